### What went wrong. $details lists what the program knows about it, in its own terms.

error-with-rule = { $sentence } ({ $rule })

## Cards and actions

error-bad-card = “{ $text }” is not a card.
error-card-twice = { $text } occurs twice.
error-bad-seat = This table has no { $seat }; it has { $seats } seats.
error-no-deal-now = The cards cannot be dealt now.
error-deal-needed = The cards must be dealt first.
error-match-over = The match is over.
error-episode-over = The episode is over.
error-bad-pack = This is not the pack of this game: { $cards } cards instead of { $needed }, or a wrong card among them.
error-nothing-to-undo = There is nothing to take back.
error-not-in-hand = { $card } is not in your hand.
error-illegal = { $action } is not allowed now.
error-no-such-action = “{ $action }” is not possible here.
error-action-not-number = An action is a whole number from 0 to { $most }, not “{ $given }”.

## Choices

error-unknown-game = There is no game “{ $game }”. Choose from: { $known }.
error-other-game = These are the house rules of { $given }, not of { $game }.
error-unknown-preset = “{ $preset }” is not a preset of this game. Choose from: { $known }.
error-preset-of-rule-set = A complete rule set leaves no room for the preset “{ $preset }”. Give only one of them.
error-unknown-behaviour = “{ $behaviour }” is not a version of this game’s rules that can still be played. Choose from: { $known }.
error-unknown-option = “{ $option }” is not a house rule of this game. Choose from: { $known }.
error-reserved-option = The house rule “{ $option }” cannot be chosen here: it lets wrong cards be played and claimed, and only a match in which people play can do that.
error-reserved-preset = The preset “{ $preset }” cannot be chosen here: it lets wrong cards be played and claimed, and only a match in which people play can do that.
error-claims-not-known = At a table where wrong cards can be played and claimed, this does not work yet: a card that was played no longer tells what a hand lacks.
error-rules-not-options = House rules are options with their values, not “{ $given }”.
error-bad-value = { $option } cannot be “{ $value }”. Possible: { $takes }.
error-bad-value-key = “{ $value }” does not fit { $key }.
error-unknown-bot = There is no bot “{ $bot }”. Choose from: { $known }.
error-bots-count = { $given } bots for { $seats } seats: name one for all or one for each seat.
error-bad-bot-setting = The setting “{ $setting }” does not fit the bot “{ $bot }”. Possible: { $known }.
error-two-bot-clocks = The bot “{ $bot }” takes either ms or cpu, not both.
error-players-count = { $given } players for { $sides } sides: name one for all or one for each side.
error-unknown-language = There is no language “{ $language }”. Choose from: { $known }.
error-rule-syntax = Write a house rule as NAME=VALUE.
error-bad-seed = A seed is a whole number of at most { $digits } digits.

## Files

error-cannot-read = { $path } cannot be read: { $reason }
error-cannot-write = { $path } cannot be written: { $reason }
error-no-folder = { $path } cannot be written: there is no folder { $folder }. Create it, or choose another one.
error-not-json = This is not JSON: { $details }
error-not-an-object = This is not a JSON object: { $details }

## Worked cases

error-unknown-list = { $game } has no cases called “{ $list }”. Choose from: { $known }.
error-no-cases = There are no cases for { $game } here. Possible lists: { $known }.
error-bad-case = Case { $case } in the list { $list } is malformed: { $reason }

## Daily deals

error-bad-day = “{ $day }” is not a day. Write it like 2027-01-15.
error-bad-day-proof = This is not the proof of a day's deals: { $reason }
error-unknown-day = There are no deals of { $day }: that day has not begun, nobody played, or it was deleted.
error-daily-over = The deals of { $day } are over. Play those of today.
error-daily-not-yet = Finish deal { $place } first: your deals come one after another.
error-daily-elsewhere = This deal has gone on elsewhere, perhaps on another device. This is how it stands now.
error-daily-finished = You have already finished this deal.
error-daily-hidden = You have not finished this deal yet. As soon as you have, or when the day is over, you see all its cards and what others did.
error-daily-pending = Your last choice is still being played. Wait for the answer.
error-bots-away = The bots cannot answer now. Nothing was lost: try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.

## Tournaments

error-bad-imp-scale = “{ $value }” is not a scale for IMPs: give 1 to { $most } whole numbers above 0, each larger than the one before.
error-no-imp-scale = { $game } has no scale for IMPs. Give one for the tournament (imp_scale), or play whole matches instead of single deals.

## Lessons

