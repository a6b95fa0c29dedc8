"""The options of each format, as `vierblatt tournament new` takes them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, Any, get_args

import msgspec
from cyclopts import Parameter

from vierblatt.cli.arguments import WholeNumberOrNone
from vierblatt.cli.names import known_as
from vierblatt.errors import BadOption, BadTournament
from vierblatt.tournaments.choosing_movements import recommended
from vierblatt.tournaments.formats import MOST_CONTESTANTS, AnyFormat, PairsFormat, Swiss
from vierblatt.tournaments.imp_scale import checked_scale
from vierblatt.tournaments.pairing.pairs import check_movement

FORMATS: dict[str, type[AnyFormat]] = {each.__struct_config__.tag: each for each in get_args(AnyFormat)}

#: What is taken where an option is left out.
USUAL = {"groups": {"group_size": 4, "qualifiers": 2}, "arena": {"minutes": 60}}
LONGEST = 9  #: characters of a number in a scale
EVENING = 24  #: boards that a pair plays on an evening, if nothing else is said


@Parameter(name="*")
@dataclass(frozen=True)
class FormatOptions:
    """What is special about a tournament; each format has some of these options."""

    rounds: Annotated[WholeNumberOrNone, Parameter(help="Swiss, pairs: how many rounds.")] = None
    best_of: Annotated[
        WholeNumberOrNone, Parameter(help="All but pairs and arena: a meeting is the best of 1, 3 or 5 matches.")
    ] = None
    boards: Annotated[
        WholeNumberOrNone,
        Parameter(help="Pairs: boards in each round. Swiss, league: teams play so many at two tables, not matches."),
    ] = None
    cycles: Annotated[WholeNumberOrNone, Parameter(help="League: how often everybody meets everybody.")] = None
    group_size: Annotated[WholeNumberOrNone, Parameter(help="Groups: how large they are at most.")] = None
    qualifiers: Annotated[WholeNumberOrNone, Parameter(help="Groups: how many of each go on.")] = None
    knockout_best_of: Annotated[WholeNumberOrNone, Parameter(help="Groups: best of how many later.")] = None
    third_place: Annotated[
        bool, Parameter(negative="", help="Knockout, groups: the losing semi-finalists meet as well.")
    ] = False
    movement: Annotated[str | None, Parameter(help="Pairs: mitchell or howell.")] = None
    scoring: Annotated[str | None, Parameter(help="Pairs: match-points or cross-imps.")] = None
    imp_scale: Annotated[
        str | None,
        Parameter(help="The least differences that are worth 1, 2, 3 ... IMPs, as 2,5,9,13; else those of the game."),
    ] = None
    minutes: Annotated[WholeNumberOrNone, Parameter(help="Arena: how long rounds begin.")] = None

    def given(self) -> dict[str, Any]:
        """Those that the command line names."""
        every = {field.name: getattr(self, field.name) for field in fields(self)}
        return {name: value for name, value in every.items() if value is not None and value is not False}

    def format(self, name: str, contestants: int | None) -> AnyFormat:
        """The format; raises BadTournament and BadOption.

        contestants: how many are expected, for what the command line leaves open.
        """
        made, given = FORMATS[name], self.given()
        if contestants is not None and not 2 <= contestants <= MOST_CONTESTANTS:
            raise _bad("contestants", contestants, f"2..{MOST_CONTESTANTS}")
        for option in given:
            if option not in made.__struct_fields__:
                others = [each for each, struct in FORMATS.items() if option in struct.__struct_fields__]
                raise BadTournament("not-in-format", option=_spelt(option), format=name, formats=", ".join(others))
        if "imp_scale" in given:
            given["imp_scale"] = _scale(given["imp_scale"])
        values = {**USUAL.get(name, {}), **_for_so_many(made, given, contestants), **given}
        kind = msgspec.inspect.type_info(made)
        assert isinstance(kind, msgspec.inspect.StructType)
        for field in kind.fields:
            if field.name in values:
                values[field.name] = _accepted(field, values[field.name])
        chosen = made(**values)
        if contestants is not None and isinstance(chosen, PairsFormat):
            check_movement(contestants, chosen)
        return chosen


def _for_so_many(made: type[AnyFormat], given: dict[str, Any], contestants: int | None) -> dict[str, Any]:
    """What is usual for so many contestants; raises BadTournament if it is needed and unknown."""
    if made is Swiss and "rounds" not in given:
        if contestants is None:
            raise BadTournament("rounds-needed")
        return {"rounds": usual_rounds(contestants)}
    if made is PairsFormat and not {"rounds", "boards"} <= given.keys():
        if contestants is None:
            raise BadTournament("movement-needed")
        plan = recommended(contestants, EVENING)
        return {"movement": plan.name, "rounds": plan.rounds, "boards": plan.boards_per_round}
    return {}


def usual_rounds(contestants: int) -> int:
    """How many rounds a Swiss usually has: as many as a knock-out, so that one is left who can have won all.

    >>> [usual_rounds(contestants) for contestants in (2, 5, 8, 12, 40)]
    [1, 3, 3, 4, 6]
    """
    return max(1, (contestants - 1).bit_length())


def _accepted(field: msgspec.inspect.Field, value: Any) -> Any:
    """A value of an option; raises BadOption for one that it does not take."""
    kind = field.type
    if isinstance(kind, msgspec.inspect.LiteralType):
        texts = [*map(str, kind.values)]
        value = known_as(value, texts) if isinstance(value, str) else value
        if value not in kind.values:
            raise _bad(field.name, value, ", ".join(texts))
    elif isinstance(kind, msgspec.inspect.IntType):
        least, most = kind.ge, kind.le
        if (least is not None and value < least) or (most is not None and value > most):
            raise _bad(field.name, value, f"{least}..{most}")
    return value


def _scale(text: str) -> list[int]:
    numbers = [int(each) if each.strip().isdecimal() and len(each) <= LONGEST else 0 for each in text.split(",")]
    return [*checked_scale(numbers)]


def _bad(option: str, value: object, takes: str) -> BadOption:
    return BadOption("bad-value", option=_spelt(option), value=str(value), takes=takes)


def _spelt(option: str) -> str:
    return "--" + option.replace("_", "-")
