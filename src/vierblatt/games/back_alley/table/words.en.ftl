### Back Alley

game-name = Back Alley
game-line = Two teams bid how many tricks they will take, with hands that shrink from thirteen cards to one and grow again.

joker-xr = Big Bleeder
joker-xb = Little Bleeder

## Questions and calls

phase-bidding = Your bid?
phase-play = Your card?
call-pass = pass
call-bid = { $value }
call-board = board

## What the calls mean

meaning-pass = { $case ->
    [board] your partner's board counts
    [bid] together { $tricks }: made +{ $points }, failed −{ $points }
   *[alone] no bid, each trick +1
}
meaning-bid = { $case ->
    [board] your partner's board counts
    [over] together { $tricks }: too many, −{ $points }
    [bid] together { $tricks }: +{ $points } / −{ $points }
   *[alone] +{ $points } / −{ $points }
}
meaning-board = { $tricks ->
    [one] the trick: made +{ $points }, failed −{ $points }
   *[other] all { $tricks } tricks: made +{ $points }, failed −{ $points }
}

## The table

fact-deal = Deal { $value }
fact-deals-left = Deals after this one: { $value }
fact-trump = Trumps: { $value }
fact-turned = Turned up: { $value }
fact-exchanged = { $seat } exchanged { $value }
fact-call = { $seat }: { $value }
fact-contract = { $side }: contract { $value }
fact-lead = Leading trumps: { $value }
head-trump = No trumps
head-call = Highest: { $value }
head-deal = Deal { $value }
head-contract = { $side }: { $value }
value-tie-break = to break the tie
value-no-trump = none
value-open = open to all
value-closed = not yet
value-board-1 = board
value-board-2 = double board
value-board-3 = triple board
value-board-4 = quadruple board

## Events

event-back_alley-trump-turned = The { $card } is turned up: its suit is trumps.
event-back_alley-bleeder-turned = The { $card } is turned up: there are no trumps in this deal.
event-back_alley-bleeder-passed-over = The { $card } is turned up and set aside; the next card decides.
event-back_alley-bleeder-exchanged = { $you ->
    [yes] You must discard the { $card } and draw a card for it.
   *[no] { $seat } must discard the { $card } and draws a card for it.
}
event-back_alley-card-drawn = You have drawn the { $card }.
event-back_alley-board-claimed = { $you ->
    [yes] You claim all the tricks: { $level ->
        [1] a board.
        [2] a double board.
        [3] a triple board.
       *[other] a quadruple board.
    }
   *[no] { $seat } claims all the tricks: { $level ->
        [1] a board.
        [2] a double board.
        [3] a triple board.
       *[other] a quadruple board.
    }
}
event-back_alley-auction-over = { $you ->
    [yes] Your call is the highest: you lead.
   *[no] { $seat } has the highest call and leads.
}
event-back_alley-passed-out = All four passed. { $cards_each ->
    [one] One card each is dealt again.
   *[other] { $cards_each } cards each are dealt again.
}
event-back_alley-trumps-broken = { $you ->
    [yes] You play the first trump: from the next trick on anybody may lead trumps.
   *[no] { $seat } plays the first trump: from the next trick on anybody may lead trumps.
}

## The score sheet

score-passed-out = All passed
score-tricks = Tricks
score-bid = Bid
score-overtricks = Overtricks
score-board = Board
score-rainbow = Rainbow bonus

## The result of a deal

outcome-first = { $first_side }: { $first_kind ->
    [board] { $first_key }
    [bid] bid { $first_bid }
   *[none] no bid
}, { $first_result ->
    [made] made with{ " " }
    [failed] failed with{ " " }
   *[none] { "" }
}{ $first_tricks ->
    [one] { $first_tricks } trick
   *[other] { $first_tricks } tricks
}{ $first_over ->
    [0] { "" }
   *[other] , { $first_over } over
} ({ $first_points })
outcome-second = { $second_side }: { $second_kind ->
    [board] { $second_key }
    [bid] bid { $second_bid }
   *[none] no bid
}, { $second_result ->
    [made] made with{ " " }
    [failed] failed with{ " " }
   *[none] { "" }
}{ $second_tricks ->
    [one] { $second_tricks } trick
   *[other] { $second_tricks } tricks
}{ $second_over ->
    [0] { "" }
   *[other] , { $second_over } over
} ({ $second_points })
outcome-contracts = { outcome-first }; { outcome-second }.
outcome-passed-out = All four passed: no points for anybody.

## Why a bot chose an action

