### The pages of tournaments. The page loads these texts only where they are needed.

tour-about = Hold a tournament with real cards or here: entries, pairings, results and standings, and everybody follows on their own phone.
tour-new = New tournament
tour-mine = My tournaments
tour-all = Public tournaments
tour-none = No public tournament yet.
tour-entered = { $count ->
    [0] nobody yet
    [one] one entry
   *[other] { $count } entries
}
tour-stage-entering = entries open
tour-stage-running = in progress
tour-stage-closed = over

## Making one

tour-new-name = Name
tour-usual-name = Tournament, { $date }
tour-kind = What kind of tournament?
tour-kind-knockout = Knock-out
tour-kind-knockout-is = Who loses is out.
tour-kind-swiss = Swiss rounds
tour-kind-swiss-is = Everybody plays every round, against somebody who is about as successful.
tour-kind-league = League
tour-kind-league-is = Everybody meets everybody.
tour-kind-groups = Groups, then knock-out
tour-kind-groups-is = Small leagues first; the best of each go on until one is left.
tour-kind-pairs = Same cards for all
tour-kind-pairs-is = Every pair plays the same deals and is compared with those who had the same cards.
tour-kind-arena = Quick matches
tour-kind-arena-is = Who has finished a match gets the next opponent at once, until the time is up.
tour-field-rounds = Rounds
tour-field-best_of = How is a meeting decided?
tour-field-knockout_best_of = And in the knock-out?
tour-field-third_place = The losers of the semi-finals play for third place
tour-field-cycles = How often do they meet?
tour-field-group_size = Size of a group
tour-field-qualifiers = How many of each group go on
tour-field-boards = Deals in each meeting that are played at two tables (0: ordinary matches)
tour-field-boards-round = Deals in each round
tour-field-movement = Who meets whom?
tour-field-scoring = How are results compared?
tour-field-minutes = Minutes
tour-value-best_of-1 = one match
tour-value-best_of-3 = best of three
tour-value-best_of-5 = best of five
tour-value-cycles-1 = once
tour-value-cycles-2 = twice
tour-value-movement-howell = everybody meets nearly everybody (Howell)
tour-value-movement-mitchell = two halves, one stays and one moves (Mitchell)
tour-value-scoring-match-points = in percent (match points)
tour-value-scoring-cross-imps = by difference (cross-IMPs)
tour-more-settings = More
tour-single = Single players enter, with new partners in each round
tour-open-entry = Players with the link can enter themselves
tour-ask-check-in = Only those who check in on the day take part
tour-public = Show it in the list of tournaments
tour-starts = When
tour-where = Where
tour-where-played = Where is it played?
tour-real-cards = With real cards
tour-real-cards-is = You enter the results.
tour-at-tables = At tables here
tour-at-tables-is = The tables open by themselves, and results enter themselves.
tour-boards-at-tables-is = The server deals the same cards at all tables, commits to them before anybody enters, and shows them when all have played them. Nobody can watch.
tour-clock = Time to think
tour-clock-choice = { $move } seconds a move, { $bank ->
    [one] and a minute in reserve
   *[other] and { $bank } minutes in reserve
}
tour-absent = If somebody does not come
tour-absent-walkover = the others win
tour-absent-boards = the others get 60 % of these deals, those who are missing 40 %; teams lose
tour-absent-walkover-is = Only those with all their players are in the draw.
tour-absent-bots = a bot plays until they come
tour-absent-bots-is = Bots also take places that stay open.
tour-come-minutes = Minutes to come to the table
tour-automatic = The next round begins as soon as all results are in
tour-rated-boards = Counts for the duplicate rating
tour-rated-matches = Counts for the rating
tour-rated-is = Without guests, and under rules without changes. The organiser’s rulings change no rating; whoever leaves can only lose.
tour-private-tables = Nobody else can watch
tour-to-table = To your table
tour-missing = Still missing: { $names }
tour-watch = Watch
tour-own-meeting = You play against { $others }.
tour-partner-later = After that you get a link with which your partner takes the other place.
tour-invited = You are invited as a partner.
tour-join = Take the place
tour-your-players = Your players
tour-share-partner = { $count ->
    [one] One place is open. Send this link to your partner:
   *[other] { $count } places are open. Send this link to your partners:
}
tour-partner-link = Link for your partner
tour-free = Remove
tour-reason-absent = not at the table in time
tour-reason-incomplete = a player was missing
tour-members-only = Only members of the majlis that holds this tournament can enter.
tour-make = Make the tournament
tour-fewer = fewer
tour-more-of = more

## Its page

