### Tables where people play together: what happens there, what can be said, what is refused.

## What happened at the table

note-sat = { $name } sits down
note-bot-sat = A bot sits down
note-stood = { $name } gets up
note-ready = { $seat } is ready
note-began = Everybody is ready. The deals are fixed.
note-voided = { $name } did not say their number. Everybody draws a new one.
note-started = The match begins
note-replaced = { $name } is away, a bot plays on
note-returned = { $name } is back
note-asked-takeback = { $seat } would like to take an action back
note-asked-pause = { $seat } would like a pause
note-agreed = { $seat } agrees
note-declined = { $seat } does not agree
note-withdrawn = { $seat } has taken an action back
note-paused = Pause
note-resumed = On we go
note-claimed = { $seat } claims the remaining tricks
note-clock = Time is up, a bot chose for { $seat }
note-rematch = The next match is ready
note-closed = The table is closed
note-outlived = The table is closed: the server plays by newer rules now. A match that was going on ends as a draw and counts for no rating.
note-restarted = The server was away for a moment. On we go.

## What can be said with one tap

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-sorry = Sorry!
phrase-oops = Oops!
phrase-hurry = Your turn …
phrase-moment = One moment, please
phrase-nice = Nice!
phrase-wow = Wow!
phrase-good-game = Good game!
phrase-again = Another one?
phrase-bye = Bye!

## What a table refuses

error-bad-message = This message cannot be read: { $why }
error-message-too-large = The message has { $bytes } bytes; { $most } are the limit.
error-not-playing = No match is being played here now.
error-bad-log = The log of this table cannot be: { $why }
error-table-closed = This table is closed.
error-not-for-the-table = This is nothing that a table does.
error-table-full = Every seat is taken.
error-seat-taken = The seat of { $seat } is taken.
error-rated-no-bots = No bots play at rated tables.
error-rated-no-guests = Guests cannot play rated matches. Choose a name and a password first, on the page “Me”.
error-already-begun = The match has already begun.
error-no-seat = You have no seat at this table.
error-host-only = Only the one who opened the table can do that.
error-table-paused = The table is paused.
error-nonces-not-wanted = Nobody reveals a random number now.
error-stale = Something has happened meanwhile. Look again, then choose.
error-not-your-turn = It is not your turn.
error-claim-uncertain = It is not certain that you take every remaining trick. You can claim when you lead and nothing you have not seen can beat your cards.
error-question-open = Another question has to be answered first.
error-takeback-off = At this table nothing is taken back.
error-takeback-too-late = Your action can no longer be taken back: somebody has acted since, or you have seen something new.
error-not-absent = { $seat } does not keep the table waiting.
error-not-absent-yet = { $seat } has { $seconds } seconds left before a bot can play on.
error-takebacks-used-up = The others have refused you { $most } takebacks in this match; you cannot ask for more.
error-pauses-used-up = You have asked for a pause { $most } times in this match; that is all there is.
error-pause-too-soon = The last pause was only just now. You can ask for another one in { $seconds } seconds.
error-nothing-asked = Nobody asks you anything.
error-analysis-not-yours = Only those who played this match can have it analysed.
error-analysis-pending = You have asked for an analysis already: the next one can begin when it is done.
error-analyses-full = Too many matches wait to be analysed. Try again later.
error-no-analysis = This match has not been analysed.
error-hint-pending = You have asked already: the answer is coming.
error-hints-off = This table gives no hints.
error-match-running = The match is still being played.

## What the way to a table refuses

error-unknown-table = There is no such table. Look at the link once more.
error-not-entered = This window is not at the table. Enter it first.
error-no-spectators = Nobody may watch at this table.
error-not-hello = The first message has to say who is there.
error-hello-again = You have been greeted already.
error-other-protocol = This page is of another version than the server. Load it anew.
error-too-fast = That was too much at once. Wait a moment.
error-too-many-sockets = Too many windows are open at the same time; { $most } are the limit.
error-too-many-tables = You have too many tables open; { $most } are the limit.
error-too-many-seats = You take too many seats in a row. Wait a minute.
error-log-full = Too much has happened at this table: its log has { $entries } entries. The match can be played to its end; open another table for the next.
error-unknown-phrase = “{ $phrase }” cannot be said with one tap.
error-nothing-said = There is nothing in this message that could be read.
error-chat-off = At this table there are only the ready-made phrases.
error-free-chat-private = Free chat is for private tables only.
error-rated-preset-only = Rated tables play by a named set of house rules, without changes.
error-rated-needs-clock = Rated tables need a clock: { $least } to { $most } seconds for each action, and a bank of no more than { $bank } seconds.
error-too-many-bots = { $bots } bots are too many here; { $most } are the limit.
error-restarting = The server is about to start anew. Come back in a moment.
error-table-away = The server that has this table does not answer. Nothing is lost; try again in a moment.
error-node-silent = Another server does not answer. Try again in a moment.
error-server-fault = Something went wrong in the server. The table is as it was before; try again.

## The server's own troubles

error-bad-config = The configuration cannot be used: { $reason }
error-tls-pair = A certificate and its key belong together: give both.
error-nodes-one-file = Several nodes need one database that all of them reach: give --database postgresql://user@host/database with --redis.
error-bad-redis-url = “{ $url }” is no address of a Redis server. Write redis://host:6379.
error-seq-taken = Somebody else has written to this table meanwhile.
error-lease-lost = Another server looks after this table now.
error-name-taken = The name “{ $name }” is taken, or looks like one that is.
error-store-down = The server cannot save anything just now. Nothing is lost; it tries again.
error-store-newer = This database was made by a newer version of Vierblatt.
error-store-older = This database was made by an older version of Vierblatt, and this command changes nothing. Start the server of this version once, which brings it up to date.
error-store-conflict = Something else was changed at the same time. Try it again.
error-store-cannot-open = The database { $database } cannot be opened: { $reason }
error-store-unsupported = “{ $database }” is no database that the server can use. Give the path of a SQLite file, or postgresql://user@host/database.
error-store-not-empty = There is something in that database already. A backup is restored into an empty one.

## What players are called who have not given a name

guest-name = Guest { $number }

## Why the cards of a match cannot be trusted

proof-fault-anchor-changed = the server exchanged its secrets after you had committed to your number
proof-fault-list-changed = the players’ commitments are not the ones you were shown
proof-fault-commitment-changed = your commitment was exchanged
proof-fault-bot-committed = a bot’s seat put a number in, which only its host can choose
proof-fault-nonce-left-out = your number is not in the cards
proof-fault-never-asked = the cards were fixed without your number: your connection was too slow, or the server left you out
proof-fault-round-hidden = the server hides a start that it broke off
proof-fault-wrongly-blamed = a start was broken off because of you, although you had said your number
proof-fault-other-match = the numbers belong to another match
proof-fault-rules = the house rules are not the ones you were shown
proof-fault-old-scheme = the match uses the old scheme, under which a server could choose the cards
proof-fault-nonce = a number is not the one that was committed to
proof-fault-unopened = a commitment was not opened
proof-fault-void-round = a start was broken off without a reason
proof-fault-first-seat = the first seat is not the one that was drawn
proof-fault-secret = the secret does not belong to the anchor
proof-fault-pack = the cards are not those that follow from the numbers
proof-fault-too-many-deals = there are more deals than secrets
proof-fault-cards = you were dealt other cards than those of the pack, or something was played that was not allowed
