### Only the command line says these.

column-id = id
column-name = name
column-players = players
column-presets = sets of rules
column-option = house rule
column-values = values
column-meaning = meaning
column-rule = rule
compiling-once = Compiling the rules; only the first start takes this long.
games-hint = `vierblatt games ID` lists the house rules of a game, `vierblatt rules ID` explains how it is played.
no-terminal = There is no terminal to play in, so here is a deal among bots.
own-rules = Rules of your own
seed-is = Seed { $seed }

## The server

serve-at = Vierblatt is served at { $url } - Ctrl+C ends it.
serve-local = Only this machine reaches it. `vierblatt serve --host` opens it for your network.
serve-shared = Everyone in the same network can play: this is the address for their browsers.
serve-no-network = This machine is in no network just now, so only it reaches the page.
serve-without-tls = Without TLS browsers allow no passkeys and do not install the page; everything else works.
serve-compiling = Preparing the rules, once
serve-ended = The server has ended. Matches go on where they were when it starts again.

## Keeping a server

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
admin-will-close = A server is playing table { $table } and ends it within a few seconds.
admin-no-accounts = There is no account with “{ $text }” in its name.
admin-banned = { $name } is banned until { $until }.
admin-unbanned = { $name } may play again.
admin-deleted = { $name } is deleted, in all matches and tables too. Backups of before still have the name.
admin-merged = What { $name } has played is { $into }’s now.
admin-exported-player = Everything that is kept is in { $path }. It is for the player alone.
admin-password = { $name } has a new password and is signed out everywhere: { $password }
admin-backed-up = { $path } is written and checked ({ $size } MB). It holds secrets: keep it to yourself.
admin-restored = { $path } is now what { $backup } was.
admin-copied = { $backup } is in the database now.
admin-kept = What was there before is kept in { $path }.
admin-exporting = Records
admin-exported = { $written } records written to { $path }; { $there } were there already.

## A solved position

solve-to-act = Seat { $seat } is to act. With all cards open and best play its side wins by so many points:
solve-to-act-alone = Seat { $seat } is to act. With all cards open the seats, from 0 on, get in this deal:
solve-estimate = The end is too far away for an answer: this is an estimate.
solve-line = A best line: { $line }
solve-effort = { $nodes } positions, { $milliseconds } ms

## What calls promise

forecast-calls-made = Seat { $seat } is to call. In so many of 100 deals with such a hand the contract, if it stands, is made:
forecast-calls-points = Seat { $seat } is to call. With such a hand the contract brings about so many points:

## A load on a server

load-progress = tables: { $tables }, sockets: { $sockets }, moves a second: { $rate }, 99 % within { $slow } ms, faults: { $faults }
load-title = Load on { $servers }
load-part = It was ended early: this is what was done by then.
load-moves = { $moves ->
        [one] one move
       *[other] { $moves } moves
    } in { $seconds } s; { $matches ->
        [one] one match
       *[other] { $matches } matches
    } played to the end
load-rate = { $rate } moves a second while { $tables ->
        [one] the only table was there
       *[other] all { $tables } tables were there
    }
load-returns = { $count ->
    [one] Once somebody came back after a socket was gone
   *[other] { $count } times somebody came back after a socket was gone
}
load-milliseconds = milliseconds
load-acknowledged = until acknowledged
load-delivered = until it is with everybody
load-sound = Nothing was wrong.
load-faults = { $count ->
    [one] One fault:
   *[other] { $count } faults:
}
load-fault-acknowledgement = acknowledgements that do not fit a command
load-fault-board = hands, turn and cards that do not agree
load-fault-gap = entries that were left out
load-fault-leak = cards that nobody may see yet
load-fault-lost = sockets that were closed without notice
load-fault-other-seat = what is for another seat
load-fault-refused = refusals
load-fault-repeat = entries that came again
load-fault-silent = moves without an answer
load-fault-torn = people of one table who were told different things
load-fault-unreadable = messages that cannot be read
load-axis-moves = moves a second
load-axis-tables = tables
