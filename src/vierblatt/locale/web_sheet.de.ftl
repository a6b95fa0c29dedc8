### Die Seite für Schreibzettel. Die Seite lädt diese Texte nur, wo sie sie braucht.

sheets-lead = Ihr spielt mit Karten aus Papier und tippt ein, was geschehen ist; Vierblatt berechnet die Punkte nach euren Hausregeln und sagt, warum. Die Zettel bleiben auf diesem Gerät und werden niemandem geschickt.
sheets-offline-ready = Geht auf diesem Gerät auch ohne Verbindung.
sheets-offline-not = Braucht den Server: Dieser Browser hat die Seite nicht aufbewahrt.
sheets-kept = Auf diesem Gerät
sheets-none = Noch keine Zettel.
sheets-new = Neuer Zettel
sheets-begin = Anfangen
sheets-players = Spieler, in der Reihenfolge des Spiels
sheets-player = Spieler { $number }
sheets-left-empty = Die Namen können leer bleiben.
sheets-first-dealer = Wer gibt zuerst?
sheets-first-dealer-rule = Nach den Hausregeln gibt zuerst: { $seat }.
sheets-deals = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
  }
sheets-finished = beendet
sheets-delete-this = Diesen Zettel löschen: { $names }
sheets-deleted = Der Zettel ist gelöscht.
sheets-restore = Rückgängig
sheets-damaged = Ein beschädigter Zettel: { $reason }
sheets-save-anyway = So speichern, wie es ist
sheets-open-file = Datei öffnen
sheets-open-file-note = Dateien von „vierblatt sheet“ auf der Befehlszeile sind dieselben.
sheets-received = Du hast einen Zettel bekommen.
sheets-keep = Auf diesem Gerät behalten
sheets-all = Alle Zettel
sheets-missing = Diesen Zettel gibt es auf diesem Gerät nicht.
error-sheet-not-kept = Dieses Gerät kann den Zettel nicht aufbewahren: Es hat keinen Platz, oder es erlaubt das nicht. Speichere ihn als Datei, bevor du diese Seite verlässt.
sheets-written = Runde { $number } ist aufgeschrieben.
sheets-changing = Runde { $number } ändern
sheets-change = Ändern
sheets-change-deal = Runde { $number } ändern
sheets-cancel = Abbrechen
sheets-taken-back = Runde { $number } ist zurückgenommen.
sheets-other-team = Die anderen: { $points }
sheets-of = { $total } von { $needed }
sheets-less = { $field }: eins weniger
sheets-more = { $field }: eins mehr
sheets-share = Teilen
sheets-share-text = Als Text
sheets-share-link = Als Link
sheets-share-file = Als Datei
sheets-share-note = Der Link enthält den ganzen Zettel, und Browser schicken diesen Teil an keinen Server.
sheets-link-too-long = Dieser Zettel ist zu lang für einen Link. Speichere ihn als Datei.
sheets-copied = Kopiert.
sheets-again = Neue Partie mit denselben Spielern
sheets-scores = Wie die Punkte zustande kamen
error-sheet-page-behind = Diese Seite kann { $game } nach den Regeln dieses Servers nicht werten. Öffne sie noch einmal mit Verbindung, damit die neueste Seite geladen wird.
error-sheet-link = Dieser Link enthält keinen Schreibzettel: Er ist unvollständig oder beschädigt. Lass ihn dir noch einmal schicken.
error-sheet-changed-here = Der Zettel wurde in einem anderen Fenster geändert. So steht er jetzt; schreib die Runde noch einmal auf.
