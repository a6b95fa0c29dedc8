### The terminal app

## Menu and settings

tui-resume-note = Continue the saved match exactly where you left it
tui-learn = Learn
tui-learn-note = A game step by step: from your first card to a whole deal
tui-settings-note = Language, colours, speed, your name
tui-rules-note = Read the rules of each game
tui-menu-keys = ↑ ↓ choose, Enter opens, Esc goes back. At the table, ? shows all keys.
tui-your-name = Your name
tui-you-name = Guest
tui-name-ask = What should the others call you?
tui-name-use = Continue
tui-name-keep = Stay a guest
tui-change-note = ← → change the value; it applies at once. Esc goes back.
tui-colours = Colours
tui-four-colours = Four-colour suits
tui-no-color-note = NO_COLOR is set, so there are no colours.
tui-bidi = Arabic text
tui-bidi-note = What puts Arabic letters in the right order. If words read backwards, try another value.
tui-bidi-auto = as the terminal needs
tui-bidi-app = Vierblatt orders it
tui-bidi-terminal = the terminal orders it
tui-bidi-off = nothing orders it

## Before a match

tui-start-note = ← → change a value; Enter on this line starts the match.
tui-new-match-note = The saved match is then abandoned; its record is kept.
tui-option-note = ← → change it. Rule: { $rule }
tui-your-seat = Your seat
tui-your-seat-note = Player 1 is seat 1, and so on in the direction of play.
tui-bots-note = Who plays in all the other seats
tui-seat-note = A bot, or another person at this keyboard
tui-seat-name = Name of player { $number }
tui-human = person
tui-seed = Seed
tui-seed-none = new cards every time
tui-seed-note = A whole number: the same number deals the same cards.

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
tui-save-note = Saves a copy of the record so far; the match itself is always saved.
tui-main-menu = Main menu
tui-this-deal = This deal
tui-log = What happened
tui-go-on = press any key
tui-keys = ←→ ↵  H hint  U undo  L trick  S score  O coach  R rules  ? help  Esc menu
tui-keys-claims = ←→ ↵  C claim  H hint  U undo  L trick  S score  R rules  ? help  Esc menu
tui-coach = Coach on or off
tui-coach-claims = There is no coach at this table: its warnings would tell which cards are wrong.
tui-claim-choose = ← → choose
tui-too-small = The table needs 80 columns and 24 rows; this window has { $width } and { $height }. Please enlarge it.
tui-undo-solo = You can take actions back only when you play alone against bots.
tui-open-elsewhere = A match of this game is open in another window. Only the moves of the window that acts first are saved.
tui-play-here = Play here all the same
tui-elsewhere = another window is playing this match, and its moves are kept.
tui-unsaved = The match could not be saved: { $why }
tui-damaged = A saved file could not be read and was moved aside: { $file }
tui-pass-to = Please pass the keyboard to { $name }.
tui-pass-key = Enter shows the cards.

## Lessons

tui-step-of = Step { $number } of { $count }: { $title }
tui-steps-done = { $done } of { $count } steps done
tui-step-done = Done. Enter repeats it.
tui-step-open = Enter begins this step.
tui-all-steps = All steps
tui-step-go-on = Enter: continue
tui-step-keys = ←→ ↵  H hint  U undo  L trick  S score  R rules  ? help  Esc menu
tui-step-no-coach = The coach does not take part in lessons. H gives a hint.
tui-step-on-table = On the table: { $cards }
tui-step-choices = You can choose: { $calls }
tui-lessons-end = That was the last step of { $game }. You know enough for a first match!
tui-first-match = Play a first match
tui-first-match-note = Against bots, with the coach on

## Puzzles

tui-puzzles = Puzzles
tui-puzzles-note = One decision each, with one right answer: what would you play?
tui-puzzles-end = There are no more puzzles of this game that you have not solved.
tui-puzzle = Puzzle
tui-puzzle-keys = ←→ ↵  H theme  L trick  S score  W words  R rules  ? help  Esc menu
tui-puzzle-no-coach = The coach does not take part in puzzles. H says what this one is about.
tui-puzzle-no-undo = An answer to a puzzle cannot be taken back.

## Pages

tui-page-more = ↑ ↓ scroll, Esc closes
tui-page-close = Esc closes
tui-no-scores = No deal has been scored yet.
tui-deal-total = This deal
tui-all-deals = All deals
tui-result-keys = N: another match with the same players. Esc: menu.
tui-result-replay = R: step through this match again, and see what each card was worth.
tui-analyse = To see what each decision cost:

## Help

