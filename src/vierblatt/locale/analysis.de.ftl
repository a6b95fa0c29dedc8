### Die Analyse einer Partie: `vierblatt analyse` und ihre Seite.

analysis-title = Analyse: { $game }
analysis-of =
    { $deals ->
        [one] 1 Runde
       *[other] { $deals } Runden
    }, { $decisions } Entscheidungen bewertet, { $forced } ohne Wahl
analysis-settings = Bis zu { $worlds } mögliche Kartenverteilungen je Entscheidung · Startwert { $seed }
analysis-part = Nur ein Teil: Die Analyse wurde angehalten.
analysis-running = Die Partie ist nicht zu Ende.
analysis-bar = Bewertung
analysis-go-on = Was fertig ist, liegt in { $path }; derselbe Befehl macht dort weiter.
analysis-written = Geschrieben: { $path }
analysis-call = „{ $call }“

## Spieler

analysis-players = Die Spieler
analysis-player = Spieler
analysis-accuracy = Genauigkeit
analysis-per-decision = Kosten je Entscheidung
analysis-blunders = Grobe Fehler
analysis-mistakes = Fehler
analysis-inaccuracies = Ungenauigkeiten
analysis-risks = Geglückte Wagnisse
verdict-blunder = Grober Fehler
verdict-mistake = Fehler
verdict-inaccuracy = Ungenauigkeit
verdict-risk = Geglücktes Wagnis
verdict-match = Für die Partie

## Die Partie

analysis-match = Die Partie
analysis-match-lead = Vorsprung von { $side }
analysis-match-totals = Punkte
analysis-match-how = Die großen Punkte sind der Stand nach jeder Runde. Die Linie zeigt, was gleich gute Spieler von da an aus den Karten gemacht hätten: was die Karten brachten und was die Entscheidungen daran änderten. Kleine Punkte sind Fehler und grobe Fehler.
analysis-match-plain = Nach Runde { $deal }: { $scores }

## Glück und Können

analysis-luck = Glück und Können, Runde für Runde
analysis-luck-of = Ergebnisse von { $side }: eigene Punkte weniger die der anderen
analysis-luck-own = Ergebnisse von { $side }: die eigenen Punkte
analysis-deal = Runde
analysis-result = Ergebnis
analysis-cards = Karten
analysis-play = Spielweise
analysis-rest = Rest
analysis-numbers = Die Zahlen
analysis-sum = Zusammen

## Entscheidungen

analysis-moves = Die teuren Züge
analysis-no-moves = Keine Entscheidung hat mehr gekostet, als sich durch Zufall erklären lässt.
analysis-at-call = Runde { $deal }, beim Ansagen
analysis-at-card = Runde { $deal }, Stich { $trick }
analysis-cost = { $action } hat im Mittel über { $worlds } mögliche Kartenverteilungen { $points } Punkte verschenkt; am besten war { $best }.
analysis-paid = Im Mittel über { $worlds } mögliche Kartenverteilungen ist { $action } um { $points } Punkte schlechter als { $best }, aber so, wie die Karten saßen, ging nichts verloren.
analysis-for-match = Im Mittel über { $worlds } mögliche Kartenverteilungen bringt { $action } in dieser Runde { $points } Punkte weniger als { $best }, war aber beim Stand der Partie nicht die schlechtere Wahl.
analysis-best-in-match = Für die Partie war { $action } am besten.
analysis-worse = In { $share } dieser Verteilungen brachte es weniger Punkte.
analysis-share = { $number } %
analysis-lay-lost = So, wie die Karten saßen, kostete es bei offenen Karten { $points } Punkte.
analysis-reason = Für { $best } spricht: „{ $reason }“
analysis-options = Alles, was möglich war, mit dem Abstand zum Besten: { $options }
analysis-deals-were = Noch mögliche Verteilungen: { $number }.
analysis-alternatives = Alles, was möglich war
analysis-expected = Erwartet
analysis-behind = Hinter dem Besten
analysis-seen = Was { $seat } wissen konnte
analysis-hand = Hand
analysis-table = Auf dem Tisch
analysis-leads = { $seat } spielt aus.
analysis-last = Letzter Stich
analysis-tricks = Stiche bisher
analysis-public = Allen bekannt
analysis-calls = Ansagen
analysis-gone = Gefallene Karten
analysis-held = Hat sicher
analysis-voids = Kann nicht bedienen
analysis-lacks = Hat sicher nicht
analysis-deals-left = Noch mögliche Verteilungen
analysis-about = etwa { $number }
analysis-times-6 = { $number } Mio.
analysis-times-9 = { $number } Mrd.
analysis-times-12 = { $number } Bio.
analysis-power = { $number } · 10{ $power }
analysis-scores = Stand
analysis-played = gespielt
analysis-was-best = am besten
analysis-most-points = meiste Punkte
analysis-show = Im Ablauf ansehen
analysis-replay = Die Partie, Zug für Zug

## Wie das zu lesen ist

analysis-how = So liest du das
analysis-how-cost = Kosten: Die unbekannten Karten werden immer wieder so verteilt, wie es zu allem passt, was der Spieler wusste, und jeder mögliche Zug wird in denselben Verteilungen probiert. Die Kosten sind, um wie viel der Zug im Mittel schlechter war als der beste. Angegeben werden sie nur, wo sie mehr als das Dreifache ihres Standardfehlers sind.
analysis-how-grades = Eine Ungenauigkeit kostet mindestens { $inaccuracy } Punkte, ein Fehler { $mistake }, ein grober Fehler { $blunder }. Ein geglücktes Wagnis wäre etwas davon, hat aber so, wie die Karten saßen, nichts gekostet.
analysis-how-match = Für die Partie: Gegen ihr Ende sind mehr Punkte nicht immer besser, etwa ein sicherer Sieg gegen einen hohen. Bots und Tipps spielen für die Partie. Darum wird nur beanstandet, was auch für die Partie schlechter war; was bloß Punkte der Runde gekostet hat, heißt „für die Partie“ und wird dem Spieler nicht angelastet. Kosten sind immer Punkte der Runde.
analysis-how-accuracy = Genauigkeit: 100 für eine Entscheidung, die nichts kostet, 50 für Kosten von { $mistake }, 25 für das Doppelte; im Mittel über die Entscheidungen, bei denen zwischen dem besten und dem schlechtesten Zug mindestens eine Ungenauigkeit lag.
analysis-how-luck = Glück und Können: „Karten“ ist, was gleich gute Spieler im Mittel aus diesen Karten machen, „Spielweise“ die Kosten der anderen weniger die eigenen, „Rest“, wie das ausging, was niemand wissen konnte. Zusammen ergeben sie das Ergebnis.
