### Eine Partie im Terminal nachspielen

## Das Menü

tui-played = Gespielte Partien
tui-played-note = Eine eigene Partie noch einmal durchgehen und sehen, was jede Karte wert war
tui-played-none = Hier wurde noch keine Partie zu Ende gespielt.
tui-played-unfinished = Diese Partie wurde nicht zu Ende gespielt.
tui-played-unknown = Diese Datei ist vielleicht keine Aufzeichnung einer Partie.

## Am Tisch

tui-replay = Rückblick
tui-replay-tried = Versuch
tui-replay-keys = ←→ Zug ↑↓ Stich N Fehler E Wert V Hände G raten P Spiel ? Hilfe Esc Menü
tui-replay-place = Zug { $number } von { $count }. { $seat } ist dran.
tui-replay-deal-over = Die Runde ist hier zu Ende.
tui-replay-recorded = In der Aufzeichnung: { $outcome }
tui-replay-left = Ab Zug { $number } anders als aufgezeichnet. Rücktaste: dorthin zurück.
tui-replay-deals = Zu einer Runde gehen
tui-replay-guess = Erst raten: an oder aus
tui-replay-guess-on = Ab jetzt wählst du zuerst und siehst dann, was gespielt wurde.
tui-replay-guess-off = Ab jetzt siehst du sofort, was gespielt wurde.

## Weiterspielen

tui-replay-play-on = Von hier weiterspielen
tui-replay-play-for = Wähle für { $seat }. Die Aufzeichnung bleibt, wie sie ist.
tui-replay-by-hand = Von Hand, für alle Plätze
tui-replay-against-bots = Von Hand für { $seat }, Bots für die anderen

## Zahlen

tui-replay-mean = Punkte
tui-replay-share = Anteil
tui-replay-worst = Risiko
tui-replay-known-how = Aus dem, was { $seat } wissen konnte: { $worlds } mögliche Verteilungen. „Punkte“ ist das erwartete Ergebnis der Runde, „Anteil“ der Anteil der Verteilungen, in denen nichts besser ist, „Risiko“ der Verlust im schlimmsten Zwanzigstel.
tui-replay-other-acts = { $seat } ist dran. E dreht den Tisch zu diesem Platz.
tui-replay-judging = Wird beurteilt: { $done } von { $count } Verteilungen … Esc: abbrechen
tui-replay-computing = Wird berechnet … Esc: abbrechen
tui-replay-compiling = Die Regeln werden übersetzt, das geschieht nur einmal … Esc: abbrechen
tui-replay-chances-open = Alle Hände sind offen. V verdeckt sie; dann zeigt C, was man wissen konnte.
tui-replay-looking = Suche nach dem nächsten Fehler: Entscheidung { $number } von { $count } … Esc: abbrechen
tui-replay-no-mistake = Kein weiterer Fehler von { $seat }.
tui-replay-no-mistakes = Kein weiterer Fehler.
tui-replay-guess-mistake = Hier hat { $seat } einen Fehler gemacht. Was würdest du spielen?

## Hilfe

tui-replay-key-step = ein Zug zurück oder vor; wo gefragt wird: wählen
tui-replay-key-trick = zum vorigen oder nächsten Stich
tui-replay-key-deal = zur vorigen oder nächsten Runde
tui-replay-key-ends = zum Anfang oder Ende der Partie
tui-replay-key-always = ein Zug zurück oder vor, auch wo gefragt wird
tui-replay-key-deals = zu einer Runde gehen
tui-replay-key-mistake = zum nächsten Fehler dieses Platzes; bei offenen Händen von irgendwem
tui-replay-key-judge = was jeder Zug wert war, und warum
tui-replay-key-chances = wo dieser Platz die verdeckten Karten erwarten konnte
tui-replay-key-hands = alle Hände oder nur die dieses Platzes
tui-replay-key-seat = den Tisch vom nächsten Platz aus sehen
tui-replay-key-guess = erst raten: zeigt erst nach deiner Wahl, was gespielt wurde
tui-replay-key-play = von hier weiterspielen, von Hand oder gegen Bots
tui-replay-key-back = zurück zur Aufzeichnung
tui-replay-key-cancel = abbrechen, was berechnet wird; sonst das Menü
tui-replay-help-two = Mit einer offenen Hand zeigt E, was deren Spieler wissen konnte. Mit allen offenen Händen zeigt E, was jeder Zug bei genau diesen Karten brachte; das konnte niemand wissen. Beides wird nie vermischt.
tui-replay-help-mistakes = Fehler sind die, die auch „vierblatt analyse“ findet: Im Mittel über die Verteilungen, die der Spieler nicht ausschließen konnte, war etwas anderes deutlich besser.
