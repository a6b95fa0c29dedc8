### Shared words. A game's own file may override any of them.

## Cards

rank-t = 10
rank-j = J
rank-q = Q
rank-k = K
rank-a = A
rank-name-2 = two
rank-name-3 = three
rank-name-4 = four
rank-name-5 = five
rank-name-6 = six
rank-name-7 = seven
rank-name-8 = eight
rank-name-9 = nine
rank-name-t = ten
rank-name-j = jack
rank-name-q = queen
rank-name-k = king
rank-name-a = ace
suit-name-s = spades
suit-name-h = hearts
suit-name-d = diamonds
suit-name-c = clubs
suit-short-s = S
suit-short-h = H
suit-short-d = D
suit-short-c = C
joker-xr = Red Joker
joker-xb = Black Joker
card-name = { $rank } of { $suit }
card-short = { $rank }{ $suit }

## Lists

list-comma = { ", " }
list-end = { $first } and { $last }

## Players and teams

seat-name = Player { $number }
# A bot is called after its level and its seat: six names for each level.
names-of-beginner = Ada Ben Cleo Dan Eva Finn
names-of-casual = Gina Hugo Ivy Jack Kate Leo
names-of-club = Mia Noah Olive Paul Rose Sam
names-of-strong = Tess Toby Vera Will Zoe Max
names-of-best = Amy Carl Fay Ned Joan Ross
side-name = Team { $number }
side-we = We
side-they = They
side-trumps = Trumps: { $suit }
side-owner = Contract of { $seat }
side-tricks = { $side }: { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
side-tricks-needed = { $side }: { $count } of { $needed ->
    [one] { $needed } trick needed
   *[other] { $needed } tricks needed
}
bot-rules = steady bot
bot-random = random bot
bot-search = search bot
bot-net = trained bot
bot-beginner = beginner
bot-casual = casual player
bot-club = club player
bot-strong = strong player
bot-best = best player

## Why a search bot chose an action

why-search-best = { $won ->
    [0] { $lost } points lost on average over { $worlds } possible deals; next best { $next }: { $lead } more.
   *[other] More than 0 points in { $won }% of { $worlds } possible deals, { $points } on average; next best { $next }: { $lead } less.
}
why-search-even = About as good as { $next }: { why-search-average }.
why-search-habit = No better than { $next }, but the usual choice here: { why-search-average }.
why-search-same = Every choice comes to the same here: { why-search-average }.
why-search-match = As the match stands, better than { $next }: { why-search-average }.
why-search-dominates = Better than { $next } in some deals, worse in hardly any: { why-search-average }.
why-search-perfect = About as good as { $next }, but better on average if everybody plays perfectly: { why-search-average }.
why-search-average = { $lost ->
    [0] { $points } points on average over { $worlds } possible deals
   *[other] { $lost } points lost on average over { $worlds } possible deals
}
why-given-up = { $why } Kept for later in the match, this contract would score about { $given } points, which the comparison subtracts.
why-and-forecast = { $why } { $forecast }

## What a call promises, judged by similar hands

forecast-made = If the contract stands, a hand like this makes it in about { $promise } of 100 deals.
forecast-made-instead = If the alternative, { $instead }, stood, a hand like this would make it in about { $promise } of 100 deals.
forecast-points = With a hand like this the contract scores about { $promise } points, with an average hand { $average }.

## Phases

phase-play = Your card?
phase-needs-deal = The cards must be dealt
phase-over = The match is over

## Events

event-deal-begun = { $you ->
    [yes] Deal { $number }. You deal.
   *[no] Deal { $number }. { $seat } deals.
}
event-cards-dealt = { $you ->
    [yes] You get { $cards }
   *[no] { $seat } gets { $cards }
}
event-called = { $you ->
    [yes] You: { $call }
   *[no] { $seat }: { $call }
}
event-called-secretly = { $you ->
    [yes] Only you can see this
   *[no] { $seat } has chosen, face down
}
event-played = { $you ->
    [yes] You play { $card }
   *[no] { $seat } plays { $card }
}
event-accused = { $you ->
    [yes] You claim a fault: { $key } { $cards }
   *[no] { $seat } claims a fault: { $key } { $cards }
}{ $demand ->
    [1] { " " }and demands all tricks
   *[other] {""}
}
event-judged = The claim was { $key }.
event-sawa-said = { $you ->
    [yes] You: the rest is mine
   *[no] { $seat }: the rest is mine
}
value-right = right
value-wrong = wrong
value-barred-lead = a lead that was barred
value-no-follow = did not follow suit
value-no-trump = did not trump
value-no-overtrump = did not go over
value-false-sawa = a false sawa
value-kept-back = kept back a card that was due
phase-counting = Shall the deal be counted?
call-count = count
score-accusation = A claim decided the deal
option-illegal_cards = Wrong cards
option-illegal_cards-refused = are refused
option-illegal_cards-claimable = can be played, and claimed by the others
option-accusation_window = A fault can be claimed
option-accusation_window-deal = until the deal is counted
option-accusation_window-trick = until the end of the next trick
option-accusation_proof = What proves a fault
option-accusation_proof-judge = the program, which knows all cards
option-accusation_proof-named = another card, which the claimer has to name
event-trick-taken = { $you ->
    [yes] You take the trick: { $cards }
   *[no] { $seat } takes the trick: { $cards }
}
event-deal-scored = This deal: { $scores }. Total: { $totals }
outcome-side = { $side } { $points }
outcome-scores = This deal: { $scores }.
event-match-over = { $count ->
    [0] The match is over with no winner. Final score: { $totals }
   *[other] The match is over. Won by: { $winners }. Final score: { $totals }
}

## House rules

flag-yes = yes
flag-no = no
preset-standard = Standard

## The terminal app and the command line

ui-menu = Menu
ui-new-match = New match
ui-resume = Resume
ui-rules = Rules
ui-settings = Settings
pace = Pace
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-instant = at once
hand-order = Order of the hand
hand-order-strength = by strength: trumps first
hand-order-suit = by suit
ui-help = Help
ui-quit = Quit
ui-back = Back
ui-start = Start
ui-cancel = Cancel
ui-save = Save
ui-saved = Saved: { $file }
ui-choose-game = Which game?
ui-house-rules = House rules
rules-default-bold = The default is in bold.
rules-default-brackets = The default is in [brackets].
rules-chosen-bold = The value in use is in bold.
rules-chosen-brackets = The value in use is in [brackets].
ui-preset = Preset
ui-seats = Seats
ui-bots = Bots
ui-language = Language
ui-arabic-digits = Arabic digits
ui-suit-symbols = Suit symbols
ui-your-turn = Your turn
ui-waiting = { $seat } is thinking
ui-your-hand = Your hand
ui-dealer = Dealer: { $seat }
ui-deal-number = Deal { $number }
ui-trick-number = Trick { $number }
ui-tricks = Tricks
ui-last-trick = Last trick
ui-scores = Scores
ui-total = Total
ui-hint = Hint
ui-hint-is = Hint: { $action }. { $reason }
ui-undo = Take back
ui-next-deal = Next deal
ui-really-quit = Quit? The match is saved.

why-first-open = This is the first action available.

## The coach: advice at every decision, and a warning after a costly one

coach-says = Coach: { $action }. { $reason }
coach-prefers = Better here than the usual { $usual }, averaged over the deals still possible.
coach-mistake = { $played } probably costs about { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Better: { $better }. { $reason }
coach-take-back = Take it back
coach-keep = Keep it
coach-on = The coach is on.
coach-off = The coach is off.

## Rules that match no preset

own-rules = Custom rules
