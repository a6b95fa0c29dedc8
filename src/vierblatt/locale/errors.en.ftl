### What was wrong. $details lists what the program knows of it, in its own terms.

error-with-rule = { $sentence } ({ $rule })

## Cards and actions

error-bad-card = “{ $text }” is not a card.
error-card-twice = { $text } occurs twice.
error-bad-seat = { $seat } has no place at this table; it has { $seats } seats.
error-no-deal-now = The cards cannot be dealt now.
error-deal-needed = The cards have to be dealt first.
error-match-over = The match is over.
error-episode-over = The episode is over.
error-illegal-in-batch = Environment { $env }: { $action } is not open there now.
error-bad-pack = This is not the pack of this game: { $cards } cards where { $needed } belong, or a wrong one among them.
error-nothing-to-undo = There is nothing to take back.
error-not-in-hand = { $card } is not in your hand.
error-illegal = { $action } is not allowed now.
error-no-such-action = “{ $action }” is not possible here.

## Choices

error-unknown-game = There is no game “{ $game }”. There are: { $known }.
error-other-game = { $given } has other house rules than { $game }.
error-unknown-preset = “{ $preset }” is not a set of house rules of this game. There are: { $known }.
error-unknown-behaviour = “{ $behaviour }” is no version of this game’s rules that is still played. There are: { $known }.
error-unknown-option = “{ $option }” is not a house rule of this game. There are: { $known }.
error-bad-value = { $option } cannot be “{ $value }”. It takes: { $takes }.
error-bad-value-key = “{ $value }” does not fit { $key }.
error-unknown-bot = There is no bot “{ $bot }”. There are: { $known }.
error-bots-count = { $given } bots for { $seats } seats: name one for all or one for each seat.
error-bad-bot-setting = The setting “{ $setting }” does not fit the bot “{ $bot }”. It takes: { $known }.
error-two-bot-clocks = The bot “{ $bot }” takes either ms or cpu, not both.
error-players-count = { $given } players for { $sides } sides: name one for all or one for each side.
error-unknown-language = There is no language “{ $language }”. There are: { $known }.
error-rule-syntax = A house rule is written NAME=VALUE.
error-bad-seed = A seed is a whole number of at most { $digits } digits.

## Files

error-cannot-read = { $path } cannot be read: { $reason }
error-cannot-write = { $path } cannot be written: { $reason }
error-not-json = This is not JSON: { $details }
error-not-an-object = This is not a JSON object: { $details }

## Worked cases

error-unknown-list = { $game } has no cases called “{ $list }”. There are: { $known }.
error-no-cases = There are no cases of { $game } here. Lists can be: { $known }.
error-bad-case = Case { $case } in the list { $list } is malformed: { $reason }

## Set-up positions

error-position = This position cannot be: { $reason }
error-bad-key = A position has no “{ $key }”.
error-missing-key = The position does not say “{ $key }”.
error-bad-number = { $name } cannot be { $value }. Possible: { $takes }.
error-bad-scores = A position has one score for each of its { $sides } sides.
error-bad-hands = { $given } hands for { $seats } seats.
error-no-hand = At least one hand has to be known, or the hand size.
error-hand-too-large = A hand of { $cards } cards is too large.
error-not-together = These cannot stand together: { $keys }
error-bad-action = “{ $action }” cannot be read as an action.
error-history = { $action } was not possible at that moment: { $reason }
error-pack-needed = A deal without its pack can only be followed to its end.
error-card-in-two-places = A card is in two places. { $details }
error-card-not-in-play = { $turned } is not in play.
error-bad-trick = These cards are not a trick: { $cards }
error-wrong-leader = Player { $leader } does not lead this trick.
error-bad-contract = This contract cannot be: { $details }
error-bad-chosen = These contracts cannot have been chosen: { $details }
error-bad-bids = These bids cannot have been made: { $value }
error-bad-trump = Trumps cannot be “{ $value }”.
error-bad-malzom = Malzom is yes or no, not “{ $value }”.
error-bad-won = These tricks cannot have been won: { $value }

## Records and provable deals

