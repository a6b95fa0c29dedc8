"""What must be known about a deal of Kout Bo to judge a card; see `vierblatt.games.disputes`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vierblatt.cards import JOKERS, SUITS, XB, cards_text
from vierblatt.games.disputes import (
    NO,
    YES,
    DisputedPlay,
    DisputeField,
    DisputeValues,
    GameDispute,
    RecordedPlay,
    flag,
)
from vierblatt.games.kout_bo.rules.play import HONOURS
from vierblatt.games.kout_bo.rules.state import BAB, BAWAN
from vierblatt.games.options import Value

HONOURS_GONE = "honours-gone"  #: KOUT-JOKER-4
BIDS = tuple(f"bid {bid}" for bid in range(BAB, BAWAN + 1))


def _fields(options: Mapping[str, Value]) -> Sequence[DisputeField]:
    players = tuple(str(number + 1) for number in range(int(str(options["players"]))))
    forced = {"five_only": BIDS[:1], "any_forced": BIDS}.get(str(options["malzom"]), ())
    return (
        DisputeField("bid", BIDS),
        DisputeField("trump", tuple(SUITS), kind="suit"),
        DisputeField("maker", players, kind="seat"),
        DisputeField("malzom", (NO, YES), kind="flag", default=NO, when={"bid": forced}),
    )


def _asked(play: DisputedPlay) -> Sequence[str]:
    joker = JOKERS & play.hand if play.leads else play.trick[0] >= XB
    return (HONOURS_GONE,) if joker else ()


def _position(play: DisputedPlay) -> Mapping[str, Any] | None:
    trump, maker = SUITS.index(play.values["trump"]), int(play.values["maker"]) - 1
    played = HONOURS << 13 * trump + 9 if play.fact(HONOURS_GONE) else 0
    if played & play.taken:
        return None
    malzom = play.values.get("malzom") == YES
    contract = {"bid": int(play.values["bid"][-1]), "maker": maker, "trump": SUITS[trump], "malzom": malzom}
    return {"contract": contract, "leader": 0, "played": cards_text(played), **({"dealer": maker} if malzom else {})}


def _recorded(play: RecordedPlay) -> DisputeValues:
    state = play.state
    return {
        "bid": f"bid {state.bid}",
        "trump": SUITS[state.trump],
        "maker": str((state.maker - play.leader) % state.seats + 1),
        "malzom": flag(state.malzom),
        HONOURS_GONE: flag(not HONOURS << 13 * state.trump + 9 & ~play.earlier),
    }


DISPUTE = GameDispute(
    fields=_fields,
    facts=(HONOURS_GONE,),
    asked=_asked,
    position=_position,
    recorded=_recorded,
    cost_rule="KOUT-FAULT-4",
)
