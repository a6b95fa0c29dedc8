### Questions about simulated deals: `vierblatt simulate --where`.

query-facts = What --where and --show can name
query-operators = SEAT is a seat from this list, such as declarer; CARDS a set of cards, such as hearts & aces. Also: and, or, not, ==, !=, <, <=, >, >=, + - * /, and for sets of cards & (in both) and | (in one of them).
query-where = Condition: { $where }
query-all = No condition: every deal counts.
query-found = { $found } of { $drawn } deals drawn satisfy it: { $share }
query-none = None of the { $drawn } deals drawn satisfies the condition. Draw more with --deals, or ask for less.
query-limit = { $enough } were wanted; the search ended after { $drawn } deals, the most that --deals allows.
query-part = Interrupted: only { $drawn } of at most { $asked } deals were drawn.
query-value = mean or rate
query-true = true
query-false = false
deal-fact-first = The seats in the order in which they speak and play: the first is the one after the dealer.
deal-fact-dealer = The seat that dealt.
deal-fact-seat1 = The seats by number, wherever the dealer is; only useful if different players sit there (--players).
deal-fact-scored = Whether the deal was scored; one that all pass may not be.
deal-fact-tricks = The tricks that the seat won.
deal-fact-side_tricks = The tricks that the team of the seat won.
deal-fact-points = The points that the side of the seat got for the deal.
deal-fact-ahead = These points less the mean of the other sides.
deal-fact-count = How many of the cards the seat had when play began.
deal-fact-holds = Whether the seat had all of the cards when play began; false for an empty set.
deal-fact-longest = The length of the longest suit of the seat, without jokers.
deal-fact-shortest = The length of its shortest suit; 0 if it had none of a suit.
deal-fact-taken = How many of the cards the seat won in tricks.
deal-fact-place = The place of the seat: 1 for the first after the dealer.
deal-fact-next = The seat that plays after this one.
deal-fact-min = The smaller of two numbers.
deal-fact-max = The larger of two numbers.
deal-fact-abs = A number without its sign.
deal-fact-side = The number of the side of the seat, as in the report: 1 or 2.
deal-fact-same_side = Whether two seats are in the same team.
deal-fact-partner = The seat opposite.
deal-fact-dealt = The same expression about the hands as they were dealt first, before anything was bought, drawn or exchanged.
deal-fact-all = Sets of cards: suits, ranks, all.
deal-fact-card = A single card: rank (2 to 9, T, J, Q, K, A) and suit (S, H, D, C).
