### Tables where people play together: events, ready-made phrases, refusals.

## What happened at the table

note-sat = { $name } sits down
note-bot-sat = A bot sits down
note-stood = { $name } stands up
note-ready = { $seat } is ready
note-began = Everybody is ready. The deals are fixed.
note-voided = { $name } did not reveal their number. Everybody draws a new one.
note-started = The match begins
note-replaced = { $name } is away; a bot plays on
note-returned = { $name } is back
note-asked-takeback = { $seat } would like to take back an action
note-asked-pause = { $seat } would like a pause
note-agreed = { $seat } agrees
note-declined = { $seat } does not agree
match-continue = Continue: { $game }, deal { $deal }, { $score }
note-withdrawn = { $seat } has taken back an action
table-bot-takes-over = { $seat } is away. A bot takes over in { $seconds } s.
note-paused = Pause
note-resumed = On we go
note-pace = { $seat } has changed the pace: { $name ->
    [slow] slow
    [fast] fast
    [instant] at once
   *[other] normal
}
note-claimed = { $seat } claims the remaining tricks
note-clock = Time is up: a bot chose for { $seat }
note-rematch = The next match is ready
note-queued = { $name } waits for a seat
note-unqueued = { $name } no longer waits for a seat
note-skipped = { $name } did not come; the seat goes to the next
note-closed = The table is closed
note-outlived = The table is closed: the server now plays by newer rules. A match in progress ends as a draw and does not count for any rating.
note-restarted = The server was away for a moment. On we go.

## Ready-made phrases

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
error-message-too-large = The message has { $bytes } bytes; the limit is { $most }.
error-not-playing = No match is being played here now.
error-bad-log = The log of this table is impossible: { $why }
error-table-closed = This table is closed.
error-not-for-the-table = A table cannot do that.
error-table-full = Every seat is taken.
error-seat-taken = The seat of { $seat } is taken.
error-rated-no-bots = Bots cannot play at rated tables.
error-rated-no-guests = Guests cannot play rated matches. First choose a name and a password on the page “Me”.
error-already-begun = The match has already begun.
error-no-seat = You have no seat at this table.
error-host-only = Only the player who opened the table can do that.
error-tournament-table = This table belongs to a tournament. Seats and settings are fixed here, and nobody can pause.
error-pace-rated = The pace of a rated table cannot be changed.
error-not-alone = Other people play here as well.
error-table-paused = The table is paused.
error-nonces-not-wanted = No random numbers are needed now.
error-stale = Something has happened in the meantime. Look again, then choose.
error-not-your-turn = It is not your turn.
error-claim-uncertain = It is not certain that you take every remaining trick. You can claim when you are on lead and no card that you have not seen can beat yours.
error-claim-where-faults = At this table wrong cards can be played and claimed. So the remaining tricks are played, or laid down with sawa where the rules have it.
error-nothing-claimable = At this table wrong cards are refused, so there is nothing to claim.
error-question-open = Another question must be answered first.
error-takeback-off = Takebacks are not allowed at this table.
error-takeback-too-late = It is too late to take this back: another player has acted since, or you have seen something new.
error-not-absent = { $seat } is not keeping the table waiting.
error-not-absent-yet = { $seat } has { $seconds } seconds left before a bot can take over.
error-takebacks-used-up = The others have refused you { $most } takebacks in this match; you cannot ask again.
error-pauses-used-up = You have asked for a pause { $most } times in this match, which is the limit.
error-pause-too-soon = The last pause was only a moment ago. You can ask for another one in { $seconds } seconds.
error-nothing-asked = There is no question for you to answer.
error-history-private = This player does not show their matches.
error-analysis-not-yours = Only those who played this match can have it analysed.
error-analysis-pending = You have already asked for an analysis. You can ask for the next one when it is done.
error-analyses-full = Too many matches are waiting to be analysed. Try again later.
error-no-analysis = This match has not been analysed.
error-hint-pending = You have already asked: the answer is coming.
error-hints-off = Hints are not allowed at this table.
error-match-running = The match is still being played.
error-queue-off = There is no queue at this table.
error-queue-moved = The next match is at another table. Wait for a seat there.
error-queue-seated = You have a seat at this table.
error-queue-full = { $most } people are waiting here already, which is the limit.
error-queue-joins-used-up = You have joined this queue or chosen a partner { $most } times, which is the limit for one match.
error-queue-paired = You already have a partner. Leave the queue first.
error-queue-no-partner = Your partner must be waiting in the queue alone, at a table where partners play together.
error-queue-first = Free seats go to the people in the queue. Join it.
error-queue-needs-spectators = Where winners stay, the queue consists of spectators. Allow them.

