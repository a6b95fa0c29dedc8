### Was falsch war. $details zählt auf, was das Programm darüber weiß, in seinen eigenen Begriffen.

error-with-rule = { $sentence } ({ $rule })

## Karten und Züge

error-bad-card = „{ $text }“ ist keine Karte.
error-card-twice = { $text } kommt zweimal vor.
error-bad-seat = { $seat } hat keinen Platz an diesem Tisch; es gibt { $seats } Plätze.
error-no-deal-now = Jetzt kann nicht gegeben werden.
error-deal-needed = Erst muss gegeben werden.
error-match-over = Die Partie ist zu Ende.
error-episode-over = Die Episode ist zu Ende.
error-bad-pack = Das sind nicht die Karten dieses Spiels: { $cards } statt { $needed }, oder es ist eine falsche darunter.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-not-in-hand = { $card } ist nicht auf deiner Hand.
error-illegal = { $action } ist jetzt nicht erlaubt.
error-no-such-action = „{ $action }“ ist hier nicht möglich.
error-action-not-number = Ein Zug wird als ganze Zahl von 0 bis { $most } angegeben, nicht als „{ $given }“.

## Auswahl

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $known }.
error-other-game = Das sind die Hausregeln von { $given }, nicht die von { $game }.
error-unknown-preset = „{ $preset }“ ist keine Regelvorlage dieses Spiels. Es gibt: { $known }.
error-preset-of-rule-set = Vollständige Hausregeln und die Regelvorlage „{ $preset }“ schließen einander aus. Gib nur eines von beiden an.
error-unknown-behaviour = „{ $behaviour }“ ist keine Fassung der Regeln dieses Spiels, die noch gespielt wird. Es gibt: { $known }.
error-unknown-option = „{ $option }“ ist keine Hausregel dieses Spiels. Es gibt: { $known }.
error-reserved-option = Die Hausregel „{ $option }“ kann man hier nicht wählen: Mit ihr darf man falsche Karten spielen und rügen, und das geht nur in Partien, die Menschen spielen.
error-reserved-preset = Die Regelvorlage „{ $preset }“ kann man hier nicht wählen: Mit ihr darf man falsche Karten spielen und rügen, und das geht nur in Partien, die Menschen spielen.
error-claims-not-known = Wo falsche Karten gespielt und gerügt werden, geht das noch nicht: Eine gespielte Karte verrät dort nicht mehr, was einer Hand fehlt.
error-rules-not-options = Hausregeln sind Optionen mit ihren Werten, nicht „{ $given }“.
error-bad-value = { $option } kann nicht „{ $value }“ sein. Möglich ist: { $takes }.
error-bad-value-key = „{ $value }“ passt nicht zu { $key }.
error-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $known }.
error-bots-count = { $given } Bots für { $seats } Plätze: Nenne einen für alle oder einen für jeden Platz.
error-bad-bot-setting = Die Einstellung „{ $setting }“ passt nicht zum Bot „{ $bot }“. Er kennt: { $known }.
error-two-bot-clocks = Der Bot „{ $bot }“ nimmt entweder ms oder cpu, nicht beides.
error-players-count = { $given } Spieler für { $sides } Seiten: Nenne einen für alle oder einen für jede Seite.
error-unknown-language = Die Sprache „{ $language }“ gibt es nicht. Es gibt: { $known }.
error-rule-syntax = Eine Hausregel schreibt man als NAME=WERT.
error-bad-seed = Ein Startwert ist eine ganze Zahl mit höchstens { $digits } Ziffern.

## Dateien

error-cannot-read = { $path } ist nicht lesbar: { $reason }
error-cannot-write = { $path } lässt sich nicht schreiben: { $reason }
error-no-folder = { $path } lässt sich nicht schreiben: Den Ordner { $folder } gibt es nicht. Lege ihn an oder wähle einen anderen.
error-not-json = Das ist kein JSON: { $details }
error-not-an-object = Das ist kein JSON-Objekt: { $details }

## Durchgerechnete Fälle

error-unknown-list = { $game } hat keine Fälle namens „{ $list }“. Es gibt: { $known }.
error-no-cases = Hier gibt es keine Fälle zu { $game }. Mögliche Listen: { $known }.
error-bad-case = Fall { $case } in der Liste { $list } ist fehlerhaft: { $reason }

