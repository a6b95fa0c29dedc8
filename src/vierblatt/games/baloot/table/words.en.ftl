### Baloot

game-name = Baloot
game-line = Two teams buy a card, with or without trumps, and race through tricks, projects and doubles to 152.

## Questions and calls

phase-cutting = You cut: what should happen to the pack?
phase-opening = Do you have a kawesh?
phase-bidding = Do you buy the card?
phase-over-hokom = Hokom was called. Do you take the card as sun?
phase-over-sun = You have priority. Do you take the card as sun?
phase-confirming = Your hokom stands: hokom, or sun after all?
phase-naming = Your hokom stands: which suit is trumps?
phase-doubling = Do you raise the stakes?
phase-announcing = Do you announce your projects?
phase-baloot = Do you declare your Baloot?
phase-sawa = The rest is said to be lost for you. Do you agree?
phase-play = Your card?
call-pass = pass
call-pass-second = pass
call-no = no
call-hokom = hokom
call-sun = sun
call-ashkal = ashkal
call-kawesh = kawesh
call-hokom-s = hokom in spades
call-hokom-h = hokom in hearts
call-hokom-d = hokom in diamonds
call-hokom-c = hokom in clubs
call-double = double
call-double-open = double, open
call-double-locked = double, locked
call-triple = triple
call-four = four
call-four-open = four, open
call-four-locked = four, locked
call-gahwa = gahwa
call-announce = announce
call-silent = say nothing
call-baloot = Baloot!
call-go = go
call-cut = cut after card { $value }
call-shuffle = shuffle once more
call-public-top = top card face up
call-bottom-own = bottom three for me
call-bottom-partner = bottom three for my partner
call-top-own = top three for me
call-accept = agree
call-decline = play on

## What the calls mean

meaning-pass = you do not buy
meaning-over-hokom-pass = the hokom may stand
meaning-over-sun-pass = the sun may stand
meaning-doubling-pass = the stakes stay as they are
meaning-no = no kawesh: the bidding goes on
meaning-hokom = { $round ->
    [1] trumps are { $suit }, { $points } points in all
   *[other] you choose another suit as trumps, { $points } points in all
}
meaning-sun = no trumps, { $points } points in all
meaning-ashkal = { $taker ->
    [partner] sun, your partner takes the card
   *[you] counts as your own sun here, { $points } points in all
}
meaning-kawesh = only 7s, 8s and 9s: the deal is void
meaning-confirming-sun = no trumps after all, and nobody can take it over
meaning-naming-sun = no trumps after all, and nobody can take it over
meaning-naming-hokom = trumps, { $points } points in all
meaning-double = stakes times { $times }: the winner of the deal gets { $points }
meaning-double-open = stakes times { $times }: the winner gets { $points }, trumps may be led
meaning-double-locked = stakes times { $times }: the winner gets { $points }, and no trump is led while there is another suit
meaning-triple = stakes times { $times }: the winner gets { $points }, trumps may be led
meaning-four = stakes times { $times }: the winner of the deal gets { $points }
meaning-four-open = stakes times { $times }: the winner gets { $points }, trumps may be led
meaning-four-locked = stakes times { $times }: the winner gets { $points }, and no trump is led while there is another suit
meaning-gahwa = whoever wins this deal wins the match
meaning-announce = they count if the best project is your team's
meaning-silent = your projects do not count
meaning-baloot-silent = you get nothing for it
meaning-baloot = king and queen of trumps: { $points } points, whatever the stakes
meaning-go = the pack stays as it is
meaning-cut = the cards above go to the bottom
meaning-shuffle = the same dealer shuffles and deals again
meaning-public-top = it is the card that can be bought
meaning-bottom-own = they are among your first cards
meaning-bottom-partner = they are among your partner's first cards
meaning-top-own = they are among your first cards

## The table

