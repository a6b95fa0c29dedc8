## Eine Datenbank prüfen

admin-verifying = Tische
admin-verified = Geprüft: Tische { $tables }, Einträge { $entries }, Aufzeichnungen { $records }, Wertungen { $ratings }. Fehler gefunden: { $faults }.
admin-verified-part = Wertungen und Kartenstatistik hängen von allen Partien ab und wurden ausgelassen.
admin-unproven = { $ratings ->
    [one] Eine Wertung lässt sich nicht bestätigen: Sie stammt aus Partien mit jemandem, dessen Konto gelöscht wurde, oder deren Protokoll einen Fehler hat.
   *[other] { $ratings } Wertungen lassen sich nicht bestätigen: Sie stammen aus Partien mit jemandem, dessen Konto gelöscht wurde, oder deren Protokoll einen Fehler hat.
}
fault-log-missing = Tisch { $id } hat kein Protokoll.
fault-log-gap = Tisch { $id }: Eintrag { $seq } des Protokolls fehlt.
fault-log-link = Tisch { $id }: Eintrag { $seq } des Protokolls setzt die Kette nicht fort. Er wurde verändert.
fault-log-unplayable = Tisch { $id }: Die Partie kann nicht so gespielt worden sein, wie es im Protokoll steht ({ $reason }).
fault-log-of-another = Tisch { $id }: Das Protokoll gehört zu einem anderen Tisch oder zu anderen Regeln.
fault-log-secret = Tisch { $id }: Das Geheimnis seiner Runden ist nicht das versprochene.
fault-snapshot-broken = Tisch { $id }: Der Schnappschuss nach Eintrag { $seq } ist nicht lesbar.
fault-snapshot-differs = Tisch { $id }: Der Schnappschuss nach Eintrag { $seq } passt nicht zum Protokoll.
fault-record-missing = Tisch { $id } wurde zu Ende gespielt, hat aber keine Aufzeichnung.
fault-record-of-nothing = Aufzeichnung { $id }: Zu ihr gehört kein zu Ende gespielter Tisch.
fault-record-unreadable = Aufzeichnung { $id } ist nicht lesbar.
fault-record-faulty = Aufzeichnung { $id } besteht ihre eigene Prüfung nicht: { $reason }
fault-record-differs = Aufzeichnung { $id }: „{ $what }“ passt nicht zum Protokoll ihres Tisches.
fault-name-came-back = Aufzeichnung { $id }: Der Name auf Platz { $seat } gehört zu einem Konto, das gelöscht wurde.
fault-rating-differs = Spieler { $id }: Die { $kind ->
    [boards] Duplikatwertung
   *[match] Wertung
} in { $game } ({ $preset }) steht bei { $found } Punkten; was gespielt wurde, ergibt { $expected } oder eine andere Anzahl von Partien oder Turnieren.
fault-rating-missing = Spieler { $id } hat keine { $kind ->
    [boards] Duplikatwertung
   *[match] Wertung
} in { $game } ({ $preset }), obwohl es gewertete { $kind ->
    [boards] Turniere
   *[match] Partien
} gibt.
fault-rating-of-nothing = Spieler { $id } hat eine { $kind ->
    [boards] Duplikatwertung
   *[match] Wertung
} in { $game } ({ $preset }) ohne { $kind ->
    [boards] ein gewertetes Turnier
   *[match] eine gewertete Partie
}.
fault-count-differs = { $cells ->
    [one] { $game }: Eine Zahl der Kartenstatistik ist nicht die Summe der Aufzeichnungen.
   *[other] { $game }: { $cells } Zahlen der Kartenstatistik sind nicht die Summe der Aufzeichnungen.
}
fault-daily-unplayable = Runden des Tages { $id }, Runde { $board } von { $player }: So kann sie nicht gespielt worden sein ({ $reason }).
fault-daily-differs = Runden des Tages { $id }, Runde { $board } von { $player }: „{ $what }“ folgt nicht aus den Zügen.
fault-tournament-gap = Turnier { $id }: Eintrag { $seq } des Protokolls fehlt.
fault-tournament-link = Turnier { $id }: Eintrag { $seq } des Protokolls setzt die Kette nicht fort. Er wurde verändert.
fault-tournament-impossible = Turnier { $id }: Es kann nicht so verlaufen sein, wie es im Protokoll steht ({ $reason }).
fault-tournament-differs = Turnier { $id }: „{ $what }“ in seiner Zeile stimmt nicht mit dem Protokoll überein.
fault-tournament-result = Turnier { $id }: Das Ergebnis von Begegnung { $meeting } ist nicht das von Tisch { $table }, von dem es stammen soll.
fault-tournament-boards = Turnier { $id }: Das Geheimnis seiner Runden fehlt oder führt nicht zu dem Anker, der veröffentlicht wurde.
fault-tournament-board-pack = Turnier { $id }: Tisch { $table } hat nicht mit dem Stapel seiner Runde gespielt.
fault-tournament-board-early = Turnier { $id }: Runde { $board } wurde gezeigt, obwohl jemand sie noch spielen muss.
fault-tournament-left = Turnier { $id }: Wer in Begegnung { $meeting } gegangen sein soll, ist nicht, wer ihre Tische verlassen hat.
fault-tournament-rated = Turnier { $id }: Für die Duplikatwertung wurden andere verglichen, als das Protokoll ergibt.
fault-tournament-unrated = Turnier { $id } ist beendet und gewertet, hat aber keine Wertung geändert.
remedy-log = Ein verändertes Protokoll lässt sich nicht reparieren: Vergleiche es mit einer Sicherung, um zu sehen, was da stand, und schließe den Tisch, falls er noch offen ist.
remedy-snapshot = Ein Schnappschuss ist nur eine Abkürzung: Lösche seine Zeile in „snapshots“, dann wird das Protokoll von Anfang an gelesen.
remedy-record = Maßgeblich ist das Protokoll des Tisches: Nimm die Aufzeichnung aus einer Sicherung von vor der Änderung.
remedy-name = Lösche den Namen aus der Aufzeichnung oder spiele eine Sicherung ein; wer gelöscht wurde, hat ein Recht darauf.
remedy-rating = Wertungen und Aufzeichnungen müssen aus derselben Sicherung kommen. Finde heraus, wer in die Datenbank schreiben konnte.
remedy-count = Die Kartenstatistik dient nur der Anschauung: Aufzeichnungen und Protokolle werden unabhängig von ihr geprüft.
remedy-daily = Eine veränderte Runde des Tages lässt sich nicht reparieren: Lösche ihre Zeile. Steht da kein Spieler, ist es die des Bots in „daily_references“; er spielt sie dann neu.
remedy-tournament = Maßgeblich ist das Protokoll des Turniers. Ein verändertes lässt sich nicht reparieren: Vergleiche es mit einer Sicherung oder mit einem Protokoll, das jemand heruntergeladen hat.

