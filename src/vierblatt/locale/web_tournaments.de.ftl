### Die Seiten der Turniere. Die Seite lädt diese Texte nur dort, wo sie gebraucht werden.

tour-about = Ein Turnier mit echten Karten oder hier: Anmeldung, Auslosung, Ergebnisse und Tabelle, und alle verfolgen es auf dem eigenen Telefon.
tour-new = Neues Turnier
tour-mine = Meine Turniere
tour-all = Öffentliche Turniere
tour-none = Noch kein öffentliches Turnier.
tour-entered = { $count ->
    [0] noch niemand
    [one] eine Anmeldung
   *[other] { $count } Anmeldungen
}
tour-stage-entering = Anmeldung offen
tour-stage-running = läuft
tour-stage-closed = beendet

## Eines anlegen

tour-new-name = Name
tour-usual-name = Turnier, { $date }
tour-kind = Was für ein Turnier?
tour-kind-knockout = K.-o.-System
tour-kind-knockout-is = Wer verliert, scheidet aus.
tour-kind-swiss = Schweizer System
tour-kind-swiss-is = Alle spielen in jedem Durchgang, gegen jemanden mit etwa gleich vielen Punkten.
tour-kind-league = Jeder gegen jeden
tour-kind-league-is = Alle treffen auf alle.
tour-kind-groups = Gruppen, dann K.-o.
tour-kind-groups-is = Zuerst spielen kleine Gruppen; die Besten jeder Gruppe spielen weiter, bis einer übrig ist.
tour-kind-pairs = Gleiche Karten für alle
tour-kind-pairs-is = Alle Paare spielen dieselben Runden und werden mit denen verglichen, die dieselben Karten hatten.
tour-kind-arena = Schnelle Partien
tour-kind-arena-is = Wer eine Partie beendet hat, bekommt sofort den nächsten Gegner, bis die Zeit um ist.
tour-field-rounds = Durchgänge
tour-field-best_of = Wie wird eine Begegnung entschieden?
tour-field-knockout_best_of = Und in der K.-o.-Phase?
tour-field-third_place = Die Verlierer der Halbfinale spielen um Platz 3
tour-field-cycles = Wie oft treffen sie aufeinander?
tour-field-group_size = Größe einer Gruppe
tour-field-qualifiers = So viele jeder Gruppe kommen weiter
tour-field-boards = Runden je Begegnung, die an zwei Tischen gespielt werden (0: gewöhnliche Partien)
tour-field-boards-round = Runden je Durchgang
tour-field-movement = Wer trifft auf wen?
tour-field-scoring = Wie werden Ergebnisse verglichen?
tour-field-minutes = Minuten
tour-value-best_of-1 = eine Partie
tour-value-best_of-3 = zwei Siege aus drei Partien
tour-value-best_of-5 = drei Siege aus fünf Partien
tour-value-cycles-1 = einmal
tour-value-cycles-2 = zweimal
tour-value-movement-howell = alle treffen auf fast alle (Howell)
tour-value-movement-mitchell = zwei Hälften, eine bleibt und eine wandert (Mitchell)
tour-value-scoring-match-points = in Prozent (Matchpunkte)
tour-value-scoring-cross-imps = nach Abstand (Cross-IMPs)
tour-more-settings = Mehr
tour-single = Einzelne Spieler melden sich an und bekommen in jedem Durchgang neue Partner
tour-open-entry = Wer den Link hat, kann sich selbst anmelden
tour-ask-check-in = Nur wer am Spieltag als anwesend bestätigt ist, spielt mit
tour-public = In der Liste der Turniere zeigen
tour-starts = Wann
tour-where = Wo
tour-where-played = Wo wird gespielt?
tour-real-cards = Mit echten Karten
tour-real-cards-is = Du trägst die Ergebnisse ein.
tour-at-tables = An Tischen hier
tour-at-tables-is = Die Tische öffnen sich von selbst, und Ergebnisse tragen sich von selbst ein.
tour-boards-at-tables-is = Der Server gibt an allen Tischen dieselben Karten, legt sich fest, bevor jemand mitmacht, und zeigt sie, wenn alle sie gespielt haben. Niemand kann zuschauen.
tour-clock = Bedenkzeit
tour-clock-choice = { $move } Sekunden für einen Zug, { $bank ->
    [one] dazu eine Minute Reserve
   *[other] dazu { $bank } Minuten Reserve
}
tour-absent = Wenn jemand nicht kommt
tour-absent-walkover = gewinnen die anderen
tour-absent-boards = bekommen die anderen 60 % dieser Runden, die Fehlenden 40 %; Teams verlieren
tour-absent-walkover-is = Ausgelost wird nur, wer alle Spieler hat.
tour-absent-bots = spielt so lange ein Bot
tour-absent-bots-is = Bots übernehmen auch Plätze, die offen bleiben.
tour-come-minutes = Minuten, um an den Tisch zu kommen
tour-automatic = Der nächste Durchgang beginnt, sobald alle Ergebnisse da sind
tour-rated-boards = Zählt für die Duplikatwertung
tour-rated-matches = Zählt für die Wertung
tour-rated-is = Ohne Gäste und nach unveränderten Regeln. Entscheide der Turnierleitung ändern keine Wertung; wer geht, kann nur verlieren.
tour-private-tables = Niemand sonst kann zusehen
tour-to-table = An deinen Tisch
tour-missing = Es fehlt noch: { $names }
tour-watch = Zusehen
tour-own-meeting = Du spielst gegen { $others }.
tour-partner-later = Danach bekommst du einen Link, mit dem dein Partner den anderen Platz einnimmt.
tour-invited = Du bist als Partner eingeladen.
tour-join = Platz einnehmen
tour-your-players = Eure Spieler
tour-share-partner = { $count ->
    [one] Ein Platz ist offen. Schick diesen Link deinem Partner:
   *[other] { $count } Plätze sind offen. Schick diesen Link deinen Partnern:
}
tour-partner-link = Link für deinen Partner
tour-free = Entfernen
tour-reason-absent = nicht rechtzeitig am Tisch
tour-reason-incomplete = ein Spieler fehlte
tour-members-only = Nur Mitglieder des Majlis, das dieses Turnier veranstaltet, können sich anmelden.
tour-make = Turnier anlegen
tour-fewer = weniger
tour-more-of = mehr

