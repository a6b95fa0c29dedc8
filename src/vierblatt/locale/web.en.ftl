### The page: everything around the table.

web-home-title = What shall we play?
web-home-lead = Four card games, alone with bots or with friends. Free, open, no adverts – and nobody can rig the cards.
web-load-fault = The page could not be loaded. Check the connection and load it again.
error-offline = The server cannot be reached. Check the connection and try again.
web-skip = To the content
web-home = Home
web-nav = Pages
web-nav-more = More pages
web-lobby = Lobby
web-leaders = Leaderboard
web-me = Me
web-settings = Settings
web-statistics = Statistics of the cards
web-check = Check a deal
web-about = About
web-my-tables = My tables
web-go-on = Go on
web-stage-seating = waits for players
web-stage-nonces = begins
web-stage-playing = being played
web-stage-over = finished
web-stage-closed = closed
web-join-label = Code or link of a table
web-join = Join
web-join-bad = A table’s code has ten letters and digits.
web-play = Play
web-play-bots = Play { $game } with bots
web-players = { $count } players
web-friends = With friends
web-quick = Quick match
web-rules = Rules
web-quick-about = A seat at a table that waits for players, or at a new one.
web-game = Game
web-all-games = All games
web-people-here = { $count ->
    [one] One person is here
   *[other] { $count } people are here
}
web-tables-waiting = Tables that wait for players
web-tables-running = Tables in play
web-tables-none = No table waits at the moment. Open one: others see it here.
web-table-host = { $name } has opened it
web-table-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
web-watch = Watch
web-preset-changed = { $count ->
    [one] { $preset }, one rule changed
   *[other] { $preset }, { $count } rules changed
}
web-changed-rules = { $count ->
    [one] one rule changed
   *[other] { $count } rules changed
}
web-usually = usually: { $value }
web-own-numbers = a list of your own …
web-own-numbers-how = Up to { $longest } numbers from { $least } to { $most }, in their order
web-rated = rated
web-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
web-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
web-none = none
web-at-once = at once
web-new-table = New table
web-open-table = Open the table
web-table-settings = How the table is run
web-reset = Back to the set of rules
web-set-private = Private: only with the link
web-bot-level = Strength of the bots
web-set-rated = Rated: unchanged rules, a clock, no bots
web-set-move-seconds = Time for one action
web-set-bank-seconds = Time in reserve for the match
web-set-grace = Before a bot plays for somebody who is away
web-set-spectator-delay = Spectators see it later by
web-set-chat = Talk
web-chat-phrases = phrases and emoji
web-chat-free = free chat (private tables)
web-set-takeback = Takebacks, if all agree
web-set-hints = Hints
web-set-spectators = Spectators
web-settings-note = For this device only.
web-set-theme = Light or dark
web-theme-auto = as the device
web-theme-light = light
web-theme-dark = dark
web-set-deck = Colours of the suits
web-deck-four = four colours
web-deck-two = black and red
web-set-cards = Faces of the cards
web-cards-normal = drawn
web-cards-large = large signs
web-set-motion = Motion
web-motion-auto = as the device
web-motion-reduced = little
web-motion-full = full
web-set-sound = Sounds
web-set-confirmplay = Play a card by tapping it twice
web-set-arabicdigits = Arabic digits
web-no-page = There is no such page.
web-name = Name
web-place = Place
web-points = Points
web-matches = Matches
web-leaders-empty = Nobody stands here yet. Rated matches bring you here.
web-leaders-note = { $least ->
    [one] From the first rated match on.
   *[other] From { $least } rated matches on. The points count your strength as far as it is certain.
}
web-no-matches = No finished matches yet.
web-no-ratings = No rated matches yet.
web-more = More
web-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-won = won
web-since = Here since { $date }
web-guest = guest
web-guest-note = You are a guest: everything works, on this device. With a name and a password you can come back from anywhere.
web-member-note = You can sign in from any device.
web-history = Matches played
web-ratings = Ratings
web-account = Account
web-register = Take a name and a password
web-register-note = What you have played stays yours.
web-registered = Done. You can sign in from anywhere now.
web-login = Sign in
web-login-passkey = With a passkey
web-logout = Sign out
web-logout-here = On this device
web-logout-all = On all devices
web-sessions = Where you are signed in
web-sessions-note = End those that you do not know, then change your password.
web-session-here = this device
web-password = Password
web-password-old = Present password
web-password-new = New password
web-password-change = Change the password
web-rename = Change the name
web-saved = Saved.
web-passkeys = Passkeys
web-passkeys-note = Sign in with your finger, your face or a key instead of a password.
web-passkeys-need-tls = Passkeys need a secure connection (https). This server is not reached through one.
web-ends-access = Every other device is signed out, and keys for programs are void.
web-passkeys-keep = My passkeys still sign in
web-passkey-label = What you call it
web-passkey-add = Add a passkey
web-tokens = Keys for programs
web-tokens-note = With such a key a program of yours can sit down at tables. Show it to nobody.
web-token-label = What it is for
web-token-bot = plays as a program
web-token-add = Make a key
web-token-once = This is the key. It is shown this once only.
web-delete = Delete
web-data = Your data
web-data-note = Everything that is kept of you, with the records of all your matches, in one file.
web-export = Download
web-delete-account = Delete the account
web-delete-sure = Your account, name, ratings and keys are deleted for ever. Matches of others stay, without your name.
web-delete-now = Delete for ever
web-about-fair = Honest cards
web-about-fair-text = The server’s secrets are fixed before anyone sits down, and every player adds a random number, so that nobody can choose the cards. After each deal your own browser checks it.
web-about-private = Your data
web-about-private-text = No adverts, no trackers, nothing from other servers. You need no account; you can download everything and delete it.
web-about-install = On your device
web-about-install-text = Where the connection is secure (https) your browser can install this page like an app.
web-about-licence = Whose work it is
web-about-licence-text = Vierblatt is free software under the MIT licence. It uses Lit (BSD-3-Clause) and Fluent (Apache-2.0). The cards were drawn for it.
