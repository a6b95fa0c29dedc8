"""The layout of a game's rows: the parts common to all games' observations, and the length of every part.

These numbers are constants in compiled code (see `dispatch.game_number`), so that the compiler can unroll loops over
seats and cards. They are defined in a module with compiled rules so that a change here invalidates the compiled cache.

A card's *place* is its index in the pack if the four suits all run from the same rank to the ace, without gaps;
otherwise it is the card's number.
"""

from __future__ import annotations

from functools import cache

from vierblatt.games.contract import Feature, Game
from vierblatt.kernel import dispatch
from vierblatt.kernel.jit import State, rule
from vierblatt.kernel.optional import observe_nothing
from vierblatt.kernel.state import FIRST_PHASE, PLAY

seats = dispatch.game_number("seats")  #: the maximum that the game allows; the table has `s.seats`
cards = dispatch.game_number("cards")  #: places in the pack
lowest_rank = dispatch.game_number("lowest_rank")  #: of a pack without gaps
calls = dispatch.game_number("calls")  #: capacity for the calls of a deal, a multiple of eight
sides = dispatch.game_number("sides")
phases = dispatch.game_number("phases")  #: those in which a seat acts
actions = dispatch.game_number("actions")  #: flat ids
size = dispatch.game_number("size")  #: of an observation
game_part_offset = dispatch.game_number("game_part_offset")  #: of the game-specific part in an observation
raw_field_count = dispatch.game_number(
    "raw_field_count"
)  #: fields that are observed unchanged, in a game without an `observe` rule

#: A match of so many deals is a long one; only the scale of the number of deals depends on it.
MANY_DEALS = 24
#: The scale of a field that is observed unchanged: its bytes may have any value.
RAW_SCALE = 127
RAW_TEXT = "as in the state, each number as eight bytes, least significant first"

# Offsets in a row of memory (see `vierblatt.observations.log_summary`), eight bytes each; from PLAYED on, a card set
# per seat.
READ, CALLED, PLAYED = 0, 8, 16


@cache
def pack_of(game: Game) -> tuple[int, ...]:
    """The cards in the order of their places: the union of the packs of all the game's presets."""
    options = game.options
    rule_sets = [options.rule_set(preset=name).values for name in options.preset_names()]
    pack = {card for values in rule_sets for card in game.rules.shape(values).pack}
    lowest = min(pack)
    if pack == {13 * suit + rank for suit in range(4) for rank in range(lowest, 13)}:
        return tuple(sorted(pack))
    return tuple(range(max(pack) + 1))


def largest_hand(game: Game) -> int:
    """The most cards that a seat is dealt under any preset, and so the most tricks of a deal."""
    options = game.options
    tables = [game.rules.shape(options.rule_set(preset=name).values) for name in options.preset_names()]
    return max(len(table.pack) // table.seats for table in tables)


def acting_phases(game: Game) -> range:
    """The phases in which a seat acts."""
    return range(PLAY, max((FIRST_PHASE - 1, *game.rules.phases)) + 1)


def raw_fields(game: Game) -> list[str]:
    """The public fields, except options, of a game that has no `observe` rule; empty for other games."""
    if game.research.observe is not observe_nothing:
        return []
    names = [*game.layout.fields]
    own_names = names[names.index("random") + 1 :]
    public = [name for name in own_names if game.layout.fields[name].visibility == "public"]
    return [name for name in public if not name.startswith("opt_") and name != game.layout.marker]


def common_features(game: Game) -> list[Feature]:
    """The features common to all games, in the order in which `vierblatt.observations.writing` writes them."""
    most, places, hand = game.layout.seats, len(pack_of(game)), largest_hand(game)
    room = -(-max(game.layout.fields["log"].size - places, 0) // 8) * 8
    totals = 2 * game.sides
    called = sum(len(phase.actions) for phase in game.rules.phases.values())
    asked = ", ".join(game.phases[phase].name for phase in acting_phases(game))
    return [
        Feature("hand", places, "own cards", "cards"),
        Feature("played", most * places, "cards that each seat has played in this deal, one plane per seat", "cards"),
        Feature("order", places, "when each card was played: 1 for the first of the deal, 0 not yet", "cards", places),
        Feature("trick", most * places, "the card of each seat in the current trick, one plane per seat", "cards"),
        Feature(
            "calls", room, "the calls of this deal in order: flat id - places of the pack + 1; 0 none", "calls", called
        ),
        Feature("callers", room, "who made them: seat + 1; 0 none", scale=most),
        Feature("turn", most, "whose turn it is"),
        Feature("dealer", most, "the dealer"),
        Feature("leader", most, "who led to the current trick; none before the first"),
        Feature("winning", most, "who is winning the current trick; none before its first card"),
        Feature("phase", len(acting_phases(game)), f"the phase: {asked}"),
        Feature("held", most, "cards in each hand", scale=hand),
        Feature("tricks", most, "tricks that each seat has won in this deal", scale=hand),
        Feature("hand_size", 1, "tricks in this deal", scale=hand),
        Feature("scored", 1, "deals of the match scored so far", scale=MANY_DEALS),
        Feature(
            "scores",
            totals,
            "running totals, own side first: hundreds (rounded down), then the rest",
            scale=game.research.high_score,
        ),
    ]


def own_features(game: Game) -> list[Feature]:
    """The features specific to the game."""
    fields = game.layout.fields
    return [
        *game.research.features,
        *(Feature(name, 8 * (fields[name].size or 1), RAW_TEXT, scale=RAW_SCALE) for name in raw_fields(game)),
    ]


@cache
def register_numbers(game: Game) -> int:
    """Registers the numbers of a game with compiled code; returns the length of a row of memory."""
    common, places = common_features(game), len(pack_of(game))
    lengths = {feature.name: feature.length for feature in common}
    common_size = sum(lengths.values())
    numbers = {
        "seats": game.layout.seats,
        "cards": places,
        "lowest_rank": pack_of(game)[0],
        "calls": lengths["calls"],
        "sides": lengths["scores"] // 2,
        "phases": lengths["phase"],
        "actions": places + sum(len(phase.actions) for phase in game.rules.phases.values()),
        "size": common_size + sum(feature.length for feature in own_features(game)),
        "game_part_offset": common_size,
        "raw_field_count": len(raw_fields(game)),
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
    """Converts a bit set of cards to a bit set of their places."""
    low = lowest_rank(s)
    if low == 0:
        return cards
    place_bits, ranks = 0, 13 - low
    for suit in range(4):
        place_bits |= (cards >> (13 * suit + low) & ((1 << ranks) - 1)) << (suit * ranks)
    return place_bits