## Seine Seite

tour-count-player = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
tour-count-pair = { $count ->
    [one] ein Paar
   *[other] { $count } Paare
}
tour-count-team = { $count ->
    [one] ein Team
   *[other] { $count } Teams
}
tour-organiser = Leitung: { $name }
tour-parts = Teile dieser Seite
tour-part-round = Durchgang
tour-part-standings = Tabelle
tour-part-boards = Runden
tour-part-contestants = Teilnehmer
tour-part-more = Mehr
tour-round = Durchgang { $number }
tour-rounds = Durchgänge
tour-stage = { $lines ->
    [2] Finale
    [4] Halbfinale
    [8] Viertelfinale
    [16] Achtelfinale
   *[other] Die letzten { $lines }
}
tour-group = Gruppe { $number }
tour-groups = Gruppen
tour-table = Tisch { $table }
tour-table-word = Tisch
tour-is-paused = unterbrochen

## Was als Nächstes kommt

tour-next-add = Trage alle ein, die mitspielen.
tour-next-seen-add = Die Anmeldung ist offen.
tour-next-start = Bisher: { $contestants }. Wenn alle da sind: auslosen und anfangen.
tour-next-seen-start = Die Anmeldung ist offen. Bisher: { $contestants }.
tour-next-check-in = Anwesend: { $count } (eingetragen: { $entered }). Nur wer anwesend ist, spielt mit.
tour-next-seen-check-in = Anwesend: { $count } (eingetragen: { $entered }). Melde dich bei der Turnierleitung, sobald du da bist.
tour-next-paused = Das Turnier ist unterbrochen.
tour-next-missing = { $count ->
    [one] Ein Ergebnis fehlt noch.
   *[other] { $count } Ergebnisse fehlen noch.
}
tour-next-seen-missing = { $count ->
    [one] Eine Begegnung läuft noch.
   *[other] { $count } Begegnungen laufen noch.
}
tour-next-first = Die Auslosung steht.
tour-next-seen-first = Die Auslosung steht. Gleich beginnt der erste Durchgang.
tour-next-pair = Alle Ergebnisse sind da. Es folgt: { $next }.
tour-next-seen-pair = Alle Ergebnisse sind da. Gleich folgt: { $next }.
tour-next-waiting = Ohne Gegner: { $contestants }.
tour-next-wait = Im Moment kann niemand ausgelost werden.
tour-next-close = Alles ist gespielt. Platz 1: { $winners }.
tour-next-over = Das Turnier ist beendet. Platz 1: { $winners }.
tour-next-close-nobody = Alles ist gespielt. Niemand hat gewonnen.
tour-next-over-nobody = Das Turnier ist beendet. Niemand hat gewonnen.
tour-next-cancelled = Das Turnier wurde abgesagt.
tour-act-add = Teilnehmer eintragen
tour-act-start = Auslosen und anfangen
tour-act-pair = Anfangen: { $next }
tour-act-pair-free = Gegner zuteilen
tour-act-enter = Ergebnisse eintragen
tour-act-close = Beenden
tour-act-resume = Fortsetzen
tour-not-yet = Noch nicht
tour-sure-start = Ausgelost werden { $contestants }. Danach kann niemand mehr dazukommen.
tour-sure-start-late = Ausgelost werden { $contestants }. Andere können auch später noch dazukommen.
tour-sure-close = Danach lässt sich nichts mehr ändern.
tour-own-entered = Du bist angemeldet: { $name }.
tour-own-table = Du spielst an Tisch { $table } gegen { $others }.
tour-own-table-with = Tisch { $table }: { $side } gegen { $others }.
tour-own-bye = In diesem Durchgang hast du keinen Gegner.
tour-own-wait = Deine nächste Begegnung ist noch nicht ausgelost.
tour-entry = Anmelden
tour-entry-name-player = Dein Name (leer: wie hier)
tour-entry-name-pair = Eure Namen, zum Beispiel „Amal und Badr“
tour-entry-name-team = Name eures Teams
tour-leave = Abmelden
tour-leave-sure = Ja, abmelden
tour-return = Wieder mitspielen

