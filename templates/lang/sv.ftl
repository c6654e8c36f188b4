## The language itself

language-name = svenska
language-tag = sv
side-a = A
side-b = B
typography-quotes = ” ” ’ ’
typography-inside-quotes = none
typography-narrow-space-before = none
typography-space-before = none
typography-percent = 100 %
typography-dash = –
typography-one-letter-words = none
typography-loose-words = av de den det eller en ett för från hos i inte med men om och på så som till ur vid är åt
