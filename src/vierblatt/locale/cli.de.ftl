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

## Der Server

serve-at = Vierblatt läuft unter { $url } - Strg+C beendet es.
serve-local = Nur dieser Rechner erreicht es. `vierblatt serve --host` öffnet es für dein Netz.
serve-shared = Alle im selben Netz können mitspielen: den Code scannen oder die Adresse eintippen.
serve-no-network = Dieser Rechner ist gerade in keinem Netz; nur er selbst erreicht die Seite.
serve-without-tls = Ohne TLS erlauben Browser keine Passkeys und installieren die Seite nicht; alles andere geht.
serve-compiling = Die Regeln werden vorbereitet, einmalig
serve-ended = Der Server ist beendet. Nach dem nächsten Start gehen die Partien weiter, wo sie waren.
