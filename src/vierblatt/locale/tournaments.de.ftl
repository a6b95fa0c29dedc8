### Turniere.

## Warum ein Turnier so nicht stattfinden kann

error-too-few-contestants = Dieses Turnier braucht mindestens { $least } Teilnehmer, nicht { $given }.
error-too-many-for-howell = Ein Howell-Turnier hat höchstens { $most } Teilnehmer, nicht { $given }. Wähle ein Mitchell-Turnier.
error-too-few-rounds = Dieses Turnier braucht mindestens { $least } Durchgänge, nicht { $given }.
error-too-many-rounds = Mit { $contestants } Teilnehmern hat diese Turnierform höchstens { $most } Durchgänge, nicht { $given }. Wähle weniger Durchgänge oder eine andere Turnierform.
error-too-few-boards = Wähle mindestens { $least ->
    [one] eine Runde
   *[other] { $least } Runden
}, nicht { $given }.
error-unknown-movement = Eine Turnierform „{ $movement }“ gibt es nicht. Es gibt: { $known }.
error-rounds-needed = Ein Turnier nach Schweizer System braucht eine Zahl von Durchgängen: --rounds. Üblich sind 3 bei bis zu 8 Teilnehmern, 4 bei bis zu 16, 5 bei bis zu 32; --contestants nimmt, was bei so vielen üblich ist.
error-movement-needed = Ein Paarturnier braucht --rounds und --boards (in jedem Durchgang). Mit --contestants wird genommen, was bei so vielen zu einem Abend passt.
error-not-in-format = { $option } gehört nicht zum Format { $format }. Lass es weg oder wähle: { $formats }.
error-format-needs-two-sides = Bei { $game } spielen alle für sich, deshalb geht das Format { $format } nicht. Wähle swiss oder arena.
error-bad-contestant-size = Ein Teilnehmer dieses Turniers kann nicht aus { $given } Spielern bestehen. Möglich ist: { $possible }.
error-bad-tie-break = „{ $name }“ kann hier keine Feinwertung sein. Wähle: { $known }. Nenne jede nur einmal.
error-no-tie-breaks = Das Format { $format } hat keine Feinwertungen. Lass sie weg.
error-bad-tournament-name = Der Name eines Turniers hat 1 bis { $most } Zeichen, alle in einer Zeile.

## Wer teilnimmt

error-bad-contestant-name = Ein Name hat 1 bis { $most } Zeichen, alle in einer Zeile.
error-bad-reason = Ein Grund hat höchstens { $most } Zeichen, alle in einer Zeile.
error-contestant-name-taken = „{ $name }“ ist schon gemeldet, als Nummer { $contestant }. Füge etwas hinzu, das die beiden unterscheidet.
error-too-many-contestants = Mehr als { $most } Teilnehmer können sich nicht anmelden.
error-league-too-long = Jeder gegen jeden hieße bei so vielen Teilnehmern { $rounds } Durchgänge; möglich sind { $most }. Wähle eine andere Turnierform.
error-too-many-players = { $given } Spieler sind zu viele für einen Teilnehmer: höchstens { $most }, Ersatz eingeschlossen.
error-bad-contestant-seed = Der Setzplatz { $seed } ist nicht frei oder keine Zahl ab 1. Wähle einen anderen.
error-names-or-list = Nenne, wer teilnimmt, oder mit --from eine Liste, aber nicht beides.
error-numbers-or-all = Nenne die Nummern derer, die da sind, oder --all, aber nicht beides.
error-no-such-contestant = Es gibt keinen Teilnehmer { $contestant }; die letzte Nummer ist { $most }.
error-checked-in-already = { $contestant } { $name } ist schon als anwesend vermerkt.
error-withdrew-already = { $contestant } { $name } ist schon ausgeschieden.
error-has-not-withdrawn = { $contestant } { $name } ist nicht ausgeschieden und nimmt ohnehin teil.
error-too-late-to-enter = Niemand kann mehr dazukommen: Die Auslosung hat bei diesem Format alle Durchgänge festgelegt.

## Wie es weitergeht