tui-key-move = choose among what is allowed
tui-key-all = calls: another row; cards: those that are not allowed, too
tui-key-do = play the chosen card, make the chosen call, continue
tui-key-rank = the next card of that rank
tui-key-number = the call with that number
tui-key-scroll = scroll a long message
tui-key-accuse = claim a fault, where wrong cards can be played
tui-key-sawa = say sawa: lay down the rest, where that is played
tui-help-mouse = The mouse works too: a click plays a card or makes a call.
tui-help-dimmed = Grey cards (without colours: those with a dotted edge) cannot be played now. Choose one to read which rule forbids it.
tui-help-table = The golden card (without colours: a double edge) is winning the trick. Partners have green names (without colours: a plus sign). The letter in brackets marks the dealer. When play goes clockwise, the next player sits on your left, otherwise on your right.

## On a server

tui-lobby-here = { $count ->
    [one] You are { $name }. Nobody else is here.
   *[other] You are { $name }. { $count } players are here.
}
tui-quick = Play with people
tui-quick-note = Join the next table that is waiting for players
tui-solo = Play against bots
tui-solo-note = Your own table; play begins at once
tui-friends = Invite friends
tui-friends-note = A private table with a link to send
tui-open-tables = Open tables
tui-table-back = Back to your table: { $game }
tui-call-means = { $call }: { $meaning }
tui-table-line = { $game } · { $host } · { $taken } of { $seats } seats taken
tui-invite = Invite others: { $link }
tui-seat-free = free – sit down here
tui-seat-empty = free
tui-seat-sit = sit down here
tui-seat-bot = Bot: { $level }
tui-seat-stays = stays
tui-seat-clear = free the seat
tui-seat-bot-note = ← → choose what to do with the seat; Enter does it.
tui-is-ready = ready
tui-ready = I am ready
tui-ready-note = The match begins when everybody is ready. Your computer adds its own random number to the deals.
tui-fill-bots = Fill free seats with bots
tui-fill-bots-note = ← → choose how strong they are; Enter seats them.
tui-stand = Stand up
tui-offline = Connection lost. Vierblatt keeps trying; your seat is kept.
tui-agree = I agree
tui-decline = I disagree
tui-claim = Claim the remaining tricks
tui-say = Say something
tui-ask-pause = Ask for a pause
tui-unpause = End the pause
tui-claim-absence = Let a bot play for { $seat }
tui-stand-up = Let a bot play for me
tui-take-seat = Play myself again
tui-to-lobby = Back to the lobby
tui-seat-kept = Your seat is kept; after a while a bot plays for you.
tui-deals-proved = { $count ->
    [one] This program has checked the deal: it was fixed in advance, and nobody chose the cards.
   *[other] This program has checked { $count } deals: they were fixed in advance, and nobody chose the cards.
}
tui-deal-faulty = Deal { $deal } is not what was fixed in advance ({ $faults }).
tui-start-faulty = Do not trust these cards: { $faults }.
tui-start-leave = Leave the table
tui-start-stay = Keep playing anyway
tui-deals-no-own = Your own number did not go into these cards, so others could have agreed on them.
tui-deals-code = Compare with the others: { $code }
tui-void-rounds = { $count ->
    [one] One start was broken off because a player did not reveal their number.
   *[other] { $count } starts were broken off because a player did not reveal their number.
}

## Errors

error-not-a-bot = It is not a bot’s turn.

## Majlises

tui-majlises = Your majlises
tui-majlis-line = { $name } · { $game } · { $members ->
    [one] one member
   *[other] { $members } members
}
tui-majlis-new = Open a majlis
tui-majlis-new-note = A permanent group with its own link, score and chat
tui-majlis-name = { $name }’s majlis
tui-majlis-link = Invite others: { $link }
tui-majlis-invited = { $host } invites you to the majlis { $name }: { $game }
tui-majlis-join = Join
tui-majlis-play = Play
tui-majlis-play-note = Sit down at the table that waits for players, or open a new one
tui-majlis-copy = Copy the link
tui-majlis-copied = The link has been copied, if your terminal allows it.
tui-majlis-leave = Leave the majlis
tui-majlis-leave-ask = Leave { $name } for good?
tui-majlis-members = Members
tui-majlis-host = { $name } (host)
tui-majlis-member = { $name } · { $matches ->
    [0] no match yet
    [one] one match, { $won } won
   *[other] { $matches } matches, { $won } won
}
tui-majlis-scores = Score
tui-majlis-score = { $score } ({ $matches ->
    [one] one match
   *[other] { $matches } matches
})
tui-majlis-side = { $names }: { $won }
tui-majlis-chat = Chat
tui-majlis-silent = Nobody has said anything yet.
tui-majlis-line-note = React to it, or delete it
tui-majlis-said = { $name }: { $text }
tui-majlis-say = Say
tui-majlis-say-empty = Type here, then press Enter
