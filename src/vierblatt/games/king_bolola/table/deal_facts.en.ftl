### What can be asked about a simulated deal.

deal-fact-contract = The contract that was chosen.
deal-fact-declarer = The dealer, who chose the contract.
deal-fact-trumps = The trump suit; no cards in other contracts than Trump.
deal-fact-early = Whether the deal ended before its last trick.
