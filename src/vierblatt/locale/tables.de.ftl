### Tische, an denen man miteinander spielt: was dort geschieht, was man sagen kann, was abgelehnt wird.

## Was am Tisch geschehen ist

note-sat = { $name } setzt sich
note-bot-sat = Ein Bot setzt sich
note-stood = { $name } steht auf
note-ready = { $seat } ist bereit
note-began = Alle sind bereit. Die Karten liegen fest.
note-started = Die Partie beginnt
note-replaced = { $name } ist weg, ein Bot spielt weiter
note-returned = { $name } ist wieder da
note-asked-takeback = { $seat } möchte etwas zurücknehmen
note-asked-pause = { $seat } möchte eine Pause
note-agreed = { $seat } ist einverstanden
note-declined = { $seat } ist nicht einverstanden
note-withdrawn = { $seat } hat etwas zurückgenommen
note-paused = Pause
note-resumed = Es geht weiter
note-claimed = { $seat } beansprucht die restlichen Stiche
note-clock = Die Zeit ist um, ein Bot hat für { $seat } gewählt
note-rematch = Die nächste Partie steht bereit
note-closed = Der Tisch ist geschlossen
note-restarted = Der Server war kurz weg. Es geht weiter.

## Was man mit einem Tippen sagen kann

phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-oops = Hoppla!
phrase-hurry = Du bist dran …
phrase-moment = Einen Moment bitte
phrase-nice = Schön!
phrase-wow = Wow!
phrase-good-game = Schöne Partie!
phrase-again = Noch eine?
phrase-bye = Tschüss!

## Was ein Tisch ablehnt

error-bad-message = Diese Nachricht ist nicht lesbar: { $why }
error-message-too-large = Die Nachricht hat { $bytes } Bytes; höchstens { $most } sind erlaubt.
error-not-playing = Hier läuft gerade keine Partie.
error-bad-log = Das Protokoll dieses Tisches kann nicht stimmen: { $why }
error-table-closed = Dieser Tisch ist geschlossen.
error-not-for-the-table = So etwas tut ein Tisch nicht.
error-table-full = Alle Plätze sind besetzt.
error-seat-taken = Der Platz von { $seat } ist besetzt.
error-rated-no-bots = An gewerteten Tischen spielen keine Bots.
error-already-begun = Die Partie hat schon begonnen.
error-no-seat = Du hast keinen Platz an diesem Tisch.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-table-paused = Der Tisch macht Pause.
error-nonces-not-wanted = Gerade deckt niemand eine Zufallszahl auf.
error-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin und wähle dann.
error-not-your-turn = Du bist nicht dran.
error-claim-uncertain = Es ist nicht sicher, dass du alle restlichen Stiche machst. Du kannst sie beanspruchen, wenn du ausspielst und nichts, was du nicht gesehen hast, deine Karten schlagen kann.
error-question-open = Erst muss die andere Frage beantwortet werden.
error-takeback-off = An diesem Tisch wird nichts zurückgenommen.
error-takeback-too-late = Das lässt sich nicht mehr zurücknehmen: Seither hat jemand gehandelt, oder du hast etwas Neues gesehen.
error-nothing-asked = Niemand fragt dich etwas.
error-hints-off = Dieser Tisch gibt keine Tipps.
error-match-running = Die Partie läuft noch.

## Die Nöte des Servers

error-bad-config = Die Konfiguration ist nicht brauchbar: { $reason }
error-tls-pair = Zertifikat und Schlüssel gehören zusammen: Gib beide an.
error-seq-taken = Inzwischen hat jemand anderes an diesem Tisch geschrieben.
error-lease-lost = Um diesen Tisch kümmert sich jetzt ein anderer Server.
error-name-taken = Der Name „{ $name }“ ist vergeben.
error-store-down = Der Server kann gerade nichts speichern. Nichts ist verloren; er versucht es wieder.
error-store-newer = Diese Datenbank stammt von einer neueren Version von Vierblatt.
error-store-conflict = Zur gleichen Zeit wurde etwas anderes geändert. Versuche es noch einmal.
error-store-cannot-open = Die Datenbank { $database } lässt sich nicht öffnen: { $reason }
error-store-unsupported = „{ $database }“ ist keine Datenbank, die der Server benutzen kann. Gib den Pfad einer SQLite-Datei an.