why-nothing-to-bid = I cannot promise a trick beyond my partner's bid.
why-bid-my-tricks = I bid the tricks that I see in my own hand.
why-complete-partner = With my partner's call we should take this many together.
why-claim-board = My cards should take every trick, so I claim the board.
why-raise-board = My partner claims everything and I am strong too, so I raise the board.
why-partner-has-board = My partner has claimed the board, so my number would not matter.
why-only-choice = There was nothing else I could do.
why-cash-for-board = We need every trick, so I lead the card that is hardest to beat.
why-draw-trumps = I lead the highest trump to draw the opponents' trumps.
why-cash-winner = This card will probably win, and it is best led before a player runs out of the suit.
why-partner-ruffs = My partner is out of this suit and may ruff it.
why-short-suit = This is my only card of the suit, and later I can ruff it.
why-low-lead = I lead a low card and keep my good ones.
why-partner-has-it = My partner is winning the trick, so I play my lowest.
why-help-partner = My partner's card is unlikely to hold, so I go over it.
why-win-cheaply = I play last and take the trick as cheaply as I can.
why-second-high = My card will probably hold, so I take the trick at once.
why-second-low = I play low in second place: my partner has yet to play.
why-third-high = I play high to win the trick from them.
why-ruff = I cannot follow, so I ruff.
why-cannot-win = I cannot win this trick, so I play my lowest.
why-save-high = My high card would probably be beaten, so I keep it.
why-discard = I cannot follow, so I throw the card that I will miss least.
why-card-overtrick = The contract is made, and this is an overtrick for certain.

## Why something is not allowed

rule-BA-BID-2 = Bid at most one trick less than the cards you hold, or claim the board.
rule-BA-BID-4 = Together with your partner's bid that would be more tricks than there are.
rule-BA-BID-8 = With a single card you can only pass or claim the board.
rule-BA-LEAD-3 = No trump has been played yet, so you may not lead one.
rule-BA-PLAY-1 = That card is not in your hand.
rule-BA-PLAY-2 = You must follow the suit that was led; the bleeders belong to trumps.
rule-BA-BLEED-1 = The Big Bleeder was led: you must play your highest trump.
rule-BA-BLEED-2 = The Little Bleeder was led: you must play your lowest trump.
rule-BA-BLEED-5 = A bleeder is a trump, and trumps may not be led yet.
rule-BA-FAULT-3 = This cannot be claimed now: it takes a card that an opponent has played in this deal, in time, and a proof that lies open.

## House rules

option-trump_source = How trumps are made
option-trump_source-turnup = a card is turned up
option-trump_source-always_spades = always spades
option-joker_turned = A joker is turned up
option-joker_turned-no_trump_replace = no trumps, and the other joker is exchanged
option-joker_turned-redraw = another card is turned
option-joker_turned-no_trump_keep_joker = no trump suit, the other joker is the only trump
option-schedule = Hand sizes
option-schedule-13_1_13 = 13 down to 1 and up to 13
option-schedule-13_1_1_13 = 13 down to 1, then 1 up to 13
option-schedule-1_13_13_1 = 1 up to 13, then 13 down to 1
option-schedule-7_1_1_7 = 7 down to 1, then 1 up to 7
option-max_bid = Highest number
option-max_bid-n_minus_1 = one less than the cards in hand
option-max_bid-n = as many as the cards in hand
option-sum_over_hand = Partners bid more tricks than there are
option-sum_over_hand-allow = allowed, and bound to fail
option-sum_over_hand-cap = counts as all the tricks
option-sum_over_hand-forbid = not allowed
option-all_pass = All four pass
option-all_pass-redeal_next_dealer = the next dealer deals again
option-all_pass-redeal_same_dealer = the same dealer deals again
option-all_pass-count_as_zero = the deal scores zero
option-all_pass_limit = Passed deals in a row before one scores zero (0: no limit)
option-board_trump_lead = Who may lead trumps at once after a board
option-board_trump_lead-claimer = the player who claimed it
option-board_trump_lead-team = both partners
option-big_force = A lead of the Big Bleeder draws the highest trumps of
option-big_force-all = everybody
option-big_force-opponents_only = the opponents
option-big_force-off = nobody
option-little_force = A lead of the Little Bleeder draws the lowest trumps of
option-little_force-all = everybody
option-little_force-opponents_only = the opponents
option-little_force-off = nobody
option-board_level_scope = A board counts
option-board_level_scope-team_highest = at its own team's highest level
option-board_level_scope-deal_highest = at the highest level of the deal
option-board_points = Points per trick of a board
option-board_multipliers = Factors of the board levels
option-board_multipliers-1_2_3_4 = 1, 2, 3, 4
option-board_multipliers-2_4_8_16 = 2, 4, 8, 16
option-points_per_bid = Points per trick bid
option-tie = Equal totals at the end
option-tie-draw = a draw
option-tie-extra_13_card_deal = another deal of 13 cards
option-rainbow_bonus = Bonus for one card of each suit in a deal of four
option-first_lead_trump = Leading a trump to the first trick
option-first_lead_trump-board = is allowed to a player who claimed a board
option-first_lead_trump-never = is allowed only from a hand of nothing but trumps
preset-seed = Original rules
preset-bill_james = Bill James
preset-short = Short, fourteen deals

## Statistics

count-size = Cards each
count-call = Calls of a player
count-bid = Bids of a team, both partners together
count-bid-more = 14 or more
count-board = Boards, by the cards each
count-level = Boards, by their level
count-level-1 = board
count-level-2 = double board
count-level-3 = triple board
count-level-4 = quadruple board
count-bleeder = Bleeders
figure-passed = all passed
figure-board = with a board
figure-no-trump = no trumps
figure-led = was led