## Runden des Tages

error-bad-day = „{ $day }“ ist kein Tag. Schreibe ihn wie 2027-01-15.
error-bad-day-proof = Das ist nicht der Nachweis für die Runden eines Tages: { $reason }
error-unknown-day = Vom { $day } gibt es keine Runden: Der Tag hat noch nicht begonnen, niemand hat gespielt, oder sie sind gelöscht.
error-daily-over = Die Runden vom { $day } sind vorbei. Spiele die von heute.
error-daily-not-yet = Spiele zuerst Runde { $place } zu Ende: Deine Runden kommen eine nach der anderen.
error-daily-elsewhere = Diese Runde ist anderswo weitergegangen, vielleicht auf einem anderen Gerät. So steht sie jetzt.
error-daily-finished = Diese Runde hast du schon zu Ende gespielt.
error-daily-hidden = Du hast diese Runde noch nicht zu Ende gespielt. Danach, oder wenn der Tag vorbei ist, siehst du alle Karten und was andere getan haben.
error-daily-pending = Deine letzte Wahl wird noch gespielt. Warte auf die Antwort.
error-bots-away = Die Bots können gerade nicht antworten. Es ist nichts verloren: Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.

## Turniere

error-bad-imp-scale = „{ $value }“ ist keine Skala für IMPs: Gib 1 bis { $most } ganze Zahlen über 0 an, jede größer als die vorige.
error-no-imp-scale = Für { $game } gibt es keine Skala für IMPs. Gib eine für das Turnier an (imp_scale), oder lass ganze Partien spielen statt einzelner Runden.

## Lektionen

error-no-lessons = Zu { $game } gibt es keine Lektionen.
error-unknown-step = Diese Lektionen haben keinen Schritt „{ $step }“. Zur Wahl: { $known }.
error-lesson-choice = „{ $action }“ war im Schritt { $step } keine richtige Wahl. Beginne diesen Schritt neu.
error-lesson-over = Im Schritt { $step } ist nichts mehr zu tun. Geh weiter zum nächsten.
error-bad-lessons = { $path } ist keine Datei mit Lektionen: { $reason }
error-bad-lesson = { $path }, Schritt { $step }: { $reason }

## Aufgaben

error-bad-puzzle = Das ist keine Aufgabe: { $why }
error-puzzle-format = Das Format { $found } dieser Aufgabe ist unbekannt; bekannt ist: { $known }.
error-bad-puzzle-line = { $path }, Zeile { $line } ist keine Aufgabe: { $why }. Lösche diese Zeile oder erstelle die Datei neu.
error-bad-puzzle-position = Die Stellung der Aufgabe { $puzzle } lässt sich nicht aufbauen: { $reason }
error-puzzles-not-gzip = { $path } ist nicht so gepackt, wie der Name sagt, oder beschädigt: { $reason }. Kopiere oder erstelle die Datei neu.
error-no-such-puzzle = In { $path } gibt es keine Aufgabe „{ $puzzle }“. Die Zeilen der Datei beginnen mit den Kennungen der Aufgaben.
error-no-such-puzzles = In { $path } gibt es keine Aufgaben dieser Art und dieses Themas.
error-no-puzzles = Zu { $game } gehören keine Aufgaben zum Programm. `vierblatt puzzles make { $game }` erstellt welche.
error-empty-puzzle-file = { $path } enthält keine Aufgaben. `vierblatt puzzles make` erstellt welche.
error-record-of-another-game = { $path } ist eine Aufzeichnung von { $found }, nicht von { $game }. Lass sie weg oder wähle { $found }.
error-bot-with-clock = { $bot } hat ein Zeitlimit, darum ließen sich die gespielten Karten nicht wiederholen. Nimm einen Bot ohne Zeitlimit, etwa search:worlds=10.
error-checkpoint-of-other-puzzles = Der Zwischenstand { $file } gehört zu einer anderen Suche nach Aufgaben. Nimm eine andere Datei oder lösche diese.
error-not-a-safety-puzzle = Die Aufgabe { $puzzle } hat eine einzige Antwort und wird nicht weitergespielt; das geht nur bei der Art safety.
error-puzzle-not-over = Die Aufgabe { $puzzle } ist noch nicht zu Ende: Die verdeckten Karten siehst du am Ende der Runde.
error-puzzle-over = Die Aufgabe { $puzzle } ist zu Ende: Es ist nichts mehr auszuspielen.

