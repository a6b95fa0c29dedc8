### Streitfälle an einem echten Tisch: der Befehl und die Seite.

dispute-title = War die Karte erlaubt?
dispute-lead = Für den Tisch mit echten Karten. Gib an, was auf dem Tisch liegt, und die Regeln antworten.
dispute-game = Spiel
dispute-trick = Dieser Stich bis dahin
dispute-trick-note = In der gespielten Reihenfolge. Leer lassen, wenn die Karte ausgespielt wurde.
dispute-hand = Das Blatt der Person
dispute-hand-note = Soweit es bekannt ist: was gezeigt oder später gespielt wurde.
dispute-whole = Das ist das ganze Blatt
dispute-card = Die strittige Karte
dispute-card-none = Wähle die strittige Karte: Hier erscheint die Antwort.
dispute-choose = Karten wählen: { $for }
dispute-remove = { $card } entfernen
dispute-done = Fertig
dispute-unknown = Nicht bekannt
dispute-begin-again = Von vorn
dispute-answer = Antwort
dispute-needs = Es fehlt noch: { $field }
dispute-fields = Was man angeben kann, NAME=WERT:
dispute-facts = Und, wenn die Antwort danach fragt, yes oder no:
dispute-takes = { $name }: { $takes }
dispute-usual = { $name }: { $takes }; ohne Angabe { $usual }

dispute-allowed = { $card } war erlaubt.
dispute-fault = { $card } war nicht erlaubt.
dispute-depends = { $card }: Das hängt davon ab, was noch nicht bekannt ist.
dispute-free = Jede Karte durfte gespielt werden.
dispute-one-of-those = Sie gehört zu den Karten, die diese Regel lässt: { $rule }
dispute-missing = Ein Verstoß, wenn auch eine von diesen auf der Hand war: { $cards }. { $rule }
dispute-asks = Es hängt davon ab: { $question }
dispute-allowed-cards = Aus diesem Blatt erlaubt: { $cards }
dispute-kind = Der Verstoß: { $kind }.
dispute-proofs = Was ihn beweist: { $cards }

error-no-disputes = Streitfälle bei { $game } lassen sich hier nicht beurteilen: Das Spiel sagt nicht, was man dafür wissen muss.
error-dispute-too-many = { $count } Karten sind zu viele: höchstens { $most }.
error-dispute-card-twice = { $cards } liegt an zwei Stellen. Entferne die Karte von einer davon.
error-dispute-not-in-pack = { $cards } gehört nicht zu den Karten dieses Spiels. Prüfe das Spiel und die Hausregeln.
error-dispute-trick-full = { $count } Karten vor der strittigen sind zu viele: Ein Stich hat Platz für { $most }.
error-dispute-hand-too-large = { $count } Karten sind zu viele für ein Blatt: höchstens { $most }, mit der strittigen.
error-dispute-missing = Gib „{ $field }“ an: { $takes }.
error-dispute-bad-value = „{ $value }“ ist für „{ $field }“ nicht möglich. Möglich: { $takes }.
error-dispute-unknown = Hier heißt nichts „{ $field }“. Es gibt: { $known }.
error-dispute-impossible = Diese Karten und Antworten passen nicht zusammen: { $facts }. Ändere eine davon.
error-dispute-not-played = { $card } ist in dieser Runde noch nicht gespielt worden; strittig sein kann nur eine gespielte Karte.
error-dispute-no-card = Schritt { $step } der Runde { $deal } ist keine gespielte Karte. Wähle einen anderen Schritt.
error-dispute-syntax = „{ $given }“ hat nicht die Form NAME=WERT, wie contract=sun.
