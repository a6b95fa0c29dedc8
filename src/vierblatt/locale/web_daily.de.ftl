### Die Seiten mit den Runden des Tages. Die Seite lädt diese Texte erst, wenn sie sie braucht.

daily-title = Runden des Tages
daily-lead = Acht Runden am Tag, für alle die gleichen, mit Bots auf den anderen Plätzen. Reihenfolge und Plätze sind bei jedem andere, und nichts lässt sich zurücknehmen.
daily-game = { $game }: Runden des Tages
daily-progress = { $done } von { $count } gespielt
daily-streak = { $days ->
    [one] ein Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-before = Frühere Tage
daily-over = dieser Tag ist vorbei
daily-until = bis { $time }
daily-begin = Runde { $place } spielen
daily-go-on = Runde { $place } weiterspielen
daily-place = Runde { $place } von { $count }
daily-new = kommt noch
daily-begun = angefangen
daily-missed = nicht gespielt
daily-percent = { $value } %
daily-share = Prozent
daily-gain = Mehr als der Bot
daily-rank = Rang
daily-rank-of = { $rank } von { $players }
daily-in-a-row = Alle Runden gespielt
daily-best = Die Besten des Tages
daily-best-note = Wer ein Konto hat und alle Runden des Tages gespielt hat.
daily-player = Spieler
daily-players = Spieler
daily-other-games = Andere Spiele und frühere Tage
daily-all = Alle Runden des Tages
daily-next = Nächste Runde
daily-see = So lief es
daily-you = Du
daily-retry = Noch einmal versuchen

## Eine gespielte Runde

daily-result = So lief es
daily-points = Vorsprung deiner Seite
daily-bot-points = Der Bot auf deinem Platz
daily-no-gain = Was der Bot auf deinem Platz schafft, wird noch berechnet. Schau gleich noch einmal herein.
daily-gains = Was alle geschafft haben
daily-cards = Die Karten
daily-dealer = Geber
daily-choices = Deine Entscheidungen
daily-choices-note = Andere sind hier alle auf deinem Platz, bei denen die Runde bis dahin genau gleich verlaufen war.
daily-bot-same = der Bot tat dasselbe
daily-bot-other = der Bot: { $action }
daily-count = { $action } { $count }×
daily-others = andere: { $list }
daily-few = { $count ->
    [one] noch jemand kam hierher
   *[other] { $count } andere kamen hierher
}

## Der Nachweis

daily-proof = Die Karten selbst nachprüfen
daily-proof-note = Diese Zahl legt die Runden des Tages fest, ohne sie zu verraten, bevor jemand eine davon spielt. Wenn der Tag vorbei ist, wird das Geheimnis dahinter veröffentlicht, und alle können nachprüfen, dass die Karten nicht geändert wurden.
daily-proof-over = Diese Zahl legte die Runden des Tages fest. Geprüft wird, ob das Geheimnis zu ihr und zu den Karten führt und, falls dieser Browser sie an dem Tag gesehen hat, ob sie noch dieselbe ist.
daily-secret = Das Geheimnis:
daily-check = Die Runden nachprüfen
daily-proof-good = Stimmt: Das Geheimnis führt zu dieser Zahl und zu den Karten aller Runden.
daily-proof-bad = Etwas stimmt nicht: { $what }
