### Reports about players, what moderators do, and what the player concerned sees of it.

## Reporting

report-title = Report { $name }
report-tournament = Report the name of this tournament
report-line = Report this message
report-about = Moderators look at every report. The server adds what you can see here: the last messages and the name. The reported player does not learn who you are.
report-kind = What is it about?
report-kind-chat = Insults in the chat
report-kind-name = The name
report-kind-cheating = Cheating
report-kind-leaving = Leaving or stalling
report-kind-other = Something else
report-words = What happened (not required)
report-send = Send the report
report-sent = Thank you. A moderator will look at it.
report-whom = Whom do you want to report?
report-player = Report this player

## The reader's own page

moderation-silenced = You cannot write freely until { $until }. The ready-made phrases still work.
moderation-banned = You may not play here until { $until }.
moderation-on-warn = You were warned
moderation-on-silence = You may not write freely until { $until }
moderation-on-rename = Your name “{ $name }” was taken away. You can choose another one.
moderation-on-ban = You were banned until { $until }
moderation-undone = This was undone.
moderation-why = Reason
moderation-appeal = Object
moderation-appeal-words = Why should this be undone?
moderation-appeal-once = You can object once. If possible, another moderator decides.
moderation-appeal-send = Send the objection
moderation-appeal-waits = Your objection is waiting for a decision.
moderation-appeal-lifted = Your objection was successful.
moderation-appeal-kept = Your objection was rejected.
moderation-reports = What you have reported
moderation-report-open = waiting
moderation-report-handled = handled
moderation-go = Open the reports

## For moderators

moderation = Moderation
moderation-queue-none = Nobody is waiting for a decision.
moderation-open = { $count ->
    [one] one open case
   *[other] { $count } open cases
}
moderation-line = { $reports ->
    [0] no report
    [one] one report
   *[other] { $reports } reports
} by { $reporters ->
    [one] one player
   *[other] { $reporters } players
}
moderation-has-appeal = objection
moderation-own = against your own act: better decided by somebody else
moderation-back = All open cases
moderation-guest = guest
moderation-since = here since { $date }
moderation-case-closed = Closed: { $outcome }
moderation-protected = Only an administrator can act here: this is a moderator, or yourself.
moderation-reports-here = Reports
moderation-more-reports = { $count } more reports are not shown.
moderation-by = from { $name }
moderation-gone = deleted account
moderation-untrusted = so far always wrong
moderation-name-then = Name at that time: { $name }
moderation-at-table = Table
moderation-in-record = Match
moderation-in-review = Review
moderation-in-majlis = In a majlis
moderation-on-page = Player’s page
moderation-in-tournament = Tournament
moderation-place-in-log = entry { $seq } of the log
moderation-evidence = Messages
moderation-no-evidence = No messages.
moderation-findings = What the audit for collusion says
moderation-finding = with { $name }, { $game }: { $deals } deals, gain { $gain } points per 100 deals, p-value { $p }
moderation-flagged = flagged
moderation-no-proof = A flag is a reason to look, not proof.
moderation-appeals = Objections
moderation-appeal-against = Against entry { $number }
moderation-acts = What was done so far
moderation-earlier = Other cases
moderation-earlier-line = { $date }: { $outcome }
moderation-do = Decide
moderation-act = What to do
moderation-act-dismiss = Dismiss what is open here
moderation-act-warn = Warn
moderation-act-silence = Silence
moderation-act-rename = Take the name away
moderation-act-ban = Ban
moderation-act-lift = Undo
moderation-did-dismiss = Dismissed
moderation-did-warn = Warned
moderation-did-silence = Silenced
moderation-did-rename = Name taken away
moderation-did-ban = Banned
moderation-did-lift = Undone
moderation-did-appoint = Made a moderator
moderation-did-remove = No longer a moderator
moderation-did-open = open
moderation-reason = Reason
moderation-reason-shown = The player reads this.
moderation-reason-kept = Only moderators read this.
moderation-span = For how long
moderation-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
moderation-days = { $days ->
    [one] one day
   *[other] { $days } days
}
moderation-keep-open = Leave the case open: I want to do more
moderation-done = Done
moderation-do-it = Do it
moderation-undo = Undo entry { $number }
moderation-until = until { $until }
moderation-trail = What was done
moderation-trail-none = Nothing was done yet.
moderation-administrator = an administrator
moderation-entry = { $act }: { $player }, by { $moderator }
moderation-entry-of = undoes entry { $number }