## Begegnungen und Ergebnisse

tour-no-round = Hier erscheint der erste Durchgang, sobald er ausgelost ist.
tour-playing-now = Wer gerade spielt
tour-played = Gespielt
tour-nobody-plays = Im Moment spielt niemand.
tour-look = Name oder Nummer suchen
tour-yours = Deine Begegnung
tour-third = Platz 3
tour-byes = Ohne Gegner in diesem Durchgang: { $names }
tour-enter-result = Antippen und Ergebnis eintragen
tour-was-walkover = nicht gespielt: die anderen fehlten
tour-was-forfeit = nicht gespielt: für alle verloren
tour-was-annulled = zählt nicht
tour-result = Ergebnis
tour-result-of = Tisch { $table }: Ergebnis
tour-points-most = Die Punkte am Ende der Partie. Die meisten Punkte gewinnen.
tour-points-fewest = Die Punkte am Ende der Partie. Die wenigsten Punkte gewinnen.
tour-match = Partie { $number }
tour-points-of = Punkte: { $name }
tour-sign = Über oder unter null: { $name }
tour-margins = Für jede Runde: wer vorn lag, und um wie viele Punkte.
tour-board = Runde { $board }
tour-board-at = Runde { $board }, Tisch { $table } der beiden
tour-ahead = wer vorn lag
tour-ahead-by = um wie viele Punkte
tour-save = Ergebnis speichern
tour-saved = Das Ergebnis ist gespeichert.
tour-corrects = Es gibt schon ein Ergebnis. Was du speicherst, ersetzt es, und alle können das sehen.
tour-reason = Grund (für alle sichtbar)
tour-else = Etwas anderes
tour-else-note = Es wurde nicht gespielt oder soll nicht zählen:
tour-rule-walkover = { $name }: gewinnt, die anderen fehlen
tour-rule-forfeit = Für alle verloren, niemand bekommt Punkte
tour-rule-annulled = Die Begegnung zählt nicht
tour-decide = So entscheiden

