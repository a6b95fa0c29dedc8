## Für die Seiten, die nachprüfen, zeigen und zählen

proof-loading = Einen Moment …
proof-copy = Kopieren: { $what }
proof-copied = Kopiert: { $what }
proof-download = Aufzeichnung herunterladen

## Sind die Karten ehrlich?

check-title = Sind die Karten ehrlich?
check-lead = Hat jemand diese Karten ausgesucht? Dein Browser mischt jede Runde noch einmal und vergleicht. Er fragt dafür niemanden und verschickt nichts.

check-verdict-fits = Alles passt
check-verdict-fits-note = { $count ->
    [one] Eine Runde wurde noch einmal gemischt, mit demselben Ergebnis.
   *[other] { $count } Runden wurden noch einmal gemischt, alle mit demselben Ergebnis.
}
check-verdict-broken = Etwas passt nicht
check-verdict-broken-note = Diese Karten oder diese Aufzeichnung sind nicht, was sie sein sollten. Unten ist markiert, was nicht passt.
check-verdict-open = Noch nichts zu vergleichen
check-verdict-open-note = Das Geheimnis einer Runde wird gezeigt, wenn sie zu Ende ist. Bis dahin steht alles Folgende schon fest.
check-verdict-seeded = Die Karten folgen aus einem Startwert
check-verdict-seeded-note = Die Runden lassen sich wiederholen, aber wer den Startwert kannte, kannte die Karten. So spielt man allein oder gegen Bots ohne Server.
check-verdict-given = Hier gibt es nichts zu beweisen
check-verdict-given-note = Jemand hat diese Karten von Hand gesetzt. Nur die Aufzeichnung selbst lässt sich prüfen.
check-verdict-board = Die Karten sind die der Turnierrunde
check-verdict-board-note = An allen Tischen des Turniers wurde mit denselben Karten gespielt. Sie folgen aus dem Schlüssel der Runde, und der führt zum Anker: Vergleiche ihn mit dem auf der Seite des Turniers.
check-verdict-old = Die Zahlen passen, nach dem alten Verfahren
check-verdict-old-note = Diese Partie ist älter als das heutige Verfahren. Jede Runde folgt aus ihren Zahlen, aber ein Server hätte sie wählen können.

check-how = Warum niemand schummeln kann
check-how-1 = Bevor sich jemand setzt, zieht der Server für jede Runde ein Geheimnis und veröffentlicht einen Fingerabdruck von allen zusammen: den Anker. Danach kann er keines mehr austauschen.
check-how-2 = Dann zieht der Browser jedes Spielers eine Zufallszahl. Erst legen sich alle fest. Erst wenn dein Browser die vollständige Liste der Festlegungen aufbewahrt hat, nennt er deine Zahl. So kann sich niemand nach ihr richten, auch der Server nicht.
check-how-3 = Jede Runde wird aus ihrem Geheimnis, der Liste und all diesen Zahlen gemischt. Ist sie zu Ende, wird das Geheimnis gezeigt, und jeder kann noch einmal mischen. Steckt deine eigene Zahl in den Karten, kann niemand sie ausgesucht haben.
check-how-limit = Zweierlei bleibt. Wer gibt, muss die verdeckten Karten kennen, und kein Beweis zeigt, wem sie verraten wurden. Und ein Beginn oder ein ganzer Tisch kann vor der ersten Karte abgebrochen werden: Ein abgebrochener Beginn steht hier mit dem Platz, der schuld war, ein aufgegebener Tisch nicht.

