## The language itself

language-name = français
language-tag = fr
side-a = A
side-b = B
typo-quotes = «»“”
typo-narrow-before = ;!?
typo-space-before = :%»
typo-space-after = «
typo-dash = –
typo-bound-words = { "" }
typo-light-words = a à au aux avec dans de des du en est et la le les mais ne ou par pour puis que qui se si sont sur un une
