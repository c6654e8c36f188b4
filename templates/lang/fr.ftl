## The language itself

language-name = français
language-tag = fr
side-a = A
side-b = B
typography-quotes = « » “ ”
typography-inside-quotes = no-break
typography-narrow-space-before = ; ! ?
typography-space-before = :
typography-percent = 100 %
typography-dash = –
typography-one-letter-words = none
typography-loose-words = a à au aux avec dans de des du en est et la le les mais ne ou par pour puis que qui se si sont sur un une
