"""Fuzzing: everything that reads bytes from outside gets millions of valid examples with something wrong in them.

``make fuzz`` runs it for long, `test_fuzz.py` for some seconds. Inputs that once failed are stored in `corpus`.
"""
