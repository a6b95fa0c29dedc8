"""Typed errors with stable codes and parameters.

Every error that a user can cause has a `code` (stable, kebab-case), the parameters of its sentence and, if there is
one, the id of the rule behind it. The interfaces word the code in the user's language (`error-CODE` in the locale
files); `str()` gives the code, the parameters and the rule.
"""

from __future__ import annotations


class VierblattError(ValueError):
    """The base of all errors that bad input can cause."""

    def __init__(self, code: str, *, rule: str = "", **parameters: object) -> None:
        self.code = code
        self.rule = rule
        self.parameters = parameters
        super().__init__(code)

    def __str__(self) -> str:
        facts = ", ".join(f"{name}={value}" for name, value in self.parameters.items())
        rule = f" ({self.rule})" if self.rule else ""
        return f"{self.code}: {facts}{rule}" if facts else f"{self.code}{rule}"


class BadCard(VierblattError):
    """A text or number that is not a card, or a card named twice."""


class BadAction(VierblattError):
    """A text or number that is not an action in this phase of this game."""


class IllegalAction(VierblattError):
    """An action that exists but is not legal for this seat now; `rule` says why."""


class BadOption(VierblattError):
    """An unknown house rule, preset or game, or a value that an option does not accept."""


class BadPack(VierblattError):
    """A given pack that is not this game's pack in some order."""


class BadPosition(VierblattError):
    """A set-up position that is malformed or impossible."""


class BadRecord(VierblattError):
    """A game record that is malformed, or that does not replay, or whose chain is broken."""


class BadAnalysis(VierblattError):
    """A record that cannot be analysed, or a file that is not the expected analysis."""


class BadCheckpoint(VierblattError):
    """A checkpoint file that is damaged, belongs to another job or version, or cannot be read or written."""


class ClusterFailure(VierblattError):
    """A cluster that cannot be reached or used, or that did not finish a simulation."""


class PlayerFault(VierblattError):
    """A player in an arena that crashed, took too long, or sent something that is not allowed."""


class BadLeague(VierblattError):
    """A league, a result or a key of one that is malformed, cannot be read, or does not fit."""


class BadPolicy(VierblattError):
    """A policy that cannot be found, a damaged file of one, one for another game, or an answer that is none."""


class BadPlayerLine(VierblattError):
    """A line from an arena that a player cannot understand."""


class ArenaFailure(VierblattError):
    """An arena that cannot continue: one of its worker processes has died."""


class BadCase(VierblattError):
    """A file of worked cases that is malformed."""


class BadLesson(VierblattError):
    """A file of lessons that is malformed, or a step that cannot be played as it is written."""


class BadPuzzle(VierblattError):
    """A puzzle or a file of puzzles that is malformed, of another version, or that contradicts itself."""


class BadTournament(VierblattError):
    """A tournament that cannot be held so, or an entry that does not fit its log."""


class BadSheet(VierblattError):
    """A score sheet that is malformed, or a result that is impossible under its house rules."""


class BadDispute(VierblattError):
    """A card in question with something around it that is missing, unknown or impossible."""


class WrongTime(VierblattError):
    """A request at the wrong time: an action while a deal is needed, a deal in mid-play."""


class NotSolvable(VierblattError):
    """A position that the exact solver cannot solve: no seat to act, an unknown hand, not two sides, calls to make."""


class NoWorlds(VierblattError):
    """A record from which no deal can be drawn: none is in progress, or none agrees with it."""


class BadExpression(VierblattError):
    """An expression about a deal that is malformed, or that names or compares what it cannot."""