check-anchor = Der Anker
check-anchor-note = Veröffentlicht, bevor sich jemand gesetzt hat. Alle Geheimnisse führen zu ihm zurück.
check-seen-fits = Es ist der Anker, den dieser Browser gesehen hat, als du dich gesetzt hast.
check-own-in = Deine eigene Zahl steckt in diesen Karten.
check-own-out = Was dieser Browser am Anfang gesehen hat, ist nicht, was jetzt gezeigt wird.
check-own-absent = Dieser Browser saß nicht am Tisch. Nur wer dort saß, kann sagen, ob die eigene Zahl in den Karten steckt.
check-seen-download = Herunterladen, was dieser Browser gesehen hat
check-void = Ein Beginn wurde abgebrochen: { $seat } hat die eigene Zahl nicht genannt.
check-code = Die Liste vergleichen
check-code-note = Alle am Tisch müssen dieselben Ziffern haben. Frag jemanden danach: Andere Ziffern heißen, dass der Server euch Verschiedenes gezeigt hat.
check-seen-broken = Als du dich gesetzt hast, hat dieser Browser einen anderen Anker gesehen. Jemand hat die Geheimnisse ausgetauscht.
check-more-numbers = Weitere Zahlen, um mit einem eigenen Programm zu prüfen
check-match = Die Partie
check-rules-hash = Fingerabdruck der Hausregeln
check-binding = Die Zahl, die alles verbindet

check-nonces = Die Zufallszahlen der Spieler
check-nonces-note = Erst festgelegt, dann genannt. Bots geben nichts Eigenes dazu.
check-nonce-kept = festgelegt und eingelöst
check-nonce-broken = nicht, was festgelegt war
check-nonce-unsaid = festgelegt, nie genannt
check-nonce-unopened = festgelegt, nicht eingelöst
check-nonce-silent = gab nichts dazu
check-nonce-waiting = kommt noch
check-numbers = Zahlen
check-commitment = Die Festlegung
check-nonce = Die Zufallszahl
check-own-nonce-fits = Das ist die Zahl, die dein Browser gezogen hat.
check-own-nonce-broken = Dein Browser hat eine andere Zahl gezogen.

check-deals = Die Runden
check-no-deals = Noch ist keine Runde zu Ende. Diese Seite aktualisiert sich von selbst.
check-cards-fits = Der Kartensatz: { $count } Karten, jede einmal, in jeder Runde dieselben.
check-cards-broken = Es sind nicht immer dieselben Karten, jede einmal.
check-first-fits = Der erste Platz wurde ausgelost: { $seat }
check-first-broken = Der erste Platz war { $found_seat }, ausgelost wurde aber { $seat }.
check-fits = passt
check-broken = passt nicht
check-deal-fits = passt
check-deal-broken = passt nicht
check-deal-running = läuft
check-running-note = Das Geheimnis wird gezeigt, wenn die Runde zu Ende ist.
check-secret = Das Geheimnis
check-secret-note = Bis zum Ende der Runde kannte es nur der Server.
check-chain = { $count ->
    [one] Einmal gehasht ergibt es den Anker
   *[other] { $count }-mal gehasht ergibt es den Anker
}
check-link = Ein Glied der Kette
check-pack = Noch einmal gemischt ergibt es die gegebenen Karten
check-pack-expected = Diese Karten hätten gegeben werden müssen
check-card-instead = { $card }, erwartet: { $expected }

check-record = Die Aufzeichnung
check-record-fits = Alle { $count } Glieder passen: Nachträglich wurde nichts geändert
check-record-broken = Die Aufzeichnung wurde geändert. Das passt nicht:
check-place-header = Spieler, Regeln oder die Herkunft der Karten
check-place-deal = Runde { $number }: der Geber oder die Karten
check-place-actions = Runde { $number }: was angesagt und gespielt wurde
check-place-end = Runde { $number }: die Punkte oder das Geheimnis
check-place-result = das Ergebnis
check-place-head = der Fingerabdruck des Ganzen
check-head-note = Der Fingerabdruck der ganzen Aufzeichnung. Zwei Aufzeichnungen mit demselben Fingerabdruck sind dieselbe Partie.
check-head = Fingerabdruck der Aufzeichnung

check-elsewhere = Glaub es nicht einfach uns
check-offline = Lade die Aufzeichnung herunter und prüfe sie auf deinem eigenen Rechner, ohne Verbindung:
check-command = Befehl
check-replay = Partie ansehen
check-other = Oder prüfe hier eine andere Aufzeichnung:
check-choose-file = Aufzeichnung wählen …
check-paste = … oder ihren Text einfügen
check-no-record = Das ist keine Aufzeichnung einer Partie: { $why }

