### Tische, an denen man miteinander spielt: was dort geschieht, was man sagen kann, was abgelehnt wird.

## Was am Tisch geschehen ist

note-sat = { $name } setzt sich
note-bot-sat = Ein Bot setzt sich
note-stood = { $name } steht auf
note-ready = { $seat } ist bereit
note-began = Alle sind bereit. Die Karten liegen fest.
note-voided = { $name } hat die eigene Zahl nicht genannt. Alle ziehen eine neue.
note-started = Die Partie beginnt
note-replaced = { $name } ist weg, ein Bot spielt weiter
note-returned = { $name } ist wieder da
note-asked-takeback = { $seat } möchte etwas zurücknehmen
note-asked-pause = { $seat } möchte eine Pause
note-agreed = { $seat } ist einverstanden
note-declined = { $seat } ist nicht einverstanden
match-continue = Weiterspielen: { $game }, Runde { $deal }, { $score }
note-withdrawn = { $seat } hat etwas zurückgenommen
table-bot-takes-over = { $seat } ist weg. Ein Bot übernimmt in { $seconds } s.
note-paused = Pause
note-resumed = Es geht weiter
note-pace = { $seat } hat das Tempo geändert: { $name ->
    [slow] langsam
    [fast] schnell
    [instant] sofort
   *[other] normal
}
note-claimed = { $seat } beansprucht die restlichen Stiche
note-clock = Die Zeit ist um, ein Bot hat für { $seat } gewählt
note-rematch = Die nächste Partie steht bereit
note-queued = { $name } wartet auf einen Platz
note-unqueued = { $name } wartet nicht mehr auf einen Platz
note-skipped = { $name } ist nicht gekommen; der Platz geht an die Nächsten
note-closed = Der Tisch ist geschlossen
note-outlived = Der Tisch ist geschlossen: Der Server spielt jetzt nach neueren Regeln. Eine laufende Partie endet unentschieden und zählt für keine Wertung.
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
error-not-for-the-table = Das kann ein Tisch nicht.
error-table-full = Alle Plätze sind besetzt.
error-seat-taken = Der Platz von { $seat } ist besetzt.
error-rated-no-bots = An gewerteten Tischen spielen keine Bots.
error-rated-no-guests = Gäste können nicht gewertet spielen. Wähle zuerst auf der Seite „Ich“ einen Namen und ein Passwort.
error-already-begun = Die Partie hat schon begonnen.
error-no-seat = Du hast keinen Platz an diesem Tisch.
error-host-only = Das kann nur, wer den Tisch eröffnet hat.
error-tournament-table = Dieser Tisch gehört zu einem Turnier. Plätze und Einstellungen stehen fest, und Pausen gibt es nicht.
error-pace-rated = Das Tempo eines gewerteten Tisches lässt sich nicht ändern.
error-not-alone = Hier spielen noch andere Menschen mit.
error-table-paused = Der Tisch macht Pause.
error-nonces-not-wanted = Gerade wird keine Zufallszahl erwartet.
error-stale = Inzwischen ist etwas geschehen. Sieh noch einmal hin und wähle dann.
error-not-your-turn = Du bist nicht dran.
error-claim-uncertain = Es ist nicht sicher, dass du alle restlichen Stiche machst. Du kannst sie beanspruchen, wenn du ausspielst und nichts, was du nicht gesehen hast, deine Karten schlagen kann.
error-claim-where-faults = An diesem Tisch darf man falsche Karten spielen und rügen. Deshalb werden die restlichen Stiche ausgespielt oder, wo die Regeln es kennen, mit Sawa hingelegt.
error-nothing-claimable = An diesem Tisch werden falsche Karten abgewiesen. Es gibt also nichts zu rügen.
error-question-open = Erst muss die andere Frage beantwortet werden.
error-takeback-off = An diesem Tisch wird nichts zurückgenommen.
error-takeback-too-late = Das lässt sich nicht mehr zurücknehmen: Seither hat jemand gehandelt, oder du hast etwas Neues gesehen.
error-not-absent = { $seat } lässt niemanden warten.
error-not-absent-yet = { $seat } hat noch { $seconds } Sekunden, bevor ein Bot weiterspielen kann.
error-takebacks-used-up = Die anderen haben dir in dieser Partie schon { $most }-mal nicht erlaubt, etwas zurückzunehmen; du kannst nicht noch einmal fragen.
error-pauses-used-up = Du hast in dieser Partie schon { $most }-mal um eine Pause gebeten; öfter geht es nicht.
error-pause-too-soon = Die letzte Pause war gerade erst. In { $seconds } Sekunden kannst du wieder um eine bitten.
error-nothing-asked = Es gibt keine Frage an dich.
error-history-private = Diese Person zeigt ihre Partien nicht.
error-analysis-not-yours = Nur wer diese Partie gespielt hat, kann sie analysieren lassen.
error-analysis-pending = Du hast schon um eine Analyse gebeten: Die nächste kann beginnen, wenn sie fertig ist.
error-analyses-full = Zu viele Partien warten auf ihre Analyse. Versuch es später noch einmal.
error-no-analysis = Diese Partie ist noch nicht analysiert.
error-hint-pending = Du hast schon gefragt: Die Antwort kommt gleich.
error-hints-off = An diesem Tisch gibt es keine Tipps.
error-match-running = Die Partie läuft noch.
error-queue-off = An diesem Tisch gibt es keine Warteschlange.
error-queue-moved = Die nächste Partie ist an einem anderen Tisch. Stelle dich dort an.
error-queue-seated = Du hast einen Platz an diesem Tisch.
error-queue-full = Hier warten schon { $most } Leute; mehr geht nicht.
error-queue-joins-used-up = Du hast dich hier { $most }-mal angestellt oder jemanden als Partner gewählt; öfter geht es in einer Partie nicht.
error-queue-paired = Du hast schon jemanden an deiner Seite. Verlasse zuerst die Warteschlange.
error-queue-no-partner = Wer mit dir spielen soll, muss allein in der Warteschlange stehen, an einem Tisch, an dem Partner zusammen spielen.
error-queue-first = Freie Plätze gehen an die Warteschlange. Stelle dich an.
error-queue-needs-spectators = Wenn Sieger sitzen bleiben, besteht die Warteschlange aus Zuschauern. Lasse sie zu.

