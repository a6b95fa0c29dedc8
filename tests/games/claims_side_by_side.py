"""An engine and its slow reference side by side at tables where faults can be claimed.

Random house rules, contracts, faults and accusations. At every step both must agree on all that `compare` looks at, on
the allowed cards, on what is heard out of turn, and on every verdict.
"""

from __future__ import annotations

import itertools
import logging
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tests.reference.claimable import FaultRules, Laid, split
from tests.scale import scaled
from tests.test_differential import MOODS, compare, draw_action, draw_pack
from vierblatt import games
from vierblatt.cards import NAMES, members
from vierblatt.errors import BadAction, IllegalAction
from vierblatt.games.events import DealScored, Judged
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.sayings import SAWA_TEXT, Saying, number_of, read_saying

LOG = logging.getLogger(__name__)  #: shown by ``--log-cli-level=info``
SHARDS, MATCHES_OF_A_SHARD = 10, 1_000_000
PROGRESS = 5_000  #: deals after which a long comparison says how far it is
NEVER_HEARD = ("false-sawa", "nothing")  #: kinds of faults that these games do not have
RARE = 0.7  #: how often a player who can make another fault than `no-follow` does so
CHECKS, ACCUSATIONS = 0.1, 8  #: how often verdicts are compared that nobody asks for, and how many each time


class Ruling(Protocol):
    """The verdict on an accusation."""

    @property
    def right(self) -> bool: ...


class Reference(Protocol):
    """What is needed of a reference."""

    fault_rules: FaultRules
    over: bool
    winners: list[int]
    deal_scores: list[list[int]]

    @property
    def laid(self) -> Mapping[str, Laid]:
        """What was played in this deal, by card."""
        ...

    def deal(self, pack: list[str]) -> None: ...
    def act(self, action: str) -> None: ...
    def allowed(self) -> set[str]: ...
    def faults(self) -> dict[str, list[str]]:
        """The faults that the player to act can make now: for each kind its cards."""
        ...

    def refusal(self, seat: int, text: str) -> str | None: ...
    def ruling(self, seat: int, text: str) -> Ruling: ...
    def interrupt(self, seat: int, text: str) -> None: ...


@dataclass(frozen=True)
class Comparison:
    """What the comparison of one game needs. most_deals: of a match; one of them is drawn."""

    game: str
    reference: Callable[[dict[str, object], int], Reference]
    random_options: Callable[[random.Random], dict[str, object]]
    pack: Callable[[dict[str, object]], list[str]]
    most_deals: Sequence[int]


