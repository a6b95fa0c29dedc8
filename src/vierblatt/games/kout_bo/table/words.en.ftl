### Kout Bo

game-name = Kout Bo
game-line = Six players in two teams of three bid for tricks, and two jokers make the trumps dangerous.

joker-xr = Colour Joker
rank-name-a = ace

## Questions and calls

phase-bid = Your bid?
phase-trump = Which trumps?
phase-cutting = You cut: where?
phase-play = Your card?
phase-over = The match is over
call-pass = pass
call-bid = { $value }
call-bid-5 = 5 (bab)
call-bid-9 = 9 (bawan)
call-trump = { $value } trumps
call-go = leave the pack as it is
call-cut = cut after card { $value }

## What the calls mean

meaning-pass = { $bid ->
    [0] no bid from you in this deal
   *[other] you let the { $bid } stand
}
meaning-bid = { $match ->
    [now] wins the match at once
   *[other] { $malzom ->
        [yes] malzom, { $tricks } of { $all } tricks
       *[no] { $tricks } of { $all } tricks
    }: { $match ->
        [made] made, you win the match
       *[no] made +{ $made }
    }, failed { $loss ->
        [minus] −{ $failed }
       *[theirs] +{ $failed } for them
    }
}
meaning-trump = your team must win { $tricks } of { $all } tricks
meaning-go = the dealer deals at once
meaning-cut = the cards above go to the bottom

## The table

fact-bid = { $seat }: { $value }
fact-contract = { $seat } bid { $value ->
    [5] 5 (bab)
    [9] 9 (bawan)
   *[other] { $value }
}
fact-malzom = { $seat } had to bid and said { $value } (malzom)
fact-trump = Trumps: { $value }
fact-needed = { $value ->
    [0] The bid is made
    [one] The hokm team needs { $value } more trick
   *[other] The hokm team needs { $value } more tricks
}
fact-jokers = Jokers: { $value }
fact-follow = Suit to follow: { $value }
head-contract = Bid { $value }
head-malzom = Malzom { $value }
head-bid = Bid { $value }
value-jokers-free = anybody may lead them
value-any = nothing yet

## Events

event-kout_bo-malzom = { $you ->
    [yes] Everybody has passed, so you had to bid: malzom.
   *[no] Everybody has passed, so { $seat } had to bid: malzom.
}
event-kout_bo-maker = { $you ->
    [yes] You have the bid: your team must win { $tricks } tricks.
   *[no] { $seat } has the bid: that team must win { $tricks } tricks.
}
event-kout_bo-null-joker = { $card } was led without the right to, and cannot win this trick.
event-kout_bo-jokers-free = A, K, Q and J of trumps are gone: from now on anybody may lead jokers.
event-kout_bo-bawan-wins = { $you ->
    [yes] Your bawan wins the match at once.
   *[no] The bawan of { $seat } wins the match at once.
}
event-kout_bo-shutout = Fifty-one to nothing: that ends the match.

## The score

score-owed = Bid
score-tricks = Tricks
score-bid-made = Bid made
score-bid-lost = Bid failed
score-bawan-made = Bawan made
score-bawan-lost = Bawan failed
score-malzom-made = Malzom made
score-malzom-lost = Malzom failed

## The result of a deal

outcome-bid = { $kind ->
    [malzom] { $you ->
        [yes] You had to bid
       *[no] { $seat } had to bid
    } { $bid } (malzom)
   *[other] { $you ->
        [yes] You bid
       *[no] { $seat } bid
    } { $bid ->
        [5] 5 (bab)
        [9] 9 (bawan)
       *[other] { $bid }
    }
} in { $suit }
outcome-made = { outcome-bid } and made it with { $tricks } tricks: { $points } points.
outcome-failed = { outcome-bid } and failed with { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}: { $points } points for the others.
outcome-minus = { outcome-bid } and failed with { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}: minus { $points } points.

## Why a bot chose an action

why-only-action = This is all that I may play.
why-bid-hand = With these trumps and side cards, my team should win this many tricks.
why-bid-bawan = This hand can win all nine.
why-bid-forced = Everybody has passed, so I bid five, which costs least.
why-pass-weak = My hand is too weak for a bid of my own.
why-pass-high = I could bid, but not as high as that.
why-pass-partner = A partner of mine has the bid; I leave it there.
why-name-trump = This suit brings my hand the most tricks as trumps.
why-lead-joker = I have the right to lead this joker and draw trumps with it.
why-draw-trumps = I lead trumps so that the opponents have none left to ruff with.
why-lead-trump-against = I lead a trump so that the hokm team can ruff less.
why-lead-master = This is the highest card left in its suit, so I cash it before they can ruff.
why-lead-short = I get rid of a singleton so that I can ruff this suit later.
why-lead-partner = A partner of mine has none of this suit and can ruff it.
why-lead-quiet = I lead a card that gives nothing away.
why-joker-takes = This trick is worth the joker.
why-win-surely = Hardly any card can still beat this one.
why-win-last = I play last and win the trick as cheaply as I can.
why-win-try = I play higher, to make them spend something better.
why-ruff = I have none of the suit, so I ruff.
why-take-over = My side's card will not hold, so I go over it.
why-leave-partner = A partner of mine has the trick; I keep my good cards.
why-keep-strength = I could win this trick, but the card will be worth more later.
why-duck = I cannot win this trick, so I play my least useful card.
why-null-joker = I have nothing left but a joker that I have no right to lead.
why-cut-go = I leave the pack as it is.
why-card-keeps-joker = { $kept } stays for another trick.

