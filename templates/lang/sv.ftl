## The language itself

language-name = svenska
language-tag = sv
side-a = A
side-b = B
typo-quotes = ””’’
typo-narrow-before = { "" }
typo-space-before = %
typo-space-after = { "" }
typo-dash = –
typo-bound-words = { "" }
typo-light-words = av de den det eller en ett för från hos i inte med men om och på så som till ur vid är åt