## Aufgaben auf einem Server

error-unknown-puzzle = Die Aufgabe „{ $puzzle }“ gibt es hier nicht.
error-unknown-theme = Es gibt keine Aufgaben zum Thema „{ $theme }“. Wähle eines aus der Liste.
error-no-puzzles-here = Zu { $game } gibt es hier noch keine Aufgaben.
error-no-own-mistakes = In deinen letzten Partien steht kein analysierter Fehler, aus dem eine Aufgabe wird. Lass zuerst eine Partie analysieren.
error-puzzle-not-open = Diese Aufgabe wartet nicht mehr auf deine Antwort. Hol dir die nächste.
error-puzzle-is-played = Diese Aufgabe wird Karte für Karte weitergespielt.
error-puzzle-is-answered = Diese Aufgabe wird mit einer Karte oder Ansage beantwortet.
error-puzzle-not-answered = Die Lösung siehst du, sobald du die Aufgabe beantwortet hast; erst dann kannst du auch abstimmen.
error-vote-no-guests = Gäste können nicht abstimmen. Wähle zuerst auf der Seite „Ich“ einen Namen und ein Passwort.
error-no-puzzle-folder = Den Aufgabenordner { $path } gibt es nicht. Berichtige `puzzles` in den Einstellungen, oder lege den Ordner an.

## Was auf dem Weg zum Tisch abgelehnt wird

