"""The engine and the slow reference of Baloot tables at which cards are not refused agree at every step.

Random matches with random house rules, faults, accusations, demands and sawas. The reference was written from the rules
alone (`tests.reference.baloot_claimable`).
"""

from __future__ import annotations

import itertools
import random

from tests.reference.baloot_claimable import ClaimableReference
from tests.reference.baloot_fault_options import random_claimable_options
from tests.scale import scaled
from tests.test_differential import MOODS, compare, draw_action, draw_pack
from vierblatt.cards import members
from vierblatt.errors import BadAction, IllegalAction
from vierblatt.games.baloot import GAME
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.sayings import number_of, read_saying

DEALS, DEALS_AT_LENGTH = 60, 100_000
MOST_DEALS = 12  #: of one match
KINDS = ("barred-lead", "no-follow", "no-trump", "no-overtrump", "false-sawa")


class Pair:
    """A match and its reference, kept side by side."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        options = random_claimable_options(self.rng)
        first = self.rng.randrange(4)
        self.match = Match("baloot", options, first_seat=first)
        self.reference = ClaimableReference(options, first)
        self.mood = self.rng.choice(MOODS)
        self.faults, self.sayings = self.rng.choice([0.0, 0.1, 0.5]), self.rng.choice([0.0, 0.02, 0.1])
        self.where = f"seed {seed} options {options}"
        self.verdicts = 0  #: compared so far

    def play_deal(self) -> None:
        """Deals, and plays until the deal is over."""
        pack = draw_pack([GAME.format(PLAY, card) for card in self.match.table.pack], 4, self.rng)
        self.match.deal(pack)
        self.reference.deal(pack)
        while self.match.turn >= 0:
            compare(self.match, self.reference, f"{self.where} {self.match.deals[-1][1]}")
            if self.match.state.seen and self.rng.random() < 0.1:
                self.compare_verdicts()
            if not (self.match.state.seen and self.rng.random() < self.sayings and self.say_something()):
                action = self.action()
                self.match.do(action)
                self.reference.act(action)
        compare(self.match, self.reference, self.where)
        if self.reference.endings and self.match.state.scored == len(self.reference.endings):
            assert self.match.state.deal_scores[:2] == self.reference.endings[-1].score, self.where

    def action(self) -> str:
        """A legal action: usually an allowed card, or else any card of the hand."""
        if self.match.state.phase == PLAY and self.rng.random() >= self.faults:
            allowed = engine.allowed(self.match.states, 0)
            return GAME.format(PLAY, self.rng.choice([*members(allowed)]))
        return draw_action(self.match, self.rng, self.mood)

    def texts(self, seat: int) -> list[str]:
        """What the reference hears from a seat, and some that it may not hear."""
        heard = sorted(self.reference.open_interrupts(seat))
        cards = [GAME.format(PLAY, card) for card in members(self.match.state.seen)]
        kind, card, proof = self.rng.choice(KINDS), self.rng.choice(cards), self.rng.choice(cards)
        wild = [f"accuse {kind} {card}", f"accuse {kind} {card} by {proof}", f"accuse {kind} {card} kaboot"]
        return [*self.rng.sample(heard, min(6, len(heard))), *wild, "sawa", "accuse false-sawa"]

    def compare_verdicts(self) -> None:
        """Compares what would be heard from a seat now, and how it would be judged; nothing is said."""
        seat = self.rng.randrange(4)
        for text in self.texts(seat):
            refused = self.refusal(seat, text)
            answer = engine.judge(self.match.states, number_of(GAME, read_saying(seat, text)))
            assert (answer == engine.REFUSED) is refused, (self.where, seat, text, self.match.deals[-1])
            if not refused and text != "sawa":
                assert bool(answer) is self.reference.ruling(seat, text).right, (self.where, seat, text)
                self.verdicts += 1

    def refusal(self, seat: int, text: str) -> bool:
        try:
            return self.reference.refusal(seat, text) is not None
        except ValueError:
            return True

    def say_something(self) -> bool:
        """Says something out of turn on both sides; whether it was heard."""
        seat = self.match.turn if self.rng.random() < 0.5 else self.rng.randrange(4)
        text = "sawa" if self.rng.random() < 0.5 else self.rng.choice(self.texts(seat))
        if self.refusal(seat, text):
            try:
                self.match.say(seat, text)
            except (BadAction, IllegalAction):
                return False
            raise AssertionError(f"{self.where}: heard {seat} {text}")
        self.match.say(seat, text)
        self.reference.interrupt(seat, text)
        return True


def play_side_by_side(seed: int) -> tuple[int, int]:
    """Plays one match on both; returns the number of its deals and of the verdicts that were compared."""
    pair = Pair(seed)
    while not pair.match.over and len(pair.match.deals) < MOST_DEALS:
        pair.play_deal()
    if pair.match.over:
        assert pair.reference.over and pair.match.winners == sorted(pair.reference.winners), pair.where
    return len(pair.match.deals), pair.verdicts


def test_engine_agrees_with_the_reference_about_faults_at_every_step() -> None:
    deals, verdicts, matches = 0, 0, itertools.count()
    while deals < scaled(DEALS, at_length=DEALS_AT_LENGTH):
        played = play_side_by_side(next(matches))
        deals, verdicts = deals + played[0], verdicts + played[1]
    assert verdicts >= deals
