### Claims, and their verdicts, at a table where wrong cards are played: on the page and in the terminal.

claim-which = Which card was wrong?
claim-trick = Trick { $number }
claim-card = { $seat }, { $card }, trick { $trick }
claim-what = What was wrong with it?
claim-kind-barred-lead = It was not allowed to be led
claim-kind-barred-lead-kout_bo = Led a joker without the right to
claim-kind-no-follow = Did not follow suit, with a card of that suit in hand
claim-kind-no-trump = Did not trump, with a trump in hand
claim-kind-no-overtrump = Did not go over, with a higher trump in hand
claim-kind-kept-back = Kept back a card that had to be given up
claim-kind-kept-back-kout_bo = Kept back a joker that was due
claim-kind-kept-back-back_alley = Kept back a trump that was due on a bleeder
claim-kind-false-sawa = The sawa is false: an opponent can still win a trick
claim-sawa = The cards laid down
claim-proof = What proves it? You need not say
claim-proof-needed = What proves it?
claim-proof-played = { $card }, played later
claim-proof-laid = { $card }, laid open
claim-demand = If I am right, play on for all tricks (kaboot)
claim-clock = { $seat } is to act: { $seconds } s left
claim-clock-own = Your turn: { $seconds } s left
claim-say = Claim this fault
claim-nothing = No card of an opponent can be claimed now.
claim-cost-baloot = If you are wrong, { $level ->
    [gahwa] the other team wins the match.
    [double] the other team gets { $mode ->
        [hokom] 32
       *[other] 52
    } { $projects }
    [triple] the other team gets 48 { $projects }
    [four] the other team gets 64 { $projects }
   *[other] the other team gets the whole deal: { $mode ->
        [hokom] 16
       *[other] 26
    } { $projects }
}
claim-projects = { $accusation_projects ->
    [none] points.
    [all] points, and the projects of both.
   *[own] points, and its projects.
}
claim-cost-kout_bo = If you are wrong, the other team wins the deal.
claim-cost-back_alley = If you are wrong, the other team wins the deal.
claim-cost-king_bolola = If you are wrong, the deal goes against you: all its minus points are yours, or all its plus points go to the one you claim against.
claim-sawa-how = { $count ->
    [one] You lay down your last card. It has to win.
    [4] You say that your four cards win all the rest. If one opponent agrees, you lay them down.
    [5] You say that your five cards win all the rest. If both opponents agree, you lay them down.
   *[other] You lay down your { $count } cards. They have to win all the rest, whatever the opponents play.
}
claim-sawa-cost = A false sawa can be claimed, and then costs the deal.
claim-sawa-say = Say sawa
claim-sawa-closed = You cannot say sawa now.
claim-right = { $you ->
    [yes] You claimed a fault and were right
   *[no] { $seat } claimed a fault and was right
}
claim-wrong = { $you ->
    [yes] You claimed a fault and were wrong
   *[no] { $seat } claimed a fault and was wrong
}
claim-card-claimed = The card
claim-card-proof = Proof
claim-demanded = They play on for all tricks.
