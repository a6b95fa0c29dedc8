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
