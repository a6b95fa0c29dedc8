game-name = Hearts
game-line = Take no hearts, and not the queen of spades.
phase-pass = Pass three cards
option-passing = Passing
option-passing-cycle = left, right, across, none
option-passing-never = never
option-target = Ends at
preset-standard = Standard
fact-direction = Pass: { $value }
fact-hearts = Hearts: { $value }
value-left = to the left
value-right = to the right
value-across = across
value-hold = none
value-broken = may be led
value-closed = may not be led yet
event-hearts-broken = { $you ->
    [yes] You break hearts
   *[no] { $seat } breaks hearts
}
score-hearts = Hearts
score-queen = Queen of spades
score-moon = Took all
rule-HRT-PASS-2 = You have chosen this card already.
rule-HRT-LEAD-1 = The two of clubs leads.
rule-HRT-LEAD-2 = Hearts may not be led yet.
rule-HRT-PLAY-1 = Follow suit.
rule-HRT-PLAY-2 = No points in the first trick.
why-only = it is the only card
why-danger = it is dangerous to keep
why-duck = it stays below
why-take = it must take, so cheaply
why-throw = it is thrown on somebody's trick
why-low-lead = low cards lead
