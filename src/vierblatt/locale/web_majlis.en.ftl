### The page of a majlis, and the lists of them. The page loads these messages only when it needs them.

majlis = Majlis
majlis-mine = My majlises
majlis-none = A majlis is a club of people who play one game together: one link, your house rules, a running score and a chat. Open one from any game’s “With friends”.
majlis-new = Open a majlis
majlis-new-note = A permanent group with these rules and settings: one link, a running score, a history and a chat. Its tables are private.
majlis-name = Name of the majlis
majlis-people = { $count ->
    [one] One member
   *[other] { $count } members
}
majlis-playing = { $count ->
    [one] one table is playing
   *[other] { $count } tables are playing
}
majlis-unread = New messages

## The invitation

majlis-invited-by = { $host } invites you to the majlis “{ $majlis }”
majlis-invited = You are invited to the majlis “{ $majlis }”
majlis-game = You play { $game } here.
majlis-members-so-far = Members so far: { $names }
majlis-what-it-is = A majlis is a club, a group that stays: you keep a running score and a chat, and find one another with one link. Joining costs nothing, and you can leave at any time.
majlis-join = Join
majlis-joined = You are now a member.

## For members

majlis-host-is = Host: { $host }
majlis-play = Play
majlis-play-note = Opens a table with the rules of the majlis. The others see at once that you are waiting.
majlis-sit = { $names } { $count ->
    [one] is
   *[other] are
} waiting at the table: sit down
majlis-sit-empty = A table is waiting: sit down
majlis-back-to-table = Back to your table
majlis-tables = Tables
majlis-table-plays = { $names }, deal { $deal }
majlis-score = Running score
majlis-score-note = How often each side has won against the other, leaving out matches with bots.
majlis-score-none = No match without bots yet. The score begins with the first one.
majlis-you = You
majlis-won-by = { $who } { $won }
majlis-matches = { $count ->
    [one] one match
   *[other] { $count } matches
}
majlis-members = Members
majlis-is-host = host
majlis-member-counts = { $matches ->
    [0] no match yet
    [one] one match, { $won } won
   *[other] { $matches } matches, { $won } won
}
majlis-member-options = { $name }: options
majlis-remove = Remove { $name }
majlis-remove-sure = { $name } no longer sees the majlis. The link still works for anyone who has it; make a new one if it should not.
majlis-make-host = Make { $name } the host
majlis-keep = Cancel

## Chat

majlis-chat = Chat
majlis-chat-none = Nothing has been said yet.
majlis-say = Write a message
majlis-earlier = Earlier messages
majlis-react = React to the message of { $name }
majlis-reaction = { $emoji } { $count }: { $names }
majlis-react-with = { $emoji }: react to the message of { $name }
majlis-delete-line = Delete the message: { $text }
majlis-delete-ask = Delete this message for everyone?
majlis-delete-yes = Delete
majlis-emoji-of = { $name } reacts: { $emoji }

## Link, host, leaving

majlis-invite = Invite
majlis-invite-how = Anyone with this link can join.
majlis-manage = Manage the majlis
majlis-rename = Change the name
majlis-rules = Rules and table settings
majlis-rules-note = For tables opened from now on.
majlis-save = Save
majlis-new-link = New link
majlis-new-link-note = The present link stops working for everyone. Members stay members and find the majlis on the home page.
majlis-delete = Delete the majlis
majlis-delete-sure = The majlis, its chat and its running score are deleted for ever. The matches stay with those who played them.
majlis-delete-now = Delete for ever
majlis-leave = Leave the majlis
majlis-leave-sure = You no longer see the chat and the score. With the link you can come back.
majlis-leave-now = Leave
majlis-gone = You are no longer a member of this majlis.
majlis-again = Try again

## Crest

