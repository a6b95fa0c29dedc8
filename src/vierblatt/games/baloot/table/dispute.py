"""What must be known about a deal of Baloot to judge a card; see `vierblatt.games.disputes`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vierblatt.cards import SUITS, cards_text
from vierblatt.games.baloot.rules.ranks import KING, PLAIN_HIGHER, QUEEN
from vierblatt.games.baloot.rules.state import ANNOUNCE, BALOOT, HOKOM_MODE
from vierblatt.games.disputes import DisputedPlay, DisputeField, DisputeValues, GameDispute, RecordedPlay, flag
from vierblatt.games.options import Value
from vierblatt.kernel.state import Layout, States

SUN = "sun"
HOKOM = tuple(f"hokom {suit}" for suit in SUITS)
LEVELS: Mapping[str, int | str] = {"single": 1, "double": 2, "triple": 3, "four": 4, "gahwa": "gahwa"}
LOCKED, HIGHER_GONE, SAID_BALOOT = FACTS = ("locked", "higher-gone", "said-baloot")


def _fields(options: Mapping[str, Value]) -> Sequence[DisputeField]:
    return (
        DisputeField("contract", (SUN, *HOKOM)),
        DisputeField("level", ("single", "double"), default="single", when={"contract": (SUN,)}),
        DisputeField("level", tuple(LEVELS), default="single", when={"contract": HOKOM}),
    )


def _trump(play: DisputedPlay) -> int:
    """The trump suit, or -1 in sun."""
    contract = play.values["contract"]
    return -1 if contract == SUN else SUITS.index(contract[-1])


def _asked(play: DisputedPlay) -> Sequence[str]:
    facts = []
    if _trump(play) >= 0 and play.leads and _may_be_locked(play):
        facts.append(LOCKED)
    if len(play.trick) == 2 and play.options["void_partner_winning"] == "ekka" and _higher(play):
        facts.append(HIGHER_GONE)
    if _trump(play) >= 0 and play.options["baloot_call"] == "before_card" and not play.options["auto_declare"]:
        facts.append(SAID_BALOOT)
    return facts


def _may_be_locked(play: DisputedPlay) -> bool:
    """BAL-DBL-6: double and four can be locked; with A32 `always_locked_even` they always are."""
    return play.values["level"] in {"double", "four"} and play.options["lock_choice"] == "double_four"


def _is_locked(play: DisputedPlay) -> bool:
    even = _trump(play) >= 0 and play.values["level"] in {"double", "four"}
    return play.fact(LOCKED) or (even and play.options["lock_choice"] != "double_four")


def _higher(play: DisputedPlay) -> int:
    """BAL-PLAY-7: the cards of a plain suit that beat the one that was led."""
    suit, rank = divmod(play.trick[0], 13)
    return 0 if suit == _trump(play) else int(PLAIN_HIGHER[rank]) << 13 * suit


def _position(play: DisputedPlay) -> Mapping[str, Any] | None:
    trump, level = _trump(play), LEVELS[play.values["level"]]
    in_trick = sum(1 << card for card in play.trick)
    played = _higher(play) & ~in_trick if play.fact(HIGHER_GONE) else 0
    if played & play.taken:
        return None
    contract = {"mode": SUN, "buyer": 0, "multiplier": level}
    if trump >= 0:
        contract |= {"mode": "hokom", "trump": SUITS[trump], "locked": _is_locked(play)}
    return {"contract": contract, "leader": 0, "played": cards_text(played)}


def _complete(layout: Layout, states: States, play: DisputedPlay) -> None:
    """BAL-PROJ-9: a player who has said Baloot is held to it."""
    royals = (1 << KING | 1 << QUEEN) << 13 * max(0, _trump(play))
    if play.fact(SAID_BALOOT) and play.hand & royals:
        layout.write(states, "baloot_seat", play.seat)


def _recorded(play: RecordedPlay) -> DisputeValues:
    state = play.state
    higher_gone = False
    if play.trick:
        suit, rank = divmod(play.trick[0], 13)
        higher_gone = play.have_gone(int(PLAIN_HIGHER[rank]) << 13 * suit)
    return {
        "contract": HOKOM[state.trump] if state.mode == HOKOM_MODE else SUN,
        "level": [*LEVELS][state.level - 1],
        LOCKED: flag(state.locked),
        HIGHER_GONE: flag(higher_gone),
        SAID_BALOOT: flag((BALOOT, play.seat, ANNOUNCE) in play.entries),
    }


DISPUTE = GameDispute(
    fields=_fields,
    facts=FACTS,
    asked=_asked,
    position=_position,
    recorded=_recorded,
    complete=_complete,
    # Projects and Baloot are asked about nowhere; what they add to the cost is said in words (BAL-QAID-5).
    options={"auto_declare": True, "accusation_projects": "none"},
    cost_rule="BAL-QAID-5",
)
