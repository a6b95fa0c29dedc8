### Studies: named collections of positions, shared by link.

studies = Studies
studies-mine = My studies
study-positions = { $count ->
    [one] one position
   *[other] { $count } positions
}
study-by = A study by { $name }
study-empty = There are no positions here yet. Add some on the page of a match or of a review.
study-share = Share this study
study-in-match = { $place }. { $game }: deal { $deal }, move { $step }
study-in-review = { $place }. { $game }, in a review: deal { $deal }, move { $step }
study-up = Move up
study-down = Move down
study-edit = Change the note
study-remove = Remove this position
study-note = Note
study-save = Save
study-change = Change this study
study-name = Name of the study
study-rename = Rename
study-delete = Delete this study
study-delete-sure = The study is then gone for everybody; matches and reviews stay.
study-delete-now = Delete it

## Adding a position

study-into = Study
study-new = A new study
study-add = Add this position
study-added = Added to
