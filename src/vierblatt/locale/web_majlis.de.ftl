### Die Seite eines Majlis, und die Listen davon. Die Seite lädt diese Texte erst, wenn sie sie braucht.

majlis = Majlis
majlis-mine = Meine Majlis
majlis-none = Ein Majlis ist eine feste Gruppe: ein Link, eure Hausregeln, ein laufender Stand und ein Chat. Eröffne eines bei jedem Spiel unter „Mit Freunden“.
majlis-new = Ein Majlis eröffnen
majlis-new-note = Eine feste Gruppe mit diesen Regeln und Einstellungen: ein Link, ein laufender Stand, ein Verlauf und ein Chat. Ihre Tische sind privat.
majlis-name = Name des Majlis
majlis-people = { $count ->
    [one] Ein Mitglied
   *[other] { $count } Mitglieder
}
majlis-playing = { $count ->
    [one] ein Tisch spielt
   *[other] { $count } Tische spielen
}
majlis-unread = Neue Nachrichten

## Die Einladung

majlis-invited-by = { $host } lädt dich in das Majlis „{ $majlis }“ ein
majlis-invited = Du bist in das Majlis „{ $majlis }“ eingeladen
majlis-game = Hier spielt ihr { $game }.
majlis-members-so-far = Bisher dabei: { $names }
majlis-what-it-is = Ein Majlis ist eine Gruppe, die bleibt: mit laufendem Stand, Chat und einem Link, unter dem ihr euch findet. Es kostet nichts, und du kannst jederzeit austreten.
majlis-join = Beitreten
majlis-joined = Du gehörst jetzt dazu.

## Für Mitglieder

majlis-host-is = Gastgeber: { $host }
majlis-play = Spielen
majlis-play-note = Eröffnet einen Tisch mit den Regeln des Majlis. Die anderen sehen sofort, dass du wartest.
majlis-sit = { $names } { $count ->
    [one] wartet
   *[other] warten
} am Tisch: hinsetzen
majlis-sit-empty = Ein Tisch wartet: hinsetzen
majlis-back-to-table = Zurück an deinen Tisch
majlis-tables = Tische
majlis-table-plays = { $names }, Runde { $deal }
majlis-score = Laufender Stand
majlis-score-note = Wie oft welche Seite gegen die andere gewonnen hat, ohne Partien mit Bots.
majlis-score-none = Noch keine Partie ohne Bots. Mit der ersten beginnt der Stand.
majlis-you = Du
majlis-won-by = { $who } { $won }
majlis-matches = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
majlis-members = Mitglieder
majlis-is-host = Gastgeber
majlis-member-counts = { $matches ->
    [0] noch keine Partie
    [one] eine Partie, { $won } gewonnen
   *[other] { $matches } Partien, { $won } gewonnen
}
majlis-member-options = { $name }: Optionen
majlis-remove = { $name } entfernen
majlis-remove-sure = { $name } sieht das Majlis dann nicht mehr. Der Link gilt weiter für alle, die ihn haben; soll er das nicht, erzeuge einen neuen.
majlis-make-host = { $name } zum Gastgeber machen
majlis-keep = Abbrechen

## Chat

majlis-chat = Chat
majlis-chat-none = Noch hat niemand etwas geschrieben.
majlis-say = Nachricht schreiben
majlis-earlier = Frühere Nachrichten
majlis-react = Auf die Nachricht von { $name } reagieren
majlis-reaction = { $emoji } { $count }: { $names }
majlis-react-with = { $emoji }: auf die Nachricht von { $name } reagieren
majlis-delete-line = Nachricht löschen: { $text }
majlis-delete-ask = Diese Nachricht für alle löschen?
majlis-delete-yes = Löschen
majlis-emoji-of = { $name } reagiert: { $emoji }

## Link, Gastgeber, Austreten

majlis-invite = Einladen
majlis-invite-how = Wer diesen Link hat, kann beitreten.
majlis-manage = Majlis verwalten
majlis-rename = Namen ändern
majlis-rules = Regeln und Tischeinstellungen
majlis-rules-note = Für Tische, die ab jetzt eröffnet werden.
majlis-save = Speichern
majlis-new-link = Neuer Link
majlis-new-link-note = Der bisherige Link gilt dann für niemanden mehr. Mitglieder bleiben Mitglieder und finden das Majlis auf der Startseite.
majlis-delete = Majlis löschen
majlis-delete-sure = Das Majlis, sein Chat und sein Stand werden für immer gelöscht. Die Partien bleiben bei denen, die sie gespielt haben.
majlis-delete-now = Endgültig löschen
majlis-leave = Majlis verlassen
majlis-leave-sure = Chat und Stand siehst du dann nicht mehr. Mit dem Link kannst du zurückkommen.
majlis-leave-now = Verlassen
majlis-gone = Du bist kein Mitglied dieses Majlis mehr.
majlis-again = Noch einmal versuchen

## Wappen

