### Nur der Schreibzettel von King Bolola verwendet diese.

sheet-contract = Kontrakt
sheet-tricks = Stiche
sheet-jacks_kings = Buben und Könige
sheet-queens = Damen
sheet-hearts = Herzen
sheet-twelfth = Wer Stich 12 hat
sheet-last = Wer Stich 13 hat
sheet-king = Wer den Herz-König hat
sheet-why-no-tricks = Jeder Stich kostet 50 Punkte.
sheet-why-no-jk = Jeder Bube und jeder König kostet 60 Punkte.
sheet-why-no-queens = Jede Dame kostet 100 Punkte.
sheet-why-no-hearts = Jedes Herz kostet 30 Punkte.
sheet-why-last-two = Stich 12 kostet 120 Punkte, Stich 13 kostet 240.
sheet-why-no-king = Der Herz-König kostet 320 Punkte.
sheet-why-trump = Jeder Stich bringt 50 Punkte.
sheet-why-bolola-minus = Im Bolola minus kosten Stiche, Bilder, Herzen und die letzten zwei Stiche Punkte, zusammen 800.
sheet-why-bolola-plus = Im Bolola plus bringen Stiche, Bilder, Herzen und die letzten zwei Stiche Punkte, zusammen 800.
sheet-why-end = Das war die 24. Runde: Die Partie ist zu Ende.
sheet-why-winners = Wer mehr als null hat, hat gewonnen.
