"""Faults of real processes in the middle of load: kills, cuts, full disks, clocks that jump, clients that do not read.

`make chaos` runs them at length and prints a line of figures for each; `make test-services` runs them short.
"""