majlis-crest = Crest
majlis-crest-is = Crest: { $sign }, { $ink }, on { $ground }; { $shape }
majlis-crest-sign = Sign
majlis-crest-shape = Shape
majlis-crest-ground = Colour of the ground
majlis-crest-ink = Colour of the sign
majlis-sign-spade = spade
majlis-sign-heart = heart
majlis-sign-diamond = diamond
majlis-sign-club = club
majlis-sign-star = star
majlis-sign-crescent = crescent
majlis-sign-sun = sun
majlis-sign-palm = palm
majlis-sign-cup = cup
majlis-sign-ring = ring
majlis-shape-shield = shield
majlis-shape-circle = circle
majlis-shape-square = square
majlis-shape-diamond = lozenge
majlis-shape-arch = arch
majlis-shape-banner = banner
majlis-ground-green = green
majlis-ground-blue = blue
majlis-ground-red = red
majlis-ground-violet = violet
majlis-ground-brown = brown
majlis-ground-slate = grey
majlis-ink-white = white
majlis-ink-gold = gold
majlis-ink-mint = mint
majlis-ink-rose = rose

## Managers

majlis-is-manager = manager
majlis-appoint = Make { $name } a manager
majlis-dismiss = { $name } is no longer a manager
majlis-manager-may = Managers may do what you may, except delete the majlis, hand it over and appoint managers.
majlis-members-all = Show all { $count } members

## Rule sets

majlis-rule-sets = Named house rules
majlis-rule-sets-note = Several sets of house rules, each with a name. Tables and events choose one; the usual one applies otherwise.
majlis-rule-set-new = Add house rules
majlis-rule-set-name = Name of these house rules
majlis-rule-set-change = Change
majlis-rule-set-use = Make usual
majlis-rule-set-is-usual = usual rules
majlis-rules-usual = usual rules
majlis-rules-by = House rules
majlis-play-by = Play by other house rules

## Standing events

majlis-events = Events
majlis-events-none = No standing event yet.
majlis-events-past = Past events
majlis-event-new = New standing event
majlis-event-new-note = The majlis makes a tournament of it by itself in time for each date. Only members can enter.
majlis-event-name = Name of the event
majlis-event-day = Day
majlis-event-time = Time
majlis-event-in-zone = Time zone
majlis-event-how-often = How often
majlis-event-every = { $weeks ->
    [one] every week
   *[other] every { $weeks } weeks
}
majlis-event-rounds = { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
majlis-event-lead = Entry opens
majlis-event-hours = { $hours ->
    [one] an hour before
   *[other] { $hours } hours before
}
majlis-event-make = Set up
majlis-event-made = { $hours ->
    [one] Entry opens an hour before.
   *[other] Entry opens { $hours } hours before.
} Organiser: { $organiser }.
majlis-event-zone = Time zone: { $zone }
majlis-event-entered = { $count ->
    [0] Entries are open, nobody has entered yet
    [one] Entries are open, one has entered
   *[other] Entries are open, { $count } have entered
}
majlis-event-enter = Enter
majlis-event-look = Look
majlis-event-skip = Skip
majlis-event-unskip = Take place after all
majlis-event-skipped = does not take place
majlis-event-calendar = Add to calendar
majlis-event-end = End the event
majlis-event-end-sure = No further tournaments are made. Those that have been made stay.
majlis-event-end-now = End it
majlis-event-over-ended = A manager has ended this event.
majlis-event-over-rules = This event has ended, since its rules or its time zone are no longer known.
majlis-event-over-unattended = This event has ended, since nobody entered several times in a row.

## The leaderboard

majlis-leaders = Leaderboard
majlis-leaders-note = How many matches in a hundred somebody wins more than an average member would in the same seats, beside the same partners and against the same opponents. Matches with bots do not count.
majlis-leaders-of = Month
majlis-leaders-all = all months
majlis-leaders-none = No match without bots yet.
majlis-leaders-more = Show all { $count }
majlis-leader-gain = In a hundred matches: { $gain }
majlis-leader-events = { $events ->
    [one] one event, { $first } won
   *[other] { $events } events, { $first } won
}