## Aufgebaute Stellungen

error-position = Diese Stellung kann es nicht geben: { $reason }
error-bad-key = Zu einer Stellung gehört kein „{ $key }“.
error-missing-key = In der Stellung fehlt „{ $key }“.
error-bad-number = { $name } kann nicht { $value } sein. Möglich ist: { $takes }.
error-bad-scores = Zu einer Stellung gehört ein Punktestand für jede ihrer { $sides } Seiten.
error-bad-hands = { $given } Hände für { $seats } Plätze.
error-no-hand = Wenigstens eine Hand muss bekannt sein oder die Zahl der Handkarten.
error-hand-too-large = Eine Hand mit { $cards } Karten ist zu groß.
error-not-together = Das passt nicht zusammen: { $keys }
error-bad-action = „{ $action }“ lässt sich nicht als Zug lesen.
error-history = { $action } war zu diesem Zeitpunkt nicht möglich: { $reason }
error-pack-needed = Eine Runde, deren Kartenfolge unbekannt ist, lässt sich nur bis zu ihrem Ende verfolgen.
error-card-in-two-places = Eine Karte liegt an zwei Stellen. { $details }
error-card-not-in-play = { $turned } ist nicht im Spiel.
error-bad-trick = Diese Karten sind kein Stich: { $cards }
error-wrong-leader = Spieler { $leader } spielt diesen Stich nicht aus.
error-bad-contract = Diesen Kontrakt kann es nicht geben: { $details }
error-bad-chosen = Diese Kontrakte können nicht gewählt worden sein: { $details }
error-bad-bids = So kann nicht geboten worden sein: { $value }
error-bad-trump = Trumpf kann nicht „{ $value }“ sein.
error-bad-malzom = Malzom ist ja oder nein, nicht „{ $value }“.
error-bad-won = Diese Stiche können nicht gemacht worden sein: { $value }

## Aufzeichnungen und beweisbares Geben

error-bad-record = Das ist keine Aufzeichnung: { $why }
error-unopened = Nicht jede Festlegung ist eingelöst.
error-nothing-unopened = Jede Festlegung ist eingelöst: Dieser Beginn gilt.
error-no-more-rounds = Die Partie konnte in { $rounds } Versuchen nicht beginnen.
error-bad-seen = Das ist nicht, was ein Platz beim Beginn einer Partie sieht: { $why }
error-record-format = Das Format { $found } dieser Aufzeichnung ist unbekannt; bekannt ist: { $known }.
error-record-empty = Diese Aufzeichnung hat keine Runden, also gibt es nichts zu zeigen.
error-record-game = Das Spiel der Aufzeichnung passt nicht: { $details }
error-record-rules = Die Hausregeln der Aufzeichnung gibt es in { $game } nicht: { $why }
error-record-seats = Die Plätze der Aufzeichnung passen nicht: { $details }
error-record-deal = Runde { $deal } der Aufzeichnung lässt sich nicht geben: { $why }
error-record-action = Runde { $deal }, Zug { $action } der Aufzeichnung, „{ $text }“, ist nicht möglich: { $why }
error-record-taken-back = Was in Runde { $deal } der Aufzeichnung zurückgenommen wurde, war nicht möglich: { $why }
error-record-position = Eine Partie, die bei einer aufgebauten Stellung beginnt, lässt sich nicht aufzeichnen.
error-record-packs = Kartensätze aus dieser Quelle kann eine Aufzeichnung nicht festhalten: { $kind }
error-no-more-packs = Alle { $packs } Kartensätze sind aufgebraucht.
error-deal-running = Runde { $deal } läuft noch.
error-deal-revealed = Das Geheimnis von Runde { $deal } ist schon bekannt.
error-no-such-deal = Eine Runde { $deal } gibt es in dieser Partie nicht; sie hat { $deals }.
error-bad-match-id = Diese Kennung der Partie ist nicht brauchbar: Sie hat { $characters } Zeichen, erlaubt sind 1 bis 100.
error-bad-rules-hash = Das ist nicht der Hash eines Regelsatzes: „{ $text }“
error-bad-secret = Ein Geheimnis hat 32 Bytes, nicht { $bytes }.
error-bad-commitment = Was { $seat } geschickt hat, ist keine Festlegung.
error-already-committed = { $seat } hat sich schon festgelegt.
error-bad-nonce = Die Zahl, die { $seat } aufdeckt, passt nicht zur Festlegung.
error-bad-seats = { $seats } Plätze statt { $needed }.

