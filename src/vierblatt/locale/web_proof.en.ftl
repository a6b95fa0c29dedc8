## Shared by the pages for checking, replays and statistics

proof-loading = One moment …
proof-copy = Copy: { $what }
proof-copied = Copied: { $what }
proof-download = Download the record

## Are the cards honest?

check-title = Are the cards honest?
check-lead = Did anybody choose these cards? Your browser shuffles every deal again and compares. It asks nobody and sends nothing.

check-verdict-fits = Everything fits
check-verdict-fits-note = { $count ->
    [one] One deal was shuffled again, with the same result.
   *[other] { $count } deals were shuffled again, all with the same result.
}
check-verdict-broken = Something does not fit
check-verdict-broken-note = These cards, or this record, are not what they should be. What does not fit is marked below.
check-verdict-open = Nothing to compare yet
check-verdict-open-note = The secret of a deal is shown once the deal has ended. Until then, everything below is already fixed.
check-verdict-seeded = The cards follow from a seed
check-verdict-seeded-note = The deals can be repeated, but anyone who knew the seed knew the cards. This is how matches alone or against bots are dealt without a server.
check-verdict-given = There is nothing to prove here
check-verdict-given-note = Somebody set up these cards by hand. Only the record itself can be checked.
check-verdict-board = The cards are those of the board
check-verdict-board-note = All tables of the tournament played the same cards. They follow from the key of the board, and the key leads to the anchor: compare that with the one on the tournament’s page.
check-verdict-old = The numbers fit, under the old scheme
check-verdict-old-note = This match is older than the current scheme. Every deal follows from its numbers, but a server could have chosen them.

check-how = Why nobody can cheat
check-how-1 = Before anyone sits down, the server draws a secret for every deal and publishes one fingerprint of them all: the anchor. After that it cannot change any of them.
check-how-2 = Then every player’s browser draws a random number and commits to it. Only when your browser has stored the complete list of commitments does it reveal your number, so nobody, not even the server, can choose theirs to suit yours.
check-how-3 = Each deal is shuffled from its secret, the list and all these numbers. When the deal has ended, its secret is shown, and anyone can shuffle again. If your own number went into the cards, nobody can have chosen them.
check-how-limit = Two limits remain. Whoever deals has to know the hidden cards, and no proof shows whom they told. And a start, or a whole table, can be broken off before the first card: a start that was broken off is listed here, with the seat that caused it; an abandoned table is not.

check-anchor = The anchor
check-anchor-note = Published before anyone sat down. All secrets lead back to it.
check-seen-fits = It is the anchor that this browser saw when you sat down.
check-own-in = Your own number went into these cards.
check-own-out = What this browser saw at the start is not what is shown now.
check-own-absent = This browser was not at the table. Only those that were can tell whether their own number went into the cards.
check-seen-download = Download what this browser saw
check-void = A start was broken off: { $seat } did not reveal their number.
check-code = Compare the list
check-code-note = Everybody at the table must have the same digits. Ask another player for theirs: different digits mean that the server told you two different things.
check-seen-broken = When you sat down, this browser saw another anchor. The secrets have been replaced.
check-more-numbers = More numbers, for checking with your own program
check-match = The match
check-rules-hash = Fingerprint of the house rules
check-binding = The number that ties it all together

check-nonces = The players’ random numbers
check-nonces-note = First committed to, then revealed. Bots add none of their own.
check-nonce-kept = committed and opened
check-nonce-broken = not what was committed to
check-nonce-unsaid = committed, never revealed
check-nonce-unopened = committed, not opened
check-nonce-silent = added nothing
check-nonce-waiting = still to come
check-numbers = Numbers
check-commitment = The commitment
check-nonce = The random number
check-own-nonce-fits = This is the number that your browser drew.
check-own-nonce-broken = Your browser drew another number.

check-deals = The deals
check-no-deals = No deal has ended yet. This page updates by itself.
check-cards-fits = The pack: { $count } cards, each once, the same in every deal.
check-cards-broken = The packs do not all have the same cards, each once.
check-first-fits = The first seat was drawn: { $seat }
check-first-broken = The first seat was { $found_seat }, but { $seat } was drawn.
check-fits = fits
check-broken = does not fit
check-deal-fits = fits
check-deal-broken = does not fit
check-deal-running = in play
check-running-note = Its secret is shown when the deal has ended.
check-secret = The secret
check-secret-note = Known only to the server until the deal ended.
check-chain = { $count ->
    [one] Hashed once, it gives the anchor
   *[other] Hashed { $count } times, it gives the anchor
}
check-link = A link of the chain
check-pack = Shuffled again, it gives the pack that was dealt
check-pack-expected = The pack that should have been dealt
check-card-instead = { $card }, expected: { $expected }

