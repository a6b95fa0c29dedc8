### Die Seite eines Tischs.

## Plätze und Karten

table-hand = Deine Karten
table-card-shut = { $card }, jetzt nicht spielbar
table-card-advised = { $card }, Rat des Trainers
table-trick = Der Stich
table-seat = Platz { $number }
table-seat-free = frei
table-sit-here = Platz { $number } frei: hinsetzen
table-is-bot = Bot
table-seconds = { $count } s
table-is-dealer = Geber
table-is-partner = Partner
table-is-away = Nicht verbunden
table-is-ready = bereit
table-tricks = { $count ->
    [one] ein Stich
   *[other] { $count } Stiche
}
table-held = { $count ->
    [one] eine Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
table-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
table-menu-facts = Diese Runde
table-close = Schließen
table-show-rule = Regel zeigen
table-meanings = Was die Ansagen bedeuten
table-meanings-sign = ?

## Vor der Partie

table-seating-title = { $game }: Nehmt Platz!
table-seats-free = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
table-ready-missing = { $count ->
    [0] Alle sind bereit
    [one] Es fehlt noch eine Zusage
   *[other] Es fehlen noch { $count } Zusagen
}
table-sit = Hinsetzen
table-invite = Einladen
table-add-bots = Mit Bots füllen
table-ready = Ich bin bereit
table-you-are-ready = Du bist bereit.
table-of-tournament = Turnier: { $name }
table-come-walkover = { $minutes ->
    [one] Wer in einer Minute nicht da ist, verliert die Partie.
   *[other] Wer in { $minutes } Minuten nicht da ist, verliert die Partie.
}
table-come-bots = { $minutes ->
    [one] In einer Minute spielen Bots für die, die fehlen.
   *[other] In { $minutes } Minuten spielen Bots für die, die fehlen.
}
table-result-entered = Das Ergebnis wird von selbst ins Turnier eingetragen.
table-board-over = Runde { $board } ist vorbei
table-board-secret = Das Ergebnis trägt sich selbst ein. Alle sehen es mit allen Karten, wenn der letzte Tisch diese Runde gespielt hat.
table-board-next = Zur nächsten Runde
table-board-wait = Hier steht, sobald deine nächste Runde bereit ist.
table-tournament-closed = Dieser Tisch ist geschlossen. Im Turnier steht, wie die Partie zählt.
table-voice-here = Wer hier sitzt, kann mit den anderen auch sprechen (Sprachchat).
table-rules-of = Regeln: { $preset }
table-rules-unchanged = Keine Hausregel ist geändert.
table-rules = Regeln lesen
table-seat-bot = { $seat }: einen Bot hinsetzen, { $level }
table-bot-level = { $seat }: Spielstärke
table-unseat-who = { $seat }: Platz frei machen
table-seats-done = Fertig

## Die Einladung

table-invited-by = { $host } lädt dich zu { $game } ein
table-invited = Du bist zu { $game } eingeladen
table-invite-how = Wer diesen Link hat, kann sich hier hinsetzen.
table-copy = Link kopieren
table-send-link = Senden
table-copied = Der Link ist kopiert
table-code = Code:
table-qr = QR-Code des Links

## Die Punkte

table-sheet-empty = Noch keine Runde ist abgerechnet.
table-log-empty = Noch ist nichts geschehen.
table-log-earlier = Frühere Runden zeigen
table-check-card = Karte prüfen
table-deal = Runde
table-deal-number = Runde { $number }
table-deal-over = Runde { $number } ist zu Ende
table-this-deal = Diese Runde
table-total = Gesamt
table-you-won = Du hast gewonnen!
table-won-by = Gewonnen: { $winners }
table-nobody-won = Niemand hat gewonnen
table-continue = Weiter
table-waiting-for = Es fehlt noch: { $names }
table-key-show = Ansehen
table-analyse = Analysieren
table-share-picture = Als Bild teilen
table-check = Diese Runde prüfen
table-replay = Noch einmal ansehen
table-rematch = Noch eine Partie
table-rematch-join = Zur nächsten Partie
table-to-games = Alle Spiele

## Reden

table-said = Nachrichten
table-talk-seated = Wer am Tisch sitzt, kann etwas sagen.
table-chat = Etwas sagen
table-send = Senden
table-mute = Stummschalten

## Fragen

table-bot-plays-for-you = Ein Bot spielt für dich.
table-take-seat = Meinen Platz zurücknehmen
table-paused = Der Tisch macht Pause.
table-unpause = Weiter
table-absent = { $seat } lässt alle warten.
table-claim-absence = Einen Bot weiterspielen lassen
table-agree = Zustimmen
table-decline = Ablehnen
table-waiting-answer = Warten auf eine Antwort: { $seats }

## Die Verbindung

table-connection-connecting = Verbinden …
table-connection-lost = Keine Verbindung. Neuer Versuch …
table-deals-wrong = Mit den Karten dieses Tisches stimmt etwas nicht
table-deals-leave = Tisch verlassen
table-deals-check = Zu den Zahlen
table-connection-restarting = Der Server startet neu. Gleich geht es weiter …
table-watching = { $seconds ->
    [0] Du schaust zu
   *[other] Du schaust mit { $seconds } Sekunden Verzögerung zu
}
table-superseded = Du spielst an diesem Tisch in einem anderen Fenster.
table-play-here = Hier spielen

## Das Menü

table-menu-menu = Menü
table-menu-sheet = Punktestand
table-menu-last = Letzter Stich
table-menu-log = Verlauf
table-menu-hint = Tipp
table-menu-coach = Trainer
coach-only = Trainer: Hier geht nur { $action }. { $reason }
coach-figures = In Zahlen
table-menu-takeback = Zurücknehmen
table-menu-claim = Der Rest gehört mir
table-menu-accuse = Fehler rügen
table-menu-sawa = Sawa sagen
table-say-accuse = Rügen
table-say-sawa = Sawa
table-menu-pause = Pause
table-menu-queue = Warteschlange
table-menu-talk = Etwas sagen
table-menu-people = Wer hier sitzt
table-menu-voice = Sprachchat
table-menu-microphone = Mein Mikrofon stummschalten
table-menu-rules = Regeln
table-menu-share = Einladen
table-menu-seats = Plätze verwalten
table-menu-full = Vollbild
table-menu-settings = Einstellungen
table-menu-skip = Nicht warten
table-menu-sound = Ton an oder aus
table-menu-keys = Tastatur
table-menu-leave = Verlassen
table-keys-move = Von Karte zu Karte
table-keys-play = Spielen
table-keys-next = Zum nächsten Bedienelement
table-leave-playing = Ein Bot spielt für dich weiter. Du kannst jederzeit zurückkommen und deinen Platz wieder einnehmen.
table-leave-rated = Diese Partie wird gewertet: Macht der Bot mehr als drei deiner Züge, hast du sie verloren. Nur wenn jemand anderes den Tisch aufhält, kostet dich das Verlassen nichts.
table-leave-solo = Die Partie wird angehalten. Du findest sie auf der Startseite und kannst dort weitermachen, wo du aufgehört hast.
table-leave-seat = Dein Platz wird frei.
table-leave-watching = Du schaust dann nicht mehr zu.
table-stay = Bleiben

## Zurück in das Majlis, dessen Tisch das ist

table-menu-majlis = Zum Majlis

## Der Server ist weg

table-server-lost = Der Server ist nicht erreichbar; zum Spielen wird er gebraucht, auch gegen Bots. Der Tisch erscheint von selbst, sobald er wieder da ist.
table-connection-back = Wieder verbunden.
table-menu-report = Jemanden melden