## Auf einem Server spielen

error-bad-address = „{ $address }“ ist keine Adresse eines Servers.
error-no-connection = { $server } antwortet nicht. { $reason }
error-not-a-server = { $server } antwortet, ist aber kein Server von Vierblatt oder einer mit einer anderen Version.
error-superseded = Du spielst an diesem Tisch jetzt in einem anderen Fenster.
error-client-closed = Die Verbindung ist geschlossen.
error-needs-terminal = Um auf einem Server zu spielen, brauchst du ein Terminal, das einen Tisch zeigen kann.

## Einen Server betreiben

error-bad-host = Dieser Rechner hat keine Adresse „{ $host }“.
error-port-taken = Port { $port } ist schon belegt. Wähle einen anderen mit --port, oder mit --port 0 irgendeinen.
error-port-forbidden = Port { $port } darfst du nicht benutzen. Wähle mit --port einen über 1023.
error-bad-certificate = Das Zertifikat { $path } und sein Schlüssel sind nicht brauchbar: { $reason }
error-database-in-use = { $path } wird schon von einem Server benutzt. Beende ihn, oder wähle mit --database eine andere Datei.
error-missing-package = Das Paket { $package } ist nicht installiert. Installiere alles, was hier nötig ist: pip install "vierblatt[{ $extra }]"
error-wrong-version = Installiert ist { $package } { $installed }; diese Version von Vierblatt braucht eine andere: pip install "{ $takes }"
error-no-database = Unter { $path } gibt es keine Datenbank. Gib ihren Pfad mit --database an.
error-not-a-database = { $path } ist keine unbeschädigte Datenbank von Vierblatt: { $reason }
error-not-a-file-database = Das geht nur mit einer Datenbank, die eine Datei ist.
error-file-exists = { $path } gibt es schon. Wähle einen anderen Namen.
error-still-leased = Ein Server benutzt { $path } vielleicht noch bis { $until }. Beende ihn, oder warte.
error-table-is-closed = Tisch { $table } ist schon geschlossen.
error-unknown-player = Den Spieler „{ $player }“ gibt es nicht. Nötig ist eine Kennung oder der Name eines Kontos.
error-merge-gone = Eines der beiden Konten gibt es nicht mehr, oder es ist zweimal dasselbe.
error-merge-both-rated = Beide Konten haben eine Wertung in { $game }, { $preset }, und Wertungen lassen sich nicht zusammenführen. Lösche ein Konto, oder behalte beide.
error-merge-met = Die beiden saßen am selben Tisch ({ $table }) und lassen sich nicht zusammenführen.
error-guest-has-no-password = { $name } ist Gast und hat kein Passwort.

## Konten und Anfragen

