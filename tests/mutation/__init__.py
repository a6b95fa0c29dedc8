"""Mutation testing of the rules: each of many small faults, one at a time, must make a test fail.

`make mutation` runs it. A mutant that no test notices must be listed in `survivors/GAME.json` with the reason why it is
not a fault.
"""
