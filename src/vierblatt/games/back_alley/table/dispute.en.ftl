### Only disputes about Back Alley use these.

dispute-trump = Trumps
dispute-trump-none = no trumps
dispute-trump-only-xb = only the Little Bleeder
dispute-trump-only-xr = only the Big Bleeder
dispute-fact-broken = Had a trump or a bleeder been played in an earlier trick?
dispute-fact-first-trick = Was this the first trick of the deal?
dispute-fact-board = Had they claimed the board themselves?
dispute-fact-partner-board = Had their partner claimed the board?
dispute-cost = If it is claimed, the team at fault is scored as if it had missed its contract by one trick, the other as if it had just made its own, if that can be made at all.
