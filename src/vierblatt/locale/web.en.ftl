### The web page: everything but the table.

web-home-title = What shall we play?
web-home-lead = Four card games, alone with bots or with friends. Free, open, no adverts – and nobody can rig the cards.
web-load-fault = The page could not be loaded. Check the connection and reload it.
error-offline = The server cannot be reached. Check the connection and try again.
web-skip = Skip to content
web-home = Home
web-nav = Pages
web-nav-more = More pages
web-lobby = Lobby
web-leaders = Leaderboard
web-me = Me
web-people = People
web-notices = Notices
web-notices-unread = Notices: { $count } unread
web-settings = Settings
web-statistics = Card statistics
web-check = Check a deal
web-about = About
web-my-tables = My tables
web-name-title = What should the others call you?
web-name-why = You can keep this name, or change it later.
web-name-take = Continue with this name
web-go-on = Continue
web-stage-seating = waiting for players
web-stage-nonces = starting
web-stage-playing = in play
web-stage-over = finished
web-stage-closed = closed
web-join-label = Code or link of a table or majlis
web-join = Join
web-join-bad = A code has ten letters and digits.
web-play = Play
web-play-bots = Play { $game } with bots
web-players = { $count } players
web-friends = With friends
web-quick = Quick match
web-rules = Rules
web-puzzles = Puzzles
web-puzzles-line = Puzzles: find the best card
web-learn = Learn
web-dispute = May they play that?
web-learn-first = Never played? Learn a game step by step
web-learn-new = New to { $game }? Learn it in { $minutes } minutes
web-learn-game = Learn { $game } step by step
web-daily = Daily deals
web-daily-game = Eight daily deals
web-tournaments = Tournaments
web-tournaments-line = Tournaments: hold one, or follow one
web-sheet = Score sheet
web-sheet-line = Playing with paper cards? Keep the score here
web-quick-about = A seat at a table that is waiting for players, or at a new one.
web-game = Game
web-all-games = All games
web-people-here = { $count ->
    [one] One person is here
   *[other] { $count } people are here
}
web-tables-waiting = Tables waiting for players
web-tables-running = Tables in play
web-tables-none = No table is waiting at the moment. Open one, and others will see it here.
web-table-invites = { $name } invites you
web-table-host = opened by { $name }
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
web-usually = default: { $value }
web-own-numbers = your own list …
web-own-numbers-how = Up to { $longest } numbers from { $least } to { $most }, in order
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
web-open-table = Open table
web-table-settings = Table settings
web-reset = Reset to the preset
web-set-private = Private: only with the link
web-bot-level = Bot strength
web-set-rated = Rated: unchanged rules, a clock, no bots
web-set-move-seconds = Time per action
web-set-bank-seconds = Reserve time for the match
web-set-grace = Before a bot plays for a player who is away
web-set-spectator-delay = Spectator delay
web-set-chat = Chat
web-chat-phrases = phrases and emoji
web-chat-free = free chat (private tables)
web-set-takeback = Takebacks, if all agree
web-set-hints = Hints
web-set-spectators = Spectators
web-set-winner-stays = Winners stay; the losing side makes room for spectators who wait
web-set-longest-run = When winners get up, too
web-run = { $count ->
    [one] after every match
   *[other] after { $count } wins in a row
}
web-never = never
web-set-voice = Voice chat for those who sit at the table (private tables)
web-settings-note = For this device only.
web-set-theme = Light or dark
web-theme-auto = same as device
web-theme-light = light
web-theme-dark = dark
web-set-deck = Suit colours
web-deck-four = four colours
web-deck-two = black and red
web-set-cards = Card faces
web-cards-normal = illustrated
web-cards-large = large symbols
web-set-motion = Motion
web-motion-auto = same as device
web-motion-reduced = reduced
web-motion-full = full
web-set-sound = Sounds
web-set-confirmplay = Play a card by tapping it twice
web-set-arabicdigits = Arabic digits
web-no-page = There is no such page.
web-name = Name
web-place = Place
web-points = Points
web-matches = Matches
web-leaders-empty = Nobody is on this list yet. Play rated matches to get here.
web-leaders-note = As soon as a rating is no longer provisional, after about ten rated matches. The points count your strength only as far as it is certain.
web-no-matches = No finished matches yet.
web-provisional = provisional
web-provisional-note = A provisional rating is still uncertain and not on the leaderboard. It takes about ten rated matches.
web-rating-curve-provisional = Rating, still provisional: { $name }.
web-no-ratings = No rated matches yet.
web-more = More
web-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
web-won = won
web-since = Playing here since { $date }
web-guest = guest
web-guest-note = You are a guest: everything works, but only on this device. With a name and a password you can come back from anywhere.
web-member-note = You can sign in from any device.
web-history = Matches played
web-ratings = Ratings
web-match-rating = From matches
web-board-rating = Same deals (duplicate)
web-board-rating-about = From rated tournaments in which all play the same cards: luck counts less.
web-rated-tournaments = Tournaments
web-board-provisional-note = A provisional rating is still uncertain and not on the leaderboard. It takes about five rated tournaments.
web-leaders-boards = Same deals
web-leaders-boards-about = The rating from rated tournaments in which all play the same cards.
web-leaders-boards-empty = Nobody is on this list yet. Play rated tournaments with the same deals for all to get here.
web-leaders-boards-note = As soon as a rating is no longer provisional, after about five rated tournaments. The points count your strength only as far as it is certain.
web-account = Account
web-register = Choose a name and a password
web-register-note = You keep everything that you have played.
web-registered = Done. You can now sign in from anywhere.
web-login = Sign in
web-login-passkey = With a passkey
web-logout = Sign out
web-logout-here = On this device
web-logout-all = On all devices
web-sessions = Where you are signed in
web-sessions-note = End any that you do not recognise, then change your password.
web-session-here = this device
web-password = Password
web-password-old = Current password
web-password-new = New password
web-password-change = Change password
web-rename = Change name
web-saved = Saved.
web-passkeys = Passkeys
web-passkeys-note = Sign in with your finger, your face or a security key instead of a password.
web-passkeys-need-tls = Passkeys need a secure connection (https), which this server does not have.
web-ends-access = This signs out every other device and cancels your tokens for programs.
web-passkeys-keep = Keep my passkeys
web-passkey-label = A name for it
web-passkey-add = Add a passkey
web-tokens = Tokens for programs
web-tokens-note = With a token, a program of yours can sit down at tables. Show it to nobody.
web-token-label = What it is for
web-token-bot = plays as a program
web-token-add = Create a token
web-token-once = This is the token. It is shown only once.
web-delete = Delete
web-visibility = What others see
web-visibility-note = Whoever played a match, or has its link, can always open it.
web-history-who = My finished matches are listed for
web-history-everybody = everybody
web-history-nobody = nobody but me
web-on-leaderboards = Leaderboards list me
web-visibility-save = Save
web-data = Your data
web-data-note = Everything stored about you, with the records of all your matches, in one file.
web-export = Download
web-delete-account = Delete account
web-delete-sure = Your account, name, ratings and tokens are deleted for ever. The other players keep the matches, without your name.
web-delete-now = Delete for ever
web-about-fair = Honest cards
web-about-fair-text = The server’s secrets are fixed before anyone sits down, and every player adds a random number, so nobody can choose the cards. After each deal your own browser checks this.
web-about-private = Your data
web-about-private-text = No adverts, no trackers, nothing from other servers. You need no account, and you can download or delete everything stored about you.
web-about-install = On your device
web-about-install-text = Over a secure connection (https), your browser can install this page like an app.
web-about-licence = Licence and credits
web-about-licence-text = Vierblatt is free software under the MIT licence. It uses Lit (BSD-3-Clause) and Fluent (Apache-2.0). The cards were drawn for it.