fact-public-card = Public card: { $value }
fact-round = Bidding round { $value }
fact-mode = Contract: { $value }
fact-buyer = Buyer: { $value }
fact-trump = Trumps: { $value }
fact-level = Stakes: { $value }
fact-lead = Leading trumps: { $value }
fact-bid = { $seat }: { $value }
fact-project = { $seat } announces { $value }
fact-height = { $seat } has { $value }
fact-shown = { $seat } shows { $value }
fact-projects-won = Projects: { $value }
fact-baloot = Baloot: { $value }
head-round = Round { $value }
value-sun = sun
value-hokom = hokom
value-ashkal = ashkal
value-double = double
value-triple = triple
value-four = four
value-gahwa = gahwa
value-locked = locked
value-open = open
value-sira = sira
value-fifty = 50
value-hundred = 100
value-four-hundred = 400
value-run-9 = a run to the 9
value-run-t = a run to the 10
value-run-j = a run to the jack
value-run-q = a run to the queen
value-run-k = a run to the king
value-run-a = a run to the ace
value-four-t = four 10s
value-four-j = four jacks
value-four-q = four queens
value-four-k = four kings
value-four-a = four aces

## Events

event-baloot-public-card = The public card is { $card }.
event-baloot-second-round = { $you ->
    [yes] Everybody has passed. As dealer you call the second round.
   *[no] Everybody has passed. { $seat } calls the second round.
}
event-baloot-bought = { $you ->
    [yes] You have bought: { $key }.
   *[no] { $seat } has bought: { $key }.
}
event-baloot-bought-hokom = { $you ->
    [yes] You have bought hokom, trumps are { $suit }.
   *[no] { $seat } has bought hokom, trumps are { $suit }.
}
event-baloot-card-taken = { $you ->
    [yes] You pick up the { $card }.
   *[no] { $seat } picks up the { $card }.
}
event-baloot-nobody-bought = Nobody bought, so the deal is void.
event-baloot-kawesh = { $you ->
    [yes] You show { $cards }: kawesh, the deal is void.
   *[no] { $seat } shows { $cards }: kawesh, the deal is void.
}
event-baloot-project = { $you ->
    [yes] You announce { $key }.
   *[no] { $seat } announces { $key }.
}
event-baloot-project-height = { $you ->
    [yes] You name your highest: { $key }.
   *[no] { $seat } names the highest: { $key }.
}
event-baloot-projects-won = The best project belongs to { $side }, and only that team scores its projects.
event-baloot-projects-tied = The best projects are equal, so nobody scores any.
event-baloot-projects-shown = { $you ->
    [yes] You show { $cards }.
   *[no] { $seat } shows { $cards }.
}
event-baloot-baloot = { $you ->
    [yes] You declare Baloot!
   *[no] { $seat } declares Baloot!
}
event-baloot-baloot-barred = { $you ->
    [yes] Your announced project costs you the Baloot.
   *[no] The project that { $seat } announced costs them the Baloot.
}
event-baloot-sawa-laid = { $you ->
    [yes] You lay down { $cards }.
   *[no] { $seat } lays down { $cards }.
}

## The score sheet

score-raw-cards = Card points with the last ten
score-raw-projects = Projects, raw
score-raw-baloot = Baloot, raw
score-raw-total = Raw total
score-cards = Cards
score-projects = Projects
score-baloot = Baloot
score-factor = Factor
score-made = The buyer has made it
score-shared = A tie: each keeps its own
score-missed = The buyer has less: each keeps its own
score-khasara = Khasara: the buyer fails
score-doubled = Doubled: all to one side
score-kaboot = Kaboot: all eight tricks
score-gahwa = Gahwa: the whole match

## The result of a deal

