### King Bolola

game-name = King Bolola
game-line = Four players, each alone, 24 deals: the dealer chooses what to avoid or to collect.

## Questions and calls

phase-choose = Which contract do you choose?
phase-play = Your card?
call-no-tricks = No Tricks
call-no-jk = No Jacks and Kings
call-no-queens = No Queens
call-no-hearts = No Hearts
call-last-two = No Last Two
call-no-king = No King
call-trump = Trump { $value }
call-bolola-minus = Bolola minus
call-bolola-plus = Bolola plus

## What the calls mean

meaning-no-tricks = each trick −{ $points }, { $left } left
meaning-no-jk = each jack or king −{ $points }, { $left } left
meaning-no-queens = each queen −{ $points }, { $left } left
meaning-no-hearts = each heart −{ $points }, { $left } left
meaning-last-two = last but one −{ $points }, last −{ $last }, { $left } left
meaning-no-king = the king of hearts −{ $points }, { $left } left
meaning-trump = each trick +{ $points }, { $left } left
meaning-bolola-minus = all of these at once, −{ $total } in all, { $left } left
meaning-bolola-plus = all of these at once, +{ $total } in all, { $left } left

## The table

fact-round = Deal { $value } of 24
fact-contract = Contract: { $value }
fact-trump = Trump: { $value }
fact-lead = Leading the barred suit: { $value }
head-round = Deal { $value } of 24
fact-left-no-tricks = No Tricks can { $value ->
    [0] no longer be chosen
    [one] be chosen once more
   *[other] be chosen { $value } more times
}
fact-left-no-jk = No Jacks and Kings can { $value ->
    [0] no longer be chosen
    [one] be chosen once more
   *[other] be chosen { $value } more times
}
fact-left-no-queens = No Queens can { $value ->
    [0] no longer be chosen
    [one] be chosen once more
   *[other] be chosen { $value } more times
}
fact-left-no-hearts = No Hearts can { $value ->
    [0] no longer be chosen
    [one] be chosen once more
   *[other] be chosen { $value } more times
}
fact-left-last-two = No Last Two can { $value ->
    [0] no longer be chosen
    [one] be chosen once more
   *[other] be chosen { $value } more times
}
fact-left-no-king = No King can { $value ->
    [0] no longer be chosen
    [one] be chosen once more
   *[other] be chosen { $value } more times
}
fact-owes-negatives = { $seat } { $value ->
    [0] owes no more negatives
    [one] still owes one negative
   *[other] still owes { $value } negatives
}
fact-owes-trumps = { $seat } { $value ->
    [0] owes no more Trumps
    [one] still owes one Trump
   *[other] still owes { $value } Trumps
}
fact-owes-bololas = { $seat } { $value ->
    [0] owes no more Bolola
   *[other] still owes the Bolola
}
value-no-tricks = No Tricks
value-no-jk = No Jacks and Kings
value-no-queens = No Queens
value-no-hearts = No Hearts
value-last-two = No Last Two
value-no-king = No King
value-trump = Trump
value-bolola-minus = Bolola minus
value-bolola-plus = Bolola plus
value-open = open
value-barred = not yet
value-won = won
value-drawn = drawn
value-lost = lost

## Events

event-king_bolola-first-dealer = { $you ->
    [yes] You hold { $card } and are the first dealer.
   *[no] { $seat } holds { $card } and is the first dealer.
}
event-king_bolola-opened = Broken: { $suit } may be led from now on.
event-king_bolola-ended-early = Nothing that counts is left: the deal ends after { $tricks ->
    [one] one trick
   *[other] { $tricks } tricks
}.
event-king_bolola-result = { $seat }: { $key }

## The score sheet

score-tricks = Tricks
score-jacks-kings = Jacks and kings
score-queens = Queens
score-hearts = Hearts
score-twelfth = Trick 12
score-last = Trick 13
score-king = King of hearts

## The result of a deal

outcome-chose = { $you ->
    [yes] You chose
   *[no] { $seat } chose
} { $suit ->
    [none] { $key }
   *[other] { $key } in { $suit }
}
outcome-lost = { outcome-chose }; most went to { $most_seats }: minus { $points } points.
outcome-gained = { outcome-chose }; most went to { $most_seats }: { $points } points.

## Why a bot chose an action