error-no-lessons = There are no lessons for { $game }.
error-unknown-step = These lessons have no step “{ $step }”. Choose from: { $known }.
error-lesson-choice = “{ $action }” was not a right choice in the step { $step }. Begin that step again.
error-lesson-over = Nothing is left to do in the step { $step }. Go on to the next one.
error-bad-lessons = { $path } is not a file of lessons: { $reason }
error-bad-lesson = { $path }, step { $step }: { $reason }

## Puzzles

error-bad-puzzle = This is not a puzzle: { $why }
error-puzzle-format = This puzzle's format { $found } is unknown; known: { $known }.
error-bad-puzzle-line = { $path }, line { $line } is not a puzzle: { $why }. Delete this line, or make the file again.
error-bad-puzzle-position = The position of the puzzle { $puzzle } cannot be set up: { $reason }
error-puzzles-not-gzip = { $path } is not compressed as its name says, or is damaged: { $reason }. Copy or make the file again.
error-no-such-puzzle = { $path } has no puzzle “{ $puzzle }”. The lines of the file begin with the ids of its puzzles.
error-no-such-puzzles = { $path } has no puzzles of this kind and theme.
error-no-puzzles = No puzzles come with the program for { $game }. `vierblatt puzzles make { $game }` makes some.
error-empty-puzzle-file = { $path } contains no puzzles. `vierblatt puzzles make` makes some.
error-record-of-another-game = { $path } is a record of { $found }, not of { $game }. Leave it out, or name that game.
error-bot-with-clock = { $bot } has a time limit, so its deals could not be repeated. Choose a bot without one, such as search:worlds=10.
error-checkpoint-of-other-puzzles = The checkpoint { $file } belongs to another search for puzzles. Use another file, or delete this one.
error-not-a-safety-puzzle = The puzzle { $puzzle } has one answer and is not played on: only puzzles of the kind safety are.
error-puzzle-not-over = The puzzle { $puzzle } is not over: the hidden cards are shown at the end of the deal.
error-puzzle-over = The puzzle { $puzzle } is over: nothing is left to play.

## Set-up positions

error-position = This position is impossible: { $reason }
error-bad-key = Positions have no “{ $key }”.
error-missing-key = The position has no “{ $key }”, which it needs.
error-bad-number = { $name } cannot be { $value }. Possible: { $takes }.
error-bad-scores = A position needs one score for each of its { $sides } sides.
error-bad-hands = { $given } hands for { $seats } seats.
error-no-hand = Give at least one hand, or the hand size.
error-hand-too-large = A hand of { $cards } cards is too large.
error-not-together = These cannot be used together: { $keys }
error-bad-action = “{ $action }” cannot be read as an action.
error-history = { $action } was not possible at that point: { $reason }
error-pack-needed = Without its pack, a deal can only be followed to its end.
error-card-in-two-places = A card is in two places. { $details }
error-card-not-in-play = { $turned } is not in play.
error-bad-trick = These cards are not a trick: { $cards }
error-wrong-leader = Player { $leader } does not lead this trick.
error-bad-contract = This contract is impossible: { $details }
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
error-bad-seen = This is not what a seat saw when a match began: { $why }
error-record-format = This record's format { $found } is unknown; known: { $known }.
error-record-empty = This record has no deals, so there is nothing to show.
error-record-game = The record's game does not fit: { $details }
error-record-rules = The record's house rules do not exist in { $game }: { $why }
error-record-seats = The record's seats do not fit: { $details }
error-record-deal = Deal { $deal } of the record cannot be dealt: { $why }
error-record-action = Deal { $deal }, action { $action } of the record, “{ $text }”, is not possible: { $why }
error-record-taken-back = What was taken back in deal { $deal } of the record was not possible: { $why }
error-record-position = A match that begins at a set-up position cannot be recorded.
error-record-packs = A record cannot store packs from this source: { $kind }
error-no-more-packs = All { $packs } packs are used up.
error-deal-running = Deal { $deal } is still being played.
error-deal-revealed = The secret of deal { $deal } is already known.
error-no-such-deal = This match has no deal { $deal }, only { $deals }.
error-bad-match-id = This match id cannot be used: it has { $characters } characters, and 1 to 100 are allowed.
error-bad-rules-hash = This is not the hash of a rule set: “{ $text }”
error-bad-secret = A secret has 32 bytes, not { $bytes }.
error-bad-commitment = What { $seat } sent is not a commitment.
error-already-committed = { $seat } has already committed.
error-bad-nonce = The number that { $seat } revealed does not match the commitment.
error-bad-seats = { $seats } seats instead of { $needed }.

## Playing on a server

