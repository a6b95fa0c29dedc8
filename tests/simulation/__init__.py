"""A deterministic simulation of the server: the real code with a simulated clock, randomness, network and store.

Everything runs in one thread, in an event loop with virtual time. Whatever comes from outside in reality - when
something arrives, what fails, which process is killed - is drawn from a seed. So a seed determines a run, and a run
that breaks a promise can be repeated. ``python -m tests.simulation --help``.
"""
