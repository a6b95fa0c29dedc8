### Only disputes about Kout Bo use these.

dispute-bid = Bid
dispute-trump = Trumps
dispute-maker = Who bid it (player 1 led this trick)
dispute-malzom = Forced bid (malzom)
dispute-fact-honours-gone = Had the ace, king, queen and jack of trumps all been played in earlier tricks?
dispute-cost = If it is claimed, the team at fault writes { $own } and the other { $others }.
