### Fragen zu simulierten Runden: `vierblatt simulate --where`.

query-facts = Was --where und --show nennen können
query-operators = SEAT ist ein Platz aus dieser Liste, etwa declarer, CARDS eine Menge von Karten, etwa hearts & aces. Dazu gibt es and, or, not, ==, !=, <, <=, >, >=, + - * / und für Mengen von Karten & (in beiden) und | (in einer davon).
query-where = Bedingung: { $where }
query-all = Ohne Bedingung: Jede Runde zählt.
query-found = { $found } von { $drawn } gezogenen Runden erfüllen sie: { $share }
query-none = Keine der { $drawn } gezogenen Runden erfüllt die Bedingung. Ziehe mit --deals mehr, oder verlange weniger.
query-limit = Gesucht waren { $enough }; nach { $drawn } Runden war Schluss, mehr erlaubt --deals nicht.
query-part = Unterbrochen: Es wurden nur { $drawn } von höchstens { $asked } Runden gezogen.
query-value = Mittel oder Anteil
query-true = wahr
query-false = falsch
deal-fact-first = Die Plätze in der Reihenfolge des Spiels: Der erste kommt nach dem Geber.
deal-fact-dealer = Der Platz, der gegeben hat.
deal-fact-seat1 = Die Plätze nach ihrer Nummer, wo immer der Geber sitzt; nur nützlich, wenn dort verschiedene Spieler sitzen (--players).
deal-fact-scored = Ob die Runde gewertet wurde; wenn alle passen, kann das ausbleiben.
deal-fact-tricks = Die Stiche, die der Platz gemacht hat.
deal-fact-side_tricks = Die Stiche, die das Team des Platzes gemacht hat.
deal-fact-points = Die Punkte, die die Seite des Platzes für die Runde bekam.
deal-fact-ahead = Diese Punkte abzüglich des Mittels der anderen Seiten.
deal-fact-count = Wie viele der Karten der Platz hatte, als das Spiel der Karten begann.
deal-fact-holds = Ob der Platz alle diese Karten hatte, als das Spiel der Karten begann; bei einer leeren Menge falsch.
deal-fact-longest = Die Länge der längsten Farbe des Platzes, ohne Joker.
deal-fact-shortest = Die Länge seiner kürzesten Farbe; 0, wenn ihm eine Farbe fehlte.
deal-fact-taken = Wie viele der Karten der Platz in Stichen bekam.
deal-fact-place = Die Stelle des Platzes: 1 für den ersten nach dem Geber.
deal-fact-next = Der Platz, der nach diesem spielt.
deal-fact-min = Die kleinere von zwei Zahlen.
deal-fact-max = Die größere von zwei Zahlen.
deal-fact-abs = Eine Zahl ohne ihr Vorzeichen.
deal-fact-side = Die Nummer der Seite des Platzes wie im Bericht: 1 oder 2.
deal-fact-same_side = Ob zwei Plätze zum selben Team gehören.
deal-fact-partner = Der Platz gegenüber.
deal-fact-dealt = Derselbe Ausdruck über die Blätter, wie sie zuerst gegeben wurden: bevor etwas gekauft, gezogen oder getauscht war.
deal-fact-all = Mengen von Karten: Farben, Ränge, alle.
deal-fact-card = Eine einzelne Karte: Rang (2 bis 9, T, J, Q, K, A) und Farbe (S, H, D, C).