why-only-choice = There is nothing else left for me to choose.
why-safe-negative = With this hand I should get through this contract cheaply.
why-long-trumps = This is my long and strong suit.
why-strong-hand = My high cards should win many of the tricks that pay.
why-weak-hand = My low cards should leave the costly tricks to the others.
why-only-card = This is the only card I may play.
why-lead-low = I lead a low card that the others will have to beat.
why-lead-early = I lead a high card now, before anyone can throw something costly on it.
why-lead-out = I play this suit out, so that I can discard on it later.
why-hunt-king = I can safely lead hearts below the king.
why-duck = I play my highest card that does not take the trick.
why-throw-penalty = The penalty card goes into another player's trick.
why-throw-danger = I throw away the card that could hurt me most.
why-take-cheaply = This trick costs little, so I use it to get rid of a high card.
why-must-take = I will have to take this trick anyway, so I take it with my highest card.
why-stay-low = I play low and hope that another player goes over it.
why-lead-winner = No card can beat this one.
why-draw-trumps = I draw the others' trumps while mine are higher.
why-lead-short = I shorten this suit so that I can ruff it.
why-lead-long = I lead my long suit to make its small cards good.
why-win-sure = This card wins the trick for certain.
why-win-cheaply = I win the trick with the lowest card that does it.
why-try-high = My high card has a good chance of winning the trick.
why-ruff = I ruff.
why-throw-low = I cannot win this trick, so I play my least useful card.
why-card-hunts-king = It is below the king of hearts and may draw it out.
why-card-rid-before-last-two = It gets rid of a high card before the last two tricks, which alone cost.

## House rules

preset-seed = Original rules
preset-turkish = Turkish King
preset-rifki = Rifki
preset-zero_sum = Zero sum
option-direction = Direction of play
option-direction-clockwise = clockwise
option-direction-counterclockwise = counterclockwise
option-first_dealer = First dealer
option-first_dealer-random = drawn at random
option-first_dealer-two_of_diamonds = whoever holds the two of diamonds
option-first_dealer-king_of_hearts = whoever holds the king of hearts
option-first_dealer-0 = player 1
option-first_dealer-1 = player 2
option-first_dealer-2 = player 3
option-first_dealer-3 = player 4
option-negative_cap = How often each negative contract may be played
option-negative_cap-2 = twice a match
option-negative_cap-unlimited = without limit
option-negative_repeat_by_player = A player may choose the same negative twice
option-bolola_signs = Bolola plus and minus
option-bolola_signs-free = everybody chooses freely
option-bolola_signs-two_each = two of each a match
option-early_end = A deal ends when no penalty card is left
option-king_under_ace = No King: the king of hearts under the ace
option-king_under_ace-free = may go under
option-king_under_ace-forced = must go under
option-hearts_duck = No Hearts: going under a higher heart
option-hearts_duck-free = free
option-hearts_duck-forced = compulsory
option-over_ruff = Overruffing
option-over_ruff-forced = compulsory
option-over_ruff-free = free

## Why something is not allowed

rule-KB-GEN-1 = This card is not in your hand.
rule-KB-GEN-4 = You must follow suit.
rule-KB-CONTRACT-1 = You have already chosen all your contracts of this kind.
rule-KB-CONTRACT-3 = This contract has already been played twice.
rule-KB-CONTRACT-4 = Here no player repeats a negative contract, and everybody must still be able to complete theirs.
rule-KB-CONTRACT-7 = Bolola with this sign has already been played twice.
rule-KB-JK-3 = You cannot follow, so you must throw a jack or king.
rule-KB-JK-4 = A higher card of the suit is in the trick: your jack or king must go under it.
rule-KB-QUEENS-3 = You cannot follow, so you must throw a queen.
rule-KB-QUEENS-4 = The king or ace of the suit is in the trick: your queen must go under it.
rule-KB-HEARTS-2 = Hearts may not be led until one has been played.
rule-KB-HEARTS-3 = You cannot follow, so you must throw a heart.
rule-KB-HEARTS-4 = Here a lower heart must go under the higher one.
rule-KB-KING-2 = Hearts may not be led until one has been played.
rule-KB-KING-3 = You cannot follow, so you must throw the king of hearts.
rule-KB-KING-4 = You cannot follow, so you must throw a heart.
rule-KB-KING-5 = Here the king of hearts must go under the ace.
rule-KB-TRUMP-2 = Trumps may not be led until one has been played.
rule-KB-TRUMP-4 = You cannot follow, so you must play a trump.
rule-KB-TRUMP-5 = You must play a trump higher than the one in the trick.
rule-KB-TRUMP-6 = You must beat the highest trump in the trick.
rule-KB-BOLOLA-3 = Hearts may not be led until one has been played.
rule-KB-BOLOLA-4 = You cannot follow, so you must throw a king, queen, jack or heart.
rule-KB-BOLOLA-5 = A higher card of the suit is in the trick: your king, queen or jack must go under it.
rule-KB-BOLOLA-9 = Hearts may not be led until one has been played.
rule-KB-FAULT-3 = This cannot be claimed now: it takes a card that another player has played in this deal, in time, and a proof that lies open.
error-bad-contract = “{ $contract }” cannot be the contract of this position.
error-bad-chosen = These earlier contracts do not fit the rules or the number of deals played.

## Statistics

count-contract = Contracts
count-place = Points by seat, counted from the chooser (1: the chooser)
count-queens = Queens that one player takes in No Queens
count-king-falls = No King: the trick in which the king of hearts falls
figure-nothing = 0 for the chooser
figure-early = ended early
figure-chooser = chooser's points
