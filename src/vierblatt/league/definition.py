"""The definition of a league, a TOML file: game, rules, seed, boards, and who takes part."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from vierblatt import games
from vierblatt.arena.contest import EXEC, SECONDS, Contest, Unit
from vierblatt.bots.specs import parse
from vierblatt.errors import BadLeague
from vierblatt.shuffle.sources import LONGEST_SEED

#: The format of these files; the number rises whenever their content changes.
DEFINITION_FORMAT: Final = "vierblatt-league-1"
#: The greatest number of entrants: of 64 everyone meets 63 others.
MOST_ENTRANTS = 64

#: The greatest number of boards of a pairing, and of all pairings together.
MOST_BOARDS, MOST_IN_ALL = 100_000, 1_000_000

#: One line of printable text.
LineOfText = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028-\u202e]+$")]


class LeagueEntrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes part. name: as the table shows it. bot: a bot, a level, ``net:FILE`` or ``exec:COMMAND``."""

    name: LineOfText
    bot: Annotated[str, Meta(min_length=1, max_length=1000)]


class LeagueDefinition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that decides what is played.

    boards: for each pairing; each board is played twice, with the same cards and the seats swapped. unit: what a board
    is. drawn: a deal is set in a match situation that is drawn at random. preset, rules: the house rules. seconds: the
    time limit of an external program for a decision.

    >>> entrants = [LeagueEntrant("Weak", "beginner"), LeagueEntrant("Strong", "club")]
    >>> league = LeagueDefinition(name="Two levels", game="kout_bo", boards=40, seed=1, entrants=entrants)
    >>> league.contest().pairs
    [(0, 1)]
    """

    format: Literal["vierblatt-league-1"] = DEFINITION_FORMAT
    name: LineOfText
    game: str
    boards: Annotated[int, Meta(ge=1, le=MOST_BOARDS)]
    seed: int
    entrants: Annotated[Sequence[LeagueEntrant], Meta(min_length=2, max_length=MOST_ENTRANTS)]
    unit: Unit = "deals"
    drawn: bool = False
    preset: str = "standard"
    rules: Mapping[str, str | int | bool] = {}
    seconds: float = SECONDS

    @property
    def names(self) -> list[str]:
        """The names of the entrants."""
        return [entrant.name for entrant in self.entrants]

    def contest(self) -> Contest:
        """The contest that is played; raises BadLeague and BadOption."""
        if len({*self.names}) < len(self.names):
            twice = next(name for name in self.names if self.names.count(name) > 1)
            raise BadLeague("league-name-twice", name=twice)
        if abs(self.seed) >= 10**LONGEST_SEED:
            raise BadLeague("bad-seed", digits=LONGEST_SEED)
        for entrant in self.entrants:
            if not entrant.bot.startswith(EXEC):
                parse(entrant.bot)
        pairings = len(self.entrants) * (len(self.entrants) - 1) // 2
        if self.boards * pairings > MOST_IN_ALL:
            raise BadLeague(
                "league-too-many-boards", given=self.boards, pairings=pairings, most=MOST_IN_ALL // pairings
            )
        options = games.get(self.game).options
        changes: dict[str, Any] = dict(self.rules)
        return Contest(
            game=self.game,
            bots=[entrant.bot for entrant in self.entrants],
            count=self.boards,
            unit=self.unit,
            rules=options.rule_set(changes, self.preset).changed,
            seed=self.seed,
            drawn=self.drawn,
            seconds=self.seconds,
        )


def read_definition(file: Path) -> LeagueDefinition:
    """The league in a file; raises BadLeague if it cannot be read or is not one, and BadOption."""
    try:
        definition = msgspec.toml.decode(file.read_bytes(), type=LeagueDefinition)
    except OSError as fault:
        raise BadLeague("cannot-read", path=str(file), reason=fault.strerror or str(fault)) from None
    except (msgspec.MsgspecError, ValueError, RecursionError) as fault:
        raise BadLeague("league-malformed", path=str(file), reason=" ".join(str(fault).split())[:200]) from None
    definition.contest()
    return definition
