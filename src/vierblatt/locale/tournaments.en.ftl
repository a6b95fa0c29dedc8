### Tournaments.

## Why a tournament cannot be held so

error-too-few-contestants = This tournament needs at least { $least } contestants, not { $given }.
error-too-many-for-howell = A Howell movement takes at most { $most } contestants, not { $given }. Choose a Mitchell movement.
error-too-few-rounds = This tournament needs at least { $least } rounds, not { $given }.
error-too-many-rounds = With { $contestants } contestants, this movement has at most { $most } rounds, not { $given }. Choose fewer rounds, or another movement.
error-too-few-boards = Choose at least { $least ->
    [one] one board
   *[other] { $least } boards
}, not { $given }.
error-unknown-movement = There is no movement “{ $movement }”. Choose from: { $known }.
