### The terminal app

## Menu and settings

tui-resume-note = The saved match goes on exactly where you left it.
tui-settings-note = Language, colours, speed, your name
tui-rules-note = The rules of each game, to read
tui-menu-keys = ↑ ↓ choose, Enter opens, Esc goes back. At the table ? shows all keys.
tui-your-name = Your name
tui-you-name = Guest
tui-change-note = ← → change the value; it holds at once. Esc goes back.
tui-speed = Speed of the bots
tui-speed-slow = slow
tui-speed-normal = normal
tui-speed-fast = fast
tui-speed-instant = without a pause
tui-colours = Colours
tui-four-colours = Four colours for the suits
tui-no-color-note = The variable NO_COLOR is set: there are no colours.
tui-bidi = Arabic text
tui-bidi-note = Who puts Arabic letters in order. If words read backwards, try another value.
tui-bidi-auto = as the terminal needs it
tui-bidi-app = Vierblatt puts it in order
tui-bidi-terminal = the terminal puts it in order
tui-bidi-off = nobody does

## Before a match

tui-start-note = ← → change a value, Enter on this line starts.
tui-new-match-note = The saved match then counts as broken off; its record is kept.
tui-option-note = ← → change it. Rule: { $rule }
tui-your-seat = Your seat
tui-your-seat-note = Player 1 is seat 1, and so on in the direction of play.
tui-bots-note = Who plays in the seats where nobody else sits
tui-seat-note = A bot, or another person at this keyboard
tui-seat-name = Name of player { $number }
tui-human = person
tui-seed = Seed
tui-seed-none = new cards every time
tui-seed-note = A whole number: the same number deals the same cards.
tui-bot-names = Ada Ben Cleo Dan Eva Finn Gina Hugo Ivy Jack Kate Leo

## At the table

tui-dealer-mark = D
tui-held = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
tui-taken = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
tui-save-note = A copy of the record as it stands; the match itself is always saved.
tui-main-menu = To the main menu
tui-this-deal = This deal
tui-log = What happened
tui-go-on = any key goes on
tui-keys = ←→ ↵  H hint  U undo  L trick  S score  I deal  R rules  ? help  Esc menu
tui-too-small = The table needs 80 columns and 24 rows; this window has { $width } and { $height }. Please make it larger.
tui-undo-solo = Only someone who plays alone against bots can take back.
tui-elsewhere = another window plays this match, and its moves are kept.
tui-unsaved = The match could not be saved: { $why }
tui-damaged = A saved file could not be read and was moved aside: { $file }
tui-preparing = Preparing the rules (only once) ...
tui-pass-to = Please pass the keyboard to { $name }.
tui-pass-key = Enter shows the cards.

## Pages

tui-page-more = ↑ ↓ scroll, Esc closes
tui-page-close = Esc closes
tui-no-scores = No deal has been scored yet.
tui-deal-total = This deal
tui-all-deals = All deals
tui-result-keys = N: another match with the same players. Esc: to the menu.
tui-analyse = What each decision cost tells:

## Help

tui-key-move = choose among what is allowed
tui-key-all = among calls another row; among cards also those that are not allowed
tui-key-do = play the chosen card, make the chosen call, go on
tui-key-rank = to the next card of that rank
tui-key-number = to the call with that number
tui-help-mouse = The mouse works too: a click plays a card or makes a call.
tui-help-dimmed = Grey cards (without colours: those with a dotted edge) may not be played now. Choose one to read which rule says so.
tui-help-table = A golden card (without colours: a double edge) wins the trick so far. Partners have green names (without colours: a plus sign). The letter in brackets marks the dealer. At a table played clockwise the next player sits on your left, otherwise on your right.

## At a server

tui-lobby-here = { $count ->
    [one] You are { $name }. Nobody else is here.
   *[other] You are { $name }. { $count } players are here.
}
tui-quick = Play with people
tui-quick-note = To the next table of a game that waits for players
tui-solo = Play against bots
tui-solo-note = A table of your own; it begins at once.
tui-friends = Invite friends
tui-friends-note = A private table with a link to send
tui-open-tables = Open tables
tui-table-line = { $game } · { $host } · { $taken } of { $seats } seats taken
tui-invite = Invite others: { $link }
tui-seat-free = free – sit down here
tui-seat-empty = free
tui-seat-sit = sit down here
tui-seat-bot = Bot: { $level }
tui-seat-stays = stays
tui-seat-clear = free the seat
tui-seat-bot-note = ← → choose what becomes of the seat, Enter does it.
tui-is-ready = ready
tui-ready = I am ready
tui-ready-note = The match begins when everybody is. Your computer adds its own random number to the deals.
tui-fill-bots = Bots on the free seats
tui-fill-bots-note = ← → choose how strong they are, Enter seats them.
tui-stand = Get up
tui-offline = The connection is lost. Vierblatt keeps trying; your seat is kept.
tui-agree = I agree
tui-decline = Rather not
tui-claim = Claim the remaining tricks
tui-say = Say something
tui-ask-pause = Ask for a pause
tui-unpause = End the pause
tui-claim-absence = Have a bot play for { $seat }
tui-stand-up = Let a bot play for me
tui-take-seat = Play myself again
tui-to-lobby = To the lobby
tui-seat-kept = Your seat is kept; after a while a bot plays for you.
tui-deals-proved = { $count ->
    [one] This program has checked the deal: it was fixed beforehand and nobody chose the cards.
   *[other] This program has checked { $count } deals: they were fixed beforehand and nobody chose the cards.
}
tui-deal-faulty = Deal { $deal } is not what was fixed beforehand ({ $faults }).
tui-start-faulty = Do not trust these cards: { $faults }.
tui-start-leave = Leave the table
tui-start-stay = Play on all the same
tui-deals-no-own = No number of yours is in these cards, so others could have agreed on them.
tui-deals-code = Compare with the others: { $code }
tui-void-rounds = { $count ->
    [one] One start was broken off, because somebody did not say their number.
   *[other] { $count } starts were broken off, because somebody did not say their number.
}

## Errors

error-not-a-bot = No bot has the turn now.