error-tournament-not-started = Das Turnier hat noch nicht begonnen. Lose zuerst aus.
error-tournament-started = Das Turnier hat schon begonnen.
error-tournament-paused = Das Turnier ist unterbrochen. Setze es zuerst fort.
error-tournament-not-paused = Das Turnier ist nicht unterbrochen.
error-tournament-over = Das Turnier ist beendet; nichts kann mehr hinzukommen.
error-tournament-not-finished = { $meetings ->
    [0] Das Turnier hat nicht begonnen, es kann also nur abgesagt werden.
    [one] Eine Begegnung hat noch kein Ergebnis. Trage es ein, entscheide über sie oder sag das Turnier ab.
   *[other] { $meetings } Begegnungen haben noch kein Ergebnis. Trage die Ergebnisse ein, entscheide darüber oder sag das Turnier ab.
}
error-nobody-has-won = { $contestants } Teilnehmer sind noch nicht ausgeschieden. Lose den nächsten Durchgang aus oder sag das Turnier ab.
error-round-not-finished = { $meetings ->
    [one] Begegnung { $meeting } hat noch kein Ergebnis. Trage es zuerst ein oder entscheide über sie.
   *[other] { $meetings } Begegnungen haben noch kein Ergebnis, die erste ist { $meeting }. Trage die Ergebnisse zuerst ein oder entscheide darüber.
}
error-last-round-played = Nach { $rounds } Durchgängen kommt keiner mehr. Beende das Turnier.
error-no-such-round = Einen Durchgang { $round } gibt es nicht; bisher waren es { $most }.
error-bad-lot = { $lot } ist kein Los: Ein Los ist eine Zahl von 0 bis { $most }.

## Ergebnisse

error-no-such-meeting = Es gibt keine Begegnung { $meeting }; die letzte Nummer ist { $most }.
error-meeting-has-result = Begegnung { $meeting } hat schon ein Ergebnis. Berichtige es mit einer Entscheidung.
error-result-or-list = Gib die Nummer einer Begegnung und ihr Ergebnis an oder mit --from eine Liste, aber nicht beides.
error-bad-result-text = „{ $text }“ ist kein Ergebnis. Schreib eine Partie als 152:98, eine Runde als 3=+16 oder, wenn zwei Tische sie gespielt haben, als 3=+16/-8.
error-bad-result-line = Eine Zeile besteht aus der Nummer einer Begegnung, einem Leerzeichen und dem Ergebnis.
error-boards-not-matches = In Begegnung { $meeting } werden einzelne Runden gespielt. Schreib ihre Ergebnisse als 3=+16.
error-matches-not-boards = In Begegnung { $meeting } werden Partien gespielt. Schreib ihre Ergebnisse als 152:98.
error-bad-number-of-matches = { $most ->
    [1] Begegnung { $meeting } hat eine Partie, nicht { $matches }.
   *[other] Begegnung { $meeting } hat 1 bis { $most } Partien, nicht { $matches }.
}
error-bad-records = Begegnung { $meeting } hat { $matches } Partien und { $records } Aufzeichnungen. Gib zu jeder Partie genau eine an, keine zweimal, oder gar keine.
error-bad-left = In Begegnung { $meeting } stimmt die Liste derer nicht, die gegangen sind. Nenne Teilnehmer der Begegnung in aufsteigender Reihenfolge, und nur bei Runden an Tischen eines Servers.
error-bad-match-sides = Eine Partie der Begegnung { $meeting } hat Punkte für { $sides } Seiten, nicht für { $given }.
error-decided-before = Begegnung { $meeting } war vor der letzten dieser { $matches } Partien entschieden. Lass weg, was danach gespielt wurde.
error-not-decided = { $matches ->
    [one] In Begegnung { $meeting } werden bis zu { $most } Partien gespielt, und eine entscheidet sie nicht. Ergänze die anderen.
   *[other] In Begegnung { $meeting } werden bis zu { $most } Partien gespielt, und diese { $matches } entscheiden sie nicht. Ergänze die anderen.
}
error-needs-winner = Begegnung { $meeting } braucht einen Sieger, denn jemand muss weiterkommen. Lass weiterspielen oder entscheide selbst.
error-bad-boards = Das Ergebnis der Begegnung { $meeting } braucht jede dieser Runden einmal: { $boards }.
error-bad-margins = { $tables ->
    [one] Runde { $board } wurde an einem Tisch gespielt und hat deshalb eine Zahl, nicht { $given }.
   *[other] Runde { $board } wurde an { $tables } Tischen gespielt und hat deshalb { $tables } Zahlen, nicht { $given }.
}
error-bad-percents = Runde { $board } braucht zwei Prozentzahlen von 0 bis 100 und sonst nichts.
error-bad-boards-proof = Das ist nicht der Nachweis für die Runden eines Turniers: { $reason }
error-no-such-board = Ein Turnier hat die Runden 1 bis { $most }, nicht { $board }.
error-bad-boards-anchor = Ein Anker gehört zu einem Turnier mit einzelnen Runden und hat 64 hexadezimale Ziffern.
error-bad-boards-lot = Das Los der Runden ist eine Zeile aus höchstens { $most } Zeichen, und nur ein Turnier, dessen Runden ein Server gibt, hat eines.
error-too-many-points = { $points } Punkte sind zu viele; möglich sind höchstens { $most }.
error-ruling-fields = Zur Entscheidung „{ $ruling }“ ist zu viel oder zu wenig angegeben: „result“ braucht ein Ergebnis, „walkover“ einen Sieger, alle anderen brauchen nichts davon.
error-ruling-in-pairs = In einem Paarturnier ist die Entscheidung „{ $ruling }“ nicht möglich. Annulliere die Begegnung oder gib ihren Runden Prozente als Ergebnis.
error-no-such-side = Begegnung { $meeting } hat keine solche Seite.
error-winner-needed = Wer kampflos gewinnt, muss genannt werden: --winner und die Nummer eines Teilnehmers dieser Seite.
error-not-in-meeting = Teilnehmer { $contestant } gehört nicht zu Begegnung { $meeting }.
error-next-round-began = Über Begegnung { $meeting } kann nicht mehr entschieden werden: Der nächste K.-o.-Durchgang hat begonnen.
error-bad-penalty = { $points } Strafpunkte sind zu viele; möglich sind höchstens { $most }.
error-penalty-in-knockout = Im K.-o.-System zählen keine Punkte. Entscheide über eine Begegnung oder lass den Teilnehmer ausscheiden.

