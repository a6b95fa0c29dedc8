"""Tables at which a wrong card can be played and claimed: BAL-QAID-1 to BAL-QAID-7."""

from __future__ import annotations

import json
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tests.games.baloot.faulty_deals import PRESET, SEATS, FaultyDeal, faulty_deals
from vierblatt.analysis import analyse
from vierblatt.bots import make
from vierblatt.bots.players import Bot, MistakenBot
from vierblatt.check.plays import judge_play
from vierblatt.errors import BadAction, BadAnalysis, BadOption, IllegalAction, NotSolvable, NoWorlds, WrongTime
from vierblatt.games.baloot import GAME
from vierblatt.games.events import Accused, Judged
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, PLAY
from vierblatt.match import Match
from vierblatt.position import load
from vierblatt.record import Recorder, verify
from vierblatt.record.document import Record
from vierblatt.sayings import Saying, number_of
from vierblatt.search.solver import Solver
from vierblatt.search.worlds import Worlds
from vierblatt.shuffle import SeededPacks
from vierblatt.simulate.setup import SimulationSetup
from vierblatt.view import public_of, view_of

CASES = json.loads((Path(__file__).parents[2] / "cases" / "baloot_faults.json").read_text(encoding="utf-8"))["plays"]
KINDS = ("barred-lead", "no-follow", "no-trump", "no-overtrump")
HANDS = CASES[0]["position"]["hands"]
DEALS = 50


def at_the_table(hands: list[Any] = HANDS, **more: Any) -> Match:
    """A deal in sun, seat 0 to lead."""
    spec = {"game": "baloot", "preset": PRESET, "dealer": 3, "hands": hands, "contract": {"mode": "sun", "buyer": 0}}
    return load({**spec, **more}, reserved=True)


@pytest.mark.rule(
    "BAL-QAID-1", "BAL-QAID-2", "BAL-QAID-3", "BAL-QAID-4", "BAL-QAID-5", "BAL-QAID-6", "BAL-QAID-7",
    "BAL-SAWA-1", "BAL-SAWA-2", "BAL-SAWA-3", "BAL-SAWA-4",
)  # fmt: skip
@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_worked_case(case: dict[str, Any]) -> None:
    assert judge_play("baloot", case) == []


def verdict(match: Match, saying: Saying) -> bool | None:
    """Whether an accusation would be right; None if it would not be heard."""
    answer = engine.judge(match.states, number_of(GAME, saying))
    return None if answer == engine.REFUSED else bool(answer)


@pytest.mark.rule("BAL-QAID-2", "BAL-QAID-3", "BAL-QAID-4")
def test_exactly_the_faults_that_were_made_are_found_whenever_they_are_claimed() -> None:
    kinds: dict[str, int] = {}
    locked = {"lock_choice": "always_locked_even", "undertrump_forced": True, "auto_declare": False}
    for deal in chain(faulty_deals(1, DEALS), faulty_deals(2, DEALS, **locked)):
        while deal.match.turn >= 0 and deal.match.phase != "counting":
            deal.step()
            if deal.rng.random() < 0.05:
                check_all_cards(deal)
        check_all_cards(deal)
        for fault in deal.faults.values():
            kinds[fault.kind] = kinds.get(fault.kind, 0) + 1
    assert set(kinds) == set(KINDS) and min(kinds.values()) > 2


def check_all_cards(deal: FaultyDeal) -> None:
    match = deal.match
    for place, (seat, card) in enumerate(deal.played):
        fault = deal.faults.get(card)
        for kind in KINDS if fault else [deal.rng.choice(KINDS)]:
            accuser = deal.rng.choice(SEATS)
            right = fault is not None and fault.kind == kind
            expected = right if (accuser - seat) % 2 else None
            assert verdict(match, Saying(accuser, kind, card)) is expected, (accuser, kind, card)
        later = [each for by, each in deal.played[place + 1 :] if by == seat]
        if fault is not None and later:
            proof = deal.rng.choice(later)
            assert verdict(match, Saying((seat + 1) % 4, fault.kind, card, proof)) is (proof in fault.proofs)


