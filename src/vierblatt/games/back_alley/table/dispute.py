"""What must be known about a deal of Back Alley to judge a card; see `vierblatt.games.disputes`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vierblatt.cards import JOKERS, SUIT_BITS, SUITS, XB, XR, card_text, cards_text
from vierblatt.games.back_alley.rules.state import BOARD, NO_TRUMP
from vierblatt.games.disputes import DisputedPlay, DisputeField, DisputeValues, GameDispute, RecordedPlay, flag
from vierblatt.games.options import Value
from vierblatt.kernel.state import Layout, States

NO_TRUMPS = "none"
#: Under `no_trump_keep_joker`: the bleeder that stayed in play is the only trump.
KEPT = {"only XB": XB, "only XR": XR}
BROKEN, FIRST_TRICK, OWN_BOARD, PARTNERS_BOARD = FACTS = ("broken", "first-trick", "board", "partner-board")


def _fields(options: Mapping[str, Value]) -> Sequence[DisputeField]:
    if options["trump_source"] == "always_spades":
        suits: tuple[str, ...] = ("S",)
    else:
        without = {"no_trump_replace": (NO_TRUMPS,), "no_trump_keep_joker": tuple(KEPT)}
        suits = (*SUITS, *without.get(str(options["joker_turned"]), ()))
    return (DisputeField("trump", suits, kind="suit"),)


def _trumps(play: DisputedPlay) -> int:
    trump = play.values["trump"]
    if trump in KEPT:
        return 1 << KEPT[trump]
    return 0 if trump == NO_TRUMPS else SUIT_BITS << 13 * SUITS.index(trump) | JOKERS


def _asked(play: DisputedPlay) -> Sequence[str]:
    """Only the lead of a trump can depend on more than hand and trick (BA-LEAD-3, BA-LEAD-4)."""
    if not play.leads or not _trumps(play) & play.hand:
        return ()
    never = (FIRST_TRICK,) if play.options["first_lead_trump"] == "never" else ()
    team = (PARTNERS_BOARD,) if play.options["board_trump_lead"] == "team" else ()
    return (BROKEN, *never, OWN_BOARD, *team)


def _position(play: DisputedPlay) -> Mapping[str, Any] | None:
    broken, trump = play.fact(BROKEN), play.values["trump"]
    played = play.earlier(_trumps(play)) if broken else 0
    out_of_play = JOKERS & ~_trumps(play)
    if (broken and (play.fact(FIRST_TRICK) or not played)) or play.taken & out_of_play:
        return None
    turned = {"turned": card_text(XB + XR - KEPT[trump])} if trump in KEPT else {}
    fixed = turned or play.options["trump_source"] == "always_spades"
    named = {} if fixed else {"trump": None if trump == NO_TRUMPS else trump}
    # The first player has to have called something; `_complete` writes what the facts say.
    return {**turned, **named, "contract": {"calls": ["board", "pass", "pass", "pass"]}, "played": cards_text(played)}


def _complete(layout: Layout, states: States, play: DisputedPlay) -> None:
    """Writes who has claimed a board, and whether this is the first trick."""
    calls = [0] * 4
    calls[play.seat] = BOARD if play.fact(OWN_BOARD) else 0
    calls[(play.seat + 2) % 4] = BOARD if play.fact(PARTNERS_BOARD) else 0
    layout.write(states, "calls", calls)
    layout.write(states, "trick_no", int(FIRST_TRICK in play.facts and not play.fact(FIRST_TRICK)))


def _recorded(play: RecordedPlay) -> DisputeValues:
    state = play.state
    kept = [name for name, joker in KEPT.items() if state.trumps == 1 << joker]
    return {
        "trump": SUITS[state.trump] if state.trump < NO_TRUMP else (*kept, NO_TRUMPS)[0],
        BROKEN: flag(play.earlier & state.trumps),
        FIRST_TRICK: flag(not play.earlier),
        OWN_BOARD: flag(state.calls[play.seat] == BOARD),
        PARTNERS_BOARD: flag(state.calls[(play.seat + 2) % 4] == BOARD),
    }


DISPUTE = GameDispute(
    fields=_fields,
    facts=FACTS,
    asked=_asked,
    position=_position,
    recorded=_recorded,
    complete=_complete,
    cost_rule="BA-FAULT-4",
    has_points=False,  # the contracts of both teams decide, which nobody is asked for
)