## Dateien

error-tournament-file-exists = { $path } gibt es schon. Wähle einen anderen Namen für das Turnier.
error-tournament-file-empty = { $path } enthält kein Turnier.
error-tournament-file-too-large = { $path } ist zu groß für ein Turnier: mehr als { $most } MB.
error-tournament-file-changed = { $path } wurde gleichzeitig von einem anderen Programm geändert. Nichts ist verloren: Versuch es noch einmal.
error-bad-tournament-line = { $path }, Zeile { $line }: { $why } Nimm eine Kopie der Datei oder lösche diese Zeile und alle danach.
error-bad-list-line = { $path }, Zeile { $line }: { $reason } Nichts wurde hinzugefügt.
error-list-too-long = { $path } ist zu lang für eine Liste: mehr als { $most } KB.
error-list-not-text = { $path } ist kein Text in UTF-8. Speichere die Datei so.
error-nothing-to-export = Sag, was geschrieben werden soll: --standings, --results, --names oder --json, jeweils mit einer Datei.
error-two-to-standard-output = Nur eines davon kann in die Standardausgabe gehen.
error-export-overwrites = { $path } ist das Turnier selbst oder zweimal genannt und würde überschrieben. Nenne eine andere Datei.
error-nothing-to-print = Noch kein Durchgang ist ausgelost, also gibt es nichts zu drucken.

## Was ein Protokoll nicht sagen kann

error-tournament-not-created = Der erste Eintrag muss das Turnier anlegen.
error-tournament-created-twice = Nur der erste Eintrag kann das Turnier anlegen.
error-entry-too-early = Der Eintrag ist früher ({ $at }) als der davor ({ $last }).
error-bad-contestant-number = Teilnehmer { $given } kann jetzt nicht kommen: Die nächste Nummer ist { $expected }.
error-bad-round-number = Durchgang { $given } kann jetzt nicht beginnen: Der nächste ist { $expected }.
error-bad-meeting-number = Begegnung { $given } kann jetzt nicht kommen: Die nächste Nummer ist { $expected }.
error-bad-draw = Die Auslosung nennt nicht alle, die teilnehmen, genau einmal und die Gesetzten zuerst.
error-bad-sides = Begegnung { $meeting } braucht mindestens zwei gleich große Seiten.
error-bad-boards-of-meeting = Eine Begegnung dieses Turniers hat so viele Runden, jede einmal: { $boards }. Bei Begegnung { $meeting } ist es anders.
error-bad-direction-of-points = Ob die meisten oder die wenigsten Punkte gewinnen, ist nicht so angegeben wie in { $game }.
error-paired-twice = Teilnehmer { $contestant } kommt in Durchgang { $round } zweimal vor oder spielt schon.
error-not-taking-part = Teilnehmer { $contestant } kommt in Durchgang { $round } vor, nimmt aber nicht teil.

