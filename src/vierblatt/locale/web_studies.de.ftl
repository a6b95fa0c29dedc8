### Studien: benannte Sammlungen von Stellungen, die man über einen Link teilt.

studies = Studien
studies-mine = Meine Studien
study-positions = { $count ->
    [one] eine Stellung
   *[other] { $count } Stellungen
}
study-by = Eine Studie von { $name }
study-empty = Hier sind noch keine Stellungen. Füge welche auf der Seite einer Partie oder einer Nachbesprechung hinzu.
study-share = Diese Studie teilen
study-in-match = { $place }. { $game }: Runde { $deal }, Zug { $step }
study-in-review = { $place }. { $game }, in einer Nachbesprechung: Runde { $deal }, Zug { $step }
study-up = Nach oben
study-down = Nach unten
study-edit = Notiz ändern
study-remove = Diese Stellung entfernen
study-note = Notiz
study-save = Speichern
study-change = Diese Studie ändern
study-name = Name der Studie
study-rename = Umbenennen
study-delete = Diese Studie löschen
study-delete-sure = Die Studie ist dann für alle weg; Partien und Nachbesprechungen bleiben.
study-delete-now = Löschen

## Eine Stellung hinzufügen

study-into = Studie
study-new = Eine neue Studie
study-add = Diese Stellung hinzufügen
study-added = Hinzugefügt zu
