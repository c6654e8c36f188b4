## The language itself

language-name = русский
language-tag = ru
side-a = А
side-b = Б
typo-quotes = «»„“
typo-narrow-before = { "" }
typo-space-before = %
typo-space-after = { "" }
typo-dash = —
typo-bound-words = а в и к о с у я
typo-light-words = а без в до и из или к на не но о от по при с то у что
