### Was in einem Programm oder an der Befehlszeile schiefging und keine Seite betrifft; siehe errors.de.ftl.

## Policys und Umgebungen

error-illegal-in-batch = Umgebung { $env }: { $action } ist dort jetzt nicht möglich.
error-other-environment = Die Momentaufnahme stammt von einer Umgebung mit anderen Argumenten. Sie passt nur in eine mit gleichem Spiel, gleichen Regeln, gleicher Größe und gleichen Episoden und Plätzen.
error-actions-not-numbers = Züge werden als ganze Zahlen angegeben, eine je Umgebung: Form { $shape }, nicht { $given }.
error-policy-file = Die Policy „{ $file }“ lässt sich nicht lesen: { $reason }.
error-policy-too-large = Die Datei der Policy ist zu groß: { $size } Bytes, erlaubt sind höchstens { $most }.
error-policy-malformed = Das ist keine unbeschädigte Datei eines Netzes: Mit „{ $part }“ stimmt etwas nicht. Schreibe sie mit vierblatt.policies.save.
error-policy-version = Die Datei des Netzes hat Version { $given }; dieses Programm liest Version { $known }.
error-policy-other-game = Die Policy spielt „{ $given }“, gespielt werden soll aber „{ $needed }“.
error-policy-other-layout = Das Netz wurde für andere Beobachtungen oder Aktionen von „{ $game }“ gemacht, als diese Version hat. Trainiere es neu oder benutze es mit der Version, für die es gemacht wurde.
error-policy-hash = Der Inhalt des Netzes passt nicht zu seinem Hash: Die Datei wurde verändert oder beschädigt. Hole sie noch einmal.
error-policy-not-finite = Das Netz enthält in „{ $part }“ Zahlen, die nicht endlich oder zu groß für seine Datei sind.
error-policy-output = Eine Policy hat etwas Unpassendes geliefert oder bekommen: { $part } ist { $given }, muss aber { $needed } sein.
error-policy-failed = Die Policy ist gescheitert: { $reason }
error-policy-onnx = Diese ONNX-Datei ist als Policy nicht zu gebrauchen: { $reason }. docs/policies.md sagt, was sie haben muss; vierblatt.policies.save_onnx schreibt eine.
error-policy-not-found = Eine Policy „{ $name }“ lässt sich nicht laden: { $reason }. Ihr Modul muss installiert sein oder in einem Ordner von PYTHONPATH liegen.
error-policy-not-level = „{ $file }“ sagt nicht, für welche Stufe in welchem Spiel das Netz spielt. Benenne die Datei wie { $known }.

## Arena

error-bots-needed = Ein Wettkampf braucht mindestens zwei Bots; genannt: { $given }.
error-player-not-started = Der Spieler „{ $command }“ lässt sich nicht starten: { $reason }
error-player-not-reading = Der Spieler hat { $lines } Zeilen nicht gelesen.
error-player-late = Der Spieler hat nicht innerhalb von { $seconds } Sekunden geantwortet.
error-player-long-line = Der Spieler hat eine Zeile mit mehr als { $most } Bytes geschickt.
error-player-ended = Der Spieler hat sich mit Status { $status } beendet. Er sagte: { $said }
error-player-unclear = Der Spieler hat „{ $line }“ geschickt; das ist keine Antwort.
error-player-illegal = Der Spieler hat „{ $action }“ gewählt; das ist nicht erlaubt.
error-player-line = Diese Zeile der Arena ergibt keinen Sinn: { $word }
error-player-of-another-version = Die Arena und dieser Spieler verwenden verschiedene Fassungen des Protokolls oder der Regeln.
error-worker-died = Ein Arbeitsprozess der Arena ist mit Status { $status } abgestürzt.
error-process-died = Ein Prozess, der einen Teil der Arbeit machte, ist abgestürzt, vielleicht weil der Speicher nicht reichte. Starte noch einmal.
error-checkpoint-of-another-contest = Der Zwischenstand { $file } gehört zu einem anderen Wettkampf. Nimm eine andere Datei oder lösche diese.
error-checkpoint-of-another-dataset = { $file } ist ein Teil eines anderen Datensatzes oder stammt von einer anderen Fassung. Nimm eine andere Ausgabedatei oder lösche den Ordner.
error-too-few-files = Dafür sind { $needed } offene Dateien nötig; das System erlaubt { $most }.

## Ligen

error-league-malformed = { $path } ist nicht unbeschädigt: { $reason }. Was hineingehört, steht in docs/leagues.md.
error-league-name-twice = Zwei Teilnehmer der Liga heißen „{ $name }“. Gib jedem einen eigenen Namen.
error-league-file-exists = Die Datei { $path } gibt es schon. Nenne eine andere oder lösche sie.
error-league-key-malformed = { $path } ist kein privater Ed25519-Schlüssel ohne Passwort. `vierblatt league key` macht einen.
error-league-no-public-key = „{ $key }“ ist kein öffentlicher Schlüssel. Er hat { $digits } hexadezimale Ziffern; `vierblatt league key` gibt ihn aus.
error-league-boards-wrong = Die Boards in { $path } sind unvollständig oder widersprechen sich; eine Tabelle gibt es daher nicht. Was falsch ist, sagt `vierblatt league check`.
error-league-not-replayable = Kein Board lässt sich nachspielen: In jeder Paarung ist ein Programm, eine Policy aus einem Modul oder ein Bot, der auf die Uhr sieht.
error-league-too-many-boards = { $given } Boards für jede von { $pairings } Paarungen sind zu viele; möglich sind höchstens { $most }.

## Fragen zu simulierten Runden

error-expression-syntax = „{ $expression }“ ist an Stelle { $place } nicht zu lesen: Dort steht „{ $found }“, erwartet wird { $needed }.
error-expression-name = In diesem Spiel heißt nichts „{ $name }“ (Stelle { $place }). Es gibt: { $known }.
error-expression-kind = Der Teil an Stelle { $place } des Ausdrucks ist von der Art „{ $given }“, hier muss er sein: { $needed }.
error-expression-arguments = „{ $name }“ an Stelle { $place } schreibt man { $needed }.
error-expression-too-long = Der Ausdruck hat { $given } Zeichen, erlaubt sind höchstens { $most }. Stelle mehrere Fragen.
error-expression-too-deep = An Stelle { $place } hat der Ausdruck mehr als { $most } Ebenen von Klammern und Zeichen ineinander. Vereinfache ihn.
