### Freunde und andere Leute, Benachrichtigungen, Herausforderungen. Die Seite lädt diese Texte nur bei Bedarf.

people-lead = Du siehst, wer von deinen Freunden online ist, und kannst sie zu einer Partie herausfordern.
people-friends = Freunde
people-friends-none = Noch niemand. Öffne die Seite von jemandem, von einem Tisch, einer beendeten Partie oder einem Majlis aus, und frage nach Freundschaft.
people-online = ist online
people-place-free = Mitspielen: { $game }
people-place-watch = Bei der Partie zusehen: { $game }
people-asking = Anfragen an dich
people-asked = Deine Anfragen
people-followed = Du folgst
people-followed-none = Niemandem. Folge jemandem auf der Seite dieser Person: Dann siehst du hier, wann sie an einem öffentlichen Tisch sitzt und welche öffentlichen Partien sie beendet hat. Sie erfährt davon nichts.
people-followed-matches = Ihre öffentlichen Partien
people-blocked = Blockiert
people-blocked-none = Niemand. Wen du auf der Seite dieser Person blockierst, der kann dich nicht erreichen und du diese Person nicht. Sie erfährt davon nichts.
people-muted = Stummgeschaltet
people-reachable = Wer darf mich anfragen, herausfordern und mir folgen?
people-reachable-anybody = Alle
people-reachable-known = Freunde meiner Freunde, und mit wem ich gespielt habe
people-reachable-nobody = Niemand

people-ask = Freundschaft anfragen
people-accept = Annehmen
people-decline = Ablehnen
people-take-back = Anfrage zurücknehmen
people-end = Freundschaft beenden
people-follow = Folgen
people-unfollow = Nicht mehr folgen
people-block = Blockieren
people-unblock = Blockierung aufheben
people-mute = Stummschalten
people-unmute = Wieder lesen
people-is-friend = Ihr seid befreundet.
people-asks-you = { $name } möchte mit dir befreundet sein.
people-closed = { $name } nimmt zurzeit keine Anfragen und Herausforderungen an.
people-you-block = Du blockierst { $name }: Ihr erreicht einander nicht.
people-more = Stummschalten oder blockieren
people-mute-note = Du siehst nicht mehr, was { $name } schreibt oder zeichnet, an keinem Tisch, in keinem Majlis und keiner Besprechung.
people-block-note = Ihr erreicht einander nicht mehr: keine Anfragen, keine Herausforderungen, kein Wort, kein gemeinsamer Tisch, der auf Leute wartet. Eine Freundschaft endet damit. { $name } erfährt davon nichts.
people-here = Sonst sitzt hier niemand.

## Herausforderungen

challenge = Herausfordern
challenge-who = { $name } herausfordern
challenge-game = Spiel
challenge-sides = Ihr beide spielt
challenge-together = auf derselben Seite
challenge-against = gegeneinander
challenge-others = Die anderen Plätze
challenge-free = frei: schicke anderen den Link
challenge-note = Das eröffnet einen privaten Tisch, an dem du sitzt. Die Herausforderung verfällt nach zehn Minuten.
challenge-send = Tisch eröffnen und herausfordern

## Benachrichtigungen

notices-none = Nichts Neues. Hier findest du Anfragen, Herausforderungen und ihre Antworten, auch die, die kamen, als du weg warst.
notices-show = Zeigen
notice-friend-asked = { $name } möchte mit dir befreundet sein.
notice-friend-accepted = { $name } hat deine Anfrage angenommen. Ihr seid jetzt befreundet.
notice-challenged = { $name } fordert dich zu einer Partie { $game } heraus.
notice-lapsed = Diese Herausforderung ist verfallen.
notice-accepted = { $name } hat deine Herausforderung zu { $game } angenommen.
notice-declined = { $name } kann jetzt nicht { $game } spielen.
notice-play = Spielen
notice-to-table = Zum Tisch
notice-remove = Benachrichtigung entfernen
notice-server = Nachricht dieses Servers: { $text }