## Nach Absprachen suchen

column-pair = Paar
column-relation = saßen als
column-cost = Kosten
column-gain = Gewinn
column-controls = andere
column-effect = Effekt
column-p = p-Wert
column-flagged = auffällig
admin-auditing = Partien
audit-partners = Partner
audit-opponents = Gegner
audit-flagged = ja
audit-done = Gemessen: Partien { $matches }, Runden { $deals }. Beurteilte Paare: { $pairs }, davon auffällig: { $flagged }.
audit-unread = { $matches ->
    [one] Eine Partie lässt sich nicht nachspielen und wurde ausgelassen: siehe „vierblatt admin verify“.
   *[other] { $matches } Partien lassen sich nicht nachspielen und wurden ausgelassen: siehe „vierblatt admin verify“.
}
audit-too-little = { $least ->
    [one] Noch kein Paar hat eine Runde gespielt.
   *[other] Noch kein Paar hat { $least } Runden gespielt.
}
audit-unit = Kosten, Gewinn und der Gewinn der anderen sind Punkte je 100 Runden.
audit-others = { $name } mit allen anderen: { $gain } Punkte je 100 Runden ({ $deals ->
        [one] eine Runde
       *[other] { $deals } Runden
    }).
audit-no-proof = Ein auffälliges Paar ist ein Grund, seine Partien anzusehen, und kein Beweis: Zufall, eine Gewohnheit, die beide kennen, oder eine Abmachung, die erlaubt ist, sehen genauso aus. Lass jemanden urteilen, der die Namen nicht kennt.
## Moderatoren

admin-no-moderators = Niemand ist Moderator.
admin-moderator-added = { $name } ist jetzt Moderator und findet die Meldungen unter /moderation.
admin-moderator-already = { $name } ist schon Moderator.
admin-moderator-removed = { $name } ist nicht mehr Moderator.
admin-moderator-never = { $name } ist kein Moderator.
admin-trail-written = Nach { $path } geschrieben: { $acts } Einträge.
fault-trail-gap = Protokoll der Moderation ({ $id }): Eintrag { $seq } fehlt.
fault-trail-link = Protokoll der Moderation ({ $id }): Eintrag { $seq } setzt die Kette nicht fort. Er wurde geändert.
fault-trail-differs = Protokoll der Moderation ({ $id }), Eintrag { $seq }: „{ $what }“ ist nicht das, was der Eintrag sagt.
remedy-trail = Ein geändertes Protokoll lässt sich nicht reparieren: Vergleiche es mit einer Sicherung oder mit dem, was „admin trail“ früher geschrieben hat, und finde heraus, wer in die Datenbank schreiben konnte.
