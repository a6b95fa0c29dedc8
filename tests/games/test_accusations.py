"""Faults and accusations in the games other than Baloot: verdicts against a list that is kept while people play."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.test_differential import draw_pack
from vierblatt import games
from vierblatt.bots import RandomBot, RulesBot
from vierblatt.bots.players import Bot
from vierblatt.cards import NAMES, members
from vierblatt.errors import BadAction, BadOption
from vierblatt.games.events import Accused, DealScored, Judged
from vierblatt.kernel import engine
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.record import record_of, verify
from vierblatt.sayings import Saying, number_of

GAMES = ("kout_bo", "back_alley", "king_bolola")
MATCHES = 5
DEALS = 5
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "kout_bo": [
        {}, {"players": 4}, {"joker_compelled": True, "early_deal_end": True},
        {"illegal_joker_lead": "allowed_as_null", "joker_compelled": True},
    ],
    "back_alley": [{}, {"big_force": "opponents_only", "first_lead_trump": "never"}],
    "king_bolola": [{}, {"king_under_ace": "forced", "hearts_duck": "forced"}],
}  # fmt: skip
every_game = pytest.mark.parametrize("game", GAMES)
rules = pytest.mark.rule(
    "KOUT-FAULT-1", "KOUT-FAULT-2", "KOUT-FAULT-3", "KOUT-FAULT-4", "KOUT-FAULT-5", "BA-FAULT-1",
    "BA-FAULT-2", "BA-FAULT-3", "BA-FAULT-4", "BA-FAULT-5", "KB-FAULT-1", "KB-FAULT-2", "KB-FAULT-3",
    "KB-FAULT-4", "KB-FAULT-5",
)  # fmt: skip


def bits(cards: list[str]) -> int:
    return sum(1 << NAMES.index(card) for card in cards)


def to_follow(match: Match) -> int:
    """The cards of the hand of the player to move that follow suit."""
    state, hand = match.state, match.state.hands[match.turn]
    if not state.in_trick:
        return 0
    led = state.trick[0]
    if match.game.id == "kout_bo":
        return hand >> 13 * state.suit << 13 * state.suit & (1 << 13 * (state.suit + 1)) - 1 if state.suit < 4 else 0
    if match.game.id == "back_alley" and state.trumps >> led & 1:
        return hand & state.trumps
    return hand & 0x1FFF << 13 * (led // 13)


def fault_with(match: Match, card: int, allowed: int) -> tuple[str, int]:
    """The kind of a fault that the player to move would make with a card, and the cards that prove it."""
    same = to_follow(match)
    if not match.state.in_trick:
        return "barred-lead", allowed
    if same and not same >> card & 1:
        return "no-follow", same
    if match.game.id == "king_bolola" and match.state.trump >= 0:
        return "no-overtrump" if card // 13 == match.state.trump else "no-trump", allowed
    return "kept-back", allowed


class PlayedDeal:
    """The cards of one deal, with the faults among them."""

    def __init__(self, match: Match, rng: random.Random) -> None:
        self.match, self.rng = match, rng
        self.played: list[tuple[int, int]] = []
        self.faults: dict[int, tuple[str, int]] = {}

    def play(self) -> None:
        match, allowed = self.match, engine.allowed(self.match.states, 0)
        assert match.legal() == match.state.hands[match.turn]
        card = self.rng.choice([*members(allowed)])
        wrong = [*members(match.legal() & ~allowed)]
        if wrong:
            other = self.rng.choice(wrong)
            fault = fault_with(match, other, allowed)
            if self.rng.random() < (0.3 if fault[0] == "no-follow" else 0.9):  # the other kinds are rare
                card = other
                self.faults[card] = fault
        self.played.append((match.turn, card))
        match.act(card)

    def verdict(self, saying: Saying) -> bool | None:
        answer = engine.judge(self.match.states, number_of(self.match.game, saying))
        return None if answer == engine.REFUSED else bool(answer)

    def check(self, kinds: list[str]) -> None:
        """Compares the verdicts on all cards with the list of faults."""
        for place, (seat, card) in enumerate(self.played):
            known, proofs = self.faults.get(card, ("", 0))
            accuser, kind = self.rng.randrange(self.match.table.seats), known or self.rng.choice(kinds)
            apart = (accuser - seat) % self.match.table.sides != 0
            saying = Saying(accuser, kind, NAMES[card])
            assert self.verdict(saying) is (kind == known if apart else None), (saying, self.played)
            other = self.rng.choice([each for each in kinds if each != known])
            assert self.verdict(Saying(accuser, other, NAMES[card])) is (False if apart else None)
            later = [each for by, each in self.played[place + 1 :] if by == seat]
            if known and later and apart:
                proof = self.rng.choice(later)
                named = Saying(accuser, known, NAMES[card], NAMES[proof])
                assert self.verdict(named) is bool(proofs >> proof & 1), (named, self.played)


def begin(game: str, seed: int) -> tuple[Match, random.Random]:
    rng = random.Random(seed)
    options = rng.choice(OPTIONS[game]) | {"illegal_cards": "claimable"}
    if game == "back_alley":
        options |= {"all_pass_limit": 20, "schedule": [rng.randrange(3, 14) for _ in range(8)]}
    return Match(game, options), rng


def call_until_play(match: Match, rng: random.Random) -> bool:
    """Deals and calls at random; whether cards are then to be played."""
    match.deal(draw_pack([NAMES[card] for card in match.table.pack], match.table.seats, rng))
    while match.turn >= 0 and match.state.phase != PLAY:
        match.do(rng.choice(match.legal_actions()))
    return match.turn >= 0


@rules
@every_game
def test_exactly_the_faults_that_were_made_are_found_whenever_they_are_claimed(game: str) -> None:
    found: Counter[str] = Counter()
    for seed in range(MATCHES * 2):
        match, rng = begin(game, seed)
        kinds = [*match.game.rules.out_of_turn.kinds.values()]  # type: ignore[union-attr]
        while not match.over and len(match.deals) < DEALS:
            if not call_until_play(match, rng):
                continue
            deal = PlayedDeal(match, rng)
            while match.state.phase == PLAY:
                deal.play()
                if rng.random() < 0.05:
                    deal.check(kinds)
            deal.check(kinds)
            found.update(kind for kind, _ in deal.faults.values())
            for _ in range(match.table.seats):
                assert match.phase == "counting" and match.legal_actions() == ["count"]
                match.do("count")
            assert match.turn == -1
    assert set(found) == set(kinds) and min(found.values()) > 1, found


def expected_scores(match: Match, winner: int, loser: int) -> list[int]:
    """What each side writes for a deal that a verdict gives to the side of `winner`, by the documents."""
    state = match.state
    if match.game.id == "king_bolola":
        total = {0: -650, 1: -480, 2: -400, 3: -390, 4: -360, 5: -320, 6: 650, 7: -800, 8: 800}[state.contract]
        return [total if seat == (winner if total > 0 else loser) else 0 for seat in range(4)]
    if match.game.id == "kout_bo":
        made = winner % 2 == state.maker % 2
        points = 5 if state.malzom else {9: 36}.get(state.bid, state.bid) if made else 2 * state.bid
        return [points if side == winner % 2 else 0 for side in range(2)]
    scores = []
    for side in range(2):
        level = state.board_levels[side]
        worth = 10 * state.hand_size * level if level else 5 * state.bids[side]
        possible = level > 0 or state.bids[side] <= state.hand_size
        scores.append(worth if side == winner % 2 and possible else -worth)
    return scores


@rules
@every_game
def test_what_a_verdict_costs_and_that_records_keep_it(game: str) -> None:
    verdicts: Counter[str] = Counter()
    for seed in range(100, 100 + MATCHES):
        match, rng = begin(game, seed)
        while not match.over and len(match.deals) < DEALS:
            if not call_until_play(match, rng):
                continue
            deal = PlayedDeal(match, rng)
            while match.state.phase == PLAY and (not deal.faults or rng.random() < 0.8):
                deal.play()
            seat, card = deal.played[-1]
            kind = match.game.rules.out_of_turn.kinds[1]  # type: ignore[union-attr]
            if deal.faults and rng.random() < 0.7:
                card, (kind, _) = next(iter(deal.faults.items()))
                seat = {each: by for by, each in deal.played}[card]
            accuser = (seat + 1) % match.table.seats
            right = deal.verdict(Saying(accuser, kind, NAMES[card]))
            scores = expected_scores(match, accuser if right else seat, seat if right else accuser)
            events = match.say(accuser, f"accuse {kind} {NAMES[card]}")
            assert isinstance(events[0], Accused) and isinstance(events[1], Judged)
            assert events[1].key == ("right" if right else "wrong")
            scored = next(event for event in events if isinstance(event, DealScored))
            assert scored.scores == scores and match.state.deal_scores[: match.table.sides] == scores
            assert [line.key for line in scored.lines] == ["accusation"]
            verdicts[events[1].key] += 1
        assert verify(record_of(match)) == []
    assert set(verdicts) == {"right", "wrong"}


@every_game
def test_bots_break_no_rule_and_nothing_is_offered(game: str) -> None:
    bots: list[Bot] = [RulesBot(), RandomBot(3)]
    match, rng = begin(game, 7)
    cards = 0
    while cards < 60:
        if match.needs_deal:
            match.deal(draw_pack([NAMES[card] for card in match.table.pack], match.table.seats, rng))
            continue
        allowed = engine.allowed(match.states, 0)
        action = bots[cards % 2].choose(match.game, match.concealed(match.turn)).action
        assert allowed >> match.game.parse(match.state.phase, action) & 1
        cards += match.state.phase == PLAY
        match.do(action)
    with pytest.raises(BadOption) as refusal:
        games.get(game).options.rule_set({"illegal_cards": "claimable"})
    assert refusal.value.code == "reserved-option"
    with pytest.raises(BadAction):
        match.say(0, "sawa")