@pytest.mark.rule("BAL-QAID-3")
def test_what_is_heard_depends_on_the_window_and_on_open_proofs() -> None:
    match = at_the_table(options={"accusation_window": "trick"})
    for card in ("AS", "AC", "JS", "7C", "AD", "8D", "JD", "9D"):
        match.do(card)
    assert verdict(match, Saying(0, "no-follow", "AC")) is None  # its trick is no longer the last one
    assert verdict(match, Saying(1, "no-follow", "JD")) is False
    assert verdict(match, Saying(1, "no-follow", "AH")) is None  # not played
    named = at_the_table(options={"accusation_proof": "named"})
    for card in ("AS", "AC", "JS", "7C", "TS", "8S"):
        named.do(card)
    assert verdict(named, Saying(0, "no-follow", "AC")) is None
    assert verdict(named, Saying(0, "no-follow", "AC", "KS")) is None  # still in the hand
    assert verdict(named, Saying(0, "no-follow", "AC", "JS")) is None  # another player's
    assert verdict(named, Saying(0, "no-follow", "AC", "8S")) is True


@pytest.mark.rule("BAL-QAID-6")
def test_kaboot_is_demanded_only_while_it_is_possible() -> None:
    match = at_the_table()
    for card in ("AS", "AC", "JS", "7C", "7S", "KS", "9S", "8C"):
        match.do(card)
    with pytest.raises(IllegalAction):
        match.say(0, "accuse no-follow AC kaboot")
    assert verdict(match, Saying(0, "no-follow", "AC")) is True
    off = at_the_table(options={"accusation_kaboot": "off"})
    off.do("AS")
    off.do("AC")
    with pytest.raises(IllegalAction) as refusal:
        off.say(0, "accuse no-follow AC kaboot")
    assert refusal.value.rule == "BAL-QAID-3"


@pytest.mark.rule("BAL-QAID-3")
def test_what_is_not_a_saying_is_refused_and_changes_nothing() -> None:
    match = at_the_table()
    match.do("AS")
    before = GAME.layout.words(match.states).copy()
    for text in ("", "accuse", "accuse no-follow", "qaid", "accuse no-follow ZZ", "accuse no-follow AS by", "sawa now",
                 "accuse no-follow as", "accuse nothing AS"):  # fmt: skip
        with pytest.raises((BadAction, IllegalAction)):
            match.say(1, text)
    for number in (LOG_ACTION, LOG_ACTION + 7, 1 << 40, (1 << 62) + 5):
        with pytest.raises((BadAction, IllegalAction)):
            match.act(number)
    for text in ("@9 sawa", "@ sawa", "@1sawa", "@2 accuse barred-lead AS", "@-1 sawa"):
        with pytest.raises((BadAction, IllegalAction)):
            match.repeat(text)
    with pytest.raises(BadAction):
        match.do("@1 accuse no-follow AS")  # a player's action never says who acts
    assert (GAME.layout.words(match.states) == before).all()


def test_a_verdict_needs_all_hands() -> None:
    hands = [HANDS[0], None, None, None]
    match = at_the_table(hands, hand_size=8)
    match.do("AS")
    with pytest.raises(WrongTime) as unknown:
        match.say(1, "accuse barred-lead AS")
    assert unknown.value.code == "hand-unknown"


def test_nothing_can_be_said_out_of_turn_by_default() -> None:
    match = Match("baloot", first_seat=3)
    match.deal([*match.table.pack])
    match.do("sun")
    while match.phase != "play":
        match.do(match.legal_actions()[0])
    match.do(match.legal_actions()[0])
    card = GAME.format(PLAY, match.state.trick[0])
    for text in ("sawa", f"accuse barred-lead {card}", "accuse false-sawa"):
        with pytest.raises(IllegalAction):
            match.say((match.state.leader + 1) % 4, text)
    kout = Match("kout_bo")
    kout.deal([*kout.table.pack])
    with pytest.raises(BadAction):
        kout.say(0, "sawa")