error-not-signed-in = Du bist nicht angemeldet.
error-bad-token = Deine Anmeldung gilt nicht mehr. Bitte melde dich neu an.
error-token-old = Deine Anmeldung ist abgelaufen. Bitte melde dich neu an.
error-banned = Du darfst auf diesem Server zurzeit nicht spielen.
error-session-needed = Dafür genügt ein persönlicher Schlüssel nicht; melde dich selbst an.
error-bad-origin = Diese Anfrage kommt von einer Seite, die nicht zu diesem Server gehört.
error-wrong-login = Name oder Passwort stimmt nicht.
error-wrong-password = Das ist nicht dein Passwort.
error-bad-password = Ein Passwort hat { $least } bis { $most } Zeichen.
error-guessable-password = Dieses Passwort ist leicht zu erraten. Nimm ein längeres, zum Beispiel vier Wörter.
error-bad-name-length = Ein Name hat 1 bis { $most } Zeichen, dieser hat { $characters }.
error-bad-name-character = Das Zeichen { $character } kann in keinem Namen stehen.
error-bad-name-letters = Ein Name braucht einen Buchstaben oder eine Ziffer.
error-bad-name-sign = { $sign } kennzeichnet Programme und kann nicht in deinem Namen stehen.
error-bad-name-reserved = „{ $name }“ ist für die Leitung des Servers oder für Namenlose reserviert. Wähle einen anderen Namen.
error-bad-name-mixed = Dieser Name mischt Alphabete, deren Buchstaben gleich aussehen: { $alphabets }.
error-already-registered = Du hast schon ein Konto.
error-not-registered = Nur ein Konto hat ein Passwort. Wähle zuerst einen Namen und ein Passwort.
error-no-such-player = Diesen Spieler gibt es nicht.
error-unknown-record = Diese Partie gibt es hier nicht.
error-unknown-token = Diesen Schlüssel gibt es nicht.
error-unknown-session = Diese Anmeldung gibt es nicht.
error-unknown-passkey = Diesen Passkey gibt es nicht.
error-too-many-tokens = Du hast schon { $most } Schlüssel; mehr gehen nicht. Lösche zuerst einen.
error-too-many-passkeys = Du hast schon { $most } Passkeys; mehr gehen nicht. Lösche zuerst einen.
error-passkeys-need-tls = Passkeys brauchen eine sichere Verbindung (https) und einen Server mit einem Domainnamen.
error-bad-passkey = Dieser Passkey ist hier nicht zu gebrauchen.
error-wrong-passkey = Dieser Passkey gehört hier niemandem, oder seine Unterschrift stimmt nicht.
error-passkey-late = Das hat zu lange gedauert. Versuch es bitte noch einmal.
error-passkey-known = Dieser Passkey ist schon eingetragen.
error-too-busy = Gerade melden sich viele an. Versuch es in { $seconds } Sekunden noch einmal.
error-bad-request = Diese Anfrage ist nicht lesbar: { $why }
error-body-not-json = Eine Anfrage wird in JSON geschrieben, nicht als „{ $media }“.
error-body-too-large = Eine Anfrage hat höchstens { $most } Bytes.
error-body-too-slow = Die Anfrage kam nicht rechtzeitig an.
error-no-such-place = Unter { $path } ist nichts.
error-wrong-method = { $path } nimmt kein { $method } an.
error-request-failed = Auf dem Server ist etwas schiefgegangen. Es liegt nicht an dir.

## Simulationen

error-checkpoint-damaged = Der Zwischenstand { $file } ist beschädigt.
error-checkpoint-unreadable = Der Zwischenstand { $file } lässt sich nicht lesen: { $reason }.
error-checkpoint-unwritable = Der Zwischenstand { $file } lässt sich nicht schreiben: { $reason }.
error-checkpoint-of-another-job = Der Zwischenstand { $file } gehört zu einer anderen Simulation. Nimm eine andere Datei oder lösche diese.
error-checkpoint-of-another-version = Der Zwischenstand { $file } stammt von einer anderen Fassung der Regeln oder der Bots. Nimm eine andere Datei oder lösche diese.
error-cluster-unreachable = Unter { $address } antwortet kein Ray-Cluster: { $reason }
error-cluster-of-another-version = Auf dem Cluster läuft eine andere Fassung von Vierblatt als hier. Installiere überall dieselbe.
error-cluster-lost-work = Der Cluster hat denselben Teil der Simulation immer wieder verloren: { $reason }

## Mögliche Welten