outcome-bought = { $you ->
    [yes] You bought
   *[no] { $seat } bought
} { $suit ->
    [none] { $key }
   *[other] { $key } in { $suit }
}
outcome-made = { outcome-bought } and made it, { $raw } to { $others }: { $points } points, the others { $rest }.
outcome-shared = { outcome-bought }: a tie at { $raw }, and each team keeps its own points.
outcome-missed = { outcome-bought } but took less, { $raw } to { $others }, and each team keeps its own points.
outcome-failed = { outcome-bought } and failed, { $raw } to { $others }: khasara, all { $points } points for the others.
outcome-doubled-made = { outcome-bought } ({ $level_key }) and made it, { $raw } to { $others }: { $points } points.
outcome-doubled-failed = { outcome-bought } ({ $level_key }) and failed, { $raw } to { $others }: { $points } points for the others.
outcome-kaboot = { outcome-bought } and took all eight tricks: kaboot, { $points } points.
outcome-kaboot-against = { outcome-bought } and took no trick: kaboot, { $points } points for the others.
outcome-gahwa-made = { outcome-bought } (gahwa) and made it, { $raw } to { $others }: that wins the whole match.
outcome-gahwa-failed = { outcome-bought } (gahwa) and failed, { $raw } to { $others }: that loses the whole match.
outcome-accused = { outcome-bought }; a qaid gives the deal to the buyer’s team, { $points } points.
outcome-accused-against = { outcome-bought }; a qaid gives the deal to the others, { $points } points.

## Why a bot chose an action

why-only-choice = There was nothing else I could do.
why-cut-go = I leave the pack as it is.
why-kawesh = Five cards, all sevens, eights and nines: I would rather have a new deal.
why-pass-weak = My hand does not promise enough points to buy.
why-buy-sun = With these aces and tens I can win without trumps.
why-buy-hokom = My trumps are strong enough to buy.
why-ashkal-for-partner = I am strong enough for sun, and the card is of more use to my partner.
why-leave-partner = My partner holds the bid, and I let it stand.
why-take-as-sun = My hand is good enough for sun, so I take the card.
why-keep-hokom = My trumps promise more than sun would.
why-turn-to-sun = Sun promises more than trumps would.
why-name-trump = This is my strongest suit.
why-no-raise = The stakes are high enough for this hand.
why-raise-strong = I expect to win this deal, so I raise the stakes.
why-raise-behind = They are nearly home, so I have little to lose by raising.
why-announce = Announcing costs nothing and may bring points.
why-lead-boss = I lead the highest card left in its suit.
why-draw-trumps = I lead trumps to draw the others' trumps.
why-lead-hope = Few of the remaining cards can beat this one.
why-lead-low = I lead a small card and keep the good ones.
why-take-over = My partner is winning, but I overtake to make sure of the trick and lead next.
why-feed-partner = My partner is winning the trick, so I add points.
why-partner-has-it = My partner is winning the trick, so I keep my good cards.
why-ruff = I cannot follow, so I trump the trick.
why-win-last = I play last and take the trick.
why-win-now = I beat the best card on the table.
why-hold-back = I could win this trick, but my good card will be worth more later.
why-cannot-win = I cannot win this trick, so I give away as little as I can.
why-baloot-later = The Baloot can wait: I would rather play another card now.
why-see-the-rest = I would rather see whether those cards win.
why-card-completes-baloot = It completes the Baloot.
why-card-nearer-kaboot = Our team has every trick so far and is sure of this one: the kaboot stays possible.
why-card-stops-kaboot = The opponents have every trick so far; this one is certain and prevents the kaboot.
why-card-feeds-partner = The partner has the trick for certain; it adds { $worth } card points.
why-card-feeds-partner-for-now = The partner is winning; it adds { $worth } card points.
why-card-keeps-last-winner = { $kept } stays for the last trick, which is worth { $worth } card points more.
why-card-gives-fewest-points = It gives the opponents as few card points as possible.
why-card-risks-fewest-points = No other lead puts fewer card points at risk.

## What a call promises, judged by similar hands

forecast-double = With a hand like this, a double beats the buyer in about { $promise } of 100 deals.
forecast-double-instead = With a hand like this, a double would beat the buyer in about { $promise } of 100 deals.
forecast-calls-double = Seat { $seat } is to call. How often, in 100 deals, a double with such a hand beats the buyer:

## Why something is not allowed

