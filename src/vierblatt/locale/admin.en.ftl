## Proving a database

admin-verifying = Tables
admin-verified = Looked at: tables { $tables }, entries { $entries }, records { $records }, ratings { $ratings }. Faults found: { $faults }.
admin-verified-part = Ratings and the statistics of cards depend on all matches and were left out.
admin-unproven = { $ratings ->
    [one] Of one rating one cannot be sure: it comes from matches with somebody whose account was deleted, or whose log has a fault.
   *[other] Of { $ratings } ratings one cannot be sure: they come from matches with somebody whose account was deleted, or whose log has a fault.
}
fault-log-missing = Table { $id } has no log.
fault-log-gap = Table { $id }: entry { $seq } of the log is missing.
fault-log-link = Table { $id }: entry { $seq } of the log does not continue the chain. It was changed.
fault-log-unplayable = Table { $id }: nobody can have played as the log says ({ $reason }).
fault-log-of-another = Table { $id }: the log is that of another table or of other rules.
fault-log-secret = Table { $id }: the secret of its deals is not the one that was promised.
fault-snapshot-broken = Table { $id }: the snapshot after entry { $seq } cannot be read.
fault-snapshot-differs = Table { $id }: the snapshot after entry { $seq } is not what the log gives.
fault-record-missing = Table { $id } was played to its end, and there is no record of it.
fault-record-of-nothing = Record { $id }: there is no table that was played to its end.
fault-record-unreadable = Record { $id } cannot be read.
fault-record-faulty = Record { $id } does not prove itself: { $reason }
fault-record-differs = Record { $id }: “{ $what }” is not what the log of its table gives.
fault-name-came-back = Record { $id }: the name on seat { $seat } belongs to an account that was deleted.
fault-rating-differs = Player { $id }: the rating in { $game } ({ $preset }) is { $found } points; the matches make it { $expected }, or differ in their number.
fault-rating-missing = Player { $id } has no rating in { $game } ({ $preset }), though there are rated matches.
fault-rating-of-nothing = Player { $id } has a rating in { $game } ({ $preset }) without a rated match.
fault-count-differs = { $cells ->
    [one] { $game }: one figure of the card statistics is not what the records add up to.
   *[other] { $game }: { $cells } figures of the card statistics are not what the records add up to.
}
remedy-log = A log that was changed cannot be mended: compare it with a backup to see what was there, and close the table if it is still open.
remedy-snapshot = A snapshot is only a shortcut: delete its row in “snapshots”, and the log is read from the beginning.
remedy-record = The log of a table is the truth: take the record from a backup made before the change.
remedy-name = Delete the name from the record, or restore a backup; who was deleted has a right to it.
remedy-rating = Ratings and records must come from the same backup. Find out who could write to the database.
remedy-count = The statistics of cards are for show: records and logs are proven apart from them.

## Looking for collusion

column-pair = pair
column-relation = sat as
column-cost = cost
column-gain = gain
column-controls = others
column-effect = effect
column-p = p-value
column-flagged = striking
admin-auditing = Matches
audit-partners = partners
audit-opponents = opponents
audit-flagged = yes
audit-done = Measured: matches { $matches }, deals { $deals }. Pairs judged: { $pairs }, striking: { $flagged }.
audit-unread = { $matches ->
    [one] One match cannot be played again and was left out: see “vierblatt admin verify”.
   *[other] { $matches } matches cannot be played again and were left out: see “vierblatt admin verify”.
}
audit-too-little = { $least ->
    [one] No pair has played a deal yet.
   *[other] No pair has played { $least } deals yet.
}
audit-unit = Cost, gain and the gain of others are points for 100 deals.
audit-others = { $name } with anybody else: { $gain } points per 100 deals ({ $deals ->
        [one] one deal
       *[other] { $deals } deals
    }).
audit-no-proof = A striking pair is a reason to look at its matches, and no proof: chance, a habit that both know or a convention looks the same. Let somebody judge who does not know the names.
