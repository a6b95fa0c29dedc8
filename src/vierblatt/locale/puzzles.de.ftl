### Aufgaben: die Namen ihrer Themen.

puzzle-theme-opening-lead = erstes Ausspiel
puzzle-theme-lead = Ausspiel
puzzle-theme-follow = Bedienen
puzzle-theme-ruff = Stechen
puzzle-theme-discard = Abwerfen
puzzle-theme-last-to-play = zuletzt am Spiel
puzzle-theme-draw-trumps = Trumpf ausspielen
puzzle-theme-win-trick = den Stich nehmen
puzzle-theme-duck = den Stich lassen
puzzle-theme-partner-winning = Partner hat den Stich
puzzle-theme-ending = Endspiel
puzzle-theme-no-trumps = ohne Trumpf
puzzle-theme-first-call = erste Ansage
puzzle-theme-pass = besser passen
puzzle-theme-call = eine Ansage wert
puzzle-theme-surprise = anders, als es scheint
puzzle-theme-contract = es geht um den Kontrakt
puzzle-theme-cash-winner = einen sicheren Stich abholen
puzzle-theme-over-ruff = höher stechen
puzzle-theme-overtake-partner = über den Partner gehen
puzzle-theme-feed-partner = Punkte für den Partner
puzzle-theme-trust-partner = dem Partner vertrauen
puzzle-theme-partner-ruffs = der Partner sticht
puzzle-theme-keep-strength = eine starke Karte behalten
puzzle-theme-keep-trumps = Trümpfe sparen
puzzle-theme-make-void = eine Farbe loswerden
puzzle-theme-throw-penalty = abwerfen, was kostet
puzzle-theme-throw-danger = eine gefährliche Karte abwerfen

### Was in einer Aufgabe zu erreichen ist, die bis zum Ende der Runde gespielt wird. $team: ob auch Partner zählen.

puzzle-goal-tricks = { $team ->
    [yes] Hol für deine Seite mindestens { $count } der letzten { $tricks } Stiche, wie auch immer die verdeckten Karten liegen.
   *[no] Hol mindestens { $count } der letzten { $tricks } Stiche, wie auch immer die verdeckten Karten liegen.
}
puzzle-goal-all-tricks = { $team ->
    [yes] Hol für deine Seite alle { $tricks } restlichen Stiche, wie auch immer die verdeckten Karten liegen.
   *[no] Hol alle { $tricks } restlichen Stiche, wie auch immer die verdeckten Karten liegen.
}
puzzle-goal-few-tricks = { $count ->
    [0] Nimm keinen der letzten { $tricks } Stiche, wie auch immer die verdeckten Karten liegen.
    [1] Nimm höchstens einen der letzten { $tricks } Stiche, wie auch immer die verdeckten Karten liegen.
   *[other] Nimm höchstens { $count } der letzten { $tricks } Stiche, wie auch immer die verdeckten Karten liegen.
}
puzzle-goal-points = { $count ->
    [1] Hol für deine Seite noch mindestens ein Auge, wie auch immer die verdeckten Karten liegen.
   *[other] Hol für deine Seite noch mindestens { $count } Augen, wie auch immer die verdeckten Karten liegen.
}
puzzle-goal-cards = { $count ->
    [1] Nimm noch mindestens eine Karte, die Punkte bringt, wie auch immer die verdeckten Karten liegen.
   *[other] Nimm noch mindestens { $count } Karten, die Punkte bringen, wie auch immer die verdeckten Karten liegen.
}
puzzle-goal-few-cards = { $count ->
    [0] Nimm keine Karte mehr, die Punkte kostet, wie auch immer die verdeckten Karten liegen.
    [1] Nimm höchstens noch eine Karte, die Punkte kostet, wie auch immer die verdeckten Karten liegen.
   *[other] Nimm höchstens noch { $count } Karten, die Punkte kosten, wie auch immer die verdeckten Karten liegen.
}
puzzle-goal-not-card = Nimm { $card } nicht, wie auch immer die verdeckten Karten liegen.
puzzle-goal-result = Erreiche in dieser Runde mindestens { $points } Punkte (deine weniger die der anderen), wie auch immer die verdeckten Karten liegen.
puzzle-goal-score = Erreiche in dieser Runde mindestens { $points } Punkte, wie auch immer die verdeckten Karten liegen.
puzzle-goal-low-score = Bleib in dieser Runde bei höchstens { $points } Punkten, wie auch immer die verdeckten Karten liegen.
