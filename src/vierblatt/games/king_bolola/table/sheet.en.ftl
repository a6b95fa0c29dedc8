### Only the score sheet of King Bolola uses these.

sheet-contract = Contract
sheet-tricks = Tricks
sheet-jacks_kings = Jacks and kings
sheet-queens = Queens
sheet-hearts = Hearts
sheet-twelfth = Who took trick 12
sheet-last = Who took trick 13
sheet-king = Who took the king of hearts
sheet-why-no-tricks = Each trick costs 50 points.
sheet-why-no-jk = Each jack and each king costs 60 points.
sheet-why-no-queens = Each queen costs 100 points.
sheet-why-no-hearts = Each heart costs 30 points.
sheet-why-last-two = Trick 12 costs 120 points, trick 13 costs 240.
sheet-why-no-king = The king of hearts costs 320 points.
sheet-why-trump = Each trick earns 50 points.
sheet-why-bolola-minus = In a Bolola minus, tricks, court cards, hearts and the last two tricks all cost points, 800 together.
sheet-why-bolola-plus = In a Bolola plus, tricks, court cards, hearts and the last two tricks all earn points, 800 together.
sheet-why-end = That was the 24th round: the match is over.
sheet-why-winners = All who have more than zero have won.