## Tabelle

tour-no-standings = Hier erscheint die Tabelle nach der Auslosung.
tour-standings = Tabelle
tour-place = Platz
tour-name = Name
tour-contestants = Teilnehmer
tour-points-points = Punkte
tour-points-match-points = Prozent
tour-points-cross-imps = IMPs je Runde
tour-penalty-of = Strafe { $points }
tour-still-in = noch dabei
tour-withdrawn = abgemeldet
tour-ties = Bei gleichen Punkten entscheiden:
tour-tie-wins = Siege
tour-tie-wins-is = Wie viele Begegnungen gewonnen wurden. Je mehr, desto besser.
tour-tie-head-to-head = Direkter Vergleich
tour-tie-head-to-head-is = Wer gleichauf liegt, wird nach den Begegnungen untereinander verglichen, wenn alle aufeinander getroffen sind.
tour-tie-buchholz = Punkte der Gegner
tour-tie-buchholz-is = Die Punkte aller Gegner zusammen (Buchholz): Wer stärkere Gegner hatte, liegt vorn.
tour-tie-sonneborn-berger = Punkte der Besiegten
tour-tie-sonneborn-berger-is = Die Punkte der besiegten Gegner und die Hälfte der Punkte derer, gegen die es unentschieden ausging (Sonneborn-Berger).
tour-tie-match-margin = Partien mehr
tour-tie-match-margin-is = Gewonnene Partien weniger verlorene.
tour-tie-points-margin = Punktabstand
tour-tie-points-margin-is = Die eigenen Punkte weniger die der Gegner, in allen Partien zusammen.
tour-tree = Turnierbaum
tour-bye = ohne Gegner
tour-open = offen

## Teilnehmer

tour-nobody = Noch niemand ist eingetragen.
tour-add-player = Die Spieler, ein Name je Zeile. Du kannst eine ganze Liste einfügen.
tour-add-pair = Die Paare, eines je Zeile, zum Beispiel „Amal und Badr“. Du kannst eine ganze Liste einfügen.
tour-add-team = Die Teams, eines je Zeile. Du kannst eine ganze Liste einfügen.
tour-add-empty = Eintragen
tour-add = { $contestants } eintragen
tour-adding = Eingetragen: { $done } von { $of }
tour-added = Eingetragen.
tour-numbered = Ohne Namen:
tour-numbered-player = Spieler { $number }
tour-numbered-pair = Paar { $number }
tour-numbered-team = Team { $number }
tour-here = anwesend
tour-here-count = anwesend: { $count }
tour-check-in = Ist da
tour-not-drawn = spielt nicht mit
tour-withdraw = Abmelden
tour-withdraw-note = Sie spielen nicht mit.
tour-withdraw-running = Sie werden nicht mehr ausgelost. Wer gerade gegen sie spielt, gewinnt; wo jeder gegen jeden spielt, zählen ihre Begegnungen nicht.
tour-no-return = Niemand kann mehr zurückkommen: Mit der Auslosung stehen die Durchgänge fest.
tour-penalty = Strafe
tour-penalty-note = Diese Punkte werden in der Tabelle abgezogen. Eine Zahl unter null gibt Punkte dazu.
tour-penalty-points = Punkte
tour-penalise = Abziehen

## Mehr