error-no-deal-in-progress = Es läuft keine Runde, deren verdeckte Karten sich auslosen ließen.
error-no-world = Keine Kartenverteilung passt zu diesem Stand: Die Karten darin oder das Gespielte können nicht so sein.
error-no-world-found = In den erlaubten Versuchen fand sich keine Kartenverteilung, die zu diesem Stand passt.
error-nothing-to-solve = In dieser Stellung ist niemand am Zug: Es gibt nichts zu lösen.
error-hand-unknown = Zum Lösen brauchst du alle Hände; die von Platz { $seat } fehlt.
error-calls-not-solved = Lösen lässt sich nur das Ausspielen der Karten, nicht die Ansagen davor.
error-layouts-not-listed = Dieses Endspiel lässt sich nicht mit Gewissheit lösen: Zu viele Verteilungen der verdeckten Karten hängen von mehreren Karten zugleich ab, oder die Wertung hängt von mehr als ihnen ab. Nimm eines mit weniger Karten.
error-no-forecasts = In dieser Stellung steht keine Ansage an, für die es eine Prognose gibt.
error-not-two-sides = Lösen lassen sich nur Spiele mit zwei Seiten, nicht { $game }.
error-two-sides = Ein Spiel mit zwei Seiten löst der exakte Löser für zwei Seiten, nicht max^n: { $game }.
error-not-from-a-deal = Diese Stellung wurde mitten in einer Runde aufgebaut: Was vorher Karte für Karte gespielt wurde, ist unbekannt.

## Analyse

error-bad-analysis = Das ist keine Analyse: { $why }
error-record-behaviour = Diese Partie wurde nach Fassung { $found } der Regeln gespielt, dieses Programm kennt Fassung { $known }.
error-record-faulty = Diese Aufzeichnung beweist nicht, was gespielt wurde: { $why }
error-analysis-of-another = Die Datei gehört zur Analyse einer anderen Aufzeichnung oder zu anderen Einstellungen. Nimm eine andere Datei oder lösche diese.
error-analysis-of-another-version = Die Datei wurde mit einer anderen Fassung des Programms begonnen. Nimm eine andere Datei oder lösche diese.

## Majlis

