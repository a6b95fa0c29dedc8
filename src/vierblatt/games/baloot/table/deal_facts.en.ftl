### What can be asked about a simulated deal.

deal-fact-contract = What was bought; none if nobody bought.
deal-fact-ashkal = Whether the sun was an ashkal.
deal-fact-declarer = The buyer.
deal-fact-bid_round = The round in which it was bought: 1 or 2.
deal-fact-trumps = The trump suit; no cards in sun.
deal-fact-public_card = The public card, which the buyer got.
deal-fact-level = The stake: 1 plain, 2 doubled, 3 triple, 4 four, 5 gahwa.
deal-fact-doubled = Whether it was doubled at least once.
deal-fact-made = Whether the buyer's team made it.
deal-fact-tied = Whether both teams had as much.
deal-fact-kaboot = Whether a team took every trick.
deal-fact-card_points = The points of the cards that the team of the seat took, with the last trick, before rounding.
deal-fact-project_points = The points of the projects that count for the team of the seat, before rounding.
