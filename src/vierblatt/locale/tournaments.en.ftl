### Tournaments.

## Why a tournament cannot be held so

error-too-few-contestants = This tournament needs at least { $least } contestants, not { $given }.
error-too-many-for-howell = A Howell movement takes at most { $most } contestants, not { $given }. Choose a Mitchell movement.
error-too-few-rounds = This tournament needs at least { $least } rounds, not { $given }.
error-too-many-rounds = With { $contestants } contestants, this movement has at most { $most } rounds, not { $given }. Choose fewer rounds, or another movement.
error-too-few-boards = Choose at least { $least ->
    [one] one board
   *[other] { $least } boards
}, not { $given }.
error-unknown-movement = There is no movement “{ $movement }”. Choose from: { $known }.
error-rounds-needed = A Swiss tournament needs a number of rounds: --rounds. Usual are 3 for up to 8 contestants, 4 for up to 16, 5 for up to 32; --contestants takes what is usual for so many.
error-movement-needed = A tournament of pairs needs --rounds and --boards (in each round). With --contestants, what suits so many on an evening is taken.
error-not-in-format = { $option } does not belong to the format { $format }. Leave it out, or choose: { $formats }.
error-format-needs-two-sides = In { $game }, everybody plays alone, so the format { $format } is not possible. Choose swiss or arena.
error-bad-contestant-size = A contestant of this tournament cannot have { $given } players. Possible: { $possible }.
error-bad-tie-break = “{ $name }” cannot be a tie-break here. Choose from: { $known }. Name each once.
error-no-tie-breaks = The format { $format } has no tie-breaks. Leave them out.
error-bad-tournament-name = A tournament has a name of 1 to { $most } characters, all in one line.

## Who takes part

error-bad-contestant-name = A name has 1 to { $most } characters, all in one line.
error-bad-reason = A reason has at most { $most } characters, all in one line.
error-contestant-name-taken = “{ $name }” has entered already, as number { $contestant }. Add something that tells the two apart.
error-too-many-contestants = More than { $most } contestants cannot enter.
error-league-too-long = A league of so many contestants would have { $rounds } rounds; { $most } are possible. Choose another format.
error-too-many-players = { $given } players are too many for one contestant: at most { $most }, substitutes included.
error-bad-contestant-seed = Seed { $seed } is not free, or not a number from 1 on. Choose another one.
error-names-or-list = Name those who enter, or a list with --from, but not both.
error-numbers-or-all = Give the numbers of those who are here, or --all, but not both.
error-no-such-contestant = There is no contestant { $contestant }; the last number is { $most }.
error-checked-in-already = { $contestant } { $name } has been checked in already.
error-withdrew-already = { $contestant } { $name } has withdrawn already.
error-has-not-withdrawn = { $contestant } { $name } has not withdrawn, and so takes part anyway.
error-too-late-to-enter = Nobody can join any more: the draw has fixed all rounds of this format.

## How it goes on

error-tournament-not-started = The tournament has not started. Make the draw first.
error-tournament-started = The tournament has started already.
error-tournament-paused = The tournament is paused. Resume it first.
error-tournament-not-paused = The tournament is not paused.
error-tournament-over = The tournament is over; nothing can be added any more.
error-tournament-not-finished = { $meetings ->
    [0] The tournament has not started, so it can only be cancelled.
    [one] One meeting has no result yet. Report it or rule on it first, or cancel the tournament.
   *[other] { $meetings } meetings have no result yet. Report them or rule on them first, or cancel the tournament.
}
error-nobody-has-won = { $contestants } contestants are still in the knock-out. Pair the next round, or cancel the tournament.
error-round-not-finished = { $meetings ->
    [one] Meeting { $meeting } has no result yet. Report it or rule on it first.
   *[other] { $meetings } meetings have no result yet, the first of them is { $meeting }. Report them or rule on them first.
}
error-last-round-played = There are no more rounds after { $rounds }. Close the tournament.
error-no-such-round = There is no round { $round }; there have been { $most }.
error-bad-lot = { $lot } is no lot: a lot is a number from 0 to { $most }.