tour-count-player = { $count ->
    [one] one player
   *[other] { $count } players
}
tour-count-pair = { $count ->
    [one] one pair
   *[other] { $count } pairs
}
tour-count-team = { $count ->
    [one] one team
   *[other] { $count } teams
}
tour-organiser = organised by { $name }
tour-parts = Parts of this page
tour-part-round = Round
tour-part-standings = Standings
tour-part-boards = Deals
tour-part-contestants = Contestants
tour-part-more = More
tour-round = Round { $number }
tour-rounds = Rounds
tour-stage = { $lines ->
    [2] Final
    [4] Semi-finals
    [8] Quarter-finals
   *[other] Round of { $lines }
}
tour-group = Group { $number }
tour-groups = Groups
tour-table = Table { $table }
tour-table-word = Table
tour-is-paused = paused

## What happens next

tour-next-add = Add everybody who plays.
tour-next-seen-add = Entries are open.
tour-next-start = So far: { $contestants }. When all are here, draw and begin.
tour-next-seen-start = Entries are open. So far: { $contestants }.
tour-next-check-in = Here: { $count } of { $entered }. Only those who are here take part.
tour-next-seen-check-in = Here: { $count } of { $entered }. Tell the organiser that you have come.
tour-next-paused = The tournament is paused.
tour-next-missing = { $count ->
    [one] One result is missing.
   *[other] { $count } results are missing.
}
tour-next-seen-missing = { $count ->
    [one] One meeting is still being played.
   *[other] { $count } meetings are still being played.
}
tour-next-first = The draw is made.
tour-next-seen-first = The draw is made. The first round is about to begin.
tour-next-pair = All results are in. Next: { $next }.
tour-next-seen-pair = All results are in. Next, in a moment: { $next }.
tour-next-waiting = Waiting for an opponent: { $contestants }.
tour-next-wait = Nobody can be paired at the moment.
tour-next-close = Everything has been played. First place: { $winners }.
tour-next-over = The tournament is over. First place: { $winners }.
tour-next-close-nobody = Everything has been played. Nobody has won.
tour-next-over-nobody = The tournament is over. Nobody has won.
tour-next-cancelled = The tournament was cancelled.
tour-act-add = Add contestants
tour-act-start = Draw and begin
tour-act-pair = Begin: { $next }
tour-act-pair-free = Pair them
tour-act-enter = Enter results
tour-act-close = Finish
tour-act-resume = Continue
tour-not-yet = Not yet
tour-sure-start = The draw is made among { $contestants }. After that nobody can enter any more.
tour-sure-start-late = The draw is made among { $contestants }. Others can still join later.
tour-sure-close = After that nothing can be changed any more.
tour-own-entered = You have entered: { $name }.
tour-own-table = You play at table { $table } against { $others }.
tour-own-table-with = Table { $table }: { $side } against { $others }.
tour-own-bye = You have no opponent in this round.
tour-own-wait = Your next meeting is not drawn yet.
tour-entry = Enter
tour-entry-name-player = Your name (empty: as here)
tour-entry-name-pair = Your names, for example “Amal and Badr”
tour-entry-name-team = Name of your team
tour-leave = Withdraw
tour-leave-sure = Yes, withdraw
tour-return = Take part again

## Meetings and results

tour-no-round = The first round appears here once it is drawn.
tour-playing-now = In play now
tour-played = Played
tour-nobody-plays = Nobody is playing at the moment.
tour-look = Find a name or a number
tour-yours = Your meeting
tour-third = Third place
tour-byes = No opponent in this round: { $names }
tour-enter-result = Tap to enter the result
tour-was-walkover = not played: the others were missing
tour-was-forfeit = not played: lost for all
tour-was-annulled = does not count
tour-result = Result
tour-result-of = Table { $table }: result
tour-points-most = The points at the end of the match. The most points win.
tour-points-fewest = The points at the end of the match. The fewest points win.
tour-match = Match { $number }
tour-points-of = Points: { $name }
tour-sign = Above or below zero: { $name }
tour-margins = For each deal: who was ahead, and by how many points.
tour-board = Deal { $board }
tour-board-at = Deal { $board }, table { $table } of the two
tour-ahead = who was ahead
tour-ahead-by = by how many points
tour-save = Save the result
tour-saved = The result is saved.
tour-corrects = There is a result already. What you save replaces it, and everybody can see that.
tour-reason = Reason (everybody can see it)
tour-else = Something else
tour-else-note = It was not played, or shall not count:
tour-rule-walkover = { $name }: wins, the others are missing
tour-rule-forfeit = Lost for all, nobody gets points
tour-rule-annulled = The meeting does not count
tour-decide = Decide it so

## Standings

