"""Puzzles: positions with one right action, found by the engine, checked by it, and asked of people."""

from vierblatt.puzzles.answers import PuzzleAnswer as PuzzleAnswer
from vierblatt.puzzles.answers import judge_answer as judge_answer
from vierblatt.puzzles.files import PuzzleFile as PuzzleFile
from vierblatt.puzzles.files import shipped as shipped
from vierblatt.puzzles.format import KINDS as KINDS
from vierblatt.puzzles.format import Puzzle as Puzzle
from vierblatt.puzzles.format import PuzzleAim as PuzzleAim
from vierblatt.puzzles.format import PuzzleAimName as PuzzleAimName
from vierblatt.puzzles.format import PuzzleGoal as PuzzleGoal
from vierblatt.puzzles.format import PuzzleKind as PuzzleKind
from vierblatt.puzzles.format import PuzzleOption as PuzzleOption
from vierblatt.puzzles.format import PuzzleSource as PuzzleSource
from vierblatt.puzzles.format import schema_text as schema_text
from vierblatt.puzzles.identity import puzzle_id as puzzle_id
