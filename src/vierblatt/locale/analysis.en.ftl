### The analysis of a match: `vierblatt analyse` and its page.

analysis-title = Analysis: { $game }
analysis-of =
    { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }, { $decisions } decisions judged, { $forced } without a choice
analysis-settings = Up to { $worlds } possible deals for a decision · seed { $seed }
analysis-part = Only a part: the analysis was stopped.
analysis-running = The match is not over.
analysis-bar = Judging
analysis-go-on = What is done is kept in { $path }; the same command goes on from there.
analysis-written = Written: { $path }
analysis-call = “{ $call }”

## Players

analysis-players = The players
analysis-player = Player
analysis-accuracy = Accuracy
analysis-per-decision = Cost a decision
analysis-blunders = Blunders
analysis-mistakes = Mistakes
analysis-inaccuracies = Inaccuracies
analysis-risks = Risks that paid
verdict-blunder = Blunder
verdict-mistake = Mistake
verdict-inaccuracy = Inaccuracy
verdict-risk = Risk that paid
verdict-match = For the match

## The match

analysis-match = The match
analysis-match-lead = Lead of { $side }
analysis-match-totals = Points
analysis-match-how = The dots are the score after each deal. The line shows what equal players would have made of the cards from each point on: what the cards gave and what the decisions changed. Small dots are mistakes and blunders.
analysis-match-plain = After deal { $deal }: { $scores }

## Luck and skill

analysis-luck = Luck and skill, deal by deal
analysis-luck-of = Results of { $side }: its own points less the other side's
analysis-luck-own = Results of { $side }: the own points
analysis-deal = Deal
analysis-result = Result
analysis-cards = Cards
analysis-play = Play
analysis-rest = Rest
analysis-numbers = The numbers
analysis-sum = Together

## Decisions

analysis-moves = The costly moves
analysis-no-moves = No decision cost so much that chance does not explain it.
analysis-at-call = Deal { $deal }, in the calls
analysis-at-card = Deal { $deal }, trick { $trick }
analysis-cost = { $action } gave away { $points } points on average over { $worlds } possible deals; { $best } was best.
analysis-paid = On average over { $worlds } possible deals { $action } is { $points } points worse than { $best }, but as the cards lay it lost nothing.
analysis-for-match = On average over { $worlds } possible deals { $action } is { $points } points of the deal worse than { $best }, but as the match stood it was not the worse choice.
analysis-best-in-match = For the match { $action } was best.
analysis-worse = In { $share } of these deals it brought fewer points.
analysis-share = { $number }%
analysis-lay-lost = As the cards lay, with all of them open, it lost { $points } points.
analysis-reason = In favour of { $best }: “{ $reason }”
analysis-options = All that was open, behind the best: { $options }
analysis-deals-were = Deals that were still possible: { $number }.
analysis-alternatives = All that was open
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
analysis-gone = Cards that are gone
analysis-held = Surely held
analysis-voids = Void in
analysis-lacks = Surely not held
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

## How to read it

analysis-how = How to read this
analysis-how-cost = Cost: the unseen cards are dealt again and again in every way that agrees with what the player knew, and each open action is tried in the same deals. The cost is how much worse the action did on average than the best one. It is claimed only where it is more than three times its standard error.
analysis-how-grades = An inaccuracy costs at least { $inaccuracy }, a mistake { $mistake }, a blunder { $blunder } in points. A risk that paid would be one of these, but lost nothing as the cards lay.
analysis-how-match = For the match: near its end more points are not always better, such as a safe win against a large one. Bots and hints play for the match. So nothing is complained about that was not worse for the match too; what only cost points of the deal is called “for the match” and does not count against the player. Costs are always points of the deal.
analysis-how-accuracy = Accuracy: 100 for a decision that cost nothing, 50 for a cost of { $mistake }, 25 for twice that; the mean over the decisions whose best and worst action lay at least an inaccuracy apart.
analysis-how-luck = Luck and skill: “cards” is what equal players make of these cards on average, “play” what the others' costs gave less the own ones, “rest” how the guesses turned out. Together they are the result.