error-unknown-table = Diesen Tisch gibt es nicht. Sieh dir den Link noch einmal an.
error-not-entered = Dieses Fenster ist nicht am Tisch. Betritt ihn zuerst.
error-no-spectators = An diesem Tisch darf niemand zuschauen.
error-not-hello = Die erste Nachricht muss sagen, wer du bist.
error-hello-again = Du hast schon gesagt, wer du bist.
error-other-protocol = Diese Seite passt nicht zur Version des Servers. Lade sie neu.
error-too-fast = Das war zu viel auf einmal. Warte einen Augenblick.
error-too-many-sockets = Zu viele Fenster sind gleichzeitig offen; höchstens { $most } sind erlaubt.
error-too-many-tables = Du hast zu viele Tische offen; höchstens { $most } sind erlaubt.
error-too-many-seats = Du nimmst zu viele Plätze nacheinander. Warte eine Minute.
error-log-full = An diesem Tisch ist schon zu viel geschehen: Sein Protokoll hat { $entries } Einträge. Die Partie kann noch zu Ende gespielt werden; öffne für die nächste einen neuen Tisch.
error-unknown-phrase = „{ $phrase }“ gehört nicht zu den fertigen Sätzen.
error-nothing-said = Diese Nachricht enthält keinen lesbaren Text.
error-chat-off = An diesem Tisch gibt es nur die fertigen Sätze.
error-free-chat-private = Freier Chat ist nur an privaten Tischen möglich.
error-voice-private = Sprachchat gibt es nur an privaten Tischen.
error-voice-not-offered = Dieser Server bietet keinen Sprachchat an.
error-voice-off = An diesem Tisch gibt es keinen Sprachchat.
error-voice-seated = Der Sprachchat ist für die, die am Tisch sitzen. Nimm zuerst deinen Platz ein.
error-voice-not-joined = Du bist nicht im Sprachchat dieses Tisches. Tritt ihm zuerst bei.
error-voice-gone = Diese Person ist nicht mehr im Sprachchat dieses Tisches.
error-rated-preset-only = Gewertet wird nur nach einer Regelvorlage, ohne Änderungen.
error-rated-needs-clock = Gewertete Tische brauchen eine Uhr: { $least } bis { $most } Sekunden für jeden Zug und höchstens { $bank } Sekunden Reserve.
error-too-many-bots = { $bots } Bots sind hier zu viele; höchstens { $most } sind möglich.
error-restarting = Der Server startet gleich neu. Komm in einem Augenblick wieder.
error-table-away = Der Server, der diesen Tisch hat, antwortet nicht. Nichts ist verloren; versuche es gleich noch einmal.
error-node-silent = Ein anderer Server antwortet nicht. Versuche es gleich noch einmal.
error-server-fault = Im Server ist etwas schiefgegangen. Der Tisch ist unverändert; versuche es noch einmal.

## Die Nöte des Servers

error-bad-config = Die Konfiguration ist nicht brauchbar: { $reason }
error-tls-pair = Zertifikat und Schlüssel gehören zusammen: Gib beide an.
error-nodes-one-file = Mehrere Knoten brauchen eine Datenbank, die alle erreichen: Gib mit --redis auch --database postgresql://user@host/database an.
error-bad-public-url = „{ $url }“ ist keine Adresse, die ein Browser öffnen kann. Schreib https://cards.example.
error-bad-voice-url = „{ $url }“ ist nicht die Adresse eines { $kind ->
    [turn] TURN-Servers. Schreib turn:turn.example.org:3478?transport=udp.
   *[stun] STUN-Servers. Schreib stun:turn.example.org:3478.
}
error-turn-secret = Ein TURN-Server und sein Geheimnis gehören zusammen: Gib unter [voice] sowohl `turn` als auch `turn_secret` an.
error-relay-needs-turn = Ohne TURN-Server gibt es keine Weiterleitung: Gib unter [voice] `turn` und `turn_secret` an, oder entferne `relay_only`.
error-bad-redis-url = „{ $url }“ ist keine Adresse eines Redis-Servers. Schreib redis://host:6379.
error-seq-taken = Inzwischen hat ein anderer Prozess an diesem Tisch geschrieben.
error-lease-lost = Diesen Tisch führt jetzt ein anderer Server.
error-name-taken = Der Name „{ $name }“ ist vergeben oder sieht aus wie ein vergebener.
error-store-down = Der Server kann gerade nichts speichern. Nichts ist verloren; er versucht es wieder.
error-store-newer = Diese Datenbank stammt von einer neueren Version von Vierblatt.
error-store-older = Diese Datenbank stammt von einer älteren Version von Vierblatt, und dieser Befehl ändert nichts. Starte einmal den Server dieser Version: Er bringt sie auf den neuen Stand.
error-store-conflict = Zur gleichen Zeit wurde etwas anderes geändert. Versuche es noch einmal.
error-store-cannot-open = Die Datenbank { $database } lässt sich nicht öffnen: { $reason }
error-store-unsupported = „{ $database }“ ist keine Datenbank, die der Server benutzen kann. Gib den Pfad einer SQLite-Datei an oder postgresql://benutzer@rechner/datenbank.
error-store-not-empty = Diese Datenbank ist nicht leer. Spiele die Sicherung in eine leere zurück.

## Wie jemand heißt, der seinen Namen nicht gesagt hat

