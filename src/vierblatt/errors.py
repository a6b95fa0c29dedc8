"""What can go wrong, as typed errors with a stable code and parameters.

Every error that a user can cause carries a `code` (stable, kebab-case), the parameters that fill its sentence, and
where one exists the id of the rule behind it. The interfaces word the code in the user's language (`error-CODE` in
the locale files); `str()` gives the English sentence.
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
    """A text or number that is no card, or a card named twice."""


class BadAction(VierblattError):
    """A text that is no action in this phase of this game."""


class IllegalAction(VierblattError):
    """An action that exists but is not open to this seat now; `rule` says why."""


class BadOption(VierblattError):
    """An unknown house rule, preset or game, or a value it does not take."""


class BadPack(VierblattError):
    """A given pack that is not this game's pack in some order."""


class BadPosition(VierblattError):
    """A set-up position that cannot be."""


class BadRecord(VierblattError):
    """A game record that is malformed, or that does not replay, or whose chain is broken."""


class BadAnalysis(VierblattError):
    """A record that cannot be analysed as it stands, or a file that is not the analysis it should be."""


class BadCheckpoint(VierblattError):
    """A file of a simulation that is damaged, or of another job or version, or that cannot be read or written."""


class ClusterFailure(VierblattError):
    """A cluster that cannot be reached or used, or that did not finish a simulation."""


class PlayerFault(VierblattError):
    """A player in an arena that crashed, took too long, or said what it may not say."""


class BadPlayerLine(VierblattError):
    """A line of an arena that a player cannot follow."""


class ArenaFailure(VierblattError):
    """An arena that cannot go on: one of its worker processes has died."""


class BadCase(VierblattError):
    """A file of worked cases that is malformed."""


class WrongTime(VierblattError):
    """Something asked for at a moment when it cannot be: an action while a deal is needed, a deal in mid-play."""


class NotSolvable(VierblattError):
    """A position that the exact solver cannot take: nobody is to act, a hand is unknown, no two sides, still calls."""


class NoWorlds(VierblattError):
    """A record from which no deal can be drawn: none is in progress, or none agrees with it."""