## Eine Partie noch einmal, Zug für Zug

replay-title = Noch einmal: { $game }
replay-empty = In dieser Partie wurde nichts gespielt.
replay-hands = Alle Karten
replay-no-cards = keine Karten mehr
replay-cards-held = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
replay-card-pointed = { $card }, darauf zeigt: { $names }
replay-review = Gemeinsam ansehen
replay-puzzle = Eine Aufgabe daraus machen
replay-study = Zu einer Studie hinzufügen
replay-team = { $side }: { $names }
replay-look-from = Vom Platz von { $seat } aus sehen
replay-moves = Züge
replay-taken-back = Zurückgenommen
replay-slider = Zug
replay-step = { $step } von { $count }
replay-choose-deal = Runde
replay-speed = Tempo
replay-first = Zum Anfang
replay-previous = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-check = Diese Karten prüfen
replay-share = Diesen Moment teilen
replay-link-copied = Der Link zu diesem Moment ist kopiert.
replay-keys-step = einen Zug zurück oder weiter
replay-keys-ends = zum Anfang, zum Ende
replay-keys-deals = die Runde davor, die nächste Runde
replay-keys-play = abspielen oder anhalten

## Die Analyse einer Partie, von ihrem Ablauf aus

replay-analysis-heading = Analyse
replay-analysis-what = Was hat jede Entscheidung gekostet? Was war besser? Wie viel war Glück?
replay-analysis-ask = Diese Partie analysieren
replay-analysis-again = Noch einmal versuchen
replay-analysis-open = Zur Analyse
replay-analysis-puzzles = Deine Fehler als Aufgaben lösen
replay-analysis-waiting = { $ahead ->
    [0] Gleich geht es los.
    [one] Eine andere Partie kommt vorher dran.
   *[other] { $ahead } andere Partien kommen vorher dran.
}
replay-analysis-running = Analysiert: { $done } von { $pieces }
replay-analysis-stay = Es geht weiter, auch wenn du diese Seite verlässt.
replay-analysis-failed = Diese Partie ließ sich nicht analysieren.

## Die Tastatur

keys-title = Auf der Tastatur
keys-this = diese Liste
key-space = Leertaste
key-home = Pos 1
key-end = Ende

## Wie die Karten fielen

stats-title = Wie die Karten fielen
stats-lead = Jede Karte jeder beendeten Partie auf diesem Server, nach ihrem Platz im Stapel. Ist das Mischen ehrlich, dann ist das Bild gleichmäßig gefärbt: Jede Karte liegt an jedem Platz gleich oft.
stats-none = Hier wurde von diesem Spiel noch keine Partie beendet.
stats-cards = Kartensatz mit { $count } Karten
stats-deals = { $count ->
    [one] Eine Runde
   *[other] { $count } Runden
}
stats-even = So gleichmäßig wie der Zufall
stats-even-note = Ehrliches Mischen ist in { $percent } von 100 Fällen mindestens so ungleichmäßig. Daran ist nichts verwunderlich.
stats-odd = Ungleichmäßiger als üblich
stats-odd-note = Ehrliches Mischen ist nur in { $percent } von 100 Fällen so ungleichmäßig. Ein solches Bild kommt vor; bleibt es bei mehr Runden so, dann stimmt etwas nicht.
stats-early = Zu wenige Runden für ein Urteil
stats-early-note = Ab { $count } Runden lässt sich etwas sagen.
stats-chi = Chi-Quadrat { $value } bei { $degrees } Freiheitsgraden
stats-picture = Jede Spalte ist ein Platz im Stapel, jede Zeile eine Karte. Je kräftiger die Farbe, desto weiter weg vom Mittel: { $less } seltener, { $more } häufiger.
stats-less = blau
stats-more = golden
stats-first-place = zuerst gegeben
stats-last-place = zuletzt gegeben
stats-cell = { $card } an Platz { $place }: { $count }-mal, im Mittel { $mean }
stats-how = So lässt sich jede Runde nachprüfen
stats-rarely = seltener
stats-often = häufiger
