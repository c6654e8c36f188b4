## The language itself

language-name = português
language-tag = pt-BR
side-a = A
side-b = B
typo-quotes = “”‘’
typo-narrow-before = { "" }
typo-space-before = { "" }
typo-space-after = { "" }
typo-dash = –
typo-bound-words = { "" }
typo-light-words = a à ao as às até com da das de do dos e é em na nas no nos o os ou para por que se sem são um uma
