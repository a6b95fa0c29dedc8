### King Bolola

game-name = King Bolola
game-line = Four players, each alone, 24 deals: the dealer chooses what has to be avoided or collected.

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

## The table

fact-round = Deal { $value } of 24
fact-contract = Contract: { $value }
fact-trump = Trump: { $value }
fact-lead = Leading the barred suit: { $value }
fact-left-no-tricks = No Tricks can be chosen { $value ->
    [0] no more
    [one] once more
   *[other] { $value } times
}
fact-left-no-jk = No Jacks and Kings can be chosen { $value ->
    [0] no more
    [one] once more
   *[other] { $value } times
}
fact-left-no-queens = No Queens can be chosen { $value ->
    [0] no more
    [one] once more
   *[other] { $value } times
}
fact-left-no-hearts = No Hearts can be chosen { $value ->
    [0] no more
    [one] once more
   *[other] { $value } times
}
fact-left-last-two = No Last Two can be chosen { $value ->
    [0] no more
    [one] once more
   *[other] { $value } times
}
fact-left-no-king = No King can be chosen { $value ->
    [0] no more
    [one] once more
   *[other] { $value } times
}
fact-owes-negatives = { $seat } still owes { $value ->
    [0] no negative
    [one] one negative
   *[other] { $value } negatives
}
fact-owes-trumps = { $seat } still owes { $value ->
    [0] no Trump
    [one] one Trump
   *[other] { $value } Trumps
}
fact-owes-bololas = { $seat } still owes { $value ->
    [0] no Bolola
   *[other] the Bolola
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

## What happened

event-king_bolola-first-dealer = { $you ->
    [yes] You hold { $card } and are the first dealer.
   *[no] { $seat } holds { $card } and is the first dealer.
}
event-king_bolola-opened = { $suit } has appeared and may be led from now on.
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

## Why a bot does what it does

why-only-choice = Nothing else is left for me to choose.
why-safe-negative = With this hand I should get through this contract cheaply.
why-long-trumps = This is my long and strong suit.
why-strong-hand = My high cards should win many of the tricks that pay.
why-weak-hand = My low cards will let the others take what costs.
why-only-card = This is the only card I may play.
why-lead-low = I lead a low card that the others will have to go over.
why-lead-early = I lead a high card now, before anybody can throw something costly on it.
why-lead-out = I lead towards an empty suit, so that I can throw cards away later.
why-hunt-king = Below the king of hearts I can lead hearts without danger.
why-duck = I play the highest card that stays under.
why-throw-penalty = The penalty card goes into somebody else's trick.
why-throw-danger = I throw away the card that could hurt me most.
why-take-cheaply = This trick costs little, so I get rid of a high card in it.
why-must-take = I shall have to take this trick anyway, so I do it with my highest card.
why-stay-low = I play low and hope that somebody goes over it.
why-lead-winner = Nobody can beat this card.
why-draw-trumps = I draw the others' trumps while mine are higher.
why-lead-short = I shorten this suit so that I can ruff it.
why-lead-long = I lead my long suit to make its small cards good.
why-win-sure = This card wins the trick for certain.
why-win-cheaply = I win the trick with the lowest card that does it.
why-try-high = My high card has a good chance to win the trick.
why-ruff = I ruff.
why-throw-low = I cannot win this trick, so I give it my least useful card.

## House rules

preset-seed = By the letter of the source
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
option-negative_cap-2 = twice a game
option-negative_cap-unlimited = without limit
option-negative_repeat_by_player = A player may choose the same negative twice
option-bolola_signs = Bolola plus and minus
option-bolola_signs-free = everybody chooses freely
option-bolola_signs-two_each = two of each a game
option-early_end = A deal ends when no penalty card is left
option-king_under_ace = No King: the king of hearts under the ace
option-king_under_ace-free = may go under
option-king_under_ace-forced = must go under
option-hearts_duck = No Hearts: going under a higher heart
option-hearts_duck-free = free
option-hearts_duck-forced = compulsory
option-over_ruff = Over-ruffing
option-over_ruff-forced = compulsory
option-over_ruff-free = free

## Why something is not allowed

rule-KB-GEN-1 = This card is not in your hand.
rule-KB-GEN-4 = You have to follow suit.
rule-KB-CONTRACT-1 = You have chosen all your contracts of this kind already.
rule-KB-CONTRACT-3 = This contract has been played twice already.
rule-KB-CONTRACT-4 = In this house nobody repeats a negative contract, and everybody must be able to finish.
rule-KB-CONTRACT-7 = Bolola has been played twice with this sign already.
rule-KB-JK-3 = You cannot follow, so a jack or king has to go.
rule-KB-JK-4 = A higher card of the suit lies there: your jack or king has to go under it.
rule-KB-QUEENS-3 = You cannot follow, so a queen has to go.
rule-KB-QUEENS-4 = King or ace of the suit lies there: your queen has to go under it.
rule-KB-HEARTS-2 = Hearts may not be led before one has appeared.
rule-KB-HEARTS-3 = You cannot follow, so a heart has to go.
rule-KB-HEARTS-4 = In this house a lower heart has to go under the higher one.
rule-KB-KING-2 = Hearts may not be led before one has appeared.
rule-KB-KING-3 = You cannot follow, so the king of hearts has to go.
rule-KB-KING-4 = You cannot follow, so a heart has to go first.
rule-KB-KING-5 = In this house the king of hearts has to go under the ace.
rule-KB-TRUMP-2 = Trumps may not be led before one has appeared.
rule-KB-TRUMP-4 = You cannot follow, so you have to play a trump.
rule-KB-TRUMP-5 = You have to play a trump higher than the one in the trick.
rule-KB-TRUMP-6 = You have to beat the highest trump in the trick.
rule-KB-BOLOLA-3 = Hearts may not be led before one has appeared.
rule-KB-BOLOLA-4 = You cannot follow, so a king, queen, jack or heart has to go.
rule-KB-BOLOLA-5 = A higher card of the suit lies there: your king, queen or jack has to go under it.
rule-KB-BOLOLA-9 = Hearts may not be led before one has appeared.
error-bad-contract = “{ $contract }” cannot be the contract of this position.
error-bad-chosen = These earlier choices do not fit the rules or the number of deals played.

## Statistics

count-contract = Contracts
count-place = Points by the seat from the chooser on (1: the chooser)
count-queens = Queens that one player takes in No Queens
count-king-falls = No King: the trick in which the king of hearts falls
figure-nothing = 0 for the chooser
figure-early = ended early
figure-chooser = chooser's points
