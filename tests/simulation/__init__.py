"""A deterministic simulation of the server: the real code in a world whose clock, chance, network and store are ours.

Everything runs in one thread, in an event loop whose time is a number. What in reality comes from outside - when
something arrives, what fails, who is killed - is drawn from a seed, so a seed is a run, and a run that breaks a promise
can be watched again. ``python -m tests.simulation --help``.
"""
