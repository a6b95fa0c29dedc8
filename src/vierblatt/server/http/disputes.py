"""Endpoints: whether a card was allowed at a table with real cards. They keep nothing."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from vierblatt.dispute import Dispute, DisputeAnswer, facts_of, fields_of, judge
from vierblatt.server.http.endpoint import EndpointGroup
from vierblatt.server.http.services import HttpServices
from vierblatt.server.http.values import GameId, PresetId, StrictRequest

api = EndpointGroup("Disputes")

MINUTE = 60
#: A card. The limit is above that of any card, so that the answer can say what is wrong.
CardText = Annotated[str, Meta(max_length=20)]
BETWEEN = ";"  #: house rules
ShortText = Annotated[str, Meta(max_length=40)]


class DisputeRules(StrictRequest, frozen=True, kw_only=True):
    """The house rules by which a card is judged. rules: those that differ from the preset: `players=4;target=51`."""

    preset: PresetId = "standard"
    rules: Annotated[str, Meta(max_length=4000)] = ""


class DisputeFieldInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something about the deal that has to be said.

    kind: call, suit, seat (a number from 1, the player who led the trick) or flag (yes, no). default: the value if it
    is left out; empty if it must be given. when: asked only if each of these earlier fields has one of the values.
    """

    name: str
    kind: Literal["call", "suit", "seat", "flag"]
    values: list[str]
    default: str
    when: dict[str, list[str]]


class DisputeForm(msgspec.Struct, frozen=True, kw_only=True):
    """What can be said about a deal: the fields in order, and facts, each `yes` or `no`, that an answer may ask for."""

    game: str
    fields: list[DisputeFieldInfo]
    facts: list[str]


class DisputeQuestion(StrictRequest, frozen=True, kw_only=True):
    """card: the card in question. hand: the player's, before it was played. trick: the cards before it, in order.

    whole: whether that is the whole hand. changes: house rules that differ from the preset.
    """

    preset: PresetId = "standard"
    card: CardText
    hand: Annotated[list[CardText], Meta(max_length=60)] = msgspec.field(default_factory=list)
    trick: Annotated[list[CardText], Meta(max_length=60)] = msgspec.field(default_factory=list)
    values: Annotated[dict[ShortText, ShortText], Meta(max_length=40)] = msgspec.field(default_factory=dict)
    whole: bool = False
    changes: Annotated[dict[str, Any], Meta(max_length=100)] = msgspec.field(default_factory=dict)


class DisputeCard(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the hand. allowed: null if that depends on what has not been said. rule: the one that forbids it."""

    card: str
    allowed: bool | None
    rule: str


class DisputeMissing(msgspec.Struct, frozen=True, kw_only=True):
    """Cards of which a single one, if it was in the hand too, would have made the card a fault.

    suits: those of which any card would have; cards: all of them.
    """

    rule: str
    cards: list[str]
    suits: list[str]


class DisputeFault(msgspec.Struct, frozen=True, kw_only=True):
    """kind: as in an accusation. proofs: cards that prove it. rule: what it costs.

    points: of the side at fault, and of the other; null if the answers do not decide that.
    """

    kind: str
    proofs: list[str]
    rule: str
    points: list[int] | None


class DisputeVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the card was allowed, and why.

    rule: forbids the card or, if it was allowed, the other cards of the hand; may be empty. fault: null if nobody has
    to claim it, since the whole table sees it. asks: facts on which the answer depends.
    """

    verdict: Literal["allowed", "fault", "depends"]
    rule: str
    cards: list[DisputeCard]
    fault: DisputeFault | None
    asks: list[str]
    missing: list[DisputeMissing]


@api.get("/api/disputes/{game}", cache=MINUTE, faults=(404,))
async def dispute_form(services: HttpServices, game: GameId, query: DisputeRules) -> DisputeForm:
    """What can be said about the deal of a card in question."""
    changes = dict(_named_rule(each) for each in query.rules.split(BETWEEN) if each)
    fields = [
        DisputeFieldInfo(
            name=each.name, kind=each.kind, values=[*each.values], default=each.default,
            when={name: [*values] for name, values in each.when.items()},
        )
        for each in fields_of(game, changes, query.preset)
    ]  # fmt: skip
    return DisputeForm(game=game, fields=fields, facts=[*facts_of(game)])


@api.post("/api/disputes/{game}", limit="replays", faults=(404,))
async def judge_dispute(services: HttpServices, game: GameId, body: DisputeQuestion) -> DisputeVerdict:
    """Judges a card by the rules of a game and the house rules. Nothing is stored."""
    dispute = Dispute(
        game, body.card, hand=body.hand, trick=body.trick, values=body.values, whole=body.whole,
        rules=body.changes, preset=body.preset,
    )  # fmt: skip
    return _shown(await asyncio.to_thread(judge, dispute))  # dozens of positions, or a compiler that is not ready yet


def _named_rule(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def _shown(answer: DisputeAnswer) -> DisputeVerdict:
    fault = None
    if answer.fault is not None:
        points = None if answer.fault.points is None else [*answer.fault.points]
        fault = DisputeFault(
            kind=answer.fault.kind, proofs=[*answer.fault.proofs], rule=answer.fault.rule, points=points
        )
    return DisputeVerdict(
        verdict=answer.verdict,
        rule=answer.rule,
        cards=[DisputeCard(card=each.card, allowed=each.allowed, rule=each.rule) for each in answer.cards],
        fault=fault,
        asks=[*answer.asks],
        missing=[DisputeMissing(rule=each.rule, cards=[*each.cards], suits=[*each.suits]) for each in answer.missing],
    )
