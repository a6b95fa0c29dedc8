### Only the command line uses these.

column-id = id
column-name = name
column-players = players
column-presets = presets
column-option = house rule
column-values = values
column-meaning = meaning
column-rule = rule
compiling-once = Compiling the rules; only the first start takes this long.
fault-and-nearest = { $fault } Did you mean { $nearest }?
games-hint = `vierblatt games ID` lists the house rules of a game, `vierblatt rules ID` explains how it is played.
learn-games-hint = `vierblatt learn GAME` lists the steps of a game, `vierblatt learn GAME STEP` shows one of them.
learn-steps-hint = `vierblatt learn { $game } STEP` shows a step.
no-screen = This terminal cannot show a table ({ $term }), so here is a deal between bots.
no-terminal = There is no terminal to play in, so here is a deal between bots.
seed-is = Seed { $seed }

## The server

serve-at = Vierblatt is running at { $url } - press Ctrl+C to stop it.
serve-local = Only this machine can reach it. `vierblatt serve --host` opens it to your network.
serve-shared = Everyone on the same network can play: this is the address for their browsers.
serve-no-network = This machine is not on a network at the moment, so only it can reach the page.
serve-without-tls = Without TLS, browsers allow no passkeys and cannot install the page; everything else works.
serve-compiling = Preparing the rules (only once)
serve-compiles-now = The rules are being compiled in the background. For a few minutes, strong bots play more simply.
serve-ended = The server has stopped. Matches continue where they left off when it starts again.

## Administering a server

column-banned = banned until
column-deals = deals
column-game = game
column-kind = kind
column-last = last move
column-opened = opened
column-seen = last seen
column-since = since
admin-account = account
admin-guest = guest
admin-no-tables = No table is open.
admin-closed = Table { $table } is closed.
admin-will-close = A running server holds table { $table } and will close it within a few seconds.
admin-no-accounts = No account has “{ $text }” in its name.
admin-banned = { $name } is banned until { $until }.
admin-unbanned = { $name } may play again.
admin-deleted = { $name } is deleted, including from all matches and tables. Older backups still contain the name.
admin-notified = { $name } finds the message among the notices.
admin-merged = Everything that { $name } played now belongs to { $into }.
admin-exported-player = Everything stored about this player is in { $path }. It is for this player only.
admin-password = { $name } has a new password and is signed out everywhere: { $password }
admin-backed-up = The backup has been written to { $path } and checked ({ $size } MB). It contains secrets: keep it private.
admin-restored = { $path } has been restored from { $backup }.
admin-copied = The database has been restored from { $backup }.
admin-kept = The previous database is kept at { $path }.
admin-exporting = Records
admin-exported = { $written } records written to { $path }; { $there } were already there.

## A solved position

solve-to-act = Seat { $seat } is to act. Points by which its side wins after each action, with all cards open and best play:
solve-to-act-alone = Seat { $seat } is to act. Points that each seat, from seat 0, scores in this deal after each action, with all cards open:
solve-estimate = The end is too far off for an exact answer: this is an estimate.
solve-line = One best line: { $line }
solve-effort = { $nodes } positions, { $milliseconds } ms

## Forecasts of calls

forecast-calls-made = Seat { $seat } is to call. How often, in 100 deals, such a hand makes each contract, if it stands:
forecast-calls-points = Seat { $seat } is to call. About how many points each contract scores with such a hand:

## Checks

check-expected = expected { $value }
check-engine = engine   { $value }
check-file = { $file }: { $cases } cases of { $game }, { $faults } disagreements
perft-total = total: { $count }
verify-proven = { $file }: proven, { $deals } deals of { $game }
duel-pairs = { $game }: { $pairs } pairs with the seats swapped, { $deals } deals
duel-deals = { $one } minus { $other }: { $mean } a deal (95% interval { $low } .. { $high }, standard error { $error })
duel-matches = { $one } minus { $other }: { $mean } a match (95% interval { $low } .. { $high }, standard error { $error })
duel-won = matches won: { $one } { $ones }, { $other } { $others }, even { $even }

## Load tests

load-progress = tables: { $tables }, sockets: { $sockets }, moves a second: { $rate }, 99 % within { $slow } ms, faults: { $faults }
load-title = Load on { $servers }
load-part = Ended early: these are the results up to then.
load-moves = { $moves ->
        [one] one move
       *[other] { $moves } moves
    } in { $seconds } s; { $matches ->
        [one] one match
       *[other] { $matches } matches
    } played to the end
load-rate = { $rate } moves a second while { $tables ->
        [one] the only table was open
       *[other] all { $tables } tables were open
    }
load-returns = { $count ->
    [one] One return after a lost connection
   *[other] { $count } returns after a lost connection
}
load-milliseconds = milliseconds
load-acknowledged = until acknowledged
load-delivered = until everybody has it
load-sound = No faults.
load-faults = { $count ->
    [one] One fault:
   *[other] { $count } faults:
}
load-fault-acknowledgement = acknowledgements that match no command
load-fault-board = hands, turn and cards that disagree
load-fault-gap = missing entries
load-fault-leak = cards revealed too early
load-fault-lost = sockets closed without notice
load-fault-other-seat = messages meant for another seat
load-fault-refused = refusals
load-fault-repeat = repeated entries
load-fault-silent = moves without an answer
load-fault-torn = players at one table who were sent different things
load-fault-unreadable = unreadable messages
load-axis-moves = moves a second
load-axis-tables = tables

## Puzzles

puzzles-bar = Puzzles
puzzles-written = { $count ->
    [one] One puzzle written to { $path }.
   *[other] { $count } puzzles written to { $path }.
}
puzzles-none-found = No puzzles were found, so nothing was written to { $path }.
puzzles-stand = { $standing } of { $judged } puzzles stand ({ $share } %).
puzzles-fault-proof = another search finds another goal or other safe cards
puzzles-fault-stopped = it takes too long to prove
puzzles-fault-position = its position cannot be set up
puzzles-fault-options = its options are not the legal actions
puzzles-fault-no-worlds = no deal agrees with its position
puzzles-fault-answer = another action is better than its answer
puzzles-fault-margin = its answer leads by too little
puzzles-fault-share = its answer is best in too few deals
puzzles-fault-accepted = an accepted action is too weak
puzzles-fault-agreement = playouts, solver or match equity prefer another action
puzzles-seat = You: { $seat }; dealer: { $dealer }
puzzles-scores = Match: { $scores }
puzzles-trick = { $cards } → { $winner }
puzzles-which-card = Which card do you play?
puzzles-which-call = What do you call?
puzzles-choose = { $first } to { $last }, or q to stop:
puzzles-right = Right!
puzzles-wrong = Better: { $best }. Your choice costs { $loss } points on average.
puzzles-played = { $cards }
puzzles-safe = Right! The goal is reached, however the hidden cards lie.
puzzles-slip = Not quite: with { $action } it was no longer certain. Safe: { $safe }. These cards beat it, and agree with all that you saw:
puzzles-held = { $seat }: { $cards }
puzzles-values = Mean result in { $worlds } deals that you cannot exclude, and in how many of them nothing is better:
puzzles-value = { $action }: { $points } points, best in { $share } %
puzzles-sure-values = What you can be sure of, and in how many of { $worlds } random layouts the goal is reached if everybody plays on by rules of thumb:
puzzles-sure-value = { $action }: { $points } points, goal reached in { $share } %
puzzles-themes = Themes: { $themes }
puzzles-rating = Rating: { $rating }
puzzles-solved = Right: { $right } of { $asked }
