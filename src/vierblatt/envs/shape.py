"""The shape of a game's rows: what every game's observations have in common, and how long everything is.

Compiled code knows these numbers in advance (see `dispatch.number`), so that its loops over seats and cards are laid
out straight. That is why all of this stands in a source that holds rules: a change here makes other cache entries.

A *place* is that of a card in the pack. A pack whose four suits all run from one rank to the ace has no gaps;
otherwise a card's place is its number.
"""

from __future__ import annotations

from functools import cache

from vierblatt.games.contract import Feature, Game
from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.optional import observe_nothing
from vierblatt.kernel.state import FIRST_PHASE, PLAY

seats = dispatch.number("seats")  #: the most that the game has; at the table are `s.seats`
cards = dispatch.number("cards")  #: places of the pack
lowest_rank = dispatch.number("lowest_rank")  #: of a pack without gaps
calls = dispatch.number("calls")  #: room for actions of a deal that are no cards, a multiple of eight
sides = dispatch.number("sides")
phases = dispatch.number("phases")  #: in which somebody acts
actions = dispatch.number("actions")  #: flat ids
size = dispatch.number("size")  #: of an observation
own = dispatch.number("own")  #: where the game's own part of it begins
raw = dispatch.number("raw")  #: fields that are observed as they are, in a game without a rule of its own

RAW_TEXT = "as the state holds it, each number in eight places, the lowest byte first"

# A row of memory (see `vierblatt.envs.log_summary`) begins with these, eight bytes each; a set of cards a seat follows.
READ, CALLED, PLAYED = 0, 8, 16


@cache
def pack_of(game: Game) -> tuple[int, ...]:
    """The cards that have a place, by place: the packs of all the game's presets together."""
    options = game.options
    rule_sets = [options.rule_set(preset=name).values for name in options.preset_names()]
    found = {card for values in rule_sets for card in game.rules.shape(values).pack}
    lowest = min(found)
    if found == {13 * suit + rank for suit in range(4) for rank in range(lowest, 13)}:
        return tuple(sorted(found))
    return tuple(range(max(found) + 1))


def acting(game: Game) -> range:
    """The phases in which somebody acts."""
    return range(PLAY, max((FIRST_PHASE - 1, *game.rules.phases)) + 1)


def raw_fields(game: Game) -> list[str]:
    """The public fields, options apart, of a game that has no rule of its own for what is observed."""
    if game.research.observe is not observe_nothing:
        return []
    names = [*game.layout.fields]
    own_names = names[names.index("random") + 1 :]
    public = [name for name in own_names if game.layout.fields[name].visibility == "public"]
    return [name for name in public if not name.startswith("opt_") and name != game.layout.marker]


def common_features(game: Game) -> list[Feature]:
    """What every game has, in the order in which `vierblatt.envs.writing` writes it."""
    most, places = game.layout.seats, len(pack_of(game))
    room = -(-max(game.layout.fields["log"].size - places, 0) // 8) * 8
    totals = 2 * game.sides
    asked = ", ".join(game.phases[phase].name for phase in acting(game))
    return [
        Feature("hand", places, "own cards"),
        Feature("played", most * places, "cards that each seat has played in this deal, a plane a seat"),
        Feature("order", places, "when each card was played: 1 for the first of the deal, 0 not yet"),
        Feature("trick", most * places, "the card of each seat in the present trick, a plane a seat"),
        Feature("calls", room, "the calls of this deal in their order: flat id - places of the pack + 1; 0 none"),
        Feature("callers", room, "who made them: seat + 1; 0 none"),
        Feature("turn", most, "whose turn it is"),
        Feature("dealer", most, "the dealer"),
        Feature("leader", most, "who led to the present trick; nobody before the first"),
        Feature("winning", most, "who is winning the present trick; nobody before its first card"),
        Feature("phase", len(acting(game)), f"what is asked: {asked}"),
        Feature("held", most, "cards in each hand"),
        Feature("tricks", most, "tricks that each seat has won in this deal"),
        Feature("hand_size", 1, "tricks of this deal"),
        Feature("scored", 1, "deals of the match scored so far"),
        Feature("scores", totals, "running totals, the own side first: hundreds (rounded down), then the rest"),
    ]


def own_features(game: Game) -> list[Feature]:
    """The game's own part."""
    fields = game.layout.fields
    return [
        *game.research.observed,
        *(Feature(name, 8 * (fields[name].size or 1), RAW_TEXT) for name in raw_fields(game)),
    ]


@cache
def fix(game: Game) -> int:
    """Makes the numbers of a game known to compiled code; returns the length of a row of memory."""
    common, places = common_features(game), len(pack_of(game))
    lengths = {feature.name: feature.length for feature in common}
    behind = sum(lengths.values())
    numbers = {
        "seats": game.layout.seats,
        "cards": places,
        "lowest_rank": pack_of(game)[0],
        "calls": lengths["calls"],
        "sides": lengths["scores"] // 2,
        "phases": lengths["phase"],
        "actions": places + sum(len(phase.actions) for phase in game.rules.phases.values()),
        "size": behind + sum(feature.length for feature in own_features(game)),
        "own": behind,
        "raw": len(raw_fields(game)),
    }
    dispatch.fix_numbers(game.layout.marker, numbers)
    return PLAYED + 8 * numbers["seats"] + -(-(places + 2 * numbers["calls"]) // 8) * 8


@rule
def memory_size(s: State) -> int:
    """The length of a row of memory."""
    return PLAYED + 8 * seats(s) + (cards(s) + 2 * calls(s) + 7) // 8 * 8


@rule
def place(s: State, card: int) -> int:
    """The place of a card in the pack."""
    low = lowest_rank(s)
    return card if low == 0 else card - low * (card // 13 + 1)


@rule
def places(s: State, cards: int) -> int:
    """A bit set of cards, by their places."""
    low = lowest_rank(s)
    if low == 0:
        return cards
    found, ranks = 0, 13 - low
    for suit in range(4):
        found |= (cards >> (13 * suit + low) & ((1 << ranks) - 1)) << (suit * ranks)
    return found
