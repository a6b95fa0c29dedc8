### Only the score sheet of Kout Bo uses these.

sheet-maker = Who bid
sheet-bid = Tricks bid
sheet-forced = All others had passed
sheet-trump = Trumps
sheet-tricks = Tricks of the bidder’s team
sheet-others = Tricks of the others
sheet-value-no = no
sheet-value-yes = yes
sheet-why-bid-made = Bid { $bid }, took { $tricks }: { $points } points.
sheet-why-bid-failed = Bid { $bid }, took { $tricks }: { $points } points for the others, twice the bid.
sheet-why-bid-minus = Bid { $bid }, took { $tricks }: minus { $points } points, twice the bid.
sheet-why-bawan-made = A bawan, made: { $points } points.
sheet-why-bawan-failed = A bawan, failed with { $tricks }: { $points } points for the others.
sheet-why-bawan-minus = A bawan, failed with { $tricks }: minus { $points } points.
sheet-why-malzom-made = A malzom, made with { $tricks }: { $points } points.
sheet-why-malzom-failed = A malzom, failed with { $tricks }: { $points } points for the others, no more than if it is made.
sheet-why-malzom-minus = A malzom, failed with { $tricks }: minus { $points } points, no more than if it is made.
sheet-why-overtricks = Tricks beyond the bid count nothing.
sheet-why-bawan-bid = A nine was bid in the first deal: that wins the match at once.
sheet-why-end-bawan = The bawan wins the match.
sheet-why-end-shutout = At least 51 points to nothing: the match is over.
sheet-why-end = A team has reached the target: the match is over.
