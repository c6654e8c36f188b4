## The language itself

language-name = русский
language-tag = ru
side-a = А
side-b = Б
typography-quotes = « » „ “
typography-inside-quotes = none
typography-narrow-space-before = none
typography-space-before = none
typography-percent = 100 %
typography-dash = —
typography-one-letter-words = а в и к о с у я
typography-loose-words = а без в до и из или к на не но о от по при с то у что
