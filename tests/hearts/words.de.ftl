game-name = Hearts
game-line = Kein Herz nehmen und nicht die Pikdame.
phase-pass = Drei Karten weitergeben
option-passing = Weitergeben
option-passing-cycle = links, rechts, gegenüber, keine
option-passing-never = nie
option-target = Ende bei
preset-standard = Standard
fact-direction = Weitergeben: { $value }
fact-hearts = Herz: { $value }
value-left = nach links
value-right = nach rechts
value-across = nach gegenüber
value-hold = nichts
value-broken = darf ausgespielt werden
value-closed = darf noch nicht ausgespielt werden
event-hearts-broken = { $you ->
    [yes] Du gibst Herz frei
   *[no] { $seat } gibt Herz frei
}
score-hearts = Herzkarten
score-queen = Pikdame
score-moon = Alles genommen
rule-HRT-PASS-2 = Diese Karte ist schon gewählt.
rule-HRT-LEAD-1 = Die Kreuz-Zwei muss zuerst ausgespielt werden.
rule-HRT-LEAD-2 = Herz darf noch nicht ausgespielt werden.
rule-HRT-PLAY-1 = Farbe bedienen.
rule-HRT-PLAY-2 = Keine Punkte im ersten Stich.
why-only = Das ist die einzige Karte.
why-danger = Diese Karte zu behalten ist gefährlich.
why-duck = Sie bleibt darunter.
why-take = Den Stich muss ich nehmen, also billig.
why-throw = Sie geht auf einen fremden Stich.
why-low-lead = Ich spiele eine niedrige Karte aus.