class SideBySide:
    """A match and its reference. `compared` counts accusations: "wrong", or the kind of those that were right."""

    def __init__(self, chosen: Comparison, seed: int) -> None:
        self.rng = random.Random(seed)
        options = chosen.random_options(self.rng)
        game = games.get(chosen.game)
        self.pack = chosen.pack(split(options)[0])
        first = self.rng.randrange(Match(chosen.game, options).table.seats)
        self.match = Match(chosen.game, options, first_seat=first)
        self.reference = chosen.reference(options, first)
        self.seats = range(self.match.table.seats)
        self.game, self.kinds = game, (*self.reference.fault_rules.kinds, *NEVER_HEARD)
        self.mood = self.rng.choice(MOODS)
        self.faults, self.sayings = self.rng.choice([0.0, 0.2, 0.2, 0.6, 0.6]), self.rng.choice([0.0, 0.01, 0.05])
        self.most_deals = self.rng.choice(chosen.most_deals)
        self.where = f"{chosen.game} seed {seed} options {options}"
        self.compared: Counter[str] = Counter()

    def play(self) -> int:
        """Plays the match to its end, or the deals that were drawn; returns the number of deals."""
        while not self.match.over and len(self.match.deals) < self.most_deals:
            self.play_deal()
        winners = sorted(self.reference.winners)
        assert (self.match.over, self.match.winners) == (self.reference.over, winners), self.where
        return len(self.match.deals)

    def play_deal(self) -> None:
        """Deals, and plays until the deal is over."""
        match, reference = self.match, self.reference
        order = draw_pack(self.pack, len(self.seats), self.rng)
        match.deal(order)
        reference.deal(order)
        while match.turn >= 0:
            compare(match, reference, f"{self.where} {match.deals[-1][1]}")
            if reference.laid and self.rng.random() < CHECKS:
                self.compare_verdicts()
            if match.phase == "counting" and self.rng.random() < CHECKS:
                self.compare_kinds()
            if not (reference.laid and self.rng.random() < self.sayings and self.say_something()):
                action = self.action()
                match.do(action)
                reference.act(action)
        compare(match, reference, self.where)
        if reference.deal_scores and match.state.scored == len(reference.deal_scores):
            ours = match.state.deal_scores[: match.table.sides]
            assert ours == reference.deal_scores[-1], self.where

    def action(self) -> str:
        """A call, an answer or an allowed card; now and then a fault, of any kind that is possible."""
        if self.match.state.phase != PLAY:
            return draw_action(self.match, self.rng, self.mood)
        allowed = self.reference.allowed()
        assert allowed == {NAMES[card] for card in members(engine.allowed(self.match.states, 0))}, self.where
        wrong = self.reference.faults()
        if self.faults and (rare := sorted(set(wrong) - {"no-follow"})):  # few positions allow them
            return self.rng.choice(wrong[self.rng.choice(rare)] if self.rng.random() < RARE else sorted(allowed))
        if wrong and self.rng.random() < self.faults:
            return self.rng.choice(wrong["no-follow"])
        return self.rng.choice(sorted(allowed))

    def accusation(self) -> str:
        """Of a fault, if there is one, and often as it should be; at times one that is never heard."""
        laid = list(self.reference.laid.values())
        faulty = [each for each in laid if each.fault()]
        rare = [each for each in faulty if each.fault() != "no-follow"]
        card = self.rng.choice(self.rng.choice([laid, faulty or laid, rare or faulty or laid]))
        kind = card.fault() if self.rng.random() < 0.6 else None
        said = f"accuse {kind or self.rng.choice(self.kinds)} {card.card}"
        if self.rng.random() < 0.5:
            own = [each.card for each in laid if each.seat == card.seat and each.card != card.card]
            near = [each for each in own if each in card.proofs() or each[1] == card.card[1]]
            said += f" by {self.rng.choice(self.rng.choice([near, own, self.pack]) or self.pack)}"
        return said + " kaboot" if self.rng.random() < 0.02 else said

    def texts(self, seat: int) -> list[str]:  # noqa: ARG002 - for other games
        """What this seat might say now: some of it is heard, some is not."""
        return [SAWA_TEXT, *[self.accusation() for _ in range(ACCUSATIONS)]]

    def compare_verdicts(self) -> None:
        """Compares what would be heard from a seat now, and how it would be judged; nothing is said."""
        seat = self.rng.choice(self.seats)
        for text in self.texts(seat):
            refused = self.refused(seat, text)
            try:
                answer = engine.judge(self.match.states, number_of(self.game, read_saying(seat, text)))
            except BadAction:
                answer = engine.REFUSED
            assert (answer == engine.REFUSED) is refused, (self.where, seat, text, self.match.deals[-1])
            if not refused and text != SAWA_TEXT:
                assert bool(answer) is self.reference.ruling(seat, text).right, (self.where, seat, text)
                self.compared[text.split()[1] if answer else "wrong"] += 1

    def compare_kinds(self) -> None:
        """Compares the kind of fault of every card of the deal, whether or not it can still be claimed."""
        for laid in self.reference.laid.values():
            found = [kind for kind in self.reference.fault_rules.kinds if self.engine_finds(laid, kind)]
            assert found == [kind for kind in [laid.fault()] if kind], (self.where, laid, self.match.deals[-1])

    def engine_finds(self, laid: Laid, kind: str) -> bool:
        accuser = (laid.seat + 1) % len(self.seats)
        return bool(engine.is_right(self.match.states, number_of(self.game, Saying(accuser, kind, laid.card))))

    def refused(self, seat: int, text: str) -> bool:
        """Whether the reference refuses this; also what is no accusation."""
        try:
            return self.reference.refusal(seat, text) is not None
        except ValueError:
            return True

    def text_to_say(self, seat: int) -> str:  # noqa: ARG002 - for other games
        """What this seat tries to say out of turn."""
        return self.accusation()

    def say_something(self) -> bool:
        """Says something out of turn on both sides; whether it was heard."""
        seat = self.rng.choice(self.seats)
        text = self.text_to_say(seat)
        if self.refused(seat, text):
            try:
                self.match.say(seat, text)
            except (BadAction, IllegalAction):
                return False
            raise AssertionError(f"{self.where}: heard {seat} {text}")
        rulings = [] if text == SAWA_TEXT else [self.reference.ruling(seat, text)]
        scored = len(self.reference.deal_scores)
        events = self.match.say(seat, text)
        self.reference.interrupt(seat, text)
        verdicts = [(each.seat, each.key) for each in events if isinstance(each, Judged)]
        scores = [each.scores for each in events if isinstance(each, DealScored)]
        assert verdicts == [(seat, "right" if each.right else "wrong") for each in rulings], (self.where, text)
        assert scores == self.reference.deal_scores[scored:], (self.where, text)
        return True


def compare_shard(
    chosen: Comparison, shard: int, deals: int, *, at_length: int, pair: type[SideBySide] = SideBySide
) -> Counter[str]:
    """Plays the matches of one shard until there are enough deals; returns the number of accusations compared.

    deals: of a shard. at_length: of all shards, times ten, at the scale `large`. pair: what plays a match.
    """
    played, compared = 0, Counter[str]()
    matches = itertools.count(shard * MATCHES_OF_A_SHARD)
    while played < scaled(deals, at_length=at_length // SHARDS):
        table = pair(chosen, next(matches))
        deals_before, played = played, played + table.play()
        compared += table.compared
        if played // PROGRESS > deals_before // PROGRESS:
            LOG.info("%s, shard %d: %d deals so far, accusations: %s", chosen.game, shard, played, dict(compared))
    LOG.info("%s, shard %d of %d: %d deals, accusations: %s", chosen.game, shard, SHARDS, played, dict(compared))
    return compared