error-bad-address = “{ $address }” is not a server address.
error-no-connection = { $server } does not answer. { $reason }
error-not-a-server = { $server } answers, but is not a Vierblatt server, or runs another version.
error-superseded = You are now playing at this table in another window.
error-client-closed = The connection is closed.
error-needs-terminal = Playing on a server needs a terminal that can show a table.

## Running a server

error-bad-host = This machine has no address “{ $host }”.
error-port-taken = Port { $port } is already in use. Choose another one with --port, or --port 0 for any free one.
error-port-forbidden = You may not use port { $port }. Choose one above 1023 with --port.
error-bad-certificate = The certificate { $path } and its key cannot be used: { $reason }
error-database-in-use = A server is already using { $path }. Stop it first, or choose another file with --database.
error-missing-package = The package { $package } is not installed. Install everything that this needs: pip install "vierblatt[{ $extra }]"
error-wrong-version = { $package } { $installed } is installed, but this version of Vierblatt needs a different one: pip install "{ $takes }"
error-no-database = There is no database at { $path }. Give its path with --database.
error-not-a-database = { $path } is not an intact Vierblatt database: { $reason }
error-not-a-file-database = This works only with a database that is a file.
error-file-exists = { $path } already exists. Choose another name.
error-still-leased = A server may be using { $path } until { $until }. Stop it, or wait.
error-table-is-closed = Table { $table } is already closed.
error-unknown-player = There is no player “{ $player }”. Give an id or the name of an account.
error-merge-gone = One of the two accounts no longer exists, or both are the same.
error-merge-both-rated = Both accounts have a rating in { $game }, { $preset }, and ratings cannot be merged. Delete one account, or keep both.
error-merge-met = The two accounts have sat at the same table ({ $table }) and cannot be merged.
error-guest-has-no-password = { $name } is a guest and has no password.

## Accounts and requests

error-not-signed-in = You are not signed in.
error-bad-token = Your sign-in is no longer valid. Please sign in again.
error-token-old = Your sign-in has expired. Please sign in again.
error-banned = You may not play on this server at the moment.
error-session-needed = A personal token is not enough for this: sign in yourself.
error-bad-origin = This request comes from another site’s page.
error-wrong-login = Wrong name or password.
error-wrong-password = That is not your password.
error-bad-password = A password must have { $least } to { $most } characters.
error-guessable-password = That password is easy to guess. Choose something longer, such as four words.
error-bad-name-length = A name must have 1 to { $most } characters; this one has { $characters }.
error-bad-name-character = A name cannot contain { $character }.
error-bad-name-letters = A name needs at least one letter or digit.
error-bad-name-sign = { $sign } marks programs and cannot be part of your name.
error-bad-name-reserved = “{ $name }” is reserved for the server’s operators, or for players without a name. Choose another one.
error-bad-name-mixed = This name mixes alphabets whose letters look alike: { $alphabets }.
error-already-registered = You already have an account.
error-not-registered = Only an account has a password. Choose a name and a password first.
error-no-such-player = There is no such player.
error-unknown-record = There is no such match here.
error-unknown-token = There is no such token.
error-unknown-session = There is no such session.
error-unknown-passkey = There is no such passkey.
error-too-many-tokens = You already have { $most } tokens, the most allowed. Delete one first.
error-too-many-passkeys = You already have { $most } passkeys, the most allowed. Delete one first.
error-passkeys-need-tls = Passkeys need a secure connection (https) and a server with a domain name.
error-bad-passkey = This passkey cannot be used here.
error-wrong-passkey = This passkey is unknown here, or its signature is wrong.
error-passkey-late = That took too long. Please try again.
error-passkey-known = This passkey is already registered.
error-too-busy = Many people are signing in just now. Try again in { $seconds } seconds.
error-bad-request = This request cannot be read: { $why }
error-body-not-json = A request must be JSON, not “{ $media }”.
error-body-too-large = A request may have at most { $most } bytes.
error-body-too-slow = The request did not arrive in time.
error-no-such-place = There is nothing at { $path }.
error-wrong-method = { $path } does not accept { $method }.
error-request-failed = Something went wrong on the server. It is not your fault.

## Simulations

error-checkpoint-damaged = The checkpoint { $file } is damaged.
error-checkpoint-unreadable = The checkpoint { $file } cannot be read: { $reason }.
error-checkpoint-unwritable = The checkpoint { $file } cannot be written: { $reason }.
error-checkpoint-of-another-job = The checkpoint { $file } belongs to another simulation. Use another file, or delete this one.
error-checkpoint-of-another-version = The checkpoint { $file } was made with another version of the rules or the bots. Use another file, or delete this one.
error-cluster-unreachable = No Ray cluster answers at { $address }: { $reason }
error-cluster-of-another-version = The cluster and this machine run different versions of Vierblatt. Install the same version on both.
error-cluster-lost-work = The cluster keeps losing the same part of the simulation: { $reason }