## Was die Befehle sagen

tournament-format-knockout = K.-o.-System
tournament-format-swiss = Schweizer System
tournament-format-league = jeder gegen jeden
tournament-format-groups = Gruppen, dann K.-o.-System
tournament-format-pairs = Paarturnier
tournament-format-arena = Arena-Turnier
tournament-part-best-of = bis zu { $value } Partien
tournament-part-third-place = mit einer Begegnung um den dritten Platz
tournament-part-rounds = { $value ->
    [one] ein Durchgang
   *[other] { $value } Durchgänge
}
tournament-part-boards = { $value ->
    [one] eine Runde je Durchgang
   *[other] { $value } Runden je Durchgang
}
tournament-part-cycles = jeder gegen jeden { $value }-mal
tournament-part-group-size = Gruppen von bis zu { $value }
tournament-part-qualifiers = { $value ->
    [one] der Erste jeder Gruppe kommt weiter
   *[other] die ersten { $value } jeder Gruppe kommen weiter
}
tournament-part-knockout-best-of = dann bis zu { $value } Partien
tournament-part-movement = { $value ->
    [howell] nach Howell
   *[mitchell] nach Mitchell
}
tournament-part-scoring = { $value ->
    [cross-imps] Cross-IMPs
   *[match-points] Matchpunkte
}
tournament-part-minutes = { $value ->
    [one] eine Minute
   *[other] { $value } Minuten
}
tournament-round = Durchgang { $round }
tournament-round-of = Durchgang { $round } von { $rounds }
tournament-stage = { $lines ->
    [2] Finale
    [4] Halbfinale
    [8] Viertelfinale
    [16] Achtelfinale
   *[other] letzte { $lines }
}
tournament-third = Platz 3 · { $meeting }
tournament-met = Begegnung { $meeting }: { $sides }
tournament-has-bye = { $contestant }: spielfrei
tournament-not-paired = noch nicht ausgelost
tournament-gone = { $name } (ausgeschieden)
tournament-annulled = annulliert
tournament-forfeit = von allen verloren
tournament-walkover = kampflos für { $contestants }
tournament-table = Tisch
tournament-meeting = Begegnung
tournament-group = Gruppe
tournament-section = Sektion
tournament-sides = wer gegen wen
tournament-boards = Runden
tournament-board = Runde
tournament-result = Ergebnis
tournament-number = Nr.
tournament-seed = Setzplatz
tournament-here = anwesend
tournament-place = Platz
tournament-points = { $unit ->
    [match-points] Prozent
    [cross-imps] IMPs je Runde
   *[points] Punkte
}
tournament-standings = Tabelle
tournament-group-standings = Gruppe { $group }
tournament-decisions = Entscheidungen
tournament-ruled = Begegnung { $meeting }: { $ruling }
tournament-ruling-result = Ergebnis festgelegt
tournament-ruling-walkover = kampflos gewonnen
tournament-ruling-forfeit = von allen verloren
tournament-ruling-annulled = annulliert
tournament-because = { $said } ({ $reason })
tournament-by-withdrawal = nach einem Ausscheiden
tournament-penalised = { $contestant }: { $points } Strafpunkte
tournament-withdrew = { $contestant } ist ausgeschieden
tournament-returned = { $contestant } nimmt wieder teil, ab dem nächsten Durchgang
tournament-returned-absent = { $contestant } ist wieder gemeldet, aber noch nicht als anwesend vermerkt
tournament-checked-in = { $contestant } ist da
tournament-lot = Die Auslosung zum Los { $lot }, mit dem man sie wiederholen kann:
tournament-left-out = { $count ->
    [one] Dieser Teilnehmer wurde nicht ausgelost: { $contestants }.
   *[other] Diese Teilnehmer wurden nicht ausgelost: { $contestants }.
}
tournament-byes = Spielfrei: { $contestants }
tournament-nobody-waits = Jetzt kann niemand ausgelost werden: Alle spielen oder warten auf andere als ihre letzten Gegner.
tournament-exported = { $path } ist geschrieben.
tournament-holds = { $path } stimmt: { $entries } Einträge, jeder passt zu denen davor, und jeder Durchgang folgt den Regeln der Paarung.
tournament-digest = Prüfsumme (SHA-256): { $digest }
tournament-paired-otherwise = { $path }: Durchgang { $round } ist nicht so gepaart, wie es aus den Einträgen davor folgt.
tournament-boards-proved = { $path }: { $boards ->
    [0] Noch ist keine Runde offen.
    [one] Eine Runde ist nachgewiesen.
   *[other] { $boards } Runden sind nachgewiesen.
}
tournament-boards-anchor = Anker: { $anchor }
tournament-boards-lot = Los: { $lot }
tournament-board-fault = { $what ->
    [secret] Runde { $board }: Ihr Schlüssel führt nicht zum Anker.
   *[other] Runde { $board }: Ihr Schlüssel und das Los ergeben einen anderen Stapel.
}
tournament-boards-other-log = { $path } nennt ein anderes Turnier, Spiel, Los oder einen anderen Anker.
tournament-explained = { $name }: { $meaning }

