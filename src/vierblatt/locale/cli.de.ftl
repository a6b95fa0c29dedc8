### Nur die Kommandozeile sagt das.

column-id = Kennung
column-name = Name
column-players = Spieler
column-presets = Vorlagen
column-option = Hausregel
column-values = Werte
column-meaning = Bedeutung
column-rule = Regel
compiling-once = Die Regeln werden übersetzt; nur der erste Start dauert so lange.
fault-and-nearest = { $fault } Meintest du { $nearest }?
games-hint = `vierblatt games KENNUNG` zählt die Hausregeln eines Spiels auf, `vierblatt rules KENNUNG` erklärt es.
learn-games-hint = `vierblatt learn SPIEL` nennt die Schritte eines Spiels, `vierblatt learn SPIEL SCHRITT` zeigt einen davon.
learn-steps-hint = `vierblatt learn { $game } SCHRITT` zeigt einen Schritt.
no-screen = Dieses Terminal kann keinen Tisch zeigen ({ $term }), darum folgt eine Runde unter Bots.
no-terminal = Hier ist kein Terminal zum Spielen, darum folgt eine Runde unter Bots.
seed-is = Startwert { $seed }

## Der Server

serve-at = Vierblatt läuft unter { $url } - Strg+C beendet es.
serve-local = Nur dieser Rechner erreicht es. `vierblatt serve --host` öffnet es für dein Netz.
serve-shared = Alle im selben Netz können mitspielen: Das ist die Adresse für ihre Browser.
serve-no-network = Dieser Rechner ist gerade in keinem Netz; nur er selbst erreicht die Seite.
serve-without-tls = Ohne TLS erlauben Browser keine Passkeys und installieren die Seite nicht; alles andere geht.
serve-compiling = Die Regeln werden vorbereitet, einmalig
serve-compiles-now = Die Regeln werden im Hintergrund kompiliert. Einige Minuten lang spielen starke Bots einfacher.
serve-ended = Der Server ist beendet. Nach dem nächsten Start gehen die Partien weiter, wo sie waren.

## Einen Server pflegen

column-banned = gesperrt bis
column-deals = Runden
column-game = Spiel
column-kind = Art
column-last = letzter Zug
column-opened = eröffnet
column-seen = zuletzt da
column-since = seit
admin-account = Konto
admin-guest = Gast
admin-no-tables = Kein Tisch ist offen.
admin-closed = Tisch { $table } ist geschlossen.
admin-will-close = Ein laufender Server hat Tisch { $table } und schließt ihn in wenigen Sekunden.
admin-no-accounts = Es gibt kein Konto mit „{ $text }“ im Namen.
admin-banned = { $name } ist bis { $until } gesperrt.
admin-unbanned = { $name } darf wieder spielen.
admin-deleted = { $name } ist gelöscht, auch in allen Partien und an allen Tischen. Ältere Sicherungen enthalten den Namen noch.
admin-notified = { $name } findet die Nachricht bei den Benachrichtigungen.
admin-merged = Was { $name } gespielt hat, gehört jetzt { $into }.
admin-exported-player = Alles, was über diese Person gespeichert ist, steht in { $path }. Es geht nur sie etwas an.
admin-password = { $name } hat ein neues Passwort und ist überall abgemeldet: { $password }
admin-backed-up = Die Sicherung liegt in { $path } und ist geprüft ({ $size } MB). Sie enthält Geheimnisse: Gib sie nicht weiter.
admin-restored = { $path } ist aus { $backup } wiederhergestellt.
admin-copied = Die Datenbank ist aus { $backup } wiederhergestellt.
admin-kept = Die bisherige Datenbank liegt in { $path }.
admin-exporting = Aufzeichnungen
admin-exported = { $written } Aufzeichnungen nach { $path } geschrieben; { $there } waren schon da.

## Eine gelöste Stellung

solve-to-act = Platz { $seat } ist am Zug. Bei offenen Karten und bestem Spiel gewinnt seine Seite nach jedem Zug um so viele Punkte:
solve-to-act-alone = Platz { $seat } ist am Zug. Bei offenen Karten bekommen die Plätze, von 0 an, in dieser Runde nach jedem Zug:
solve-estimate = Bis zum Ende ist es zu weit für eine Lösung: Das ist geschätzt.
solve-line = Eine beste Fortsetzung: { $line }
solve-effort = { $nodes } Stellungen, { $milliseconds } ms

## Was Ansagen versprechen

forecast-calls-made = Platz { $seat } ist am Zug. In so vielen von 100 Runden mit so einem Blatt wird der Kontrakt, wenn er gilt, erfüllt:
forecast-calls-points = Platz { $seat } ist am Zug. Mit so einem Blatt bringt der Kontrakt etwa so viele Punkte:

## Prüfungen