tour-share = Link zum Turnier
tour-share-note = Wer den Link hat, sieht Begegnungen, Ergebnisse und Tabelle, immer auf dem neuesten Stand.
tour-share-entry = Wer den Link hat, kann sich anmelden und sieht später Begegnungen, Ergebnisse und Tabelle.
tour-show = Zeigen und drucken
tour-screen = Große Anzeige
tour-print-pairings = Begegnungen drucken
tour-print-standings = Tabelle drucken
tour-print-slips = Ergebniszettel drucken
tour-signatures = Unterschriften
tour-download = Herunterladen
tour-file-standings = Tabelle (CSV)
tour-file-results = Ergebnisse (CSV)
tour-file-log = Vollständiges Protokoll
tour-file-calendar = Kalendereintrag
tour-trail = Was entschieden wurde
tour-trail-none = Noch nichts: keine Entscheidung, keine Strafe, niemand hat sich abgemeldet.
tour-did-result = Durchgang { $round }, Tisch { $table }: Ergebnis { $result }.
tour-did-walkover = Durchgang { $round }, Tisch { $table }: nicht gespielt; { $name } gewinnt.
tour-did-forfeit = Durchgang { $round }, Tisch { $table }: nicht gespielt; für alle verloren.
tour-did-annulled = Durchgang { $round }, Tisch { $table }: zählt nicht.
tour-did-penalised = { $name }: { $points } Strafpunkte.
tour-did-withdrew = { $name }: abgemeldet.
tour-did-returned = { $name }: wieder dabei.
tour-did-paused = Unterbrochen.
tour-did-resumed = Fortgesetzt.
tour-did-finished = Beendet.
tour-did-cancelled = Abgesagt.
tour-organise = Turnierleitung
tour-pause-note = Solange das Turnier unterbrochen ist, beginnt kein Durchgang.
tour-pause = Unterbrechen
tour-end-cancel = Turnier absagen
tour-end-cancel-sure = Das Turnier endet jetzt, ohne Sieger.
tour-end-cancel-now = Endgültig absagen
tour-end-delete = Turnier löschen
tour-end-delete-sure = Alles darüber wird für alle gelöscht.
tour-end-delete-now = Endgültig löschen
tour-screen-entering = Die Anmeldung ist offen

## Runden, die der Server allen Tischen gibt

tour-boards-secret = gespielt; zu sehen, wenn alle diese Runden gespielt haben
tour-boards-are = Alle spielen diese Runden. Jede ist hier zu sehen, wenn der letzte Tisch sie gespielt hat; bis dahin erfährt niemand, wie sie anderswo ausgegangen ist.
tour-boards-none = Noch ist keine Runde offen.
tour-boards-proof = Niemand konnte die Karten wählen
tour-anchor = Anker
tour-anchor-is = Diese Zahl stand hier, bevor jemand mitgemacht hat. Sie legt den Server auf alle Runden fest; dein Browser prüft jede offene daran.
tour-boards-download = Nachweis speichern
tour-lot = Ausgeloste Zahlen (dürfen fehlen)
tour-lot-is = Sie gehen in jede Runde ein. Wenn ihr sie jetzt vor aller Augen zieht, konnte nicht einmal der Server die Karten wählen. Bleibt das leer, nimmt der Server eine eigene Zahl.
tour-lot-later = Wenn das Turnier beginnt, steht hier das Los, das in jede Runde eingeht.
tour-lot-was = Das Los, das in jede Runde eingegangen ist:
tour-lot-by-organiser = Die Turnierleitung hat es beim Start eingegeben. Wurde es vor aller Augen gezogen, konnte nicht einmal der Server die Karten wählen.
tour-lot-by-server = Der Server hat es selbst gezogen. Für ihn spricht also nur der frühe Anker: Er hätte viele ausprobieren können, bis ihm die Karten gefielen, bevor jemand mitgemacht hat.
tour-board-open = nicht geprüft
tour-board-fits = geprüft
tour-board-broken = passt nicht
tour-board-sides = Am Tisch
tour-board-margin = Vorsprung
tour-board-percent = Prozent
tour-board-imps = IMPs jeder Seite
tour-board-replay = Ansehen
