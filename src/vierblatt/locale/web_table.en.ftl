### The web page of a table.

## Seats and cards

table-hand = Your cards
table-card-shut = { $card }, cannot be played now
table-card-advised = { $card }, the coach’s advice
table-trick = The trick
table-seat = Seat { $number }
table-seat-free = free
table-sit-here = Seat { $number } free: sit down
table-is-bot = Bot
table-seconds = { $count } s
table-is-dealer = Dealer
table-is-partner = Partner
table-is-away = Not connected
table-is-ready = ready
table-tricks = { $count ->
    [one] one trick
   *[other] { $count } tricks
}
table-held = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
table-points = { $count ->
    [one] one point
   *[other] { $count } points
}
table-menu-facts = This deal
table-close = Close
table-show-rule = Show the rule
table-meanings = What the calls mean
table-meanings-sign = ?

## Before the match

table-seating-title = { $game }: take your seats
table-seats-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
table-ready-missing = { $count ->
    [0] Everybody is ready
    [one] Waiting for one player to be ready
   *[other] Waiting for { $count } players to be ready
}
table-sit = Sit down
table-invite = Invite
table-add-bots = Fill with bots
table-ready = I am ready
table-you-are-ready = You are ready.
table-of-tournament = Tournament: { $name }
table-come-walkover = { $minutes ->
    [one] Who is not here within a minute loses the match.
   *[other] Who is not here within { $minutes } minutes loses the match.
}
table-come-bots = { $minutes ->
    [one] In a minute, bots play for those who are missing.
   *[other] In { $minutes } minutes, bots play for those who are missing.
}
table-result-entered = The result is entered in the tournament by itself.
table-board-over = Deal { $board } is over
table-board-secret = The result enters itself. Everybody sees it, with all cards, when the last table has played this deal.
table-board-next = To the next deal
table-board-wait = You will see here when your next deal is ready.
table-tournament-closed = This table is closed. The tournament says how the match counts.
table-voice-here = Those who sit here can also talk to each other (voice chat).
table-rules-of = Rules: { $preset }
table-rules-unchanged = No house rules are changed.
table-rules = Read the rules
table-seat-bot = { $seat }: put a bot here, { $level }
table-bot-level = { $seat }: bot strength
table-unseat-who = { $seat }: free the seat
table-seats-done = Done

## The invitation

table-invited-by = { $host } invites you to { $game }
table-invited = You are invited to { $game }
table-invite-how = Anyone with this link can sit down here.
table-copy = Copy link
table-send-link = Send
table-copied = Link copied
table-code = Code:
table-qr = QR code of the link

## The score

table-sheet-empty = No deal has been scored yet.
table-log-empty = Nothing has happened yet.
table-log-earlier = Show earlier deals
table-check-card = Check this card
table-deal = Deal
table-deal-number = Deal { $number }
table-deal-over = Deal { $number } is over
table-this-deal = This deal
table-total = Total
table-you-won = You have won!
table-won-by = Won by: { $winners }
table-nobody-won = Nobody won
table-continue = Continue
table-waiting-for = Waiting for { $names }
table-key-show = Look at it
table-analyse = Analyse
table-share-picture = Share as a picture
table-check = Check this deal
table-replay = Watch the replay
table-rematch = Play again
table-rematch-join = Join the next match
table-to-games = All games

## Chat

table-said = Messages
table-talk-seated = Only players at the table can talk.
table-chat = Say something
table-send = Send
table-mute = Mute

## Questions

table-bot-plays-for-you = A bot is playing for you.
table-take-seat = Take my seat back
table-paused = The table is paused.
table-unpause = Resume
table-absent = { $seat } is keeping the table waiting.
table-claim-absence = Let a bot take over
table-agree = Agree
table-decline = Decline
table-waiting-answer = Waiting for an answer: { $seats }

## The connection

table-connection-connecting = Connecting …
table-connection-lost = No connection. Trying again …
table-deals-wrong = Something is wrong with the cards of this table
table-deals-leave = Leave the table
table-deals-check = See the numbers
table-connection-restarting = The server is restarting. Back in a moment …
table-watching = { $seconds ->
    [0] You are watching
   *[other] You are watching with a delay of { $seconds } seconds
}
table-superseded = You are playing at this table in another window.
table-play-here = Play here

## The menu

table-menu-menu = Menu
table-menu-sheet = Scores
table-menu-last = Last trick
table-menu-log = What happened
table-menu-hint = Hint
table-menu-coach = Coach
coach-only = Coach: { $action } is all that you may do here. { $reason }
coach-figures = In figures
table-menu-takeback = Take back
table-menu-claim = The rest are mine
table-menu-accuse = Claim a fault
table-menu-sawa = Say sawa
table-say-accuse = Claim
table-say-sawa = Sawa
table-menu-pause = Pause
table-menu-queue = Queue
table-menu-talk = Say something
table-menu-people = People at this table
table-menu-voice = Voice chat
table-menu-microphone = Mute my microphone
table-menu-rules = Rules
table-menu-share = Invite
table-menu-seats = Manage seats
table-menu-full = Full screen
table-menu-settings = Settings
table-menu-skip = Do not wait
table-menu-sound = Sound on or off
table-menu-keys = Keyboard
table-menu-leave = Leave
table-keys-move = Move between cards
table-keys-play = Play
table-keys-next = Next control
table-leave-playing = A bot will play for you. You can come back and take your seat at any time.
table-leave-rated = This match is rated: if the bot makes more than three of your actions, you lose it. Leaving costs nothing only while another player is holding up the table.
table-leave-solo = The match is paused. You will find it on the home page and can continue where you stopped.
table-leave-seat = Your seat will become free.
table-leave-watching = You will stop watching.
table-stay = Stay

## The way back to the majlis whose table this is

table-menu-majlis = Back to the majlis

## The server is away

table-server-lost = The server cannot be reached, and playing needs it, even against bots. The table appears by itself as soon as the server is back.
table-connection-back = Connected again.
table-menu-report = Report a player
