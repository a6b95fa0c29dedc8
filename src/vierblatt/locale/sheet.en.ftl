### The score sheet for real cards, in the terminal.

sheet-title = Score sheet: { $game }
sheet-rules = House rules: { $rules }
sheet-deal = Deal { $number }, dealt by { $dealer }
sheet-not-scored = no points
sheet-chance = Chance to win: { $chances }
sheet-chance-of = { $side } { $percent } %
sheet-next = Next: deal { $number }, dealt by { $dealer }.
sheet-over = The match is over after { $deals } deals. Won by: { $winners }.
sheet-over-draw = The match is over after { $deals } deals, with no winner.
sheet-totals = Totals
sheet-column-deal = deal
sheet-column-dealer = dealer
sheet-column-result = result
sheet-field-left-out = { $values }; left out: { $default }
sheet-field-only-if = { $values }; only if { $when }
sheet-fields-hint = Write it down with `vierblatt sheet add { $file } FIELD=VALUE ...`; players by name, or by number from 1.
sheet-undone = Deal { $number } is taken back.
sheet-begun = { $file } is begun.

## The screen

tui-sheet-add = Write down deal { $number }, dealt by { $dealer }
tui-sheet-deals = The deals, the last one first
tui-sheet-row = { $number }. { $dealer } dealt · { $scores } · totals { $totals }
tui-sheet-undo = Take back deal { $number }
tui-sheet-undo-note = It can be written down again.
tui-sheet-change = Change this deal
tui-sheet-change-note = All later deals are scored again.
tui-sheet-save = Write it down
tui-sheet-save-note = The sheet is saved at once.
tui-sheet-open = please choose
tui-sheet-missing = { $field }: this is still missing.
tui-sheet-leave = Leave the sheet
tui-sheet-leave-note = Everything is saved.

## Errors

error-no-sheet = There is no score sheet for { $game }.
error-sheet-names = “{ $names }” cannot be the names: the game needs { $seats } different ones of at most 40 letters each.
error-sheet-not-fields = “{ $given }” is no result: a result has fields and their values.
error-sheet-unknown-field = The result of this deal has no “{ $field }”. Choose from: { $known }.
error-sheet-missing = { $field } is missing. Possible: { $takes }.
error-sheet-not-asked = { $field } does not belong to this result. To it belong: { $asked }.
error-sheet-bad-value = { $field } cannot be “{ $value }”. Possible: { $takes }.
error-sheet-syntax = “{ $given }” is no value of a result. Write FIELD=VALUE.
error-sheet-twice = { $field } is given twice. Give it once.
error-sheet-over = The match is over after { $deals } deals. Undo the last one or begin a new sheet.
error-sheet-full = A sheet has at most { $most } deals. Begin a new one.
error-sheet-empty = Nothing has been written down yet.
error-sheet-no-deal = There is no deal { $number }: the sheet has { $deals }.
error-sheet-later-deal = With this change, deal { $number } would be impossible: { $reason } Change that one first, or undo to there.
error-sheet-bad-deal = Deal { $number } of this sheet is impossible: { $reason }
error-sheet-too-large = This is no score sheet: it is larger than { $most } MB.
error-sheet-malformed = This is no score sheet: { $reason }
error-sheet-format = This sheet's format { $found } is unknown; known: { $known }.
error-sheet-exists = { $path } exists already. Choose another name, or add deals to it with `vierblatt sheet add`.
error-sheet-changed = { $path } has been changed by somebody else meanwhile. Open it again.
error-sheet-needs-game = { $path } does not exist yet. Name the game with --game to begin it.
error-sheet-other-game = { $path } has its game and house rules already; leave out { $option }.
error-sheet-ashkal = { $seat } cannot have called ashkal: only the dealer and the player before the dealer may. Write sun, or another buyer.
error-sheet-sun-double = This sun cannot have been doubled: one team has to be above 100, and the other one doubles. Write plain.
error-sheet-cards = The buyer's team cannot have { $points } of { $total } card points: no cards are worth one point together. Count again.
error-sheet-ace = { $seat } did not sit first, so the ace makes no difference. Write ace=no.
error-sheet-projects = { $projects } projects cannot be: a team that scores has 1 to { $most }. Write projects=none if nobody scores.
error-sheet-early-end = With a bid of { $bid }, { $tricks } tricks to { $others } cannot be: under these house rules the deal ends as soon as the bidder’s team has { $bid } or the others have { $enough }. Count again.
error-sheet-all-passed = Not all four can have passed in a deal that was played. Write outcome=passed.
error-sheet-call = { $seat } cannot have called { $call }: { $reason } Possible: { $takes }.
error-sheet-sum = { $field }: the four numbers add up to { $total } but have to add up to { $needed }.
error-sheet-last-tricks = { $seat } took one of the last two tricks, so more than { $tricks } tricks. Count again.
error-sheet-cards-of-players = No four heaps of cards fit these numbers: a trick has four cards, and the king, queen and jack of hearts count as hearts, too. Count again.
