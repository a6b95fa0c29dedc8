"""Puzzles of the kind `safety`: reach a goal whatever the hidden cards are and whatever the others play.

`docs/puzzles-safety.md` says what that means. `SafetySolver` is the search, `safety_puzzle_at` finds a puzzle,
`SafetyRun` plays one for any interface.
"""

from vierblatt.puzzles.safety.finding import Safety as Safety
from vierblatt.puzzles.safety.finding import find_safety as find_safety
from vierblatt.puzzles.safety.finding import safety_puzzle_at as safety_puzzle_at
from vierblatt.puzzles.safety.proving import fault_of_proof as fault_of_proof
from vierblatt.puzzles.safety.run import SafetyRun as SafetyRun
from vierblatt.puzzles.safety.run import SafetySlip as SafetySlip
from vierblatt.puzzles.safety.run import SafetyVerdict as SafetyVerdict
from vierblatt.puzzles.safety.solver import SafetySolver as SafetySolver