## The server is away

web-server-lost = The server cannot be reached. You can still read the rules and keep score sheets; everything else needs the server, playing against bots too. Vierblatt keeps trying.
web-server-back = The server is back.
web-page-away = This page has not been opened on this device yet, and the server cannot be reached. The page appears by itself as soon as the server is back.

## The lobby

web-table-yours = your table

## Standings: leaderboard against bots, a player's statistics

web-counted = Counts for the leaderboard
web-counted-note = No hints and no takebacks. Every deal counts, even those of a match you leave. The list shows registered players.
web-leaders-people = Against people
web-leaders-bots = Against bots
web-leaders-people-about = The rating from rated matches between people.
web-leaders-bots-about = How many points per deal a player scores beyond what steady bots would have made of the same cards.
web-leaders-bots-empty = Nobody is on this list yet. Choose “Counts for the leaderboard” on the home page before you play against bots.
web-leaders-bots-note = Players with an account are listed after { $least } complete deals, if they left or missed no more than one deal in ten. They are ordered by “at least”: what they almost certainly bring in.
web-low = At least
web-edge = Points a deal
web-deals = Deals
web-wins = Won
web-lost = lost
web-drawn = drawn
web-player-statistics = Statistics
web-rating-curve = Rating: { $name }.
web-edge-curve = Points a deal beyond steady bots: { $name }.
web-curve = { $count } matches, from { $first } to { $last }; lowest { $low }, highest { $high }.
web-report = Report