## Results

error-no-such-meeting = There is no meeting { $meeting }; the last number is { $most }.
error-meeting-has-result = Meeting { $meeting } has a result already. Correct it with a ruling.
error-result-or-list = Give the number of a meeting and its result, or a list with --from, but not both.
error-bad-result-text = “{ $text }” is no result. Write a match as 152:98, a board as 3=+16, or 3=+16/-8 if two tables played it.
error-bad-result-line = A line has the number of a meeting, a space and the result.
error-boards-not-matches = In meeting { $meeting }, boards are played. Write their results as 3=+16.
error-matches-not-boards = In meeting { $meeting }, matches are played. Write their results as 152:98.
error-bad-number-of-matches = { $most ->
    [1] Meeting { $meeting } has one match, not { $matches }.
   *[other] Meeting { $meeting } has 1 to { $most } matches, not { $matches }.
}
error-bad-records = Meeting { $meeting } has { $matches } matches and { $records } records. Give one record for each match, none twice, or none at all.
error-bad-left = In meeting { $meeting }, the list of who left is wrong. Name contestants of the meeting in ascending order, and only for boards that were played at tables of a server.
error-bad-match-sides = A match of meeting { $meeting } has points for { $sides } sides, not for { $given }.
error-decided-before = Meeting { $meeting } was decided before the last of these { $matches } matches. Leave out what was played after that.
error-not-decided = Meeting { $meeting } is the best of { $most }, and { $matches ->
    [one] one match does
   *[other] these { $matches } matches do
} not decide it. Add the others.
error-needs-winner = Meeting { $meeting } needs a winner, since somebody has to go on. Let them play on, or decide it with a ruling.
error-bad-boards = The result of meeting { $meeting } needs each of these boards once: { $boards }.
error-bad-margins = { $tables ->
    [one] Board { $board } was played at one table, so it has one number, not { $given }.
   *[other] Board { $board } was played at { $tables } tables, so it has { $tables } numbers, not { $given }.
}
error-bad-percents = Board { $board } needs two percentages from 0 to 100, and nothing else.
error-bad-boards-proof = This is not the proof of a tournament's boards: { $reason }
error-no-such-board = A tournament has the boards 1 to { $most }, not { $board }.
error-bad-boards-anchor = An anchor belongs to a tournament with boards, and has 64 hexadecimal digits.
error-bad-boards-lot = The lot of the boards is one line of at most { $most } characters, and only a tournament whose boards a server deals has one.
error-too-many-points = { $points } points are too many; at most { $most }.
error-ruling-fields = The ruling “{ $ruling }” has more or less with it than belongs to it: “result” takes a result, “walkover” a winner, all others neither.
error-ruling-in-pairs = In a tournament of pairs, the ruling “{ $ruling }” is not possible. Annul the meeting, or give its boards percentages as its result.
error-no-such-side = Meeting { $meeting } has no such side.
error-winner-needed = A walkover needs a winner: --winner and the number of a contestant of that side.
error-not-in-meeting = Contestant { $contestant } is not in meeting { $meeting }.
error-next-round-began = Meeting { $meeting } can no longer be ruled on: the next round of the knock-out has begun.
error-bad-penalty = { $points } points are too many for a penalty; at most { $most }.
error-penalty-in-knockout = In a knock-out, points do not matter. Rule on a meeting, or withdraw the contestant.

## Files

error-tournament-file-exists = { $path } exists already. Choose another name for the tournament.
error-tournament-file-empty = { $path } has no tournament in it.
error-tournament-file-too-large = { $path } is too large for a tournament: more than { $most } MB.
error-tournament-file-changed = { $path } was changed by another program at the same time. Nothing was lost: do it again.
error-bad-tournament-line = { $path }, line { $line }: { $why } Restore a copy of the file, or delete this line and all after it.
error-bad-list-line = { $path }, line { $line }: { $reason } Nothing was added.
error-list-too-long = { $path } is too long for a list: more than { $most } KB.
error-list-not-text = { $path } is not text in UTF-8. Save it as that.
error-nothing-to-export = Say what to write: --standings, --results, --names or --json, each with a file.
error-two-to-standard-output = Only one of them can go to standard output.
error-export-overwrites = { $path } is the tournament itself, or is named twice: it would be overwritten. Name another file.
error-nothing-to-print = No round has been paired yet, so there is nothing to print.

