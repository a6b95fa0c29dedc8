"""The heuristic player: stronger than chance, and no nonsense."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.baloot.endings import rule_sets, small_deal
from tests.games.baloot.table import Deal, in_play, stack
from vierblatt.cards import members
from vierblatt.games.baloot import GAME
from vierblatt.games.baloot.rules.state import BALOOT
from vierblatt.kernel import dispatch, engine
from vierblatt.kernel.bits import count, nth
from vierblatt.kernel.jit import PLAIN, State, entry
from vierblatt.kernel.random import below, seed_at, shuffle

_start, _deal, _legal, _act, _policy = (
    dispatch.start, dispatch.deal, dispatch.legal, dispatch.act, dispatch.policy,
)  # fmt: skip


@entry
def contest(states: State, i: int, deals: int, clever: int) -> int:
    """What the team `clever`, which plays by the policy, writes more than the other, which plays at random."""
    s = states[i]
    lead = 0
    for _ in range(deals):
        if s.phase != 0:
            _start(s, below(s, 4))
        scored = s.scored
        shuffle(s, s.packed)
        _deal(s)
        while s.turn >= 0:
            if s.turn % 2 == clever:
                _act(s, _policy(s) % 64)
            else:
                open_now = _legal(s)
                _act(s, nth(open_now, below(s, count(open_now))))
        if s.scored > scored:
            lead += s.deal_scores[clever] - s.deal_scores[1 - clever]
    return lead


@pytest.mark.parametrize("preset", GAME.options.preset_names())
def test_it_beats_chance_by_far(preset: str) -> None:
    deals = 60 if PLAIN else 1000
    # Where a buyer who has less keeps the points, there is less to win by not buying badly.
    keeps = GAME.options.rule_set(preset=preset).values["failed_contract"] == "each_keeps"
    for clever in range(2):
        states = GAME.new(GAME.options.rule_set(preset=preset))
        engine.start(states, 0, 0)
        seed_at(states, 0, 21, 0)
        assert contest(states, 0, deals, clever) > (7 if keeps else 10) * deals


def choice(deal: Deal) -> tuple[str, str]:
    """What the player to move does, and why."""
    reason, action = divmod(int(engine.policy(deal.states, 0)), 64)
    return GAME.format(deal.r.phase, action), GAME.policy.reasons[reason]


def bid(hand: str, public: str, *calls: str, scores: tuple[int, int] = (0, 0), **options: Any) -> tuple[str, str]:
    """The call of the player to move; it is p1 unless calls come before."""
    taken = {*hand.split(), public}
    spare = [card for card in (rank + suit for suit in "SHDC" for rank in "789TJQKA") if card not in taken]
    seats = [" ".join(spare[i : i + 5]) for i in range(0, 15, 5)]
    seats.insert(len(calls) % 4, hand)
    return choice(Deal(stack(tuple(seats), public), scores=scores, **options).do(*calls))


def test_it_buys_what_is_strong_and_passes_what_is_not() -> None:
    assert bid("AS TS AH KH 9D", "AD") == ("sun", "buy-sun")
    assert bid("JS 9S AS 7H 8D", "KS") == ("hokom", "buy-hokom")
    assert bid("QS 9H 8H JD 7C", "8D") == ("pass", "pass-weak")


def test_it_annuls_a_hopeless_hand() -> None:
    assert bid("7S 8S 9H 7D 9C", "KS") == ("kawesh", "kawesh")


def test_it_calls_ashkal_when_the_card_is_of_no_use() -> None:
    assert bid("AS TS AH TH 9D", "7C", "pass", "pass") == ("ashkal", "ashkal-for-partner")


def test_it_leaves_the_card_to_its_partner() -> None:
    assert bid("AS TS QH KH AD", "7C", "pass", "pass", "hokom", "pass")[0] in {"pass", "sun"}
    assert bid("QS 9H 8H JD 7C", "8D", "hokom", "pass") == ("pass", "leave-partner")


#: Clubs are nobody's; seat 0 has bought hokom in spades.
HANDS = (
    "JS 9S AS 7S AH 7H TD 8D",
    "TS 8S TH 9H KD QD KC QC",
    "KS QS KH QH AD 7D TC 9C",
    "8H JH JD 9D AC JC 8C 7C",
)


def test_the_buyer_draws_trumps() -> None:
    card, reason = choice(in_play(HANDS, "S"))
    assert card in {"JS", "9S"}
    assert reason == "draw-trumps"


def test_it_neither_overtrumps_its_partner_nor_wastes_an_ace() -> None:
    deal = in_play(HANDS).play("TD QD AD")
    card, reason = choice(deal)
    assert (card, reason) == ("9D", "cannot-win")
    deal = in_play(HANDS).play("AH 9H")
    assert choice(deal)[1] in {"feed-partner", "partner-has-it"}


def test_it_does_not_trump_its_partners_trick() -> None:
    hands = (
        "9D 8D 7S 8S JS QS 7C 9C",
        "KD TD QD AS KS 8C TC 7H",
        "JD 7D 9S TS JC QC KC QH",
        "AH 8H JH 9H KH TH AC AD",
    )
    deal = in_play(hands, "H", buyer=3)
    deal.play("QS AS 9S")
    assert {"AC", "AD"} <= deal.open, "void, but the partner is winning"
    assert choice(deal)[0] in {"AC", "AD"}


def test_the_last_player_gives_points_to_the_partner_and_none_to_the_others() -> None:
    hands = (
        "7S 8S 9S 7H 8H 9H 7D 8D",
        "AS KS QH JH 9D QD 7C 8C",
        "QS JS TH KH TD JD 9C TC",
        "TS JC AH QC AD KD AC KC",
    )
    deal = in_play(hands).play("7S AS JS")
    assert choice(deal) == ("TS", "only-choice")
    deal = in_play(hands).play("7D QD TD")
    assert choice(deal)[0] in {"AD", "KD"}


def test_it_doubles_only_what_it_can_beat() -> None:
    weak = Deal().do("hokom", "pass", "pass", "pass", "hokom")
    assert choice(weak) == ("pass", "no-raise")
    strong = ("7S 8S 9D 7D 8C", "JH AH KH AS AD", "QS TS 9S JC QC", "JD TC KC KD 9C")
    deal = Deal(stack(strong, "9H")).do("hokom", "pass", "pass", "pass", "hokom")
    assert choice(deal) == ("double open", "raise-strong")


def test_it_always_declares() -> None:
    deal = Deal(
        stack(("AS KS QS 7H 9D", "7S 8H JD QC AC", "JH QH KD TC 8D", "TD AH 9C 7C 8S"), "9S"), auto_declare=False
    )
    deal.do("pass", "pass", "pass", "sun", "pass", "pass", "pass")
    assert choice(deal) == ("announce", "announce")


@pytest.mark.rule("BAL-PROJ-9")
def test_it_says_the_baloot_before_the_card_that_it_plays_and_no_other() -> None:
    rng, rules, answers = random.Random(4), rule_sets()["calling"], set()
    for _ in range(400):
        states = small_deal(rng, rules, 4)
        reader = GAME.layout.reader(states)
        while reader.turn >= 0 and not (reader.phase == BALOOT and engine.legal(states, 0) == 3):
            engine.act(states, 0, rng.choice([*members(engine.legal(states, 0))]))
        if reader.turn >= 0:
            reason, answer = divmod(int(engine.policy(states, 0)), 64)
            engine.act(states, 0, answer)
            card = int(engine.policy(states, 0)) % 64
            assert reader.royals >> card & 1 == answer
            answers.add((GAME.policy.reasons[reason], answer))
    assert answers == {("announce", 1), ("baloot-later", 0)}