## Puzzles on a server

error-unknown-puzzle = There is no puzzle “{ $puzzle }” here.
error-unknown-theme = There are no puzzles with the theme “{ $theme }”. Choose one from the list.
error-no-puzzles-here = There are no puzzles for { $game } here yet.
error-no-own-mistakes = None of your latest matches has an analysed mistake that makes a puzzle. Have a match analysed first.
error-puzzle-not-open = This puzzle is not waiting for your answer any more. Fetch the next one.
error-puzzle-is-played = This puzzle is played on, card by card.
error-puzzle-is-answered = This puzzle is answered with one card or call.
error-puzzle-not-answered = You can see the solution, and vote, once you have answered this puzzle.
error-vote-no-guests = Guests cannot vote. First choose a name and a password on the page “Me”.
error-no-puzzle-folder = The folder of puzzles { $path } does not exist. Correct `puzzles` in the settings, or make the folder.

## What the server refuses on the way to a table

error-unknown-table = There is no such table. Check the link.
error-not-entered = This window is not at the table. Enter the table first.
error-no-spectators = Spectators are not allowed at this table.
error-not-hello = The first message must say who you are.
error-hello-again = You have already said who you are.
error-other-protocol = This page does not match the server’s version. Reload it.
error-too-fast = That was too much at once. Wait a moment.
error-too-many-sockets = You have too many windows open at once; the limit is { $most }.
error-too-many-tables = You have too many tables open; the limit is { $most }.
error-too-many-seats = You are taking too many seats in a row. Wait a minute.
error-log-full = Too much has happened at this table: its log has { $entries } entries. You can finish the match; open another table for the next one.
error-unknown-phrase = “{ $phrase }” is not a ready-made phrase.
error-nothing-said = This message contains no readable text.
error-chat-off = This table allows only the ready-made phrases.
error-free-chat-private = Free chat is only for private tables.
error-voice-private = Voice chat is only for private tables.
error-voice-not-offered = This server offers no voice chat.
error-voice-off = There is no voice chat at this table.
error-voice-seated = The voice chat is for those who sit at the table. Take your seat first.
error-voice-not-joined = You are not in the voice chat of this table. Join it first.
error-voice-gone = That person is not in the voice chat of this table any more.
error-rated-preset-only = Rated tables play by a preset, without changes.
error-rated-needs-clock = Rated tables need a clock: { $least } to { $most } seconds for each action, and a bank of at most { $bank } seconds.
error-too-many-bots = { $bots } bots are too many here; the limit is { $most }.
error-restarting = The server is about to restart. Come back in a moment.
error-table-away = The server that runs this table does not answer. Nothing is lost; try again in a moment.
error-node-silent = Another server does not answer. Try again in a moment.
error-server-fault = Something went wrong on the server. The table is as it was before; try again.

## The server's own problems

