"""A card that was played, as the page about disputes takes it."""

from __future__ import annotations

from typing import Any

import msgspec

from vierblatt.dispute import Dispute


class DisputedCard(msgspec.Struct, frozen=True, kw_only=True):
    """What is known about a card that was played: a question for `POST /api/disputes/{game}`.

    changes: house rules that differ from the preset. hand: the player's before it was played, as far as it is known;
    whole: whether that is all of it. trick: the cards before it, in order.
    """

    game: str
    preset: str
    changes: dict[str, Any]
    card: str
    hand: list[str]
    trick: list[str]
    values: dict[str, str]
    whole: bool


def disputed_card(dispute: Dispute) -> DisputedCard:
    """A dispute from a record as it is sent."""
    rules = dispute.rules
    assert isinstance(rules, dict)
    return DisputedCard(
        game=dispute.game, preset=dispute.preset, changes=rules, card=dispute.card, hand=[*dispute.hand],
        trick=[*dispute.trick], values=dict(dispute.values), whole=dispute.whole,
    )  # fmt: skip
