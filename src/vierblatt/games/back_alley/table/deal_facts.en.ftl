### What can be asked about a simulated deal.

deal-fact-cards_each = How many cards everybody was dealt.
deal-fact-declarer = Whoever made the highest call and led.
deal-fact-call = What the seat called: 0 for pass, a number of tricks, 14 for a board.
deal-fact-bid = The contract of the team of the seat: both bids together.
deal-fact-board = The level of the board of the team: 1 single, 2 double and so on; 0 without one.
deal-fact-no_trump = Whether the deal had no trump suit.
deal-fact-trumps = All cards that were trumps: the suit and the bleeders.
deal-fact-made = Whether the team of the seat made its contract, or with a board all the tricks.
deal-fact-rainbow = The rainbow bonus of the team of the seat.