guest-name = Gast { $number }

## Warum den Karten einer Partie nicht zu trauen ist

proof-fault-anchor-changed = der Server hat seine Geheimnisse getauscht, nachdem du dich festgelegt hattest
proof-fault-list-changed = die Festlegungen der Spieler sind andere als die, die dir gezeigt wurden
proof-fault-commitment-changed = deine Festlegung wurde ausgetauscht
proof-fault-bot-committed = der Platz eines Bots hat eine Zahl beigesteuert, die nur der Server wählen kann
proof-fault-nonce-left-out = deine Zahl ist nicht in die Karten eingegangen
proof-fault-never-asked = die Karten wurden ohne deine Zahl gemischt: Deine Verbindung war zu langsam, oder der Server hat dich übergangen
proof-fault-round-hidden = der Server verschweigt einen abgebrochenen Beginn
proof-fault-wrongly-blamed = ein Beginn wurde deinetwegen abgebrochen, obwohl du deine Zahl genannt hattest
proof-fault-other-match = die Zahlen gehören zu einer anderen Partie
proof-fault-rules = die Hausregeln sind andere als die, die dir gezeigt wurden
proof-fault-old-scheme = die Partie nutzt das alte Verfahren, bei dem ein Server die Karten wählen konnte
proof-fault-nonce = eine Zahl ist nicht die, auf die sich ihr Platz festgelegt hatte
proof-fault-unopened = eine Festlegung wurde nicht eingelöst
proof-fault-void-round = ein Beginn wurde ohne Grund abgebrochen
proof-fault-first-seat = der erste Platz ist nicht der ausgeloste
proof-fault-secret = das Geheimnis gehört nicht zum Anker
proof-fault-pack = die Karten sind nicht die, die aus den Zahlen folgen
proof-fault-too-many-deals = es gibt mehr Runden als Geheimnisse
proof-fault-cards = du hast andere Karten bekommen als die des Kartensatzes, oder es wurde etwas Unerlaubtes gespielt

## Das Ende einer Partie

key-moment = Die entscheidende Runde war Nummer { $number }. { $sentence }

## Grenzen für Änderungen

error-paces-used-up = Du hast das Tempo in dieser Partie schon { $most }-mal geändert; öfter geht es nicht.

## Luck and skill at the end of a match. sign: up, down or even. partners: yes or no.

luck-sentence = { $cards }; { $play }.
luck-cards = { $sign ->
    [up] Die Karten waren für { $partners ->
        [yes] deine Seite
       *[no] dich
    } { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    } wert
    [down] Die Karten sprachen mit { $count } { $count ->
        [one] Punkt
       *[other] Punkten
    } gegen { $partners ->
        [yes] deine Seite
       *[no] dich
    }
   *[even] Die Karten begünstigten niemanden
}
luck-play = { $partners ->
    [yes] die Spielweise deiner Seite
   *[no] deine Spielweise
} { $sign ->
    [up] brachte { $count } ein
    [down] kostete { $count }
   *[even] änderte nichts daran
}
luck-note = Verglichen mit soliden Bots, die auf allen Plätzen dieselben Karten spielen.

## Sieger bleiben sitzen: die Warteschlange

queue-title = Warteschlange
queue-how = Nach jeder Partie steht die Seite auf, die verloren hat, und die Nächsten setzen sich. Wer aufsteht, stellt sich hinten an.
queue-longest = { $count ->
    [one] Nach jeder Partie stehen auch die Sieger auf, wenn andere warten.
   *[other] Nach { $count } Siegen in Folge stehen auch die Sieger auf, wenn andere warten.
}
queue-wins = { $count ->
    [one] Wer sitzen geblieben ist, hat eine Partie gewonnen.
   *[other] Wer sitzen geblieben ist, hat { $count } Partien in Folge gewonnen.
}
queue-place = Dein Platz in der Schlange: { $place }
queue-length = { $count ->
    [one] Eine Person wartet.
   *[other] { $count } Leute warten.
}
queue-empty = Niemand wartet.
queue-join = Anstellen
queue-leave = Schlange verlassen
queue-ask = Mit { $name } spielen
queue-agree = { $name } möchte mit dir spielen: zustimmen
queue-asked = ist gefragt
queue-called = Du bist dran. Sage innerhalb von { $seconds } Sekunden, dass du bereit bist, sonst geht der Platz an die Nächsten.