error-no-such-majlis = Dieses Majlis gibt es nicht; vielleicht hat es einen neuen Link.
error-majlis-members-only = Das dürfen nur Mitglieder des Majlis.
error-majlis-host-only = Das darf nur der Gastgeber des Majlis.
error-majlis-full = Dieses Majlis ist voll: Es hat { $most } Mitglieder.
error-too-many-majlises = Du kannst in höchstens { $most } Majlis sein.
error-majlis-managers-only = Das dürfen nur der Gastgeber und die Verwalter des Majlis.
error-too-many-managers = Ein Majlis kann höchstens { $most } Verwalter haben.
error-no-such-rules = Diese Hausregeln gibt es im Majlis nicht; vielleicht wurden sie gelöscht.
error-too-many-rule-sets = Ein Majlis kann höchstens { $most } benannte Hausregeln haben. Lösche zuerst welche.
error-no-such-event = Diesen festen Termin gibt es nicht, oder er ist beendet.
error-no-such-date = Diesen Tag hat der Termin nicht, oder sein Turnier ist schon angelegt.
error-too-many-events = Ein Majlis kann höchstens { $most } feste Termine haben. Beende zuerst einen.
error-too-many-skipped = Höchstens { $most } Tage eines Termins können zugleich ausfallen.
error-unknown-time-zone = Die Zeitzone { $zone } gibt es nicht. Nimm eine wie Europe/Berlin.
error-no-such-review = Diese Nachbesprechung gibt es nicht; vielleicht wurde sie gelöscht.
error-review-not-yours-to-open = Nur wer mitgespielt hat, kann diese Partie nachbesprechen.
error-too-many-reviews = Du kannst höchstens { $most } Nachbesprechungen haben. Lösche zuerst eine.
error-too-many-watched = Du kannst höchstens { $most } Nachbesprechungen zugleich offen haben. Schließe zuerst eine.
error-review-crowded = Diese Nachbesprechung ist voll: { $most } Leute sehen zu.
error-review-players-only = Das darf hier nur, wer mitgespielt hat.
error-puzzle-pending = Für dich wird noch eine andere Stellung geprüft. Warte zuerst diese Antwort ab.
error-judging-prepared = Bewertungen dieses Spiels werden auf dem Server noch vorbereitet. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
error-review-led = Jemand anders führt durch diese Nachbesprechung.
error-review-not-leader = Das darf nur, wer gerade führt.
error-review-not-yours = Entfernen darf das nur, von wem es ist oder wer mitgespielt hat.
error-no-such-item = Das ist nicht mehr da.
error-no-such-branch = Diese Variante ist nicht mehr da.
error-no-such-point = Diese Runde hat keinen Zug { $step }, nur { $steps }.
error-branch-has-branches = Hier beginnen andere Varianten. Entferne zuerst diese.
error-too-many-branches = Eine Nachbesprechung hat höchstens { $most } Varianten. Entferne zuerst eine.
error-too-many-notes = Eine Nachbesprechung hat höchstens { $most } Notizen. Entferne zuerst eine.
error-no-such-study = Diese Studie gibt es nicht; vielleicht wurde sie gelöscht.
error-no-such-position = Diese Studie hat keine Stellung { $number } mehr.
error-study-not-yours = Ändern darf diese Studie nur, wer sie angelegt hat.
error-too-many-studies = Du kannst höchstens { $most } Studien haben. Lösche zuerst eine.
error-too-many-positions = Eine Studie hat höchstens { $most } Stellungen. Entferne zuerst eine, oder beginne eine neue Studie.
error-note-too-long = Diese Notiz hat { $characters } Zeichen; möglich sind { $most }.
error-no-such-tournament = Dieses Turnier gibt es nicht; vielleicht wurde es gelöscht.
error-organiser-withdraws = In einer Liga und in Gruppen nimmt nach dem Beginn nur die Leitung jemanden heraus, weil dann alle ihre Begegnungen nicht zählen. Wende dich an sie.
error-not-the-organiser = Das darf nur, wer dieses Turnier leitet.
error-too-many-tournaments = Du kannst höchstens { $most } Turniere haben. Lösche zuerst eins.
error-tournament-running = Dieses Turnier läuft. Beende es, bevor du es löschst.
error-tournament-full = Ein Turnier hat hier höchstens { $most } Teilnehmer.
error-tournament-log-full = Das Protokoll dieses Turniers ist { $most } MB groß. Es lässt sich nur noch beenden.
error-entry-closed = In diesem Turnier trägt jetzt nur die Turnierleitung Teilnehmer ein.
error-entered-already = Du bist in diesem Turnier schon angemeldet, als „{ $name }“.
error-round-begun = Inzwischen hat ein anderer Durchgang begonnen, vielleicht in einem anderen Fenster. Sieh noch einmal nach.
error-too-many-entries = Du bist in { $most } Turnieren, die noch nicht beendet sind; mehr sind nicht möglich. Zieh dich zuerst aus einem zurück.
error-not-a-contestant = Du bist in diesem Turnier nicht angemeldet.
error-no-start-time = Für dieses Turnier ist kein Beginn angegeben.
error-merge-both-entered = Beide Konten haben einen Platz im Turnier „{ $name }“. Führe sie zusammen, wenn es beendet ist.
error-absent-need-bots = Wo Partner zugelost werden oder mehr als zwei Seiten spielen, müssen Bots für die spielen, die nicht kommen.
error-tables-need-clock = Tische eines Turniers brauchen eine Uhr: { $least } bis { $most } Sekunden für einen Zug und höchstens { $bank } Sekunden dazu für die Partie.
error-rated-meeting-open = Begegnung { $meeting } läuft noch und ist gewertet: Lass sie an ihren Tischen zu Ende gehen. Wer nicht kommt, auf den wird nur so lange gewartet wie angekündigt.
error-too-many-at-tables = Du kannst höchstens { $most } Turniere an Tischen haben, die nicht beendet sind. Beende zuerst eins.
error-too-many-without-players = Höchstens { $most } Teilnehmer können ganz von Bots gespielt werden.
error-contestant-needs-players = Hier meldet sich jeder selbst an, weil keine Bots für Fehlende spielen.
error-partners-by-link = In diesem Turnier nehmen Partner ihre Plätze selbst ein: Melde dich zuerst an und schick ihnen dann deinen Link.
error-place-while-playing = Diese Begegnung wird noch gespielt. Die Spieler können wechseln, sobald sie ein Ergebnis hat.
error-places-taken = „{ $name }“ hat schon alle Spieler.
error-not-your-partner = Diesen Platz können nur der Partner selbst, wer ihn angemeldet hat, und die Turnierleitung freigeben.
error-no-tables = Dieses Turnier wird mit echten Karten gespielt.
error-places-fixed = Alle behalten ihre Partner bis zum Ende: Wer Runden gesehen hat, darf sie nicht mit anderen noch einmal spielen.
error-no-boards = In diesem Turnier gibt der Server keine Runden.
error-board-not-open = Runde { $board } ist noch geheim: Jemand muss sie noch spielen.
error-no-such-partner = Diesen Platz hat niemand.
error-no-such-invitation = Diese Einladung gilt nicht mehr. Bitte deinen Partner um den neuesten Link.
error-text-too-long = Dieser Text hat { $characters } Zeichen; möglich sind { $most }.
error-too-many-swaps = In einer Variante sind höchstens { $most } Täusche möglich.
error-swap-noticed = { $first } und { $second } lassen sich nicht tauschen: Das wäre aufgefallen.
error-deal-ended = Die Runde ist zu Ende.
error-not-in-pack = Im Spiel ist keine Karte { $card }.
error-no-such-line = Diese Nachricht gibt es nicht mehr.
error-does-not-accept = Diese Person nimmt das zurzeit nicht an.
error-you-block-them = Du blockierst diese Person. Hebe die Blockierung zuerst auf.
error-not-yourself = Das bist du selbst. Wähle eine andere Person.
error-too-many-friends = Du kannst höchstens { $most } Freundschaften haben. Beende zuerst eine.
error-too-many-asked = Höchstens { $most } Anfragen können auf Antwort warten. Nimm zuerst eine zurück.
error-too-many-followed = Du kannst höchstens { $most } Personen folgen. Folge zuerst jemandem nicht mehr.
error-too-many-blocked = Du kannst höchstens { $most } Personen blockieren. Hebe zuerst eine Blockierung auf.
error-too-many-muted = Du kannst höchstens { $most } Personen stummschalten. Hebe das zuerst bei jemandem auf.
error-seat-not-open = An diesem Tisch kannst du dich jetzt nicht setzen. Wähle einen anderen oder eröffne einen.
error-too-many-challenges = Höchstens { $most } deiner Herausforderungen können auf Antwort warten. Warte, bis eine beantwortet oder verfallen ist.
error-no-such-challenge = Diese Herausforderung gibt es nicht mehr.
error-challenge-lapsed = Diese Herausforderung ist verfallen. Fordere selbst heraus.
error-challenge-answered = Diese Herausforderung ist schon beantwortet.
## Moderation

