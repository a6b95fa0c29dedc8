"""What a seat sees and what it may do, as arrays: the input of everything that learns.

`layout` describes an observation, `actions` numbers the actions of a game, and `records` makes both from what a seat
knows.
"""
