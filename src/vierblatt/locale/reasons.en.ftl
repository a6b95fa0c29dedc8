### Why a card makes sense: facts about it, found from what its player knows. { $kept }: another card of that player.

why-with-card = { $card } { $why }

## For a player who wants tricks

why-card-makes-contract = It wins the trick that makes the contract.
why-card-defeats-contract = With this trick, the opponents can no longer make their contract.
why-card-keeps-them-short = The opponents need just one more trick, and they do not get this one.
why-card-takes-every-trick = Every trick that is left is needed, and this one is certain.
why-card-keeps-last-winner = { $kept } stays for the last trick, which is worth { $worth } more.
why-card-partner-can-ruff = The partner has none of this suit and may ruff it.
why-card-partner-has-master = The partner holds a card of this suit that no opponent can beat in it.
why-card-draws-trumps = It draws whatever trumps the opponents still have.
why-card-cashes-winner = No opponent can beat it: a certain trick.
why-card-leads-master = No card still out beats it in its suit.
why-card-over-ruffs = It ruffs higher than the trump in the trick.
why-card-ruffs = It ruffs: the suit led is missing from the hand.
why-card-overtakes-partner = It goes over the partner’s card.
why-card-wins-cheaply = It takes the trick for certain, and a higher card is left.
why-card-wins-last = It takes the trick, and nobody plays after it.
why-card-wins-for-certain = No opponent still to play can beat it.
why-card-feeds-partner = The partner has the trick for certain; it adds { $worth } points.
why-card-feeds-partner-for-now = The partner is winning; it adds { $worth } points.
why-card-keeps-master = { $kept } stays: no card still out beats it in its suit.
why-card-keeps-guard = { $kept }, which only one card still out beats, keeps its guard.
why-card-gives-fewest-points = It gives the opponents as few points as possible.
why-card-goes-over = It goes over the best card so far; only a better one can take the trick.
why-card-partner-to-come = The partner has yet to play and may take the trick.
why-card-makes-void = It is the last card of its suit, which can then be ruffed.
why-card-makes-singleton = Only one more card of this suit is left before it can be ruffed.
why-card-top-of-sequence = { $kept }, the next card below it, backs it up.
why-card-few-above = { $count ->
    [one] Only one card still out beats it in its suit.
   *[other] Only { $count } cards still out beat it in its suit.
}
why-card-partners-suit = The partner has led this suit before.
why-card-long-suit = The hand has more cards of this suit than all other players together.
why-card-keeps-trumps = It saves the trumps.
why-card-opens-no-suit = It opens no new suit.
why-card-risks-fewest-points = No other lead puts fewer points at risk.
why-card-keeps-points = The trick is not certain, so cards worth more are held back.
why-card-cannot-win = The trick cannot be won, so a low card will do.
why-card-partner-has-trick = No opponent can take this trick from the partner.
why-card-leaves-partner = The partner is winning, and it stays out of the way.
why-card-ducks = It lets the trick go, although another card would take it for now.
why-card-throws-small = It cannot follow suit; { $count } higher cards of its own suit are still out.
why-card-leads-low = It leads low and keeps the higher cards of the suit.
why-card-no-card-wins = No card in the hand takes this trick.
why-card-equal-cards = It is as good as its neighbour.

## For a player who avoids tricks or cards

why-card-throws-penalty = It goes into another player’s trick and costs them { $worth } points.
why-card-leaves-penalty = It leaves the trick, which costs { $worth } points, to another player.
why-card-lead-below-all = Every card of this suit still out is higher.
why-card-must-take = The trick cannot be avoided, so a high card goes with it.
why-card-takes-nothing = The trick costs nothing and takes a high card away.
why-card-takes-while-cheap = The trick costs nothing so far, and a high card goes.
why-card-ducks-high = It is the highest card that stays below.
why-card-clears-suit = It is the last card of its suit: whenever that is led, anything can be thrown.
why-card-shortens-suit = Only one more card of this suit is left; then anything can be thrown on it.
why-card-throws-danger = { $count ->
    [one] One lower card of this suit is still out: it might have taken a trick.
   *[other] { $count } lower cards of this suit are still out: it might have taken a trick.
}
why-card-hopes-to-be-beaten = It is winning for now, but players still to come may go over it.
why-card-most-are-higher = Most cards of this suit still out are higher.
why-card-leads-lowest = It is the lowest of its suit in the hand, and others may go over it.
why-card-keeps-low = { $kept } stays: every card of its suit still out is higher.
why-card-leads-while-all-follow = Nobody is known to be out of this suit, so a high card can go.
why-card-stays-below = It stays below and does not take the trick.
why-card-others-take = Whatever is played, another player takes the trick.
