### Puzzles: the names of their themes.

puzzle-theme-opening-lead = opening lead
puzzle-theme-lead = lead
puzzle-theme-follow = following suit
puzzle-theme-ruff = ruffing
puzzle-theme-discard = discarding
puzzle-theme-last-to-play = last to play
puzzle-theme-draw-trumps = leading trumps
puzzle-theme-win-trick = winning the trick
puzzle-theme-duck = leaving the trick
puzzle-theme-partner-winning = partner has the trick
puzzle-theme-ending = ending
puzzle-theme-no-trumps = without trumps
puzzle-theme-first-call = first to call
puzzle-theme-pass = better to pass
puzzle-theme-call = worth a call
puzzle-theme-surprise = not what it seems
puzzle-theme-contract = the contract is at stake
puzzle-theme-cash-winner = cashing a winner
puzzle-theme-over-ruff = ruffing higher
puzzle-theme-overtake-partner = going over the partner
puzzle-theme-feed-partner = points for the partner
puzzle-theme-trust-partner = trusting the partner
puzzle-theme-partner-ruffs = a ruff for the partner
puzzle-theme-keep-strength = keeping a strong card
puzzle-theme-keep-trumps = saving trumps
puzzle-theme-make-void = getting out of a suit
puzzle-theme-throw-penalty = throwing what costs
puzzle-theme-throw-danger = throwing a dangerous card

### What has to be reached in a puzzle that is played to the end of its deal. $team: whether partners count, too.

puzzle-goal-tricks = { $team ->
    [yes] Take at least { $count } of the last { $tricks } tricks for your side, however the hidden cards lie.
   *[no] Take at least { $count } of the last { $tricks } tricks, however the hidden cards lie.
}
puzzle-goal-all-tricks = { $team ->
    [yes] Take all of the last { $tricks } tricks for your side, however the hidden cards lie.
   *[no] Take all of the last { $tricks } tricks, however the hidden cards lie.
}
puzzle-goal-few-tricks = { $count ->
    [0] Take none of the last { $tricks } tricks, however the hidden cards lie.
    [1] Take at most one of the last { $tricks } tricks, however the hidden cards lie.
   *[other] Take at most { $count } of the last { $tricks } tricks, however the hidden cards lie.
}
puzzle-goal-points = { $count ->
    [one] Take at least { $count } more card point for your side, however the hidden cards lie.
   *[other] Take at least { $count } more card points for your side, however the hidden cards lie.
}
puzzle-goal-cards = { $count ->
    [1] Take at least one more card that brings points, however the hidden cards lie.
   *[other] Take at least { $count } more cards that bring points, however the hidden cards lie.
}
puzzle-goal-few-cards = { $count ->
    [0] Take no more cards that cost points, however the hidden cards lie.
    [1] Take at most one more card that costs points, however the hidden cards lie.
   *[other] Take at most { $count } more cards that cost points, however the hidden cards lie.
}
puzzle-goal-not-card = Do not take { $card }, however the hidden cards lie.
puzzle-goal-result = Reach at least { $points } points in this deal (yours less the others’), however the hidden cards lie.
puzzle-goal-score = Score at least { $points } points in this deal, however the hidden cards lie.
puzzle-goal-low-score = Score at most { $points } points in this deal, however the hidden cards lie.