check-record = The record
check-record-fits = All { $count } links fit: nothing was changed afterwards
check-record-broken = The record was changed. This does not fit:
check-place-header = players, rules or where the cards came from
check-place-deal = deal { $number }: the dealer or the pack
check-place-actions = deal { $number }: what was called and played
check-place-end = deal { $number }: the score or the secret
check-place-result = the result
check-place-head = the fingerprint of the whole
check-head-note = The fingerprint of the whole record. Two records with the same fingerprint are the same match.
check-head = Fingerprint of the record

check-elsewhere = Do not take our word for it
check-offline = Download the record and check it on your own machine, without a connection:
check-command = Command
check-replay = Watch the match
check-other = Or check another record here:
check-choose-file = Choose a record …
check-paste = … or paste its text
check-no-record = This is not a record of a match: { $why }

## Replays

replay-title = Replay: { $game }
replay-empty = Nothing was played in this match.
replay-hands = All hands
replay-no-cards = no cards left
replay-cards-held = { $count ->
    [one] one card
   *[other] { $count } cards
}
replay-card-pointed = { $card }, pointed at by { $names }
replay-review = Look at it together
replay-puzzle = Make a puzzle of it
replay-study = Add to a study
replay-team = { $side }: { $names }
replay-look-from = View from the seat of { $seat }
replay-moves = Moves
replay-taken-back = Taken back
replay-slider = Move
replay-step = { $step } of { $count }
replay-choose-deal = Deal
replay-speed = Speed
replay-first = To the beginning
replay-previous = One move back
replay-next = One move forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-check = Check these deals
replay-share = Share this moment
replay-link-copied = The link to this moment is copied.
replay-keys-step = one move back or forward
replay-keys-ends = to the beginning, to the end
replay-keys-deals = the previous deal, the next deal
replay-keys-play = play or pause

## The analysis of a replayed match

replay-analysis-heading = Analysis
replay-analysis-what = What did each decision cost? What was better? How much was luck?
replay-analysis-ask = Analyse this match
replay-analysis-again = Try again
replay-analysis-open = Open the analysis
replay-analysis-puzzles = Solve your mistakes as puzzles
replay-analysis-waiting = { $ahead ->
    [0] It begins in a moment.
    [one] One other match comes first.
   *[other] { $ahead } other matches come first.
}
replay-analysis-running = Analysed: { $done } of { $pieces }
replay-analysis-stay = It continues if you leave this page.
replay-analysis-failed = This match could not be analysed.

## The keyboard

keys-title = Keyboard shortcuts
keys-this = this list
key-space = Space
key-home = Home
key-end = End

## How the cards fell

stats-title = How the cards fell
stats-lead = Every card of every finished match on this server, by its place in the pack. If the shuffle is honest, the colours are even: every card is equally likely in every place.
stats-none = No match of this game has been finished here yet.
stats-cards = A pack of { $count } cards
stats-deals = { $count ->
    [one] One deal
   *[other] { $count } deals
}
stats-even = As even as chance
stats-even-note = A fair shuffle looks at least this uneven in { $percent } of 100 cases. This is nothing unusual.
stats-odd = More uneven than usual
stats-odd-note = A fair shuffle looks this uneven in only { $percent } of 100 cases. That can happen once; if it stays like that with more deals, something is wrong.
stats-early = Too few deals to judge
stats-early-note = A verdict needs at least { $count } deals.
stats-chi = Chi-square { $value } with { $degrees } degrees of freedom
stats-picture = Each column is a place in the pack, each row a card. The stronger the colour, the further from the average: { $less } less often, { $more } more often.
stats-less = blue
stats-more = gold
stats-first-place = dealt first
stats-last-place = dealt last
stats-cell = { $card } at place { $place }: { $count } times, { $mean } on average
stats-how = How each deal can be checked
stats-rarely = fewer
stats-often = more
