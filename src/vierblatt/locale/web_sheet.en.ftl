### The page for score sheets. The page loads these messages only when it needs them.

sheets-lead = You play with paper cards and tap in what happened; Vierblatt computes the points by your house rules and says why. Sheets stay on this device and are sent to nobody.
sheets-offline-ready = Works on this device without a connection.
sheets-offline-not = Needs the server: this browser has not kept the page.
sheets-kept = On this device
sheets-none = No sheets yet.
sheets-new = New sheet
sheets-begin = Begin
sheets-players = Players, in the order of play
sheets-player = Player { $number }
sheets-left-empty = Names may be left empty.
sheets-first-dealer = Who deals first?
sheets-first-dealer-rule = The house rules say who deals first: { $seat }.
sheets-deals = { $count ->
    [one] one deal
   *[other] { $count } deals
  }
sheets-finished = finished
sheets-delete-this = Delete this sheet: { $names }
sheets-deleted = The sheet is deleted.
sheets-restore = Undo
sheets-damaged = A damaged sheet: { $reason }
sheets-save-anyway = Save as it is
sheets-open-file = Open a file
sheets-open-file-note = Files of “vierblatt sheet” on the command line are the same.
sheets-received = You have been sent a sheet.
sheets-keep = Keep it on this device
sheets-all = All sheets
sheets-missing = There is no such sheet on this device.
error-sheet-not-kept = This device cannot keep the sheet, as it has no room or refuses. Save it as a file before you leave this page.
sheets-written = Deal { $number } is written down.
sheets-changing = Change deal { $number }
sheets-change = Change
sheets-change-deal = Change deal { $number }
sheets-cancel = Cancel
sheets-taken-back = Deal { $number } is taken back.
sheets-other-team = The others: { $points }
sheets-of = { $total } of { $needed }
sheets-less = { $field }: one less
sheets-more = { $field }: one more
sheets-share = Share
sheets-share-text = As text
sheets-share-link = As a link
sheets-share-file = As a file
sheets-share-note = The link contains the whole sheet, and browsers do not send that part of it to a server.
sheets-link-too-long = This sheet is too long for a link. Save it as a file.
sheets-copied = Copied.
sheets-again = New match with the same players
sheets-scores = How the points came about
error-sheet-page-behind = This page cannot score { $game } by the rules of this server. Open it again with a connection, so that the newest page is loaded.
error-sheet-link = This link contains no score sheet: it is incomplete or damaged. Ask for it again.
error-sheet-changed-here = The sheet was changed in another window. This is how it stands now; write the deal down again.
