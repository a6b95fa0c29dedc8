### Was man über eine simulierte Runde fragen kann.

deal-fact-cards_each = Wie viele Karten jeder bekam.
deal-fact-declarer = Wer das höchste Gebot abgab und ausspielte.
deal-fact-call = Was der Platz ansagte: 0 für passen, eine Zahl von Stichen, 14 für ein Board.
deal-fact-bid = Der Kontrakt des Teams: beide Gebote zusammen.
deal-fact-board = Die Stufe des Boards des Teams: 1 einfach, 2 doppelt und so weiter; 0 ohne Board.
deal-fact-no_trump = Ob die Runde ohne Trumpffarbe war.
deal-fact-trumps = Alle Karten, die Trumpf waren: die Farbe und die Joker.
deal-fact-made = Ob das Team des Platzes seinen Kontrakt erfüllt hat, mit einem Board alle Stiche.
deal-fact-rainbow = Der Rainbow-Bonus des Teams des Platzes.