error-bad-record = This is not a record: { $why }
error-unopened = Not every commitment has been opened.
error-nothing-unopened = Every commitment has been opened: this round counts.
error-no-more-rounds = The match could not begin in { $rounds } rounds.
error-bad-seen = This is not what a seat saw of a start: { $why }
error-record-format = This record's format { $found } is unknown; known: { $known }.
error-record-game = The record's game does not fit: { $details }
error-record-rules = The record's house rules do not exist in { $game }: { $why }
error-record-seats = The record's seats do not fit: { $details }
error-record-deal = Deal { $deal } of the record cannot be dealt: { $why }
error-record-action = Deal { $deal }, action { $action } of the record, “{ $text }”, is not possible: { $why }
error-record-position = A match that begins at a position has no record.
error-record-packs = A record cannot keep such a source of packs: { $kind }
error-no-more-packs = All { $packs } packs are used up.
error-deal-running = Deal { $deal } is still being played.
error-deal-revealed = The secret of deal { $deal } is already known.
error-no-such-deal = This match has no deal { $deal }; it has { $deals }.
error-bad-match-id = This match id cannot be used; it has { $characters } characters.
error-bad-rules-hash = This is not the hash of a rule set: “{ $text }”
error-bad-secret = A secret has 32 bytes, not { $bytes }.
error-bad-commitment = What { $seat } sent is not a commitment.
error-already-committed = { $seat } is already committed.
error-bad-nonce = What { $seat } reveals does not match the commitment.
error-bad-seats = { $seats } seats where { $needed } belong.

## Playing at a server

error-bad-address = “{ $address }” is not the address of a server.
error-no-connection = { $server } does not answer. { $reason }
error-not-a-server = { $server } answers, but it is not a server of Vierblatt, or one of another version.
error-superseded = You play this table in another window now.
error-client-closed = The connection is closed.
error-needs-terminal = Playing at a server needs a terminal.

## Running a server

error-bad-host = This machine has no address “{ $host }”.
error-port-taken = Port { $port } is in use already. Choose another one with --port, or --port 0 for any.
error-port-forbidden = Port { $port } is not open to you. Choose one above 1023 with --port.
error-bad-certificate = The certificate { $path } and its key cannot be used: { $reason }
error-database-in-use = A server is using { $path } already. End it first, or choose another file with --database.
error-missing-package = The package { $package } is not installed. Install everything that is needed here: pip install "vierblatt[{ $extra }]"
error-wrong-version = { $package } { $installed } is installed, and this Vierblatt works with other versions only. Install one of them: pip install "{ $takes }"
error-no-database = There is no database { $path }. Name it with --database.
error-not-a-database = { $path } is not a sound database of Vierblatt: { $reason }
error-not-a-file-database = This only works with a database that is a file.
error-file-exists = { $path } exists already. Choose another name.
error-still-leased = A server may be using { $path } until { $until }. End it, or wait.
error-table-is-closed = Table { $table } is closed already.
error-unknown-player = There is no player “{ $player }”. An id or the name of an account is needed.
error-merge-gone = One of the two accounts is no more, or they are the same.
error-merge-both-rated = Both accounts have a rating in { $game }, { $preset }: what they would be together is unknown. Delete one, or leave both.
error-merge-met = The two have sat at one table ({ $table }): they stay two.
error-guest-has-no-password = { $name } is a guest and has no password.

## Accounts and requests

