## The language itself

language-name = português
language-tag = pt-BR
side-a = A
side-b = B
typography-quotes = “ ” ‘ ’
typography-inside-quotes = none
typography-narrow-space-before = none
typography-space-before = none
typography-percent = 100%
typography-dash = –
typography-one-letter-words = none
typography-loose-words = a à ao as às até com da das de do dos e é em na nas no nos o os ou para por que se sem são um uma