error-silenced = Ein Moderator hat dir das freie Schreiben bis { $until_moment } gesperrt. Die fertigen Sätze gehen weiterhin; auf deiner Seite steht, warum.
error-report-on-yourself = Du kannst dich nicht selbst melden.
error-too-many-open-reports = { $most } deiner Meldungen sind noch offen. Warte, bis ein Moderator einige davon angesehen hat.
error-too-many-reports-today = Du hast innerhalb eines Tages { $most } Meldungen geschickt. Morgen kannst du wieder melden.
error-words-needed = Schreibe, warum.
error-hours-needed = Gib an, für wie viele Stunden.
error-no-such-act = Eine solche Entscheidung über dich gibt es nicht.
error-appealed-already = Dem hast du schon widersprochen, oder es wurde zurückgenommen.
error-name-taken-away = Diesen Namen hat dir ein Moderator genommen. Wähle einen anderen.
error-moderators-only = Das dürfen nur Moderatoren.
error-moderator-protected = Einem Moderator kann das nur ein Administrator tun, und sich selbst niemand.
error-no-such-case = Diesen Fall gibt es nicht; vielleicht wurde das Konto gelöscht.
error-case-changed = Dieser Fall hat sich inzwischen geändert: Jemand anders hat gehandelt, oder es gibt eine weitere Meldung. Sieh ihn dir noch einmal an.
error-case-closed = Dieser Fall ist schon abgeschlossen.
error-nothing-to-lift = Hier gibt es nichts zurückzunehmen: Das ist schon geschehen, oder es betrifft jemand anderen.
error-moderator-unnamed = Nenne das Konto: „vierblatt admin moderator { $what } NAME“.
error-guest-cannot-moderate = { $name } ist ein Gast. Moderator kann nur ein Konto mit eigenem Namen sein.
