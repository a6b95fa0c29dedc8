### Die Seite: alles um den Tisch herum.

web-home-title = Was spielen wir?
web-home-lead = Vier Kartenspiele, allein mit Bots oder mit Freunden. Frei, offen, ohne Werbung – und niemand kann die Karten zinken.
web-load-fault = Die Seite ließ sich nicht laden. Prüfe die Verbindung und lade sie neu.
error-offline = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuch es noch einmal.
web-skip = Zum Inhalt
web-home = Startseite
web-nav = Seiten
web-nav-more = Weitere Seiten
web-lobby = Lobby
web-leaders = Rangliste
web-me = Ich
web-people = Leute
web-notices = Benachrichtigungen
web-notices-unread = Benachrichtigungen: { $count } ungelesen
web-settings = Einstellungen
web-statistics = Statistik der Karten
web-check = Eine Runde prüfen
web-about = Über Vierblatt
web-my-tables = Meine Tische
web-name-title = Wie sollen dich die anderen nennen?
web-name-why = Du kannst diesen Namen behalten oder später ändern.
web-name-take = Mit diesem Namen weiter
web-go-on = Weiterspielen
web-stage-seating = wartet auf Mitspieler
web-stage-nonces = beginnt
web-stage-playing = läuft
web-stage-over = beendet
web-stage-closed = geschlossen
web-join-label = Code oder Link eines Tisches oder Majlis
web-join = Beitreten
web-join-bad = Ein Code hat zehn Buchstaben und Ziffern.
web-play = Spielen
web-play-bots = { $game } mit Bots spielen
web-players = { $count } Spieler
web-friends = Mit Freunden
web-quick = Schnell mitspielen
web-rules = Regeln
web-puzzles = Aufgaben
web-puzzles-line = Aufgaben: Finde die beste Karte
web-learn = Lernen
web-dispute = War die Karte erlaubt?
web-learn-first = Noch nie gespielt? Lerne ein Spiel Schritt für Schritt
web-learn-new = Neu bei { $game }? Lerne es in { $minutes } Minuten
web-learn-game = { $game } Schritt für Schritt lernen
web-daily = Runden des Tages
web-daily-game = Acht Runden des Tages
web-tournaments = Turniere
web-tournaments-line = Turniere: eines leiten oder verfolgen
web-sheet = Schreibzettel
web-sheet-line = Ihr spielt mit Karten aus Papier? Hier anschreiben
web-quick-about = Ein Platz an einem Tisch, der auf Mitspieler wartet, oder an einem neuen.
web-game = Spiel
web-all-games = Alle Spiele
web-people-here = { $count ->
    [one] Eine Person ist hier
   *[other] { $count } Personen sind hier
}
web-tables-waiting = Tische, die auf Mitspieler warten
web-tables-running = Laufende Tische
web-tables-none = Gerade wartet kein Tisch. Eröffne einen: Andere sehen ihn hier.
web-table-invites = { $name } lädt dich ein
web-table-host = eröffnet von { $name }
web-table-free = { $count ->
    [one] Ein freier Platz
   *[other] { $count } freie Plätze
}
web-watch = Zusehen
web-preset-changed = { $count ->
    [one] { $preset }, eine Regel geändert
   *[other] { $preset }, { $count } Regeln geändert
}
web-changed-rules = { $count ->
    [one] eine Regel geändert
   *[other] { $count } Regeln geändert
}
web-usually = üblich: { $value }
web-own-numbers = eine eigene Liste …
web-own-numbers-how = Bis zu { $longest } Zahlen von { $least } bis { $most }, in ihrer Reihenfolge
web-rated = gewertet
web-seconds = { $count ->
    [one] eine Sekunde
   *[other] { $count } Sekunden
}
web-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
web-none = keine
web-at-once = sofort
web-new-table = Neuer Tisch
web-open-table = Tisch eröffnen
web-table-settings = Tischeinstellungen
web-reset = Zurück zur Regelvorlage
web-set-private = Privat: nur mit dem Link
web-bot-level = Spielstärke der Bots
web-set-rated = Gewertet: unveränderte Regeln, mit Uhr, ohne Bots
web-set-move-seconds = Zeit für einen Zug
web-set-bank-seconds = Zeitreserve für die Partie
web-set-grace = Bevor ein Bot für Abwesende spielt
web-set-spectator-delay = Verzögerung für Zuschauer
web-set-chat = Chat
web-chat-phrases = Sätze und Emoji
web-chat-free = freier Chat (private Tische)
web-set-takeback = Zurücknehmen, wenn alle einverstanden sind
web-set-hints = Tipps
web-set-spectators = Zuschauer
web-set-winner-stays = Sieger bleiben sitzen; wer verliert, macht wartenden Zuschauern Platz
web-set-longest-run = Wann auch die Sieger aufstehen
web-run = { $count ->
    [one] nach jeder Partie
   *[other] nach { $count } Siegen in Folge
}
web-never = nie
web-set-voice = Sprachchat für alle, die am Tisch sitzen (private Tische)
web-settings-note = Nur für dieses Gerät.
web-set-theme = Hell oder dunkel
web-theme-auto = wie das Gerät
web-theme-light = hell
web-theme-dark = dunkel
web-set-deck = Farben der Karten
web-deck-four = vier Farben
web-deck-two = Schwarz und Rot
web-set-cards = Kartenbilder
web-cards-normal = gezeichnet
web-cards-large = große Zeichen
web-set-motion = Bewegung
web-motion-auto = wie das Gerät
web-motion-reduced = wenig
web-motion-full = voll
web-set-sound = Töne
web-set-confirmplay = Karten durch zweimaliges Tippen spielen
web-set-arabicdigits = Arabische Ziffern
web-no-page = Diese Seite gibt es nicht.
web-name = Name
web-place = Platz
web-points = Punkte
web-matches = Partien
web-leaders-empty = Noch steht niemand auf dieser Liste. Spiel gewertete Partien, um hierher zu kommen.
web-leaders-note = Sobald eine Wertung nicht mehr vorläufig ist, nach etwa zehn gewerteten Partien. Die Punkte zählen deine Stärke, soweit sie sicher ist.
web-no-matches = Noch keine beendeten Partien.
web-provisional = vorläufig
web-provisional-note = Eine vorläufige Wertung ist noch unsicher und steht in keiner Bestenliste. Es braucht etwa zehn gewertete Partien.
web-rating-curve-provisional = Wertung, noch vorläufig: { $name }.
web-no-ratings = Noch keine gewerteten Partien.
web-more = Mehr
web-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
web-won = gewonnen
web-since = Hier seit { $date }
web-guest = Gast
web-guest-note = Du bist Gast: Alles geht, aber nur auf diesem Gerät. Mit Name und Passwort kommst du von überall zurück.
web-member-note = Du kannst dich auf jedem Gerät anmelden.
web-history = Gespielte Partien
web-ratings = Wertungen
web-match-rating = Aus Partien
web-board-rating = Gleiche Karten (Duplikat)
web-board-rating-about = Aus gewerteten Turnieren, in denen alle die gleichen Karten spielen: Glück zählt weniger.
web-rated-tournaments = Turniere
web-board-provisional-note = Eine vorläufige Wertung ist noch unsicher und steht in keiner Bestenliste. Es braucht etwa fünf gewertete Turniere.
web-leaders-boards = Gleiche Karten
web-leaders-boards-about = Die Wertung aus gewerteten Turnieren, in denen alle die gleichen Karten spielen.
web-leaders-boards-empty = Noch steht niemand auf dieser Liste. Spiel gewertete Turniere mit gleichen Karten für alle, um hierher zu kommen.
web-leaders-boards-note = Sobald eine Wertung nicht mehr vorläufig ist, nach etwa fünf gewerteten Turnieren. Die Punkte zählen deine Stärke, soweit sie sicher ist.
web-account = Konto
web-register = Name und Passwort wählen
web-register-note = Was du gespielt hast, behältst du.
web-registered = Fertig. Du kannst dich jetzt überall anmelden.
web-login = Anmelden
web-login-passkey = Mit einem Passkey
web-logout = Abmelden
web-logout-here = Auf diesem Gerät
web-logout-all = Auf allen Geräten
web-sessions = Wo du angemeldet bist
web-sessions-note = Beende, was du nicht kennst, und ändere dann dein Passwort.
web-session-here = dieses Gerät
web-password = Passwort
web-password-old = Bisheriges Passwort
web-password-new = Neues Passwort
web-password-change = Passwort ändern
web-rename = Namen ändern
web-saved = Gespeichert.
web-passkeys = Passkeys
web-passkeys-note = Melde dich mit Finger, Gesicht oder Schlüssel an statt mit einem Passwort.
web-passkeys-need-tls = Passkeys brauchen eine sichere Verbindung (https), die dieser Server nicht hat.
web-ends-access = Alle anderen Geräte werden abgemeldet, und Schlüssel für Programme gelten nicht mehr.
web-passkeys-keep = Meine Passkeys gelten weiter
web-passkey-label = Wie du ihn nennst
web-passkey-add = Passkey hinzufügen
web-tokens = Schlüssel für Programme
web-tokens-note = Mit so einem Schlüssel kann sich ein Programm von dir an Tische setzen. Zeig ihn niemandem.
web-token-label = Wofür er ist
web-token-bot = spielt als Programm
web-token-add = Schlüssel erzeugen
web-token-once = Das ist der Schlüssel. Er wird nur dieses eine Mal gezeigt.
web-delete = Löschen
web-visibility = Was andere sehen
web-visibility-note = Wer eine Partie gespielt hat oder ihren Link kennt, kann sie immer öffnen.
web-history-who = Meine beendeten Partien sehen
web-history-everybody = alle
web-history-nobody = nur ich
web-on-leaderboards = Ich stehe in Bestenlisten
web-visibility-save = Speichern
web-data = Deine Daten
web-data-note = Alles, was von dir gespeichert ist, mit den Aufzeichnungen aller Partien, in einer Datei.
web-export = Herunterladen
web-delete-account = Konto löschen
web-delete-sure = Konto, Name, Wertungen und Schlüssel werden für immer gelöscht. Die Partien der anderen bleiben, ohne deinen Namen.
web-delete-now = Endgültig löschen
web-about-fair = Ehrliche Karten
web-about-fair-text = Die Geheimnisse des Servers liegen fest, bevor sich jemand setzt, und jeder Spieler gibt eine Zufallszahl dazu, sodass niemand die Karten aussuchen kann. Nach jeder Runde rechnet dein eigener Browser das nach.
web-about-private = Deine Daten
web-about-private-text = Keine Werbung, keine Verfolgung, nichts von fremden Servern. Du brauchst kein Konto; alles lässt sich herunterladen und löschen.
web-about-install = Auf deinem Gerät
web-about-install-text = Wo die Verbindung sicher ist (https), kann dein Browser diese Seite wie eine App installieren.
web-about-licence = Lizenz und Quellen
web-about-licence-text = Vierblatt ist freie Software unter der MIT-Lizenz. Es benutzt Lit (BSD-3-Clause) und Fluent (Apache-2.0). Die Karten wurden dafür gezeichnet.

