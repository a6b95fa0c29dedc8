### Nur die Kommandozeile sagt das.

column-id = Kennung
column-name = Name
column-players = Spieler
column-presets = Regelsätze
column-option = Hausregel
column-values = Werte
column-meaning = Bedeutung
column-rule = Regel
compiling-once = Die Regeln werden übersetzt; nur der erste Start dauert so lange.
games-hint = `vierblatt games KENNUNG` zählt die Hausregeln eines Spiels auf, `vierblatt rules KENNUNG` erklärt es.
no-terminal = Hier ist kein Terminal zum Spielen, darum folgt ein Spiel unter Bots.
own-rules = Eigene Regeln
seed-is = Startwert { $seed }
