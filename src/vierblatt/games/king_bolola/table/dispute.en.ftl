### Only disputes about King Bolola use these.

dispute-contract = Contract
dispute-fact-broken = Had a card of the suit that may not be led (hearts, or trumps) been played before?
dispute-cost = If it is claimed, the player at fault writes { $own } and the one who claims it { $others }.
