### The page of a majlis, and the lists of them. The page loads these messages only when it needs them.

majlis = Majlis
majlis-mine = My majlises
majlis-none = A majlis is a permanent group: one link, your house rules, a running score and a chat. Open one from any game’s “With friends”.
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
majlis-what-it-is = A majlis is a group that stays: you keep a running score and a chat, and find one another with one link. Joining costs nothing, and you can leave at any time.
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
