### Only disputes about Baloot use these.

dispute-contract = Contract
dispute-level = Doubling
dispute-level-single = not doubled
dispute-fact-locked = Were the trumps called locked?
dispute-fact-higher-gone = Had all higher cards of the suit led already been played?
dispute-fact-said-baloot = Had they said Baloot before this card?
dispute-cost = If it is claimed, the side at fault writes { $own } and the others { $others }; projects and Baloot come on top as the house rules say.