majlis-crest = Wappen
majlis-crest-is = Wappen: { $sign }, { $ink }, auf { $ground }; { $shape }
majlis-crest-sign = Zeichen
majlis-crest-shape = Form
majlis-crest-ground = Farbe des Grunds
majlis-crest-ink = Farbe des Zeichens
majlis-sign-spade = Pik
majlis-sign-heart = Herz
majlis-sign-diamond = Karo
majlis-sign-club = Kreuz
majlis-sign-star = Stern
majlis-sign-crescent = Halbmond
majlis-sign-sun = Sonne
majlis-sign-palm = Palme
majlis-sign-cup = Tasse
majlis-sign-ring = Ring
majlis-shape-shield = Schild
majlis-shape-circle = Kreis
majlis-shape-square = Quadrat
majlis-shape-diamond = Raute
majlis-shape-arch = Bogen
majlis-shape-banner = Banner
majlis-ground-green = Grün
majlis-ground-blue = Blau
majlis-ground-red = Rot
majlis-ground-violet = Violett
majlis-ground-brown = Braun
majlis-ground-slate = Grau
majlis-ink-white = Weiß
majlis-ink-gold = Gold
majlis-ink-mint = Mint
majlis-ink-rose = Rosa

## Verwalter

majlis-is-manager = verwaltet
majlis-appoint = { $name } zum Verwalten ermächtigen
majlis-dismiss = { $name } verwaltet nicht mehr
majlis-manager-may = Wer verwaltet, darf alles, was du darfst, außer das Majlis löschen, es übergeben und andere ermächtigen.
majlis-members-all = Alle { $count } Mitglieder zeigen

## Benannte Hausregeln

majlis-rule-sets = Benannte Hausregeln
majlis-rule-sets-note = Mehrere Hausregeln, jede mit einem Namen. Tische und Termine wählen eine davon; sonst gelten die üblichen.
majlis-rule-set-new = Hausregeln hinzufügen
majlis-rule-set-name = Name dieser Hausregeln
majlis-rule-set-change = Ändern
majlis-rule-set-use = Als üblich nehmen
majlis-rule-set-is-usual = übliche Regeln
majlis-rules-usual = übliche Regeln
majlis-rules-by = Hausregeln
majlis-play-by = Nach anderen Hausregeln spielen

## Feste Termine

majlis-events = Termine
majlis-events-none = Noch kein fester Termin.
majlis-events-past = Vergangene Termine
majlis-event-new = Neuer fester Termin
majlis-event-new-note = Das Majlis legt für jeden Tag rechtzeitig von selbst ein Turnier an. Nur Mitglieder können sich anmelden.
majlis-event-name = Name des Termins
majlis-event-day = Tag
majlis-event-time = Uhrzeit
majlis-event-in-zone = Zeitzone
majlis-event-how-often = Wie oft
majlis-event-every = { $weeks ->
    [one] jede Woche
   *[other] alle { $weeks } Wochen
}
majlis-event-rounds = { $rounds ->
    [one] ein Durchgang
   *[other] { $rounds } Durchgänge
}
majlis-event-lead = Anmeldung ab
majlis-event-hours = { $hours ->
    [one] eine Stunde vorher
   *[other] { $hours } Stunden vorher
}
majlis-event-make = Einrichten
majlis-event-made = { $hours ->
    [one] Anmeldung ab eine Stunde vorher.
   *[other] Anmeldung ab { $hours } Stunden vorher.
} Turnierleitung: { $organiser }.
majlis-event-zone = Zeitzone: { $zone }
majlis-event-entered = { $count ->
    [0] Anmeldung offen, noch niemand angemeldet
    [one] Anmeldung offen, einmal angemeldet
   *[other] Anmeldung offen, { $count } angemeldet
}
majlis-event-enter = Anmelden
majlis-event-look = Ansehen
majlis-event-skip = Ausfallen lassen
majlis-event-unskip = Doch stattfinden lassen
majlis-event-skipped = fällt aus
majlis-event-calendar = In den Kalender
majlis-event-end = Termin beenden
majlis-event-end-sure = Es werden keine weiteren Turniere angelegt. Die schon angelegten bleiben.
majlis-event-end-now = Beenden
majlis-event-over-ended = Dieser Termin wurde beendet.
majlis-event-over-rules = Dieser Termin ist beendet, weil seine Regeln oder seine Zeitzone nicht mehr bekannt sind.
majlis-event-over-unattended = Dieser Termin ist beendet, weil sich mehrmals nacheinander niemand angemeldet hat.

## Die Rangliste

majlis-leaders = Rangliste
majlis-leaders-note = Wie viele von hundert Partien jemand mehr gewinnt, als ein durchschnittliches Mitglied auf denselben Plätzen gewänne, neben denselben Partnern und gegen dieselben Gegner. Partien mit Bots zählen nicht.
majlis-leaders-of = Monat
majlis-leaders-all = alle Monate
majlis-leaders-none = Noch keine Partie ohne Bots.
majlis-leaders-more = Alle { $count } zeigen
majlis-leader-gain = Von hundert Partien: { $gain }
majlis-leader-events = { $events ->
    [one] ein Termin, { $first } gewonnen
   *[other] { $events } Termine, { $first } gewonnen
}
