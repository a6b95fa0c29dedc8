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
score-moon = Shot the moon
rule-HRT-PASS-2 = You have already chosen this card.
rule-HRT-LEAD-1 = The two of clubs must be led first.
rule-HRT-LEAD-2 = Hearts may not be led yet.
rule-HRT-PLAY-1 = Follow suit.
rule-HRT-PLAY-2 = No points in the first trick.
why-only = This is the only card.
why-danger = This card is dangerous to keep.
why-duck = It stays below.
why-take = I have to take this trick, so I do it cheaply.
why-throw = It goes on another player's trick.
why-low-lead = I lead a low card.
