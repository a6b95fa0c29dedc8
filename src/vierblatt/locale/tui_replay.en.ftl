### The replay of a match in the terminal

## The menu

tui-played = Games played
tui-played-note = Step through a match that you have played, and see what each card was worth
tui-played-none = No match has been played to its end here yet.
tui-played-unfinished = This match was not played to its end.
tui-played-unknown = This file may not be a record of a match.

## At the table

tui-replay = Replay
tui-replay-tried = Try-out
tui-replay-keys = ←→ step ↑↓ trick N mistake E why V hands G guess P play ? help Esc menu
tui-replay-place = Action { $number } of { $count }. { $seat } is to act.
tui-replay-deal-over = The deal is over here.
tui-replay-recorded = In the record: { $outcome }
tui-replay-left = This left the record after action { $number }. Backspace: back to it.
tui-replay-deals = Go to a deal
tui-replay-guess = Guess first, on or off
tui-replay-guess-on = From now on you choose first, and then see what was played.
tui-replay-guess-off = From now on you see at once what was played.

## Playing on

tui-replay-play-on = Play on from here
tui-replay-play-for = Choose for { $seat }. What was played before stays in the record.
tui-replay-by-hand = By hand, for every seat
tui-replay-against-bots = By hand for { $seat }, bots for the others

## Figures

tui-replay-mean = Points
tui-replay-share = Best in
tui-replay-worst = Worst
tui-replay-known-how = From what { $seat } could know: { $worlds } possible deals. “Points” is the expected result of the deal, “Best in” the share of deals in which nothing is better, “Worst” the loss in the worst twentieth of them.
tui-replay-other-acts = { $seat } is to act. E turns the table to that seat.
tui-replay-judging = Judging: { $done } of { $count } deals … Esc: cancel
tui-replay-computing = Computing … Esc: cancel
tui-replay-compiling = The rules are being compiled, which happens only once … Esc: cancel
tui-replay-chances-open = All hands are open. V hides them; then C shows what could be known.
tui-replay-looking = Looking for the next mistake: decision { $number } of { $count } … Esc: cancel
tui-replay-no-mistake = No further mistake of { $seat }.
tui-replay-no-mistakes = No further mistake.
tui-replay-guess-mistake = Here { $seat } made a mistake. What would you play?

## Help

tui-replay-key-step = one action back or forward; or choose, where you are asked
tui-replay-key-trick = to the last or next trick
tui-replay-key-deal = to the last or next deal
tui-replay-key-ends = to the beginning or the end of the match
tui-replay-key-always = one action back or forward, even where you are asked
tui-replay-key-deals = go to a deal
tui-replay-key-mistake = to the next mistake of this seat; with all hands open, of anybody
tui-replay-key-judge = what each action was worth, and why
tui-replay-key-chances = where this seat could expect the hidden cards
tui-replay-key-hands = all hands, or only this seat’s
tui-replay-key-seat = see the table from the next seat
tui-replay-key-guess = guess first: see what was played only after you have chosen
tui-replay-key-play = play on from here, by hand or against bots
tui-replay-key-back = back to the record
tui-replay-key-cancel = cancel what is being computed; otherwise the menu
tui-replay-help-two = With one hand open, E shows what its player could know. With all hands open, E shows what the actions brought as the cards lay, which nobody could know. The two are never mixed.
tui-replay-help-mistakes = Mistakes are those that “vierblatt analyse” finds: the decision was clearly worse than another one on average over the deals that its player could not exclude.