## Consistent worlds

error-no-deal-in-progress = No deal is in progress, so there are no unseen cards to draw.
error-no-world = No deal agrees with this record: its cards, or what was played, are impossible.
error-no-world-found = No deal that agrees with this record was found within the number of tries allowed.
error-nothing-to-solve = No player is to act in this position: there is nothing to solve.
error-hand-unknown = The solver needs every hand; that of seat { $seat } is unknown.
error-calls-not-solved = Only the play of the cards can be solved, not the calls before it.
error-layouts-not-listed = This ending cannot be solved for certain: its hidden cards are tied to each other in too many layouts, or the score depends on more than they show. Choose one with fewer cards.
error-no-forecasts = No call that can be forecast is due in this position.
error-not-two-sides = Only games with two sides can be solved, not { $game }.
error-two-sides = { $game } has two sides: solve it with the exact solver for two sides, not with max^n.
error-not-from-a-deal = This position was set up mid-play, so the order of the cards played before it is unknown.

## Analysis

error-bad-analysis = This is not an analysis: { $why }
error-record-behaviour = This record was played under version { $found } of the rules; this program has version { $known }.
error-record-faulty = This record does not prove what was played: { $why }
error-analysis-of-another = The file belongs to the analysis of another record, or to other settings. Use another file, or delete this one.
error-analysis-of-another-version = The file was started with another version of the program. Use another file, or delete this one.

## Majlises

