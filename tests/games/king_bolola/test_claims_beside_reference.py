"""The engine and the slow reference of King Bolola tables at which cards are not refused agree at every step.

Random matches with random house rules, faults and accusations. The reference was written from the rules alone
(`tests.reference.king_bolola_claimable`).
"""

from __future__ import annotations

import itertools
import logging
import random

import pytest

from tests.reference.king_bolola import pack
from tests.reference.king_bolola_claimable import ClaimableReference, random_claimable_options
from tests.reference.king_bolola_contracts import ROUNDS
from tests.reference.king_bolola_faults import CARD_KINDS
from tests.scale import scaled, slow_except
from tests.test_differential import compare, draw_pack
from vierblatt.cards import members
from vierblatt.errors import BadAction, IllegalAction
from vierblatt.games.king_bolola import GAME
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.sayings import number_of, read_saying

LOG = logging.getLogger(__name__)  #: shown by ``--log-cli-level=info``
SHARDS, MATCHES_OF_A_SHARD = 10, 1_000_000
DEALS, DEALS_AT_LENGTH = 120, 30_000  #: of the one shard that each run plays; of all shards, times ten at length
KINDS = (*CARD_KINDS, "false-sawa", "nothing")
SEATS = range(4)


class Pair:
    """A match and its reference, kept side by side."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        options = random_claimable_options(self.rng)
        first = self.rng.choice(SEATS)
        self.match = Match("king_bolola", options, first_seat=first)
        self.reference = ClaimableReference(options, first)
        self.faults, self.sayings = self.rng.choice([0.0, 0.2, 0.6]), self.rng.choice([0.0, 0.01, 0.05])
        self.where = f"seed {seed} options {options}"
        self.deals = self.rng.choice(
            [2, 2, 2, ROUNDS]
        )  #: to play; most matches end early, so that house rules change often
        self.verdicts = [0, 0]  #: compared so far: wrong and right accusations

    def play_deal(self) -> None:
        """Deals, and plays until the deal is over."""
        order = draw_pack(pack({}), 4, self.rng)
        self.match.deal(order)
        self.reference.deal(order)
        while self.match.turn >= 0:
            compare(self.match, self.reference, f"{self.where} {self.match.deals[-1][1]}")
            if self.match.state.seen and self.rng.random() < 0.1:
                self.compare_verdicts()
            if not (self.match.state.seen and self.rng.random() < self.sayings and self.say_something()):
                action = self.action()
                self.match.do(action)
                self.reference.act(action)
        compare(self.match, self.reference, self.where)
        assert self.match.state.deal_scores[:4] == self.reference.deal_scores[-1], self.where

    def action(self) -> str:
        """A contract, an answer or an allowed card; now and then a fault, of any kind that is possible."""
        if self.match.state.phase != PLAY:
            return self.rng.choice(sorted(self.reference.legal()))
        allowed = sorted(self.reference.allowed())
        assert allowed == sorted(GAME.format(PLAY, c) for c in members(engine.allowed(self.match.states, 0)))
        if self.rng.random() < self.faults and (wrong := self.reference.faults()):
            return self.rng.choice(wrong[self.rng.choice(sorted(wrong))])
        return self.rng.choice(allowed)

    def text(self) -> str:
        """An accusation, of a fault if there is one and often as it should be; at times one that is never heard."""
        laid = list(self.reference.laid.values())
        faulty = [each for each in laid if each.fault()]
        card = self.rng.choice(faulty if faulty and self.rng.random() < 0.7 else laid)
        kind = card.fault() if self.rng.random() < 0.6 else None
        said = f"accuse {kind or self.rng.choice(KINDS)} {card.card}"
        if self.rng.random() < 0.5:
            own = [each.card for each in laid if each.seat == card.seat and each.card != card.card]
            following = [each for each in own if each[1] == card.led]
            proofs = self.rng.choice([following, own, pack({})])
            said += f" by {self.rng.choice(proofs or pack({}))}"
        return said + " kaboot" if self.rng.random() < 0.02 else said

    def compare_verdicts(self) -> None:
        """Compares what would be heard from a seat now, and how it would be judged; nothing is said."""
        seat = self.rng.choice(SEATS)
        for text in ["sawa", *[self.text() for _ in range(8)]]:
            refused = self.refusal(seat, text)
            try:
                answer = engine.judge(self.match.states, number_of(GAME, read_saying(seat, text)))
            except BadAction:
                answer = engine.REFUSED
            assert (answer == engine.REFUSED) is refused, (self.where, seat, text, self.match.deals[-1])
            if not refused:
                assert bool(answer) is self.reference.ruling(seat, text).right, (self.where, seat, text)
                self.verdicts[bool(answer)] += 1

    def refusal(self, seat: int, text: str) -> bool:
        try:
            return self.reference.refusal(seat, text) is not None
        except ValueError:
            return True

    def say_something(self) -> bool:
        """Says something out of turn on both sides; whether it was heard."""
        seat = self.match.turn if self.rng.random() < 0.5 else self.rng.choice(SEATS)
        text = self.text()
        if self.refusal(seat, text):
            try:
                self.match.say(seat, text)
            except (BadAction, IllegalAction):
                return False
            raise AssertionError(f"{self.where}: heard {seat} {text}")
        self.match.say(seat, text)
        self.reference.interrupt(seat, text)
        return True


def play_side_by_side(seed: int) -> tuple[int, int, int]:
    """Plays one match on both; returns the number of its deals, and of wrong and right accusations compared."""
    pair = Pair(seed)
    for _ in range(pair.deals):
        pair.play_deal()
    assert pair.match.over is pair.reference.over is (pair.deals == ROUNDS), pair.where
    assert pair.match.winners == pair.reference.winners, pair.where
    return len(pair.match.deals), pair.verdicts[0], pair.verdicts[1]


@pytest.mark.rule("KB-FAULT-1", "KB-FAULT-2", "KB-FAULT-3", "KB-FAULT-4", "KB-FAULT-5")
@pytest.mark.parametrize("shard", slow_except({0}, range(SHARDS)))
def test_engine_agrees_with_the_reference_about_faults_at_every_step(shard: int) -> None:
    deals = wrong = right = 0
    matches = itertools.count(shard * MATCHES_OF_A_SHARD)
    while deals < scaled(DEALS, at_length=DEALS_AT_LENGTH // SHARDS):
        played = play_side_by_side(next(matches))
        deals, wrong, right = deals + played[0], wrong + played[1], right + played[2]
    LOG.info("shard %d of %d: %d deals, %d wrong and %d right accusations", shard, SHARDS, deals, wrong, right)
    assert wrong >= deals and right >= deals