rule-BAL-PLAY-2 = You have the suit that was led, so you must follow it.
rule-BAL-PLAY-4 = You cannot follow, so you must play a trump.
rule-BAL-PLAY-5 = An opponent has trumped and you can go higher, so you must.
rule-BAL-PLAY-6 = Trumps were led and you can beat the best one so far, so you must.
rule-BAL-PLAY-7 = You cannot follow, and your partner's winning card does not free you here: play a trump.
rule-BAL-PLAY-9 = You do not have that card.
rule-BAL-DBL-4 = No step of doubling may be skipped.
rule-BAL-DBL-5 = A sun can be doubled, but not raised further.
rule-BAL-DBL-6 = This call is made differently here: check whether it must be open, locked or neither.
rule-BAL-DBL-7 = Trumps are locked: you may not lead one while you have another suit.
rule-BAL-BID-5 = A hokom cannot be taken over as hokom.
rule-BAL-BID-7 = A sun cannot be taken over as hokom.
rule-BAL-BID-12 = In the second round, trumps must be a suit other than that of the public card.
rule-BAL-BID-14 = Kawesh needs five cards that are all sevens, eights and nines, in round one, from a player who has not bid.
rule-BAL-ASH-2 = Only the dealer and the player on the dealer's left may call ashkal.
rule-BAL-ASH-3 = Ashkal cannot be called on an ace.
rule-BAL-ASH-4 = Ashkal cannot be called in the second round.
rule-BAL-ASH-7 = Ashkal can go over a hokom only before your own turn, and never over a sun.
rule-BAL-PROJ-1 = You have no project.
rule-BAL-PROJ-9 = Say Baloot before the second of king and queen of trumps, if you may play it and no announced project costs you the Baloot; once you have said it, play that card.
rule-BAL-QAID-3 = This cannot be claimed now: it takes a card that an opponent has played in this deal, in time, and a proof that lies open.
rule-BAL-SAWA-1 = Sawa is for the player who is to lead, with few cards, and once a trick.

## House rules