check-expected = erwartet { $value }
check-engine = Engine   { $value }
check-file = { $file }: { $cases } Fälle von { $game }, { $faults } Abweichungen
perft-total = zusammen: { $count }
verify-proven = { $file }: geprüft und richtig, { $deals } Runden { $game }
duel-pairs = { $game }: { $pairs } Paare mit getauschten Plätzen, { $deals } Runden
duel-deals = { $one } minus { $other }: { $mean } je Runde (95-%-Intervall { $low } .. { $high }, Standardfehler { $error })
duel-matches = { $one } minus { $other }: { $mean } je Partie (95-%-Intervall { $low } .. { $high }, Standardfehler { $error })
duel-won = gewonnene Partien: { $one } { $ones }, { $other } { $others }, gleich { $even }

## Last auf einem Server

load-progress = Tische: { $tables }, Verbindungen: { $sockets }, Züge pro Sekunde: { $rate }, 99 % in { $slow } ms, Fehler: { $faults }
load-title = Last auf { $servers }
load-part = Vorzeitig beendet: Das sind die Ergebnisse bis dahin.
load-moves = { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    } in { $seconds } s; { $matches ->
        [one] eine Partie
       *[other] { $matches } Partien
    } zu Ende gespielt
load-rate = { $rate } Züge pro Sekunde, solange { $tables ->
        [one] der einzige Tisch offen war
       *[other] alle { $tables } Tische offen waren
    }
load-returns = { $count ->
    [one] Einmal kam jemand nach einem Verbindungsabbruch zurück
   *[other] { $count }-mal kam jemand nach einem Verbindungsabbruch zurück
}
load-milliseconds = Millisekunden
load-acknowledged = bis zur Bestätigung
load-delivered = bis er bei allen ist
load-sound = Keine Fehler.
load-faults = { $count ->
    [one] Ein Fehler:
   *[other] { $count } Fehler:
}
load-fault-acknowledgement = Bestätigungen, die zu keinem Befehl passen
load-fault-board = Hände, Zugrecht und Karten, die nicht zusammenpassen
load-fault-gap = fehlende Einträge
load-fault-leak = Karten, die zu früh zu sehen waren
load-fault-lost = Verbindungen, die ohne Ankündigung endeten
load-fault-other-seat = Mitteilungen, die für einen anderen Platz sind
load-fault-refused = Ablehnungen
load-fault-repeat = wiederholte Einträge
load-fault-silent = Züge ohne Antwort
load-fault-torn = Spieler an einem Tisch, die Verschiedenes erhielten
load-fault-unreadable = unlesbare Nachrichten
load-axis-moves = Züge pro Sekunde
load-axis-tables = Tische

## Aufgaben

puzzles-bar = Aufgaben
puzzles-written = { $count ->
    [one] Eine Aufgabe nach { $path } geschrieben.
   *[other] { $count } Aufgaben nach { $path } geschrieben.
}
puzzles-none-found = Keine Aufgaben gefunden, deshalb wurde nichts nach { $path } geschrieben.
puzzles-stand = { $standing } von { $judged } Aufgaben halten stand ({ $share } %).
puzzles-fault-proof = eine neue Suche findet ein anderes Ziel oder andere sichere Karten
puzzles-fault-stopped = der Beweis dauert zu lange
puzzles-fault-position = die Stellung lässt sich nicht aufbauen
puzzles-fault-options = die Möglichkeiten sind nicht die erlaubten Aktionen
puzzles-fault-no-worlds = keine Kartenverteilung passt zur Stellung
puzzles-fault-answer = eine andere Aktion ist besser als die Lösung
puzzles-fault-margin = die Lösung hat zu wenig Vorsprung
puzzles-fault-share = die Lösung ist in zu wenigen Kartenverteilungen die beste
puzzles-fault-accepted = eine als richtig geltende Aktion ist zu schwach
puzzles-fault-agreement = durchgespielte Partien, Löser oder Siegchancen sprechen für eine andere Aktion
puzzles-seat = Du: { $seat }; Geber: { $dealer }
puzzles-scores = Partie: { $scores }
puzzles-trick = { $cards } → { $winner }
puzzles-which-card = Welche Karte spielst du?
puzzles-which-call = Was sagst du an?
puzzles-choose = { $first } bis { $last }, oder q zum Aufhören:
puzzles-right = Richtig!
puzzles-wrong = Besser: { $best }. Deine Wahl kostet im Mittel { $loss } Punkte.
puzzles-played = { $cards }
puzzles-safe = Richtig! Das Ziel ist erreicht, wie auch immer die verdeckten Karten liegen.
puzzles-slip = Nicht ganz: Mit { $action } war es nicht mehr sicher. Sicher: { $safe }. Diese Karten widerlegen es und passen zu allem, was du gesehen hast:
puzzles-held = { $seat }: { $cards }
puzzles-values = Mittleres Ergebnis in { $worlds } Kartenverteilungen, die du nicht ausschließen kannst, und in wie vielen nichts besser ist:
puzzles-value = { $action }: { $points } Punkte, am besten in { $share } %
puzzles-sure-values = Was dir sicher ist, und in wie vielen von { $worlds } zufälligen Kartenverteilungen das Ziel erreicht wird, wenn alle nach Faustregeln weiterspielen:
puzzles-sure-value = { $action }: { $points } Punkte, Ziel erreicht in { $share } %
puzzles-themes = Themen: { $themes }
puzzles-rating = Wertung: { $rating }
puzzles-solved = Richtig: { $right } von { $asked }
