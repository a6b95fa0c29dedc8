### Die Seiten der Aufgaben. Die Seite lädt diese Texte nur, wenn sie sie braucht.

puzzles-title = Aufgaben
puzzles-lead = Eine Stellung aus einer Partie und eine Frage: Was würdest du tun? Du siehst, was am Tisch zu sehen war. Danach siehst du alles.
puzzles-game = Aufgaben: { $game }
puzzles-none = Zu { $game } gibt es auf diesem Server noch keine Aufgaben.
puzzles-solve = Aufgaben lösen
puzzles-cards = Nur Karten
puzzles-calls = Nur Ansagen
puzzles-daily = Aufgabe des Tages
puzzles-daily-open = Für alle dieselbe
puzzles-daily-done = Heute beantwortet
puzzles-days = { $days ->
    [one] An { $days } Tag in Folge gelöst
   *[other] An { $days } Tagen in Folge gelöst
}
puzzles-streak = Bis zum ersten Fehler
puzzles-minutes = Drei Minuten
puzzles-best = Dein Bestwert: { $count }
puzzles-safety = Sicher gegen jede Verteilung
puzzles-safety-about = Bis zum Ende der Runde gespielt
puzzles-own = Meine eigenen Fehler
puzzles-own-about = Aus deinen analysierten Partien
puzzles-all-themes = Themen
puzzles-themes-about = Aufgaben zu einem gewählten Thema werden nicht gewertet: Das Thema ist schon ein Hinweis.
puzzles-count = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
puzzles-your-rating = Wertung { $rating }
puzzles-rating-unsure = Wertung etwa { $rating }
puzzles-guest = Du löst als Gast. Mit einem Namen und einem Passwort bekommst du auch eine Wertung.
puzzles-score = Gelöst: { $solved } von { $attempts }
puzzles-by-theme = Nach Thema
puzzles-latest = Deine letzten Antworten
puzzles-was-right = richtig
puzzles-was-wrong = nicht das Beste

## Eine lösen

puzzle-card = Welche Karte spielst du?
puzzle-call = Was sagst du an?
puzzle-rated = Zählt für deine Wertung
puzzle-unrated = Ohne Wertung
puzzle-you = Du
puzzle-past = Was gespielt wurde
puzzle-past-none = Noch wurde nichts gespielt.
puzzle-right = Richtig!
puzzle-wrong = Es gibt etwas Besseres
puzzle-better = Besser: { $actions }.
puzzle-loss = { $action } kostet im Mittel { $points } Punkte.
puzzle-change = Deine Wertung: { $before } → { $after }
puzzle-first-rating = Deine erste Wertung: { $rating }
puzzle-reached = Das Ziel ist erreicht: Niemand hätte dich aufhalten können.
puzzle-missed = Nicht ganz
puzzle-slip = Mit { $action } war es nicht mehr sicher: Die Karten unten widerlegen es. Sie passen zu allem, was du gesehen hast. Sicher: { $safe }.
puzzle-sure = Sicher
puzzle-usual = Meist
puzzle-sure-about = „Sicher“: die Punkte dieser Runde für deine Seite, die dir nach dieser Karte niemand nehmen kann. „Meist“: wie oft das Ziel erreicht wird, wenn die verdeckten Karten zufällig liegen und alle so weiterspielen, wie man meistens spielt.
puzzle-hands-against = Die Karten, die es widerlegen
puzzle-options = Was jede Wahl wert ist
puzzle-option = Wahl
puzzle-mean = Punkte
puzzle-best-in = Beste in
puzzle-percent = { $percent } %
puzzle-options-about = Punkte dieser Runde für deine Seite, gemittelt über alle Verteilungen der verdeckten Karten; und in wie vielen davon die Wahl die beste ist.
puzzle-hands = Die Karten aller Spieler
puzzle-themes = Themen dieser Aufgabe
puzzle-difficulty = Wertung dieser Aufgabe: { $rating }
puzzle-tries = { $attempts ->
    [one] Gelöst von { $solved } von { $attempts } Person
   *[other] Gelöst von { $solved } von { $attempts } Personen
}
puzzle-vote = Ist das eine gute Aufgabe?
puzzle-vote-for = Ja ({ $count })
puzzle-vote-against = Nein ({ $count })
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben
puzzle-retry = Noch einmal versuchen
puzzle-daily-back = Die nächste kommt um { $time }.

## Läufe

puzzle-run-start = Los
puzzle-run-again = Noch einmal
puzzle-streak-about = Die Aufgaben werden immer schwerer. Lass dir Zeit: Der erste Fehler beendet den Lauf.
puzzle-minutes-about = Löse in drei Minuten so viele, wie du kannst. Der dritte Fehler beendet den Lauf. Es gilt die Uhr des Servers.
puzzle-solved = Gelöst: { $count }
puzzle-mistakes = Fehler: { $count } von { $most }
puzzle-time = Noch { $time }
puzzle-time-over = Die Zeit ist um.
puzzle-run-over = Das war’s.
puzzle-run-result = { $count ->
    [one] Du hast { $count } Aufgabe gelöst.
   *[other] Du hast { $count } Aufgaben gelöst.
}
puzzle-run-best = Dein Bestwert bisher: { $count }

## Was ein Thema bedeutet; sein Name steht in puzzles.de.ftl

puzzle-theme-opening-lead-is = Die erste Karte der ganzen Runde.
puzzle-theme-lead-is = Du spielst die erste Karte eines Stichs.
puzzle-theme-follow-is = Du hast Karten der ausgespielten Farbe. Welche davon?
puzzle-theme-ruff-is = Ein Trumpf auf eine andere Farbe.
puzzle-theme-discard-is = Eine Karte einer anderen Farbe, die kein Trumpf ist: Was kannst du entbehren?
puzzle-theme-last-to-play-is = Alle anderen haben gespielt: Du weißt, was der Stich kostet.
puzzle-theme-draw-trumps-is = Du spielst Trumpf aus, um den anderen ihre Trümpfe zu nehmen.
puzzle-theme-win-trick-is = Richtig ist eine Karte, die im Stich vorn liegt.
puzzle-theme-duck-is = Du könntest im Stich nach vorn gehen, aber besser ist es, das nicht zu tun.
puzzle-theme-partner-winning-is = Deine eigene Seite führt im Stich schon.
puzzle-theme-ending-is = Du hast höchstens noch vier Karten.
puzzle-theme-no-trumps-is = In dieser Runde ist keine Farbe Trumpf.
puzzle-theme-first-call-is = Vor dir hat noch niemand etwas gesagt.
puzzle-theme-pass-is = Richtig ist es, zu passen.
puzzle-theme-call-is = Du könntest passen, aber richtig ist es, etwas anzusagen.
puzzle-theme-surprise-is = Die üblichen Faustregeln führen hier in die Irre.
