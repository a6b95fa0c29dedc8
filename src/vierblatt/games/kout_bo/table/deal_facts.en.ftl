### What can be asked about a simulated deal.

deal-fact-declarer = The maker.
deal-fact-bid = The highest bid: 5 to 9.
deal-fact-malzom = Whether the bid was a malzom.
deal-fact-trumps = The trump suit and both jokers.
deal-fact-made = Whether the hokm team won as many tricks as were bid.