## Der Server ist weg

web-server-lost = Der Server ist nicht erreichbar. Du kannst weiterhin die Regeln lesen und Punkte anschreiben; alles andere braucht den Server, auch das Spielen gegen Bots. Vierblatt versucht es weiter.
web-server-back = Der Server ist wieder da.
web-page-away = Diese Seite war auf diesem Gerät noch nicht geöffnet, und der Server ist nicht erreichbar. Sie erscheint von selbst, sobald er wieder da ist.

## Die Lobby

web-table-yours = dein Tisch

## Standings: leaderboard against bots, a player's statistics

web-counted = Zählt für die Rangliste
web-counted-note = Ohne Tipps und ohne Zurücknehmen. Jede Runde zählt, auch die einer verlassenen Partie. Auf der Liste steht, wer ein Konto hat.
web-leaders-people = Gegen Menschen
web-leaders-bots = Gegen Bots
web-leaders-people-about = Die Wertung aus gewerteten Partien zwischen Menschen.
web-leaders-bots-about = Wie viele Punkte je Runde jemand mehr holt, als solide Bots aus denselben Karten gemacht hätten.
web-leaders-bots-empty = Noch steht niemand auf dieser Liste. Wähl auf der Startseite „Zählt für die Rangliste“, bevor du gegen Bots spielst.
web-leaders-bots-note = Auf der Liste steht, wer ein Konto hat, { $least } Runden ganz gespielt und höchstens jede zehnte verlassen oder verpasst hat. Sortiert wird nach „mindestens“: dem, was so gut wie sicher ist.
web-low = Mindestens
web-edge = Pkt./Runde
web-deals = Runden
web-wins = Gewonnen
web-lost = verloren
web-drawn = unentschieden
web-player-statistics = Statistik
web-rating-curve = Wertung: { $name }.
web-edge-curve = Punkte je Runde mehr als solide Bots: { $name }.
web-curve = { $count } Partien, von { $first } bis { $last }; niedrigster Wert { $low }, höchster { $high }.
web-report = Melden
