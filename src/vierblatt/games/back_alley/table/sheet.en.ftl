### Only the score sheet of Back Alley uses these.

sheet-outcome = The deal was
sheet-call = Call
sheet-tricks = Tricks
sheet-rainbow = Hands with all four suits
sheet-value-played = played
sheet-value-passed = passed by all four
sheet-why-made = { $side } bid { $bid } and took { $tricks }: { $points } points.
sheet-why-failed = { $side } bid { $bid } and took only { $tricks }: minus { $points } points.
sheet-why-no-bid = { $side } did not bid, so each of the { $tricks } tricks counts one point.
sheet-why-board-made = { $side } took all tricks of a board of level { $level }: { $points } points.
sheet-why-board-failed = { $side } took only { $tricks } tricks of a board of level { $level }: minus { $points } points.
sheet-why-rainbow = { $side } held all four suits in four cards: { $points } points more.
sheet-why-passed = All four passed: the same number of cards is dealt again.
sheet-why-passed-zero = All four passed: the deal counts, without points.
sheet-why-end = That was the last deal: the match is over.
sheet-why-end-draw = That was the last deal, and both teams have as many points: a draw.
sheet-why-one-more = Both teams have as many points: one more deal with 13 cards.
