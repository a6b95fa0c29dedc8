"""Fuzzing: whatever reads bytes from outside gets valid examples with something wrong in them, by the million.

``make fuzz`` runs it for long; `test_fuzz.py` for some seconds. What once went wrong is kept in `corpus`.
"""