error-not-signed-in = You are not signed in.
error-bad-token = Your sign-in is no longer valid. Please sign in again.
error-token-old = Your sign-in has expired. Please sign in again.
error-banned = You may not play on this server at present.
error-session-needed = A personal token is not enough for this; sign in yourself.
error-bad-origin = This request comes from a page of another site.
error-wrong-login = Name or password is wrong.
error-wrong-password = This is not your password.
error-bad-password = A password has { $least } to { $most } characters.
error-guessable-password = That password is one of the first that somebody would guess. Take something longer, such as four words.
error-bad-name-length = A name has 1 to { $most } characters, this one has { $characters }.
error-bad-name-character = The character { $character } cannot be part of a name.
error-bad-name-letters = A name needs a letter or a digit.
error-bad-name-sign = { $sign } marks programs and cannot be part of your name.
error-bad-name-reserved = “{ $name }” is kept for those who run the server, or for players without a name. Choose another one.
error-bad-name-mixed = This name mixes alphabets whose letters look alike: { $alphabets }.
error-already-registered = You have an account already.
error-not-registered = Only an account has a password. Choose a name and a password first.
error-no-such-player = There is no such player.
error-unknown-record = There is no such match here.
error-unknown-token = There is no such token.
error-unknown-session = There is no such session.
error-unknown-passkey = There is no such passkey.
error-too-many-tokens = You have { $most } tokens already; more are not possible.
error-too-many-passkeys = You have { $most } passkeys already; more are not possible.
error-passkeys-need-tls = Passkeys need a secure connection (https) and a server with a name.
error-bad-passkey = This passkey cannot be used here.
error-wrong-passkey = This passkey belongs to nobody here, or its signature is wrong.
error-passkey-late = That took too long. Please try again.
error-passkey-known = This passkey is registered already.
error-too-busy = Many people are signing in just now. Try again in { $seconds } seconds.
error-bad-request = This request cannot be read: { $why }
error-body-not-json = A request is written in JSON, not as “{ $media }”.
error-body-too-large = A request has at most { $most } bytes.
error-body-too-slow = What was sent did not arrive in time.
error-no-such-place = There is nothing at { $path }.
error-wrong-method = { $path } does not take { $method }.
error-request-failed = Something went wrong on the server. It is not your fault.

## Simulations

error-checkpoint-damaged = The checkpoint { $file } is damaged.
error-checkpoint-unreadable = The checkpoint { $file } cannot be read: { $reason }.
error-checkpoint-unwritable = The checkpoint { $file } cannot be written: { $reason }.
error-checkpoint-of-another-job = The checkpoint { $file } belongs to another simulation. Take another file, or delete this one.
error-checkpoint-of-another-version = The checkpoint { $file } was made with another version of the rules or the bots. Take another file, or delete this one.
error-cluster-unreachable = No Ray cluster answers at { $address }: { $reason }
error-cluster-of-another-version = The cluster runs another version of Vierblatt than this machine. Install the same one on both.
error-cluster-lost-work = The cluster has lost the same part of the simulation again and again: { $reason }

## Consistent worlds

error-no-deal-in-progress = No deal is in progress whose unseen cards could be drawn.
error-no-world = No deal agrees with this record: the cards in it, or what was played, cannot be so.
error-no-world-found = No deal that agrees with this record was found in the tries allowed.
error-nothing-to-solve = Nobody is to act in this position: there is nothing to solve.
error-hand-unknown = The solver needs all hands; that of seat { $seat } is not known.
error-calls-not-solved = Only the play of the cards can be solved, not the calls before it.
error-no-forecasts = Nobody is about to make a call in this position of which it is known what it promises.
error-not-two-sides = Only games of two sides can be solved, not { $game }.
error-two-sides = A game of two sides is solved by the exact solver of two sides, not by max^n: { $game }.
error-not-from-a-deal = This position was set up in mid-play: what was played before it is not known card by card.

## Analysis

error-bad-analysis = This is not an analysis: { $why }
error-record-behaviour = This record was played by version { $found } of the rules, and this program knows version { $known }.
error-record-faulty = This record does not prove what was played: { $why }
error-analysis-of-another = The file belongs to the analysis of another record, or to other settings. Take another file, or delete this one.
error-analysis-of-another-version = The file was begun with another version of the program. Take another file, or delete this one.

## Arena

error-bots-needed = A contest needs at least two bots; { $given } named.
error-player-not-started = The player “{ $command }” cannot be started: { $reason }
error-player-not-reading = The player has not read { $lines } lines.
error-player-late = The player did not answer within { $seconds } seconds.
error-player-long-line = The player sent a line of more than { $most } bytes.
error-player-ended = The player has ended, with status { $status }. It said: { $said }
error-player-unclear = The player sent “{ $line }”, which is no answer.
error-player-illegal = The player chose “{ $action }”, which is not open to it.
error-player-line = This line of the arena cannot be followed: { $word }
error-player-of-another-version = The arena speaks another version of the protocol or of the rules than this player.
error-worker-died = A worker process of the arena has died, with status { $status }.
error-process-died = A process that did part of the work has died, perhaps for want of memory. Start it again.
error-checkpoint-of-another-contest = The checkpoint { $file } belongs to another contest. Take another file, or delete this one.
error-too-few-files = This takes { $needed } open files, and the system allows { $most }.