error-no-such-majlis = There is no such majlis; perhaps its link has changed.
error-majlis-members-only = Only members of the majlis may do that.
error-majlis-host-only = Only the host of the majlis may do that.
error-majlis-full = This majlis is full: it has { $most } members.
error-too-many-majlises = You can be in at most { $most } majlises.
error-majlis-managers-only = Only the host and the managers of the majlis may do that.
error-too-many-managers = A majlis can have at most { $most } managers.
error-no-such-rules = The majlis has no such rule set; perhaps it has been deleted.
error-too-many-rule-sets = A majlis can have at most { $most } rule sets. Delete one first.
error-no-such-event = There is no such standing event, or it has ended.
error-no-such-date = The event has no such date, or its tournament has been made already.
error-too-many-events = A majlis can have at most { $most } standing events. End one first.
error-too-many-skipped = At most { $most } dates of an event can be skipped at a time.
error-unknown-time-zone = There is no time zone { $zone }. Choose one such as Asia/Riyadh.
error-no-such-review = There is no such review; perhaps it has been deleted.
error-review-not-yours-to-open = Only those who played this match can open a review of it.
error-too-many-reviews = You can have at most { $most } reviews. Delete one first.
error-too-many-watched = You can have at most { $most } reviews open at a time. Close one first.
error-review-crowded = This review is full: { $most } people are looking at it.
error-review-players-only = Only those who played the match may do that here.
error-puzzle-pending = Another position is still being checked for you. Wait for that answer first.
error-judging-prepared = Judgements of this game are still being prepared on the server. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
error-review-led = Somebody else is leading this review.
error-review-not-leader = Only the person who is leading may do that.
error-review-not-yours = Only the person who made this, or those who played the match, may remove it.
error-no-such-item = That is no longer there.
error-no-such-branch = That branch is no longer there.
error-no-such-point = This deal has no move { $step }, only { $steps }.
error-branch-has-branches = Other branches begin in this one. Remove those first.
error-too-many-branches = A review has at most { $most } branches. Remove one first.
error-too-many-notes = A review has at most { $most } notes. Remove one first.
error-no-such-study = There is no such study; perhaps it has been deleted.
error-no-such-position = This study has no position { $number } any more.
error-study-not-yours = Only the person who made this study may change it.
error-too-many-studies = You can have at most { $most } studies. Delete one first.
error-too-many-positions = A study has at most { $most } positions. Remove one first, or begin another study.
error-note-too-long = This note has { $characters } characters; { $most } are possible.
error-no-such-tournament = There is no such tournament; perhaps it has been deleted.
error-organiser-withdraws = In a league and in groups, only the organiser takes somebody out after the start: it annuls all their meetings. Ask them.
error-not-the-organiser = Only the organiser of this tournament may do that.
error-too-many-tournaments = You can have at most { $most } tournaments. Delete one first.
error-tournament-running = This tournament is running. Close it before you delete it.
error-tournament-full = A tournament has at most { $most } contestants here.
error-tournament-log-full = The log of this tournament has reached { $most } MB. It can only be closed now.
error-entry-closed = In this tournament, only the organiser enters contestants now.
error-entered-already = You have entered this tournament already, as “{ $name }”.
error-round-begun = Another round has begun in the meantime, perhaps in another window. Look again.
error-too-many-entries = You are in { $most } tournaments that are not over; that is the limit. Withdraw from one first.
error-not-a-contestant = You have not entered this tournament.
error-no-start-time = It is not known when this tournament begins.
error-merge-both-entered = Both accounts have a place in the tournament “{ $name }”. Merge them when it is closed.
error-absent-need-bots = Where partners or more than two sides are drawn together, bots have to play for those who do not come.
error-tables-need-clock = Tables of a tournament need a clock: { $least } to { $most } seconds a move, and at most { $bank } seconds more for the match.
error-rated-meeting-open = Meeting { $meeting } is still being played, and it is rated: let it end at its tables. Whoever does not come is waited for only as long as was announced.
error-too-many-at-tables = You can have at most { $most } tournaments at tables that are not over. Close one first.
error-too-many-without-players = At most { $most } contestants can be played by bots alone.
error-contestant-needs-players = Here everybody enters themselves, since no bots play for those who are missing.
error-partners-by-link = In this tournament, partners take their places themselves: enter first, then send them your link.
error-place-while-playing = You are in a meeting that is still being played. Players can change when it has a result.
error-places-taken = “{ $name }” has all its players already.
error-not-your-partner = Only the partner, whoever entered them, or the organiser can free this place.
error-no-tables = This tournament is played with real cards.
error-places-fixed = Everybody keeps their partner until the end: who has seen deals must not play them again with others.
error-no-boards = In this tournament, the server deals no boards.
error-board-not-open = Board { $board } is still secret: somebody has yet to play it.
error-no-such-partner = Nobody has this place.
error-no-such-invitation = This invitation is no longer valid. Ask your partner for the newest link.
error-text-too-long = This text has { $characters } characters; { $most } are possible.
error-too-many-swaps = At most { $most } exchanges are possible in a branch.
error-swap-noticed = { $first } and { $second } cannot be exchanged: the player would have noticed.
error-deal-ended = The deal is over.
error-not-in-pack = The pack has no { $card }.
error-no-such-line = This message is no longer there.
error-does-not-accept = This player does not accept that now.
error-you-block-them = You block this player. Unblock them first.
error-not-yourself = That is you. Choose another player.
error-too-many-friends = You can have at most { $most } friends. End a friendship first.
error-too-many-asked = At most { $most } requests can wait for an answer. Take one back first.
error-too-many-followed = You can follow at most { $most } players. Stop following somebody first.
error-too-many-blocked = You can block at most { $most } players. Unblock somebody first.
error-too-many-muted = You can mute at most { $most } players. Unmute somebody first.
error-seat-not-open = You cannot take a seat at this table now. Choose another table, or open one.
error-too-many-challenges = At most { $most } of your challenges can wait for an answer. Wait until one is answered or has lapsed.
error-no-such-challenge = This challenge is no longer there.
error-challenge-lapsed = This challenge has lapsed. Challenge them yourself.
error-challenge-answered = This challenge has been answered already.
## Moderation

error-silenced = A moderator has stopped you from writing freely until { $until_moment }. The ready-made phrases still work; your own page says why.
error-report-on-yourself = You cannot report yourself.
error-too-many-open-reports = { $most } of your reports are still waiting for a decision. Wait until a moderator has looked at some of them.
error-too-many-reports-today = You have made { $most } reports within a day. You can make another one tomorrow.
error-words-needed = Write why.
error-hours-needed = Say for how many hours.
error-no-such-act = There is no such decision about you.
error-appealed-already = You have objected to this already, or it was undone.
error-name-taken-away = A moderator has taken this name away from you. Choose another one.
error-moderators-only = Only moderators may do that.
error-moderator-protected = Only an administrator can do this to a moderator, and nobody can do it to themselves.
error-no-such-case = There is no such case; perhaps the account was deleted.
error-case-changed = This case has changed in the meantime: somebody else has acted, or there is another report. Look at it again.
error-case-closed = This case is closed already.
error-nothing-to-lift = There is nothing to undo: this was undone already, or concerns somebody else.
error-moderator-unnamed = Name the account: “vierblatt admin moderator { $what } NAME”.
error-guest-cannot-moderate = { $name } is a guest. Only an account with a name of its own can be a moderator.