## What a log cannot say

error-tournament-not-created = The first entry has to be the one that creates the tournament.
error-tournament-created-twice = Only the first entry can create the tournament.
error-entry-too-early = The entry is earlier ({ $at }) than the one before it ({ $last }).
error-bad-contestant-number = Contestant { $given } cannot enter now: the next number is { $expected }.
error-bad-round-number = Round { $given } cannot begin now: the next one is { $expected }.
error-bad-meeting-number = Meeting { $given } cannot come now: the next number is { $expected }.
error-bad-draw = The draw does not have everybody who takes part once, those with a seed first.
error-bad-sides = Meeting { $meeting } needs at least two sides, all of the same size.
error-bad-boards-of-meeting = In this tournament, a meeting has so many boards, each once: { $boards }. Meeting { $meeting } has not.
error-bad-direction-of-points = Whether the most or the fewest points win is not said as in { $game }.
error-paired-twice = Contestant { $contestant } is in round { $round } twice, or plays already.
error-not-taking-part = Contestant { $contestant } is in round { $round }, but does not take part.

## What the commands say

tournament-format-knockout = knock-out
tournament-format-swiss = Swiss
tournament-format-league = league
tournament-format-groups = groups, then a knock-out
tournament-format-pairs = pairs
tournament-format-arena = arena
tournament-part-best-of = best of { $value } matches
tournament-part-third-place = with a meeting for the third place
tournament-part-rounds = { $value ->
    [one] one round
   *[other] { $value } rounds
}
tournament-part-boards = { $value ->
    [one] one board a round
   *[other] { $value } boards a round
}
tournament-part-cycles = everybody meets everybody { $value } times
tournament-part-group-size = groups of up to { $value }
tournament-part-qualifiers = { $value ->
    [one] the first of each group goes on
   *[other] the first { $value } of each group go on
}
tournament-part-knockout-best-of = then best of { $value } matches
tournament-part-movement = { $value ->
    [howell] Howell movement
   *[mitchell] Mitchell movement
}
tournament-part-scoring = { $value ->
    [cross-imps] cross-IMPs
   *[match-points] match points
}
tournament-part-minutes = { $value ->
    [one] one minute
   *[other] { $value } minutes
}
tournament-round = Round { $round }
tournament-round-of = Round { $round } of { $rounds }
tournament-stage = { $lines ->
    [2] final
    [4] semi-finals
    [8] quarter-finals
   *[other] last { $lines }
}
tournament-third = Third place · { $meeting }
tournament-met = Meeting { $meeting }: { $sides }
tournament-has-bye = { $contestant }: bye
tournament-not-paired = not paired yet
tournament-gone = { $name } (withdrew)
tournament-annulled = annulled
tournament-forfeit = forfeited by all
tournament-walkover = walkover for { $contestants }
tournament-table = table
tournament-meeting = meeting
tournament-group = group
tournament-section = section
tournament-sides = who meets whom
tournament-boards = boards
tournament-board = board
tournament-result = result
tournament-number = no.
tournament-seed = seed
tournament-here = here
tournament-place = place
tournament-points = { $unit ->
    [match-points] percent
    [cross-imps] IMPs a board
   *[points] points
}
tournament-standings = Standings
tournament-group-standings = Group { $group }
tournament-decisions = Decisions
tournament-ruled = Meeting { $meeting }: { $ruling }
tournament-ruling-result = a result ruled
tournament-ruling-walkover = walkover
tournament-ruling-forfeit = forfeited by all
tournament-ruling-annulled = annulled
tournament-because = { $said } ({ $reason })
tournament-by-withdrawal = after a withdrawal
tournament-penalised = { $contestant }: { $points } penalty points
tournament-withdrew = { $contestant } has withdrawn
tournament-returned = { $contestant } takes part again, from the next round on
tournament-returned-absent = { $contestant } has entered again, but has not checked in yet
tournament-checked-in = { $contestant } is here
tournament-lot = The draw of lot { $lot }, which repeats it:
tournament-left-out = { $count ->
    [one] This contestant is not in the draw: { $contestants }.
   *[other] These contestants are not in the draw: { $contestants }.
}
tournament-byes = Bye: { $contestants }
tournament-nobody-waits = Nobody can be paired now: all play, or wait for somebody else than their last opponent.
tournament-exported = { $path } has been written.
tournament-holds = { $path } holds: { $entries } entries, each fits those before it, and each round is paired by the rules.
tournament-digest = SHA-256: { $digest }
tournament-paired-otherwise = { $path }: round { $round } is not paired as the entries before it demand.
tournament-boards-proved = { $path }: { $boards ->
    [0] no board is open yet.
    [one] one board is proved.
   *[other] { $boards } boards are proved.
}
tournament-boards-anchor = Anchor: { $anchor }
tournament-boards-lot = Lot: { $lot }
tournament-board-fault = { $what ->
    [secret] Board { $board }: its key does not lead to the anchor.
   *[other] Board { $board }: this is not the pack that its key and the lot give.
}
tournament-boards-other-log = { $path } names another tournament, game, anchor or lot.
tournament-explained = { $name }: { $meaning }

