"""Mutation testing of the rules: small faults are put into them one by one, and the tests must notice each.

`make mutation` runs it. A mutant that no test notices must be listed in `survivors/GAME.json` with the reason why it is
no fault.
"""