error-bad-config = The configuration cannot be used: { $reason }
error-tls-pair = A certificate and its key belong together: give both.
error-nodes-one-file = Several nodes need one database that all of them can reach: give --database postgresql://user@host/database with --redis.
error-bad-public-url = “{ $url }” is not an address that a browser can open. Write https://cards.example.
error-bad-voice-url = “{ $url }” is not the address of a { $kind ->
    [turn] TURN server. Write turn:turn.example.org:3478?transport=udp.
   *[stun] STUN server. Write stun:turn.example.org:3478.
}
error-turn-secret = A TURN server and its secret belong together: give both `turn` and `turn_secret` under [voice].
error-relay-needs-turn = Without a TURN server there is no relay: give `turn` and `turn_secret` under [voice], or remove `relay_only`.
error-bad-redis-url = “{ $url }” is not the address of a Redis server. Write redis://host:6379.
error-seq-taken = Another process has written to this table in the meantime.
error-lease-lost = Another server runs this table now.
error-name-taken = The name “{ $name }” is taken, or looks like one that is.
error-store-down = The server cannot save anything just now. Nothing is lost; it keeps trying.
error-store-newer = This database was made by a newer version of Vierblatt.
error-store-older = This database was made by an older version of Vierblatt, and this command changes nothing. Start this version’s server once: it brings the database up to date.
error-store-conflict = Something else was changed at the same time. Try again.
error-store-cannot-open = The database { $database } cannot be opened: { $reason }
error-store-unsupported = “{ $database }” is not a database that the server can use. Give the path of a SQLite file, or postgresql://user@host/database.
error-store-not-empty = That database is not empty. Restore the backup into an empty one.

## Players without a name

guest-name = Guest { $number }

## Why the cards of a match cannot be trusted

proof-fault-anchor-changed = the server changed its secrets after you had committed to your number
proof-fault-list-changed = the players’ commitments are not the ones you were shown
proof-fault-commitment-changed = your commitment was replaced
proof-fault-bot-committed = a bot’s seat contributed a number, which only the server can have chosen
proof-fault-nonce-left-out = your number did not go into the cards
proof-fault-never-asked = the cards were fixed without your number: your connection was too slow, or the server left you out
proof-fault-round-hidden = the server is hiding a start that it broke off
proof-fault-wrongly-blamed = a start was broken off because of you, although you had revealed your number
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
proof-fault-cards = you were dealt cards that are not those of the pack, or something was played that was not allowed

## The end of a match

key-moment = Key moment: deal { $number }. { $sentence }

## Limits on changes

error-paces-used-up = You have changed the pace { $most } times in this match, which is the limit.

## Luck and skill at the end of a match. sign: up, down or even. partners: yes or no.

luck-sentence = { $cards }; { $play }.
luck-cards = { $sign ->
    [up] The cards were worth { $count } { $count ->
        [one] point
       *[other] points
    } to { $partners ->
        [yes] your side
       *[no] you
    }
    [down] The cards were { $count } { $count ->
        [one] point
       *[other] points
    } against { $partners ->
        [yes] your side
       *[no] you
    }
   *[even] The cards favoured nobody
}
luck-play = { $partners ->
    [yes] your side’s play
   *[no] your play
} { $sign ->
    [up] gained { $count }
    [down] cost { $count }
   *[even] changed nothing
}
luck-note = Compared with steady bots who play the same cards in every seat.

## Where winners stay: the queue for a seat

queue-title = Queue
queue-how = After each match the losing side gets up, and the next in the queue sit down. The losers go to the end of the queue.
queue-longest = { $count ->
    [one] After every match the winners get up, too, if others wait.
   *[other] After { $count } wins in a row the winners get up, too, if others wait.
}
queue-wins = { $count ->
    [one] The side that stayed has won one match.
   *[other] The side that stayed has won { $count } matches in a row.
}
queue-place = Your place in the queue: { $place }
queue-length = { $count ->
    [one] One person is waiting.
   *[other] { $count } people are waiting.
}
queue-empty = Nobody is waiting.
queue-join = Join the queue
queue-leave = Leave the queue
queue-ask = Play with { $name }
queue-agree = { $name } would like to play with you: agree
queue-asked = has been asked
queue-called = It is your turn. Say that you are ready within { $seconds } seconds, or the seat goes to the next.
