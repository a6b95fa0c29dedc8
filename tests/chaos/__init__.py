"""Faults of real processes under load: kills, cuts, full disks, clocks that jump, clients that do not read.

`make chaos` runs them for long and prints a line of figures for each; `make test-services` runs them briefly.
"""
