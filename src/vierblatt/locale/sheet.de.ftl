### Der Schreibzettel für echte Karten, im Terminal.

sheet-title = Schreibzettel: { $game }
sheet-rules = Hausregeln: { $rules }
sheet-deal = Runde { $number }, gegeben von { $dealer }
sheet-not-scored = keine Punkte
sheet-chance = Gewinnchance: { $chances }
sheet-chance-of = { $side } { $percent } %
sheet-next = Als Nächstes: Runde { $number }, es gibt { $dealer }.
sheet-over = Die Partie ist nach { $deals } Runden zu Ende. Gewonnen: { $winners }.
sheet-over-draw = Die Partie ist nach { $deals } Runden zu Ende, und niemand hat gewonnen.
sheet-totals = Stand
sheet-column-deal = Runde
sheet-column-dealer = Geber
sheet-column-result = Ergebnis
sheet-field-left-out = { $values }; sonst: { $default }
sheet-field-only-if = { $values }; nur wenn { $when }
sheet-fields-hint = Schreibe es auf mit `vierblatt sheet add { $file } FELD=WERT ...`; Spieler mit Namen oder mit Nummern ab 1.
sheet-undone = Runde { $number } ist zurückgenommen.
sheet-begun = { $file } ist angelegt.

## Der Bildschirm

tui-sheet-add = Runde { $number } aufschreiben, gegeben von { $dealer }
tui-sheet-deals = Die Runden, die letzte zuerst
tui-sheet-row = { $number }. { $dealer } hat gegeben · { $scores } · Stand { $totals }
tui-sheet-undo = Runde { $number } zurücknehmen
tui-sheet-undo-note = Du kannst sie wieder aufschreiben.
tui-sheet-change = Diese Runde ändern
tui-sheet-change-note = Alle späteren Runden werden neu gezählt.
tui-sheet-save = Aufschreiben
tui-sheet-save-note = Der Zettel wird sofort gespeichert.
tui-sheet-open = bitte wählen
tui-sheet-missing = { $field }: Das fehlt noch.
tui-sheet-leave = Den Zettel verlassen
tui-sheet-leave-note = Alles ist gespeichert.

## Fehler

error-no-sheet = Für { $game } gibt es keinen Schreibzettel.
error-sheet-names = „{ $names }“ können nicht die Namen sein: Das Spiel braucht { $seats } verschiedene mit je höchstens 40 Buchstaben.
error-sheet-not-fields = „{ $given }“ ist kein Ergebnis: Ein Ergebnis hat Felder und deren Werte.
error-sheet-unknown-field = Das Ergebnis dieser Runde hat kein „{ $field }“. Möglich: { $known }.
error-sheet-missing = { $field } fehlt. Möglich: { $takes }.
error-sheet-not-asked = { $field } gehört nicht zu diesem Ergebnis. Dazu gehören: { $asked }.
error-sheet-bad-value = { $field } kann nicht „{ $value }“ sein. Möglich: { $takes }.
error-sheet-syntax = „{ $given }“ ist kein Wert eines Ergebnisses. Schreibe FELD=WERT.
error-sheet-twice = { $field } ist doppelt angegeben. Gib es einmal an.
error-sheet-over = Die Partie ist nach { $deals } Runden zu Ende. Nimm die letzte zurück oder beginne einen neuen Zettel.
error-sheet-full = Ein Zettel hat höchstens { $most } Runden. Beginne einen neuen.
error-sheet-empty = Es ist noch nichts aufgeschrieben.
error-sheet-no-deal = Eine Runde { $number } gibt es nicht: Der Zettel hat { $deals }.
error-sheet-later-deal = Nach dieser Änderung wäre Runde { $number } unmöglich: { $reason } Ändere zuerst diese, oder nimm alles bis dorthin zurück.
error-sheet-bad-deal = Runde { $number } dieses Zettels ist unmöglich: { $reason }
error-sheet-too-large = Das ist kein Schreibzettel: Er ist größer als { $most } MB.
error-sheet-malformed = Das ist kein Schreibzettel: { $reason }
error-sheet-format = Das Format { $found } dieses Zettels ist unbekannt; bekannt ist: { $known }.
error-sheet-exists = { $path } gibt es schon. Wähle einen anderen Namen, oder ergänze Runden mit `vierblatt sheet add`.
error-sheet-changed = { $path } wurde inzwischen von jemand anderem geändert. Öffne die Datei neu.
error-sheet-needs-game = { $path } gibt es noch nicht. Nenne mit --game das Spiel, um ihn anzulegen.
error-sheet-other-game = { $path } hat schon ein Spiel und Hausregeln; lass { $option } weg.
error-sheet-ashkal = { $seat } kann nicht Ashkal gesagt haben: Das dürfen nur der Geber und der Spieler vor dem Geber. Schreibe sun oder einen anderen Käufer.
error-sheet-sun-double = Dieser Sun kann nicht verdoppelt worden sein: Ein Team muss über 100 stehen, und das andere verdoppelt. Schreibe plain.
error-sheet-cards = Das Team des Käufers kann nicht { $points } von { $total } Augen haben: Keine Karten zählen zusammen ein Auge. Zähle noch einmal.
error-sheet-ace = { $seat } saß nicht vorn, also macht das Ass keinen Unterschied. Schreibe ace=no.
error-sheet-projects = { $projects } Projekte können nicht sein: Ein Team, das zählt, hat 1 bis { $most }. Schreibe projects=none, wenn niemand zählt.
error-sheet-early-end = Bei einem Gebot von { $bid } können es nicht { $tricks } zu { $others } Stiche sein: Nach diesen Hausregeln endet die Runde, sobald das bietende Team { $bid } oder die anderen { $enough } haben. Zähle noch einmal.
error-sheet-all-passed = In einer gespielten Runde können nicht alle vier gepasst haben. Schreibe outcome=passed.
error-sheet-call = { $seat } kann nicht { $call } angesagt haben: { $reason } Möglich: { $takes }.
error-sheet-sum = { $field }: Die vier Zahlen ergeben zusammen { $total }, es müssen aber { $needed } sein.
error-sheet-last-tricks = { $seat } hat einen der letzten beiden Stiche, also mehr als { $tricks } Stiche. Zähle noch einmal.
error-sheet-cards-of-players = Zu diesen Zahlen gibt es keine vier Haufen Karten: Ein Stich hat vier Karten, und König, Dame und Bube von Herz zählen auch als Herzen. Zähle noch einmal.