## The same facts as in other games, where there is only one partner

why-card-partner-can-ruff = A partner has none of this suit and may ruff it.
why-card-partner-has-master = A partner holds a card of this suit that no opponent can beat in it.
why-card-overtakes-partner = It goes over a partner’s card.
why-card-feeds-partner = A partner has the trick for certain; it adds { $worth } points.
why-card-feeds-partner-for-now = A partner is winning; it adds { $worth } points.
why-card-partner-to-come = A partner has yet to play and may take the trick.
why-card-partners-suit = A partner has led this suit before.
why-card-partner-has-trick = No opponent can take this trick from the partner who is winning it.
why-card-leaves-partner = A partner is winning, and it stays out of the way.

## House rules

option-players = Players
option-players-6 = 6 players, 54 cards
option-players-4 = 4 players, 36 cards
option-malzom = Forced bid of the dealer
option-malzom-five_only = five is malzom: 5 points if it fails
option-malzom-off = is ordinary: a failed five costs 10
option-malzom-any_forced = is always malzom: 5, made or failed
option-joker_compelled = A joker must be played when trumps are to be followed and you have no other trump
option-joker_lead_8_9 = With a bid of 8 or 9 jokers may be led by
option-joker_lead_8_9-hokm_team = the whole hokm team
option-joker_lead_8_9-maker_only = the maker alone
option-illegal_joker_lead = A joker without the right to be led
option-illegal_joker_lead-forced_only = is led only when forced, as null
option-illegal_joker_lead-allowed_as_null = may always be led, as null
option-second_joker_after_null = A second joker after a null joker
option-second_joker_after_null-full_power = has full power
option-second_joker_after_null-also_null = is null too
option-null_lead_suit = The suit played after a null joker
option-null_lead_suit-follow_only = has to be followed
option-null_lead_suit-becomes_trump_for_trick = is also the trump suit of that trick
option-fail_points = The points of a failed bid
option-fail_points-to_opponents = go to the opponents
option-fail_points-minus_for_hokm_team = are taken from the hokm team
option-first_round_bawan = A bawan wins the match at once
option-first_round_bawan-made = when made in the first deal
option-first_round_bawan-off = never
option-first_round_bawan-bid = when called in the first deal
option-first_round_bawan-any_deal = when made in any deal
option-early_deal_end = The deal ends as soon as the bid is decided
option-target = Points that win
option-target-101 = 101
option-target-51 = 51
option-shutout = Points that win against zero
option-shutout-51 = 51
option-shutout-0 = off
option-cut = Who cuts before the deal
option-cut-none = nobody
option-cut-left = the dealer's left neighbour
preset-seed = Original rules
preset-kout_bo_4 = Kout Bo for four
preset-short_match = Short match to 51

## Why a call or card is refused

rule-KOUT-DEAL-2 = The pack can be cut after any card but the last.
rule-KOUT-BID-2 = A bid is a number from 5 to 9.
rule-KOUT-BID-3 = A bid has to be higher than every earlier one.
rule-KOUT-BID-4 = The others have all passed, so the dealer must bid.
rule-KOUT-BID-6 = Nothing beats a nine; you can only pass.
rule-KOUT-BID-7 = The maker names one of the four suits.
rule-KOUT-PLAY-1 = You can only play a card from your own hand.
rule-KOUT-PLAY-3 = You have the suit that was led: play it, or a joker.
rule-KOUT-JOKER-1 = Jokers may not be led now.
rule-KOUT-JOKER-3 = With a bid of eight only the colour joker may be led.
rule-KOUT-JOKER-5 = A joker was led as a trump: play a trump or a joker.
rule-KOUT-JOKER-6 = While you may lead another card, you may not lead this joker.
rule-KOUT-JOKER-7 = Here you must play the joker when trumps are to be followed and you have no other trump.
rule-KOUT-JOKER-8 = The card after the null joker has set the suit: follow it, or play a joker.
rule-KOUT-JOKER-9 = The second joker calls for trumps: play a trump.
rule-KOUT-FAULT-3 = This cannot be claimed now: it takes a card that an opponent has played in this deal, in time, and a proof that lies open.

## Statistics

count-opening = First bid
count-opening-malzom = malzom
count-bid = Contracts
count-bid-malzom = malzom
count-unplayed = Matches ended by a call
count-unplayed-bawan = bawan in the first deal
count-joker = Jokers
count-maker-jokers = Jokers in the maker's hand
