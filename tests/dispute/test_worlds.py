"""Positions of real matches under random house rules: what is answered is what the engine allows there."""

from __future__ import annotations

import random

import pytest

from tests.dispute.described import SAID, dispute_of, plays
from tests.scale import SCALE
from vierblatt.dispute import facts_of, judge
from vierblatt.errors import IllegalAction
from vierblatt.games.events import Judged
from vierblatt.match import Match

every_game = pytest.mark.parametrize("game", SAID)
DEALS = 400 if SCALE == "large" else 3


@every_game
def test_with_everything_known_the_answer_is_the_engines(game: str) -> None:
    seen = {True: 0, False: 0}
    for match in plays(game, 1, DEALS):
        legal = {*match.legal_actions()}
        hand = match.hand(match.turn)
        card = random.Random(match.state.logged).choice(hand)
        answer = judge(dispute_of(match, card))
        where = (dispute_of(match, card), answer)
        assert {each.card for each in answer.cards if each.allowed} == legal, where
        assert {each.card for each in answer.cards} == {*hand}
        assert answer.verdict == ("allowed" if card in legal else "fault"), where
        assert (answer.asks, answer.missing) == ((), ())
        assert answer.is_free == (legal == {*hand})
        refusal = match.explain(card)
        assert (answer.rule if card not in legal else "") == (refusal.rule if refusal else "")
        seen[card in legal] += 1
    assert min(seen.values()) > 3


@every_game
def test_with_little_known_no_answer_is_wrong_and_every_question_matters(game: str) -> None:
    chance = random.Random(game)
    verdicts = {"allowed": 0, "fault": 0, "depends": 0}
    for match in plays(game, 2, DEALS):
        hand, legal = match.hand(match.turn), match.legal_actions()
        card = chance.choice(hand)
        is_legal = card in legal
        facts = facts_of(game)
        values = {
            name: value
            for name, value in dispute_of(match, card).values.items()
            if name not in facts or chance.random() < 0.5
        }
        known = [each for each in hand if chance.random() < 0.4]
        answer = judge(dispute_of(match, card, hand=known, values=values, whole=False))
        where = (dispute_of(match, card, hand=known, values=values, whole=False), answer, hand, legal)
        verdicts[answer.verdict] += 1
        if answer.verdict != "depends":
            assert (answer.verdict == "allowed") == is_legal, where
            assert not answer.asks and not answer.missing, where
            continue
        assert answer.asks or answer.missing, where
        assert not {*answer.asks} & {*values}
        informed = judge(dispute_of(match, card, hand=known, whole=False))  # all facts
        assert not informed.asks, where
        held = {each for missing in informed.missing for each in missing.cards} & {*hand}
        assert is_legal == (informed.verdict != "fault" and not held), where
        complete = judge(dispute_of(match, card, values=values))
        assert complete.verdict == "depends" or (complete.verdict == "allowed") == is_legal
    assert all(verdicts.values()), verdicts


@every_game
def test_kind_and_proofs_and_points_are_those_of_an_accusation(game: str) -> None:
    """Cards against the rules are played in matches that allow it, and are then claimed."""
    chance, judged = random.Random(game), 0
    for match in plays(game, 3, DEALS, illegal_cards="claimable", accusation_proof="judge", accusation_window="deal"):
        card = chance.choice(match.hand(match.turn))
        answer = judge(dispute_of(match, card))
        accuser = (match.turn + 1) % match.table.seats
        after = match.copy()
        try:
            after.do(card)
        except IllegalAction:
            continue  # held to it by having said Baloot
        said = match.game.rules.out_of_turn
        assert said is not None
        kinds = [kind for kind in said.kinds.values() if kind != "false-sawa"]
        right = [kind for kind in kinds if is_right(after, accuser, f"accuse {kind} {card}")]
        assert right == ([answer.fault.kind] if answer.fault else []), (dispute_of(match, card), answer)
        if answer.fault is None:
            continue
        judged += 1
        claimed = after.copy()
        claimed.say(accuser, f"accuse {right[0]} {card}")
        scores = claimed.state.deal_scores
        points = scores[match.table.side(match.turn)], scores[match.table.side(accuser)]
        if answer.fault.points is not None and game != "baloot":
            assert answer.fault.points == points
        if game == "baloot":  # projects and Baloot come on top
            assert answer.fault.points is not None
            assert answer.fault.points[0] == points[0] == 0 and answer.fault.points[1] <= points[1]
        later = [each for each in match.hand(match.turn) if each != card]
        assert {*answer.fault.proofs} <= {*later}
    assert judged > 3


def is_right(match: Match, accuser: int, said: str) -> bool:
    """The verdict on an accusation, which leaves the match as it was."""
    return Judged(seat=accuser, key="right") in match.copy().say(accuser, said)


@every_game
def test_each_proof_proves_it_alone(game: str) -> None:
    chance, proved = random.Random(game), 0
    for match in plays(game, 4, DEALS):
        card = chance.choice(match.hand(match.turn))
        answer = judge(dispute_of(match, card))
        if answer.fault is None:
            continue
        assert answer.fault.proofs
        for proof in answer.fault.proofs:
            alone = judge(dispute_of(match, card, hand=[card, proof]))
            assert alone.verdict == "fault", (dispute_of(match, card), answer, proof)
            proved += 1
    assert proved > 3