## Whose turn it is

tournament-next = Next: { $command }
tournament-entering = { $count ->
    [0] Nobody has entered yet.
    [one] One contestant has entered.
   *[other] { $count } contestants have entered.
}
tournament-absent = { $count ->
    [one] Of { $entered } contestants, one has not checked in: { $contestants }. Who does not will not be in the draw.
   *[other] Of { $entered } contestants, { $count } have not checked in: { $contestants }. Who does not will not be in the draw.
}
tournament-drawn = The draw is made. No round has begun yet.
tournament-missing = { $count ->
    [one] One result is missing, that of meeting { $meetings }.
   *[other] { $count } results are missing, those of the meetings { $meetings }.
}
tournament-complete = All results of round { $round } are in.
tournament-arena-open = The arena is open: who has finished is paired again.
tournament-all-played = All rounds have been played.
tournament-is-paused = The tournament is paused.
tournament-cancelled = The tournament was cancelled.
tournament-finished = { $count ->
    [0] The tournament is over. Nobody has won.
    [one] The tournament is over. The winner is { $contestants }.
   *[other] The tournament is over. The first place is shared by { $contestants }.
}
tournament-shortened = Of { $rounds } rounds, { $played } were played.

## Pages to print

tournament-side = Side { $number }
tournament-seat = sits on
tournament-bye = bye
tournament-slips = Score slips
tournament-slip = Table { $table } · meeting { $meeting }
tournament-match = match
tournament-at-table = Table { $number }
tournament-points-hint = Points of each side. Both sides sign.
tournament-margin-hint = By how many points side 1 is ahead (+) or behind (-).
tournament-signed = Signed

## What decides between equal points

tie-break-wins = wins
tie-break-wins-is = the number of meetings won, walkovers included.
tie-break-head-to-head = head to head
tie-break-head-to-head-is = points from the meetings of those who are equal with each other, if each has met each other one.
tie-break-buchholz = Buchholz
tie-break-buchholz-is = the sum of the points of all opponents; a round that was not played counts as an opponent with as many points as one has oneself.
tie-break-sonneborn-berger = Sonneborn-Berger
tie-break-sonneborn-berger-is = the sum of the points of the opponents that were beaten, and half of those of a draw.
tie-break-match-margin = match margin
tie-break-match-margin-is = matches won less matches lost.
tie-break-points-margin = points margin
tie-break-points-margin-is = own points less those of the others in all matches; for boards, the IMPs.
