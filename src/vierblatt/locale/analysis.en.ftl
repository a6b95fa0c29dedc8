### The analysis of a match: `vierblatt analyse` and its page.

analysis-title = Analysis: { $game }
analysis-of =
    { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $decisions } decisions judged, { $forced } without a choice
analysis-settings = Up to { $worlds } possible deals per decision · seed { $seed }
analysis-part = Incomplete: the analysis was stopped.
analysis-running = The match is not over.
analysis-bar = Judging
analysis-go-on = Progress is kept in { $path }; the same command continues from there.
analysis-written = Written: { $path }
analysis-call = “{ $call }”

## Players

analysis-players = The players
analysis-player = Player
analysis-accuracy = Accuracy
analysis-per-decision = Cost per decision
analysis-blunders = Blunders
analysis-mistakes = Mistakes
analysis-inaccuracies = Inaccuracies
analysis-risks = Risks that paid off
verdict-blunder = Blunder
verdict-mistake = Mistake
verdict-inaccuracy = Inaccuracy
verdict-risk = Risk that paid off
verdict-match = For the match

## The match

analysis-match = The match
analysis-match-lead = Lead of { $side }
analysis-match-totals = Points
analysis-match-how = The large dots are the score after each deal. The line shows what equal players would have made of the cards from each point on: what the cards gave, and what the decisions changed. Small dots are mistakes and blunders.
analysis-match-plain = After deal { $deal }: { $scores }

## Luck and skill

analysis-luck = Luck and skill, deal by deal
analysis-luck-of = Results of { $side }: its own points minus the other side's
analysis-luck-own = Results of { $side }: its own points
analysis-deal = Deal
analysis-result = Result
analysis-cards = Cards
analysis-play = Play
analysis-rest = Rest
analysis-numbers = The numbers
analysis-sum = Total

## Decisions

analysis-moves = The costly moves
analysis-no-moves = No decision cost more than chance can explain.
analysis-at-call = Deal { $deal }, during the calls
analysis-at-card = Deal { $deal }, trick { $trick }
analysis-cost = { $action } gave away { $points } points on average over { $worlds } possible deals; { $best } was best.
analysis-paid = On average over { $worlds } possible deals, { $action } is { $points } points worse than { $best }, but as the cards lay it lost nothing.
analysis-for-match = On average over { $worlds } possible deals, { $action } scores { $points } points less in the deal than { $best }, but as the match stood it was not the worse choice.
analysis-best-in-match = For the match, { $action } was best.
analysis-worse = In { $share } of these deals it scored fewer points.
analysis-share = { $number }%
analysis-lay-lost = As the cards lay, with all of them open, it lost { $points } points.
analysis-reason = In favour of { $best }: “{ $reason }”
analysis-options = All options, with their distance from the best: { $options }
analysis-deals-were = Deals still possible: { $number }.
analysis-alternatives = All options
analysis-expected = Expected
analysis-behind = Behind the best
analysis-seen = What { $seat } could know
analysis-hand = Hand
analysis-table = On the table
analysis-leads = { $seat } leads.
analysis-last = Last trick
analysis-tricks = Tricks so far
analysis-public = Known to all
analysis-calls = Calls
analysis-gone = Cards already played
analysis-held = Certainly holds
analysis-voids = Void in
analysis-lacks = Certainly lacks
analysis-deals-left = Deals still possible
analysis-about = about { $number }
analysis-times-6 = { $number } million
analysis-times-9 = { $number } billion
analysis-times-12 = { $number } trillion
analysis-power = { $number } · 10{ $power }
analysis-scores = Score
analysis-played = played
analysis-was-best = best
analysis-most-points = most points
analysis-show = Show it in the replay
analysis-replay = The match, move by move

## How to read an analysis

analysis-how = How to read this
analysis-how-cost = Cost: the unseen cards are dealt again and again in ways that agree with what the player knew, and each possible action is tried in the same deals. The cost is how much worse the action did on average than the best one. It is reported only where it is more than three times its standard error.
analysis-how-grades = An inaccuracy costs at least { $inaccuracy } points, a mistake { $mistake }, a blunder { $blunder }. A risk that paid off would be one of these, but lost nothing as the cards lay.
analysis-how-match = For the match: near its end, more points are not always better; a safe win can beat a large one. Bots and hints play for the match. So an action is criticised only if it was worse for the match too; one that only cost points of the deal is called “for the match” and does not count against the player. Costs are always points of the deal.
analysis-how-accuracy = Accuracy: 100 for a decision that cost nothing, 50 for a cost of { $mistake }, 25 for twice that; the mean over the decisions whose best and worst actions differed by at least an inaccuracy.
analysis-how-luck = Luck and skill: “cards” is what equal players make of these cards on average, “play” is the others' costs minus the player's own, “rest” is how the guesses turned out. Together they add up to the result.