option-first_dealer = First dealer
option-first_dealer-random = drawn at random
option-first_dealer-0 = player 1
option-first_dealer-1 = player 2
option-first_dealer-2 = player 3
option-first_dealer-3 = player 4
option-cut_choice = What the cutter may choose
option-cut_choice-go_only = nothing, the deal simply begins
option-cut_choice-full = the full list
option-void_partner_winning = A player cannot follow while the partner is winning
option-void_partner_winning-ekka = free if last or behind the best card
option-void_partner_winning-free = always free
option-void_partner_winning-always_trump = must trump
option-beat_partner_trump = A trump lead must be beaten even if the partner is winning
option-undertrump_forced = A player who cannot overtrump must still play a trump
option-overruff = An opponent's trump must be beaten
option-overruff-always = whenever possible, also when ruffing
option-overruff-trump_led = only when trumps were led
option-hokom_round_five = A five in hokom is rounded
option-hokom_round_five-down = down
option-hokom_round_five-up = up
option-sun_round_five = A five in sun
option-sun_round_five-exact = is not rounded, 65 gives 13
option-sun_round_five-up = is rounded up, 65 gives 14
option-hokom_66 = Both hokom totals end in six
option-hokom_66-larger_down = the larger one goes down
option-hokom_66-counting_team = the buyer gets what is left of 16
option-tie_undoubled = A tie without doubling
option-tie_undoubled-split = each keeps its own
option-tie_undoubled-buyer_loses = the buyer loses
option-tie_undoubled-buyer_loses_hokom = the buyer loses, but only in hokom
option-tie_doubled = A tie in a doubled deal
option-tie_doubled-last_raiser_loses = the team that raised last loses
option-tie_doubled-buyer_wins = the buyer wins
option-failed_contract = The buyer has less, undoubled
option-failed_contract-all_to_opponents = khasara, all goes to the opponents
option-failed_contract-each_keeps = each team keeps its own points
option-sun_tie_by = A tie in sun is a tie of
option-sun_tie_by-raw = raw totals
option-sun_tie_by-gp = game points
option-baloot_of_loser = The Baloot of a side that loses everything
option-baloot_of_loser-to_winner = goes to the winner
option-baloot_of_loser-stays = stays with its owner
option-kaboot = Bonus for all eight tricks
option-kaboot-on = yes
option-kaboot-off = no
option-kaboot_multiplied = Doubling multiplies a kaboot
option-reverse_kaboot_88 = 88 if the first player buys an ace as sun and the buyer's side takes no trick
option-project_multiplier_cap2 = Projects are at most doubled
option-sun_double_by = Who may double a sun
option-sun_double_by-trailing = the team behind
option-sun_double_by-any_opponent = any opponent of the buyer
option-partner_may_preempt = A player with higher priority may take even a partner's sun
option-r2_sun_priority = Who has priority over a sun of the second round
option-r2_sun_priority-none = nobody
option-r2_sun_priority-ace_third = the first two players, on an ace
option-r2_sun_priority-always = everybody above the buyer
option-r2_passer_may_sun = Players who passed in round two may still take a hokom as sun
option-r1_hokom_sun_by = Who may take a hokom of round one as sun
option-r1_hokom_sun_by-any = all others
option-r1_hokom_sun_by-higher_priority = those with higher priority
option-hokom_flip = The buyer may turn a hokom into sun
option-hokom_flip-both_rounds = in both rounds
option-hokom_flip-round2_only = only in round two
option-ace_no_flip = A hokom of round one on an ace stays hokom
option-ashkal_round2 = Ashkal in round two
option-wrongful_ashkal = A wrongful ashkal
option-wrongful_ashkal-forces_sun = buys sun for the caller
option-wrongful_ashkal-forbidden = cannot be called
option-wrongful_ashkal-always_sun = always buys sun, even over a bid
option-kawesh = Kawesh
option-kawesh-on = allowed
option-kawesh-off = not allowed
option-kawesh-as_sun = buys sun, and the deal is given up
option-kawesh_timing = When kawesh may be said
option-kawesh_timing-own_turn = on the player's turn
option-kawesh_timing-any_time_r1 = all are asked before the first call
option-kawesh_dealer = Dealer after a kawesh
option-kawesh_dealer-same = the same
option-kawesh_dealer-next = the next
option-lock_choice = Locking at double and four
option-lock_choice-double_four = by choice
option-lock_choice-always_locked_even = always locked
option-project_tie = Equal projects
option-project_tie-earlier_seat = the earlier player's counts
option-project_tie-trump_then_earlier = trumps first, then the earlier player
option-project_tie-none_scores = none counts
option-project_heights = When both teams' best projects have the same name
option-project_heights-compared = they are compared silently
option-project_heights-in_turn = everybody says how high, in turn
option-baloot_blocked_by = What costs the Baloot
option-baloot_blocked_by-seed = a 100, or a project using its cards
option-baloot_blocked_by-only_100 = only a 100
option-auto_declare = Projects are announced for the player
option-baloot_call = Baloot, when players declare for themselves
option-baloot_call-with_card = is asked for after the second card
option-baloot_call-before_card = must be said before the second card
option-both_over = Both teams reach the target
option-both_over-higher_total = the higher total wins
option-both_over-higher_last_deal = the better last deal wins
option-target = Points to win
option-accusation_projects = Projects that count when a claim decides the deal
option-accusation_projects-own = the winner's own
option-accusation_projects-all = all of them
option-accusation_projects-none = none
option-accusation_kaboot = The claimer may demand to play on for all tricks
option-accusation_kaboot-demanded = yes
option-accusation_kaboot-off = no
option-sawa = Sawa, laying down the last cards
option-sawa-off = not played
option-sawa-customary = three at once, four or five with consent
option-sawa-three = three at most
preset-seed = Original rules
preset-saudi_tournament = Saudi tournament
preset-online = Online rooms
preset-saudi_majlis = Saudi majlis

## Statistics

count-contract = Contracts
count-unplayed = Deals not played
count-unplayed-passed = nobody bought
count-unplayed-kawesh = kawesh
count-unplayed-cut = shuffled once more
count-round = Bought in round
count-stake = Raised stakes
count-project = Projects: deals in which a player holds one
count-project-any = any
count-project-baloot = Baloot
count-hand = Projects: share of all hands
count-hand-any = any
figure-shared = tied
figure-kaboot = kaboot
figure-doubled = doubled
figure-counted = scored
