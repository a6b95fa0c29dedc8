"""Faults that are claimed at a table: who may claim what and when, what it does to clocks, and what the log keeps."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.table.tables import Driver, refused
from vierblatt.cards import NAMES, members
from vierblatt.games.events import Accused, Judged, SawaSaid
from vierblatt.kernel import engine
from vierblatt.kernel.state import LOG_ACTION, LOG_SEAT, PLAY
from vierblatt.protocol import commands as ask
from vierblatt.record import verify
from vierblatt.server.table import entries as log
from vierblatt.server.table import snapshot
from vierblatt.server.table.outcome import Person
from vierblatt.server.table.table import Table

GAMES = ("baloot", "kout_bo", "king_bolola", "back_alley")
CLAIMABLE = {"illegal_cards": "claimable"}
every_game = pytest.mark.parametrize("game", GAMES)


def seated(game: str, changes: dict[str, Any] | None = None, *, people: int = -1, **given: Any) -> Driver:
    """A table where wrong cards can be claimed, with a person on every seat, unless said otherwise."""
    driver = Driver(game, changes=CLAIMABLE | (changes or {}), **given)
    driver.sit(people=len(driver.table.seats) if people < 0 else people)
    return driver


def say(driver: Driver, seat: int, text: str, **fields: Any) -> list[Any]:
    player = Person(driver.table.seats[seat].player, "")
    return driver.do(ask.SayOutOfTurn, player, **{"seq": driver.table.seq, **fields}, text=text)


def wrong_cards(driver: Driver) -> list[str]:
    match = driver.table.playing()
    if match.state.phase != PLAY or match.turn < 0:
        return []
    return [NAMES[card] for card in members(match.legal() & ~engine.allowed(match.states, 0))]


def commit_fault(driver: Driver) -> tuple[int, str, str]:
    """Plays until somebody can play a wrong card, who then does: their seat, the kind of the fault, the card."""
    driver.play(until=lambda: bool(wrong_cards(driver)))
    seat, card = driver.table.turn, wrong_cards(driver)[0]
    driver.act(seat, card)
    match = driver.table.playing()
    said = match.game.rules.out_of_turn
    assert said is not None
    for kind in said.kinds.values():
        trial, accuser = match.copy(), opponent(driver, seat)
        if kind == "false-sawa":
            continue
        if Judged(seat=accuser, key="right") in trial.say(accuser, f"accuse {kind} {card}"):
            return seat, kind, card
    raise AssertionError(card)


def opponent(driver: Driver, seat: int) -> int:
    """The next seat of another side."""
    sides = driver.table.playing().table.sides
    return next(n % len(driver.table.seats) for n in range(seat + 1, seat + 9) if (n - seat) % sides)


def same(one: Table, two: Table) -> bool:
    """Whether two tables are the same but for who is connected, which no log has."""
    states = [snapshot.read(table.snapshot()) for table in (one, two)]
    for state in states:
        assert state is not None
        state.turn_at = 0
        for seat in state.seats:
            seat.online, seat.offline_since = False, 0
    return states[0] == states[1]


class TestWhoMayClaim:
    @every_game
    def test_a_right_claim_ends_the_deal_is_heard_by_all_and_is_in_log_snapshot_and_record(self, game: str) -> None:
        driver = seated(game)
        seat, kind, card = commit_fault(driver)
        accuser = opponent(driver, seat)
        [outcome] = say(driver, accuser, f"accuse {kind} {card}")
        accused, judged, *rest = outcome.events
        assert accused == Accused(seat=accuser, key=kind, cards=[card]) and judged == Judged(seat=accuser, key="right")
        assert rest and outcome.revealed is not None and driver.table.playing().needs_deal
        assert driver.log[-1] == log.SaidOutOfTurn(at=driver.now, seat=accuser, text=f"accuse {kind} {card}")
        assert same(driver.again(), driver.table)
        resumed = Table.resumed(driver.secret, driver.table.snapshot(), (), driver.now)
        assert resumed is not None and same(resumed, driver.table)
        driver.play()
        record = driver.table.record()
        assert verify(record) == []
        assert f"@{accuser} accuse {kind} {card}" in [action for deal in record.deals for action in deal.actions]

    @every_game
    def test_nobody_claims_for_another_seat_twice_or_after_the_deal(self, game: str) -> None:
        driver = seated(game)
        seat, kind, card = commit_fault(driver)
        text, accuser, before = f"accuse {kind} {card}", opponent(driver, seat), driver.table.seq
        assert refused(driver, ask.SayOutOfTurn, 9, seq=before, text=text) == "no-seat"
        assert refused(driver, ask.SayOutOfTurn, seat, seq=before, text=text) == "illegal"  # one's own card
        assert refused(driver, ask.SayOutOfTurn, accuser, seq=before, text=f"@{accuser} {text}") == "no-such-action"
        assert refused(driver, ask.SayOutOfTurn, accuser, seq=driver.table.deal_seq - 1, text=text) == "stale"
        say(driver, accuser, text)
        assert refused(driver, ask.SayOutOfTurn, accuser, seq=before, text=text) == "illegal"
        driver.wait(60_000)
        assert driver.table.deal_seq > before  # the next deal: the claim of a card of the last one is too late
        assert refused(driver, ask.SayOutOfTurn, accuser, seq=before, text=text) == "stale"

    @every_game
    def test_where_wrong_cards_are_refused_there_is_nothing_to_claim(self, game: str) -> None:
        driver = Driver(game)
        driver.sit(people=len(driver.table.seats))
        for text in ("sawa", "accuse no-follow AS", "nonsense"):
            assert refused(driver, ask.SayOutOfTurn, 0, seq=driver.table.seq, text=text) == "nothing-claimable"

    def test_a_wrong_claim_costs_the_deal_and_a_refusal_is_the_same_for_every_card(self) -> None:
        driver = seated("baloot")
        driver.play(until=lambda: sum(driver.table.playing().state.tricks[:4]) == 2)
        match = driver.table.playing()
        accuser = 0
        held = [NAMES[card] for seat in (1, 3) for card in members(match.state.hands[seat])]
        refusals = {
            refused(driver, ask.SayOutOfTurn, accuser, seq=driver.table.seq, text=f"accuse {kind} {card}")
            for card in held
            for kind in ("no-follow", "no-trump")
        }
        assert refusals == {"illegal"}
        played = next(
            NAMES[entry % LOG_ACTION] for entry in match.state.log[: match.state.logged]
            if divmod(entry // LOG_ACTION, LOG_SEAT) == (PLAY, 1)
        )  # fmt: skip
        [outcome] = say(driver, accuser, f"accuse no-follow {played}")
        assert outcome.events[1] == Judged(seat=accuser, key="wrong")
        assert driver.table.playing().scores[0] == 0 < driver.table.playing().scores[1]

    def test_the_window_of_a_trick_is_over_with_the_next_trick(self) -> None:
        driver = seated("kout_bo", {"accusation_window": "trick"})
        seat, kind, card = commit_fault(driver)
        tricks = driver.table.playing().state.trick_no
        driver.play(until=lambda: driver.table.playing().state.trick_no == tricks + 2)
        accuser = opponent(driver, seat)
        text = f"accuse {kind} {card}"
        assert refused(driver, ask.SayOutOfTurn, accuser, seq=driver.table.seq, text=text) == "illegal"

    def test_a_proof_has_to_be_named_where_the_rules_want_it(self) -> None:
        driver = seated("baloot", {"accusation_proof": "named"})
        driver.play(until=lambda: bool(wrong_cards(driver)))
        seat, card = driver.table.turn, wrong_cards(driver)[0]
        driver.act(seat, card)
        accuser, match = opponent(driver, seat), driver.table.playing()
        for proof in ("", f" by {match.hand(seat)[0]}"):  # a card that is still in the hand proves nothing yet
            text = f"accuse no-follow {card}{proof}"
            assert refused(driver, ask.SayOutOfTurn, accuser, seq=driver.table.seq, text=text) == "illegal"

    def test_a_claim_ends_an_open_question(self) -> None:
        driver = seated("baloot", takeback=True)
        seat, kind, card = commit_fault(driver)
        text, accuser = f"accuse {kind} {card}", opponent(driver, seat)
        driver.do(ask.Ask, Person(driver.table.seats[seat].player, ""), what="takeback")
        assert driver.outcomes[-1].notes[0].what == "asked-takeback"
        say(driver, accuser, text)
        assert driver.table.asked is None and driver.table.takeback_of == -1

    def test_a_rest_of_certain_tricks_is_not_claimed_by_the_table(self) -> None:
        driver = seated("king_bolola")
        driver.play(until=lambda: driver.table.playing().state.phase == PLAY)
        assert refused(driver, ask.Claim, driver.table.turn) == "claim-where-faults"


@every_game
def test_bots_claim_a_fault_of_a_person_once_it_is_proven_and_are_always_right(game: str) -> None:
    driver = seated(game, people=1, pace=0)
    match = driver.table.playing

    def may_revoke() -> bool:
        return driver.table.turn == 0 and bool(wrong_cards(driver)) and match().state.in_trick > 0

    driver.play(until=may_revoke)
    driver.act(0, wrong_cards(driver)[0])
    deal = len(match().deals)
    driver.play(until=lambda: len(match().deals) > deal)
    said = [outcome for outcome in driver.outcomes if any(isinstance(event, Accused) for event in outcome.events)]
    assert said and all(outcome.events[1].key == "right" for outcome in said)  # type: ignore[attr-defined]
    assert [entry.by for entry in driver.log if isinstance(entry, log.SaidOutOfTurn)] == ["bot"] * len(said)


class TestClocks:
    def at_fault(self, **changes: Any) -> tuple[Driver, int, str]:
        driver = seated("baloot", changes, move_seconds=5, bank_seconds=60)
        seat, kind, card = commit_fault(driver)
        return driver, opponent(driver, seat), f"accuse {kind} {card}"

    def test_a_turn_that_a_verdict_ends_is_charged_like_one_that_an_action_ends(self) -> None:
        driver, accuser, text = self.at_fault()
        mover = driver.table.turn
        driver.wait(12_000)
        assert driver.table.seats[mover].bank == 60_000
        say(driver, accuser, text)
        assert driver.table.seats[mover].bank == 53_000
        assert [seat.bank for n, seat in enumerate(driver.table.seats) if n != mover] == [60_000] * 3

    def test_what_is_refused_changes_no_clock(self) -> None:
        driver, accuser, _ = self.at_fault()
        before = driver.table.wakes_at()
        driver.wait(3_000)
        for text in ("sawa", "nonsense", "accuse no-follow"):
            refused(driver, ask.SayOutOfTurn, accuser, seq=driver.table.seq, text=text)
        assert driver.table.wakes_at() == before

    def test_a_turn_that_goes_on_for_kaboot_keeps_its_clock(self) -> None:
        for secret in range(40):
            driver = seated("baloot", secret=bytes([secret]) * 32, move_seconds=5, bank_seconds=60)
            seat, kind, card = commit_fault(driver)
            text = f"accuse {kind} {card} kaboot"
            try:
                driver.table.playing().copy().say(opponent(driver, seat), text)
            except Exception:  # noqa: BLE001 - the accused have a trick already
                continue
            turn, due = driver.table.turn, driver.table.wakes_at()
            driver.wait(3_000)
            [outcome] = say(driver, opponent(driver, seat), text)
            assert [type(event) for event in outcome.events[:2]] == [Accused, Judged]
            assert (driver.table.turn, driver.table.wakes_at()) == (turn, due) and outcome.revealed is None
            assert same(driver.again(), driver.table)
            return
        raise AssertionError("no demand was possible")


class TestSawa:
    def test_the_last_cards_are_laid_down_and_everybody_is_asked(self) -> None:
        driver = seated("baloot", {"sawa": "customary"})
        driver.play(until=lambda: self.may_say(driver))
        leader, seq = driver.table.turn, driver.table.seq
        other = (leader + 1) % 4
        assert refused(driver, ask.SayOutOfTurn, other, seq=seq, text="sawa") == "illegal"
        assert refused(driver, ask.SayOutOfTurn, leader, seq=driver.table.turn_seq - 1, text="sawa") == "stale"
        [outcome] = say(driver, leader, "sawa")
        assert outcome.events[0] == SawaSaid(seat=leader) and driver.table.playing().phase == "counting"
        assert driver.table.turn_seq == driver.table.seq
        [judged] = say(driver, other, "accuse false-sawa")
        assert judged.events[1].key in {"right", "wrong"} and driver.table.playing().needs_deal
        assert same(driver.again(), driver.table)

    @staticmethod
    def may_say(driver: Driver) -> bool:
        state = driver.table.playing().state
        return bool(state.phase == PLAY and not state.in_trick and state.held[state.turn] == 3)


def test_takebacks_of_a_person_alone_count_what_was_said() -> None:
    for secret in range(40):
        driver = seated("baloot", {"sawa": "customary"}, people=1, takeback=True, secret=bytes([secret]) * 32)
        may = TestSawa.may_say
        driver.play(until=lambda d=driver, may=may: (may(d) and d.table.turn == 0) or len(d.table.playing().deals) > 1)
        if len(driver.table.playing().deals) > 1:
            continue
        say(driver, 0, "sawa")
        assert driver.table.playing().phase == "counting"
        cards = driver.table.playing().state.held[0]
        driver.do(ask.Ask, 0, what="takeback")
        assert driver.table.playing().turn == 0 and driver.table.playing().state.held[0] == cards + 1
        last = driver.table.playing().deals[-1][1]
        assert all(number < LOG_ACTION for number in last) and same(driver.again(), driver.table)
        return
    raise AssertionError("nobody could say sawa")