tour-no-standings = The standings appear here after the draw.
tour-standings = Standings
tour-place = Place
tour-name = Name
tour-contestants = Contestants
tour-points-points = Points
tour-points-match-points = Percent
tour-points-cross-imps = IMPs a deal
tour-penalty-of = penalty { $points }
tour-still-in = still in
tour-withdrawn = withdrawn
tour-ties = Equal points are decided by:
tour-tie-wins = Wins
tour-tie-wins-is = How many meetings were won. The more the better.
tour-tie-head-to-head = Direct meetings
tour-tie-head-to-head-is = Those who are equal are compared by their meetings with each other, if all of them have met.
tour-tie-buchholz = Opponents’ points
tour-tie-buchholz-is = The points of all opponents together (Buchholz): who had stronger opponents is ahead.
tour-tie-sonneborn-berger = Beaten opponents’ points
tour-tie-sonneborn-berger-is = The points of those who were beaten, and half of the points of those with whom it was a draw (Sonneborn-Berger).
tour-tie-match-margin = Matches ahead
tour-tie-match-margin-is = Matches won less matches lost.
tour-tie-points-margin = Points ahead
tour-tie-points-margin-is = Own points less those of the opponents, in all matches together.
tour-tree = Tree of the knock-out
tour-bye = no opponent
tour-open = open

## Contestants

tour-nobody = Nobody has entered yet.
tour-add-player = The players, one name a line. You can paste a whole list.
tour-add-pair = The pairs, one a line, for example “Amal and Badr”. You can paste a whole list.
tour-add-team = The teams, one a line. You can paste a whole list.
tour-add-empty = Add
tour-add = Add { $contestants }
tour-adding = Adding: { $done } of { $of }
tour-added = Added.
tour-numbered = Without names:
tour-numbered-player = Player { $number }
tour-numbered-pair = Pair { $number }
tour-numbered-team = Team { $number }
tour-here = here
tour-here-count = { $count } here
tour-check-in = Check in
tour-not-drawn = does not take part
tour-withdraw = Withdraw
tour-withdraw-note = They do not take part.
tour-withdraw-running = They are not paired any more. Who plays against them now wins, or in a league their meetings do not count.
tour-no-return = Nobody can return any more: the rounds are fixed by the draw.
tour-penalty = Penalty
tour-penalty-note = These points are taken off in the standings. A number below zero gives points.
tour-penalty-points = Points
tour-penalise = Take off

## More

tour-share = Link
tour-share-note = Whoever has the link sees pairings, results and standings, always as they stand.
tour-share-entry = Whoever has the link can enter, and later sees pairings, results and standings.
tour-show = Show and print
tour-screen = Big screen
tour-print-pairings = Print the pairings
tour-print-standings = Print the standings
tour-print-slips = Print score slips
tour-signatures = Signatures
tour-download = Download
tour-file-standings = Standings (CSV)
tour-file-results = Results (CSV)
tour-file-log = Complete log
tour-file-calendar = Calendar entry
tour-trail = What was decided
tour-trail-none = Nothing yet: no ruling, no penalty, nobody has withdrawn.
tour-did-result = Round { $round }, table { $table }: result { $result }.
tour-did-walkover = Round { $round }, table { $table }: not played; { $name } wins.
tour-did-forfeit = Round { $round }, table { $table }: not played; lost for all.
tour-did-annulled = Round { $round }, table { $table }: does not count.
tour-did-penalised = { $name }: { $points } penalty points.
tour-did-withdrew = { $name }: withdrawn.
tour-did-returned = { $name }: takes part again.
tour-did-paused = Paused.
tour-did-resumed = Continued.
tour-did-finished = Finished.
tour-did-cancelled = Cancelled.
tour-organise = Organise
tour-pause-note = While the tournament is paused, no round begins.
tour-pause = Pause
tour-end-cancel = Cancel the tournament
tour-end-cancel-sure = The tournament ends now, without a winner.
tour-end-cancel-now = Cancel it for good
tour-end-delete = Delete the tournament
tour-end-delete-sure = Everything about it is deleted for everybody.
tour-end-delete-now = Delete it for good
tour-screen-entering = Entries are open

## Deals that the server makes for all tables

tour-boards-secret = played; shown when everybody has played these deals
tour-boards-are = Everybody plays these deals. Each is shown here when the last table has played it; until then nobody learns how it ended elsewhere.
tour-boards-none = No deal is open yet.
tour-boards-proof = Nobody could choose the cards
tour-anchor = Anchor
tour-anchor-is = This number was here before anybody entered. It commits the server to all deals; your browser checks each open one against it.
tour-boards-download = Save the proof
tour-lot = Numbers drawn by lot (may stay empty)
tour-lot-is = They go into every deal. If you draw them now, before everybody’s eyes, not even the server could choose the cards. If you leave this empty, the server takes a number of its own.
tour-lot-later = When the tournament starts, the lot that goes into every deal is shown here.
tour-lot-was = The lot, which went into every deal:
tour-lot-by-organiser = The organiser entered it at the start. If it was drawn before everybody’s eyes, not even the server could choose the cards.
tour-lot-by-server = The server drew it by itself. So only the early anchor speaks for the server: it could have tried many until it liked the cards, before anybody entered.
tour-board-open = not checked
tour-board-fits = checked
tour-board-broken = does not fit
tour-board-sides = At the table
tour-board-margin = Points ahead
tour-board-percent = Percent
tour-board-imps = IMPs of each side
tour-board-replay = Replay
