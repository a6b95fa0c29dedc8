### Die Nachbesprechung einer Partie: Man geht sie gemeinsam durch und probiert aus, was man noch hätte spielen können.

review = Nachbesprechung
review-title = Nachbesprechung: { $game }
review-you = Du
review-gone-person = jemand
review-percent = { $share } %

## Wer führt

review-nobody-leads = Niemand führt. Alle sehen sich an, was sie wollen.
review-you-lead = Du führst: Alle sehen den Zug, den du siehst.
review-following = { $name } führt, und du folgst.
review-alone = { $name } führt; du siehst dich allein um.
review-follow = Folgen
review-lead = Führung übernehmen
review-lead-end = Führung abgeben

## Wer da ist

review-present = { $count ->
    [one] Eine Person ist da
   *[other] { $count } Leute sind da
}
review-present-leads = führt
review-present-more = und { $count ->
    [one] noch eine Person
   *[other] { $count } weitere
}
review-came = { $count ->
    [one] { $names } ist jetzt da.
   *[other] { $names } sind jetzt da.
}
review-went = { $count ->
    [one] { $names } ist gegangen.
   *[other] { $names } sind gegangen.
}

## Eine Stelle der Partie

review-here = An dieser Stelle
review-view = Was zu sehen ist
review-view-of = Was { $seat } sah
review-guess-first = Erst raten: zeigen, was gespielt wurde, wenn ich gewählt habe
review-guess-ask = Was hättest du für { $seat } gespielt?
review-guessed = Du hast { $guess } gewählt. Gespielt wurde { $played }.
review-guess-before = Wähle zuerst: Die Zahlen kommen danach.
review-play-ask = { $seat } ist am Zug. Was hier gespielt wird, beginnt eine Variante.
review-open-actions = Mögliche Züge
review-was-played = { $action }, wie es gespielt wurde
review-deal-over = Hier ist die Runde zu Ende.
review-bot-which = Der Bot, der weiterspielt
review-bot-one = Ein Bot zieht einmal
review-bot-thinks = Der Bot wählt …
review-bot-all = Bots spielen zu Ende
review-swap = Zwei Karten tauschen
review-swap-how = Nur Karten, die { $seat } nicht sah, und so, dass es für { $seat } nicht zu merken war.
review-swap-none = Hier lassen sich keine zwei Karten tauschen.
review-swap-first = Die eine Karte
review-swap-second = Die andere Karte
review-swap-do = Tauschen

## Pfeile

review-draw = Pfeil zeichnen
review-draw-from = Wähle die Karte oder die Person, bei der der Pfeil beginnt.
review-draw-to = Von { $from }: Wähle nun die Karte oder die Person, bei der er endet.
review-arrows = Pfeile
review-arrow = { $name }: von { $from } zu { $to }
review-arrow-drawn = { $name } hat einen Pfeil von { $from } zu { $to } gezeichnet.
review-arrow-remove = Den Pfeil von { $from } zu { $to } entfernen
review-erase = Löschen, was ich gezeichnet habe
review-erase-of = Löschen, was { $name } gezeichnet hat
review-keys-draw = einen Pfeil zeichnen, oder doch nicht

## Was es wert war

review-judged = Was war es wert?
review-known = Mit dem Wissen von { $seat }
review-known-ask = Züge beurteilen
review-known-table = Die möglichen Züge, beurteilt aus einer Hand
review-known-how = In { $worlds } Verteilungen, die hier nicht auszuschließen waren. Schlimmstenfalls: der Verlust im schlimmsten Zwanzigstel davon.
review-action = Zug
review-mean = Punkte
review-share = Am besten in
review-worst = Schlimmstenfalls
review-bots = Bots
review-bot-rules = einfacher Bot
review-bot-strong = starker Bot
review-bot-best = bester Bot
review-chances-ask = Wo konnten die Karten sein?
review-chances = Wahrscheinlichkeiten der verdeckten Karten
review-chances-how = Wo { $seat } jede verdeckte Karte erwarten konnte.
review-card = Karte
review-elsewhere = Sonst wo
review-cards = Wie die Karten lagen
review-cards-ask = Alle Hände ansehen
review-cards-exact = Was jeder Zug bringt, wenn danach alle perfekt spielen und alle Hände sehen.
review-cards-played = Was jeder Zug bringt, wenn danach Bots zu Ende spielen.
review-result = Punkte
review-played = gespielt
review-judging = Wird beurteilt …
review-preparing = Die Bewertungen dieses Spiels werden vorbereitet. Beim ersten Mal dauert das einige Minuten …

## Eine Aufgabe

review-puzzle-asking = Das wird in vielen Verteilungen geprüft. Es kann eine halbe Minute dauern …
review-puzzle-yes = Ja, das ist eine Aufgabe.
review-puzzle-save = Aufgabe speichern
review-puzzle-solve = Im Terminal löst du sie mit
review-puzzle-no-forced = Keine Aufgabe: Hier gab es nur eine Möglichkeit.
review-puzzle-no-secret = Keine Aufgabe: Hier gibt es nichts zu fragen.
review-puzzle-no-worlds = Keine Aufgabe: Es fand sich keine Verteilung, die zu dem passt, was diese Person wusste.
review-puzzle-no-margin = Keine Aufgabe: Das Beste liegt nicht weit genug vor dem Nächsten. Hier ist mehr als eines gut.
review-puzzle-no-share = Keine Aufgabe: Im Mittel ist eines am besten, aber in zu vielen Verteilungen bringt etwas anderes mehr.
review-puzzle-no-accepted = Keine Aufgabe: Karten, die gleich viel wert sein sollten, sind es nicht.
review-puzzle-no-agreement = Keine Aufgabe: Nicht alle Arten der Bewertung nennen dasselbe Beste.
review-puzzle-no-unsure = Fast eine Aufgabe: Eines ist am besten, aber nicht so deutlich, dass es in anderen Verteilungen auch so sein müsste.

## Varianten

review-branches = Varianten
review-as-played = Wie es gespielt wurde
review-from-step = Ab Zug { $step }
review-swapped = { $first } und { $second } getauscht
review-more = und { $count ->
    [one] ein weiterer
   *[other] { $count } weitere
}
review-branch-remove = Diese Variante entfernen

## Was gesagt wird

review-talk = Notizen und Chat
review-talk-none = Noch hat niemand etwas gesagt.
review-say = Etwas zu diesem Zug sagen
review-pin = An diesen Zug heften
review-pinned = angeheftet
review-at = Runde { $deal }, Zug { $step }
review-go-there = Zu { $where }
review-delete-line = „{ $text }“ löschen

## Der Link

review-invite = Einladen
review-invite-how = Wer diesen Link hat, kann zusehen, mitreden und etwas ausprobieren.
review-players-write = Nur wer mitgespielt hat, darf schreiben und spielen
review-to-replay = Zum Ablauf der Partie
