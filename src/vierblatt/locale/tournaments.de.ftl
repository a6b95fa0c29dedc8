### Turniere.

## Warum ein Turnier so nicht stattfinden kann

error-too-few-contestants = Dieses Turnier braucht mindestens { $least } Teilnehmer, nicht { $given }.
error-too-many-for-howell = Ein Howell-Turnier hat höchstens { $most } Teilnehmer, nicht { $given }. Wähle ein Mitchell-Turnier.
error-too-few-rounds = Dieses Turnier braucht mindestens { $least } Durchgänge, nicht { $given }.
error-too-many-rounds = Mit { $contestants } Teilnehmern hat diese Turnierform höchstens { $most } Durchgänge, nicht { $given }. Wähle weniger Durchgänge oder eine andere Turnierform.
error-too-few-boards = Wähle mindestens { $least ->
    [one] eine Runde
   *[other] { $least } Runden
}, nicht { $given }.
error-unknown-movement = Eine Turnierform „{ $movement }“ gibt es nicht. Es gibt: { $known }.