## Wer an der Reihe ist

tournament-next = Weiter mit: { $command }
tournament-entering = { $count ->
    [0] Noch ist niemand gemeldet.
    [one] Ein Teilnehmer ist gemeldet.
   *[other] { $count } Teilnehmer sind gemeldet.
}
tournament-absent = { $count ->
    [one] Von { $entered } Teilnehmern ist einer noch nicht als anwesend vermerkt: { $contestants }. Wer fehlt, wird nicht ausgelost.
   *[other] Von { $entered } Teilnehmern sind { $count } noch nicht als anwesend vermerkt: { $contestants }. Wer fehlt, wird nicht ausgelost.
}
tournament-drawn = Es ist ausgelost. Noch hat kein Durchgang begonnen.
tournament-missing = { $count ->
    [one] Ein Ergebnis fehlt, das der Begegnung { $meetings }.
   *[other] { $count } Ergebnisse fehlen, die der Begegnungen { $meetings }.
}
tournament-complete = Alle Ergebnisse von Durchgang { $round } sind da.
tournament-arena-open = Die Arena ist offen: Wer fertig ist, wird wieder gepaart.
tournament-all-played = Alle Durchgänge sind gespielt.
tournament-is-paused = Das Turnier ist unterbrochen.
tournament-cancelled = Das Turnier wurde abgesagt.
tournament-finished = { $count ->
    [0] Das Turnier ist beendet. Gewonnen hat niemand.
    [one] Das Turnier ist beendet. Gewonnen hat { $contestants }.
   *[other] Das Turnier ist beendet. Den ersten Platz teilen sich { $contestants }.
}
tournament-shortened = Von { $rounds } Durchgängen wurden { $played } gespielt.

## Seiten zum Drucken

tournament-side = Seite { $number }
tournament-seat = sitzt auf
tournament-bye = spielfrei
tournament-slips = Spielzettel
tournament-slip = Tisch { $table } · Begegnung { $meeting }
tournament-match = Partie
tournament-at-table = Tisch { $number }
tournament-points-hint = Punkte jeder Seite. Beide Seiten unterschreiben.
tournament-margin-hint = Um wie viele Punkte Seite 1 vorn (+) oder hinten (-) liegt.
tournament-signed = Unterschrift

## Was bei gleichen Punkten entscheidet

tie-break-wins = Siege
tie-break-wins-is = die Zahl der gewonnenen Begegnungen, kampflose eingeschlossen.
tie-break-head-to-head = direkter Vergleich
tie-break-head-to-head-is = Punkte aus den Begegnungen derer, die gleichauf sind, untereinander, wenn jeder von ihnen gegen jeden gespielt hat.
tie-break-buchholz = Buchholz-Wertung
tie-break-buchholz-is = die Summe der Punkte aller Gegner; ein nicht gespielter Durchgang zählt wie ein Gegner mit so vielen Punkten, wie man selbst hat.
tie-break-sonneborn-berger = Sonneborn-Berger-Wertung
tie-break-sonneborn-berger-is = die Summe der Punkte der besiegten Gegner und die Hälfte derer, gegen die man unentschieden gespielt hat.
tie-break-match-margin = Partiendifferenz
tie-break-match-margin-is = gewonnene weniger verlorene Partien.
tie-break-points-margin = Punktdifferenz
tie-break-points-margin-is = eigene Punkte weniger die der anderen in allen Partien; bei einzelnen Runden die IMPs.
