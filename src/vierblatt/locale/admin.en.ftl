## Verifying a database

admin-verifying = Tables
admin-verified = Checked: tables { $tables }, entries { $entries }, records { $records }, ratings { $ratings }. Faults found: { $faults }.
admin-verified-part = Ratings and card statistics depend on all matches and were left out.
admin-unproven = { $ratings ->
    [one] One rating cannot be confirmed: it comes from matches with a player whose account was deleted, or with a fault in their log.
   *[other] { $ratings } ratings cannot be confirmed: they come from matches with a player whose account was deleted, or with a fault in their log.
}
fault-log-missing = Table { $id } has no log.
fault-log-gap = Table { $id }: entry { $seq } of the log is missing.
fault-log-link = Table { $id }: entry { $seq } of the log does not continue the chain. It was changed.
fault-log-unplayable = Table { $id }: the match cannot have been played as the log says ({ $reason }).
fault-log-of-another = Table { $id }: the log belongs to another table or to other rules.
fault-log-secret = Table { $id }: the secret of its deals is not the one that was promised.
fault-snapshot-broken = Table { $id }: the snapshot after entry { $seq } cannot be read.
fault-snapshot-differs = Table { $id }: the snapshot after entry { $seq } does not match the log.
fault-record-missing = Table { $id } was played to its end, but has no record.
fault-record-of-nothing = Record { $id }: no table that was played to its end belongs to it.
fault-record-unreadable = Record { $id } cannot be read.
fault-record-faulty = Record { $id } fails its own check: { $reason }
fault-record-differs = Record { $id }: “{ $what }” does not match the log of its table.
fault-name-came-back = Record { $id }: the name on seat { $seat } belongs to a deleted account.
fault-rating-differs = Player { $id }: the { $kind ->
    [boards] duplicate rating
   *[match] rating
} in { $game } ({ $preset }) is { $found } points; what was played gives { $expected }, or another number of matches or tournaments.
fault-rating-missing = Player { $id } has no { $kind ->
    [boards] duplicate rating
   *[match] rating
} in { $game } ({ $preset }), although there are { $kind ->
    [boards] rated tournaments
   *[match] rated matches
}.
fault-rating-of-nothing = Player { $id } has a { $kind ->
    [boards] duplicate rating
   *[match] rating
} in { $game } ({ $preset }) without a { $kind ->
    [boards] rated tournament
   *[match] rated match
}.
fault-count-differs = { $cells ->
    [one] { $game }: one figure in the card statistics is not the sum of the records.
   *[other] { $game }: { $cells } figures in the card statistics are not the sum of the records.
}
fault-daily-unplayable = Daily deals { $id }, board { $board } of { $player }: it cannot have been played like this ({ $reason }).
fault-daily-differs = Daily deals { $id }, board { $board } of { $player }: “{ $what }” does not follow from the actions.
fault-tournament-gap = Tournament { $id }: entry { $seq } of the log is missing.
fault-tournament-link = Tournament { $id }: entry { $seq } of the log does not continue the chain. It was changed.
fault-tournament-impossible = Tournament { $id }: it cannot have gone as the log says ({ $reason }).
fault-tournament-differs = Tournament { $id }: “{ $what }” in its row is not what the log says.
fault-tournament-result = Tournament { $id }: the result of meeting { $meeting } is not that of table { $table }, from which it is said to come.
fault-tournament-boards = Tournament { $id }: the secret of its boards is missing, or does not lead to the anchor that was published.
fault-tournament-board-pack = Tournament { $id }: table { $table } did not play from the pack of its board.
fault-tournament-board-early = Tournament { $id }: board { $board } was shown, though somebody has yet to play it.
fault-tournament-left = Tournament { $id }: those who are said to have left in meeting { $meeting } are not those who left its tables.
fault-tournament-rated = Tournament { $id }: for the duplicate rating, others were compared than its log allows.
fault-tournament-unrated = Tournament { $id } is closed and rated, but has not changed any rating.
remedy-log = A log that was changed cannot be repaired: compare it with a backup to see what it said, and close the table if it is still open.
remedy-snapshot = A snapshot is only a shortcut: delete its row in “snapshots”, and the log is read from its beginning.
remedy-record = The log of the table decides: take the record from a backup made before the change.
remedy-name = Delete the name from the record, or restore a backup; deleted players have a right to this.
remedy-rating = Ratings and records must come from the same backup. Find out who could write to the database.
remedy-count = The card statistics are only for display: records and logs are verified without them.
remedy-daily = A board of daily deals that was changed cannot be repaired: delete its row. If no player is named, it is the bot's, in “daily_references”; the bot then plays it again.
remedy-tournament = The log of a tournament decides. One that was changed cannot be repaired: compare it with a backup, or with a log that somebody has downloaded.

## Looking for collusion

column-pair = pair
column-relation = sat as
column-cost = cost
column-gain = gain
column-controls = others
column-effect = effect
column-p = p-value
column-flagged = flagged
admin-auditing = Matches
audit-partners = partners
audit-opponents = opponents
audit-flagged = yes
audit-done = Measured: matches { $matches }, deals { $deals }. Pairs judged: { $pairs }, flagged: { $flagged }.
audit-unread = { $matches ->
    [one] One match cannot be replayed and was left out: see “vierblatt admin verify”.
   *[other] { $matches } matches cannot be replayed and were left out: see “vierblatt admin verify”.
}
audit-too-little = { $least ->
    [one] No pair has played a deal yet.
   *[other] No pair has played { $least } deals yet.
}
audit-unit = Cost, gain and the gain of others are points per 100 deals.
audit-others = { $name } with anybody else: { $gain } points per 100 deals ({ $deals ->
        [one] one deal
       *[other] { $deals } deals
    }).
audit-no-proof = A flagged pair is a reason to look at its matches, not proof: chance, a habit that both share or a convention looks the same. Have the matches judged by somebody who does not know the names.
## Moderators

admin-no-moderators = Nobody has the role of a moderator.
admin-moderator-added = { $name } is now a moderator and finds the reports at /moderation.
admin-moderator-already = { $name } is a moderator already.
admin-moderator-removed = { $name } is no longer a moderator.
admin-moderator-never = { $name } is not a moderator.
admin-trail-written = Written to { $path }: acts { $acts }.
fault-trail-gap = Trail of moderation ({ $id }): entry { $seq } is missing.
fault-trail-link = Trail of moderation ({ $id }): entry { $seq } does not continue the chain. It was changed.
fault-trail-differs = Trail of moderation ({ $id }), entry { $seq }: “{ $what }” is not what the entry says.
remedy-trail = A trail that was changed cannot be repaired: compare it with a backup, or with what “admin trail” has written earlier, and find out who could write to the database.