@pytest.mark.rule("BAL-QAID-1")
def test_nothing_that_others_see_tells_whether_a_card_was_a_fault() -> None:
    others = ["KC JC 9C KH 7H KD 8D AC", "KS QS 8S QH JH QD JD TC", "9H TD 9D JS 9S QC 8C 7C"]
    fault, honest = at_the_table(), at_the_table([HANDS[0], *others])
    for match in (fault, honest):
        match.do("AS")
        match.do("AC")
    assert verdict(fault, Saying(0, "no-follow", "AC")) and not verdict(honest, Saying(0, "no-follow", "AC"))
    for seat in (-1, 0):  # whose own cards are the same in both
        views = [GAME.layout.words(match.concealed(seat)).tobytes() for match in (fault, honest)]
        assert views[0] == views[1]
        assert view_of(fault, seat) == view_of(honest, seat)
    assert public_of(fault) == public_of(honest)


@pytest.mark.rule("BAL-QAID-7")
def test_records_keep_what_was_said_and_replay_it() -> None:
    packs = SeededPacks(11)
    match = Match("baloot", {"target": 60}, preset=PRESET, first_seat=packs.seat(4))
    recorder, bot = Recorder(match, packs), make("rules")
    said = 0
    while not match.over:
        if match.needs_deal:
            recorder.deal()
            continue
        if match.state.phase == PLAY and match.state.in_trick == 2 and match.state.trick_no == match.state.deal_no % 3:
            card = GAME.format(PLAY, match.state.trick[1])
            events = recorder.say((match.state.leader + 2) % 4, f"accuse no-follow {card}")
            assert isinstance(events[0], Accused) and isinstance(events[1], Judged) and events[1].key == "wrong"
            said += 1
            continue
        recorder.do(bot.choose(GAME, match.concealed(match.turn)).action)
    record = recorder.record()
    assert said > 1 and verify(record) == []
    assert Record.from_json(record.to_json()) == record
    assert record.rules.options["illegal_cards"] == "claimable"
    assert sum("accuse" in action for deal in record.deals for action in deal.actions) == said
    match.undo(2)
    assert match.winners == [] and match.deals[-1][1] != []


BOTS = [make("rules"), make("random"), MistakenBot(0.5), make("search:worlds=2")]


@pytest.mark.parametrize("bot", BOTS, ids=[bot.name for bot in BOTS])
def test_bots_break_no_rule_where_they_could(bot: Bot) -> None:
    packs = SeededPacks(5)
    match = Match("baloot", preset=PRESET, first_seat=packs.seat(4))
    cards = 0
    while cards < 40:
        if match.needs_deal:
            match.deal(packs.next(match))
            continue
        allowed = engine.allowed(match.states, 0)
        action = bot.choose(GAME, match.concealed(match.turn)).action
        cards += match.state.phase == PLAY
        assert allowed >> GAME.parse(match.state.phase, action) & 1
        match.do(action)


def test_who_cannot_play_at_such_a_table_refuses_it() -> None:
    options = GAME.options
    with pytest.raises(BadOption) as caught:
        options.rule_set(preset=PRESET)
    assert caught.value.code == "reserved-preset"
    with pytest.raises(BadOption) as caught:
        options.rule_set({"illegal_cards": "claimable"})
    assert caught.value.code == "reserved-option"
    rules = options.rule_set(preset=PRESET, reserved=True)
    with pytest.raises(BadOption):
        options.chosen(rules)
    assert PRESET not in options.preset_names() and not set(options.reserved) & set(options.by_name)
    assert options.rule_set().values == options.rule_set({"illegal_cards": "refused"}, reserved=True).values
    assert rules.preset == PRESET
    match = at_the_table()
    with pytest.raises(NoWorlds) as unknown:
        Worlds(GAME, match.concealed(0), 0)
    assert unknown.value.code == "claims-not-known"
    with pytest.raises(NotSolvable) as unsolved:
        Solver(GAME).values(match.states)
    assert unsolved.value.code == "claims-not-known"
    packs = SeededPacks(3)
    recorder = Recorder(Match("baloot", preset=PRESET, first_seat=packs.seat(4)), packs)
    recorder.deal()
    with pytest.raises(BadAnalysis) as unread:
        analyse(recorder.record())
    assert unread.value.code == "claims-not-known"
    with pytest.raises(BadOption):
        SimulationSetup(GAME, rules, 1)
