"""A table from the first seat to the last card, driven by hand."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.table.tables import HOST, Driver, person, refused
from vierblatt import games
from vierblatt.kernel.state import NEEDS_DEAL
from vierblatt.protocol import commands as ask
from vierblatt.record import verify
from vierblatt.server.table import Person, Table, TableFault
from vierblatt.server.table.ticking import NONCE_WAIT
from vierblatt.shuffle import LINKS, Provable2, verify_proof


def bot_at(driver: Driver, seat: int) -> str:
    return driver.table.seats[seat].bot


def kind_at(driver: Driver, seat: int) -> str:
    return driver.table.seats[seat].kind


def asked(driver: Driver) -> bool:
    return driver.table.asked is not None


def paused(driver: Driver) -> bool:
    return driver.table.paused


def stage(driver: Driver) -> str:
    return driver.table.stage


@pytest.mark.parametrize("game", games.game_ids())
def test_a_match_of_people_and_bots_is_played_to_its_end_and_proves_itself(game: str) -> None:
    driver = Driver(game)
    driver.sit(people=2, nonces=True)
    driver.play()
    table = driver.table
    record, proof = table.record(), table.proof()
    assert verify(record) == []
    assert record.finished and [player.kind for player in record.seats][:3] == ["human", "human", "rules"]
    description = Provable2(proof.match, proof.anchor, tuple(proof.commitments), tuple(proof.nonces), tuple(proof.void))
    assert table.match is not None
    deals = [(pack, secret) for (pack, _), secret in zip(table.match.deals, proof.secrets, strict=True)]
    pack = table.match.table.pack
    assert not verify_proof(
        description, rules_hash=proof.rules_hash, pack=pack, first_seat=proof.first_seat, deals=deals
    )  # fmt: skip
    assert [row.deal for row in table.sheet] and table.sheet[-1].totals == table.match.scores


@pytest.mark.parametrize("game", games.game_ids())
def test_the_log_gives_the_table_back_at_every_moment(game: str) -> None:
    driver = Driver(game, move_seconds=20, bank_seconds=60)
    driver.sit(people=3)
    for _ in range(120):
        if driver.table.over:
            break
        driver.play(until=iter([False, True]).__next__)
        again, table = driver.again(), driver.table
        assert again.board() == table.board() and again.seq == table.seq and again.sheet == table.sheet
        assert [again.own_part(seat) for seat in range(len(table.seats))] == [
            table.own_part(seat) for seat in range(len(table.seats))
        ]
        assert [seat.bank for seat in again.seats] == [seat.bank for seat in table.seats]


@pytest.mark.parametrize("game", games.game_ids())
def test_a_snapshot_and_the_rest_of_the_log_give_the_table_back(game: str) -> None:
    driver = Driver(game, bank_seconds=60)
    taken = [(driver.table.seq, driver.table.snapshot())]
    driver.sit(people=2, nonces=True)
    taken.append((driver.table.seq, driver.table.snapshot()))
    for _ in range(8):
        driver.play(until=iter([False] * 9 + [True]).__next__)
        taken.append((driver.table.seq, driver.table.snapshot()))
    driver.do(ask.Ask, 0, what="pause")
    driver.do(ask.Answer, 1, agree=True)
    whole = driver.again()
    for seq, body in taken:
        table = Table.resumed(driver.secret, body, driver.log[seq + 1 :], driver.now)
        assert table is not None and table.snapshot() == whole.snapshot()
        assert table.board() == driver.table.board() and table.own_part(1) == driver.table.own_part(1)


def test_a_snapshot_of_another_version_is_ignored() -> None:
    driver = Driver()
    body = driver.table.snapshot()
    assert Table.resumed(driver.secret, b"nonsense", [], driver.now) is None
    assert Table.resumed(driver.secret, body.replace(b"kout_bo_", b"kout_bx_"), [], driver.now) is None


@pytest.mark.parametrize("missing", ["played_for", "taken_back", "settings"])
def test_a_snapshot_that_lacks_something_of_its_table_is_ignored(missing: str) -> None:
    """The version before this field was new wrote it: only the log has what belongs there."""
    driver = Driver()
    driver.sit(people=2)
    state = msgspec.msgpack.decode(driver.table.snapshot())
    assert Table.resumed(driver.secret, msgspec.msgpack.encode(state), [], driver.now) is not None
    del state[missing]
    assert Table.resumed(driver.secret, msgspec.msgpack.encode(state), [], driver.now) is None


def test_a_snapshot_while_nonces_are_awaited_leaves_them_awaited() -> None:
    driver = Driver()
    driver.do(ask.Sit, 0, seat=0)
    driver.table.present(0, online=True, now=driver.now)
    driver.do(ask.SeatBot, HOST)
    driver.do(ask.Ready, 0, commitment="ab" * 32)
    driver.tick()
    again = Table.resumed(driver.secret, driver.table.snapshot(), [], driver.now)
    assert again is not None and again.stage == "nonces"
    driver.table = Table.resumed(driver.secret, again.snapshot(), [], driver.now) or again
    driver.wait(NONCE_WAIT)
    assert stage(driver) == "playing" and len(driver.table.proof().void) == 1
    later = Table.resumed(driver.secret, driver.table.snapshot(), [], driver.now)
    assert later is not None and later.proof() == driver.table.proof() == driver.again().proof()


def test_a_match_that_never_ends_is_closed_when_its_secrets_are_used_up() -> None:
    driver = Driver("back_alley", changes={}, pace=0)
    driver.sit(people=4)
    match = driver.table.playing()
    match.deals = [([], [])] * LINKS
    driver.table.match = match
    match.game.layout.write(match.states, "phase", NEEDS_DEAL)
    assert [type(entry).__name__ for entry in driver.table.tick(driver.now)] == ["Closed"]


class TestSeats:
    def test_a_person_has_one_seat_and_moves_with_it(self) -> None:
        driver = Driver()
        driver.do(ask.Sit, 0)
        driver.do(ask.Sit, 0, seat=3)
        assert [seat.kind for seat in driver.table.seats] == ["empty"] * 3 + ["human"] + ["empty"] * 2
        assert driver.do(ask.Sit, 0, seat=3) == []

    def test_a_taken_seat_is_refused(self) -> None:
        driver = Driver()
        driver.do(ask.Sit, 0, seat=1)
        assert refused(driver, ask.Sit, 1, seat=1) == "seat-taken"
        assert refused(driver, ask.Sit, 1, seat=6) == "bad-seat"

    def test_only_the_host_calls_bots_and_sends_away(self) -> None:
        driver = Driver()
        driver.do(ask.Sit, 1)
        assert refused(driver, ask.SeatBot, 1) == "host-only"
        assert refused(driver, ask.Unseat, 1, seat=0) == "host-only"
        assert refused(driver, ask.Close, 1) == "host-only"
        driver.do(ask.Unseat, HOST, seat=0)
        assert driver.table.seat_of("p1") == -1

    def test_rated_tables_have_no_bots(self) -> None:
        assert refused(Driver(rated=True), ask.SeatBot, 0) == "rated-no-bots"

    def test_no_guest_sits_down_at_a_rated_table(self) -> None:
        driver, guest = Driver(rated=True), Person("p1", "Guest 1", guest=True)
        with pytest.raises(TableFault, match="rated-no-guests"):
            driver.do(ask.Sit, guest, seat=1)
        Driver().do(ask.Sit, guest, seat=1)
        driver.do(ask.Sit, 1, seat=1)

    def test_the_host_puts_another_bot_in_the_place_of_a_bot_but_never_of_a_person(self) -> None:
        driver = Driver()
        driver.do(ask.Sit, 1, seat=1)
        driver.do(ask.SeatBot, HOST, seat=2, bot="beginner")
        driver.do(ask.SeatBot, HOST, seat=2, bot="best")
        assert refused(driver, ask.SeatBot, 0, seat=1) == "seat-taken"
        driver.do(ask.SeatBot, HOST, bot="club")
        assert [seat.bot for seat in driver.table.seats] == ["club", "", "best", "club", "club", "club"]
        driver.do(ask.Unseat, HOST, seat=2)
        assert kind_at(driver, 2) == "empty"

    def test_a_full_table_says_so(self) -> None:
        driver = Driver()
        driver.do(ask.SeatBot, HOST)
        assert refused(driver, ask.Sit, 1) == "table-full"

    def test_an_absent_player_loses_the_seat_before_the_match_after_a_while(self) -> None:
        driver = Driver()
        for number in range(2):
            driver.do(ask.Sit, number)
            driver.table.present(number, online=True, now=driver.now)
        driver.table.present(1, online=False, now=driver.now)
        driver.wait(60_000)
        assert kind_at(driver, 1) == "human"
        driver.wait(61_000)
        assert kind_at(driver, 1) == "empty"

    def test_a_closed_table_refuses_commands(self) -> None:
        driver = Driver()
        driver.do(ask.Close, HOST)
        assert refused(driver, ask.Sit, 1) == "table-closed"

    def test_a_started_match_accepts_no_new_players(self) -> None:
        driver = Driver()
        driver.sit(people=1)
        assert refused(driver, ask.Sit, 1) == "already-begun"
        assert refused(driver, ask.Ready, 0) == "already-begun"


class TestNonces:
    def test_a_seat_that_does_not_open_is_waited_for_ten_seconds_and_then_has_no_part(self) -> None:
        driver = Driver()
        driver.do(ask.Sit, 0, seat=0)
        driver.do(ask.SeatBot, HOST)
        driver.do(ask.Ready, 0, commitment="ab" * 32)
        driver.tick()
        assert stage(driver) == "nonces"
        driver.wait(9_900)
        assert stage(driver) == "nonces"
        driver.wait(200)
        assert stage(driver) == "playing" and driver.table.proof().commitments == [""] * 6

    def test_a_nonce_has_to_fit_its_commitment(self) -> None:
        driver = Driver()
        driver.do(ask.Sit, 0, seat=0)
        assert refused(driver, ask.Nonce, 0, nonce="ab" * 32) == "nonces-not-wanted"
        driver.do(ask.SeatBot, HOST)
        driver.do(ask.Ready, 0, commitment="ab" * 32)
        driver.tick()
        assert refused(driver, ask.Nonce, 0, nonce="ab" * 32) == "bad-nonce"

    def test_a_nonce_is_public_only_when_no_other_can_be_said(self) -> None:
        driver = Driver()
        driver.sit(people=2, nonces=True)
        assert driver.table.proof().nonces[:3] == ["00" * 32, "01" * 32, ""]
        early = Driver()
        early.do(ask.Sit, 0, seat=0)
        assert early.table.proof().nonces == [""] * 6

    def test_the_secret_of_a_running_deal_is_never_sent(self) -> None:
        driver = Driver()
        driver.sit(people=1)
        assert driver.table.proof().secrets == [] and driver.table.proof().packs == []


class TestActions:
    def test_out_of_turn_stale_and_illegal_actions_change_nothing(self) -> None:
        driver = Driver("back_alley")
        driver.sit(people=4)
        table = driver.table
        turn = table.turn
        assert refused(driver, ask.Act, (turn + 1) % 4, seq=table.seq, action="pass") == "not-your-turn"
        assert refused(driver, ask.Act, turn, seq=table.turn_seq - 1, action="pass") == "stale"
        assert refused(driver, ask.Act, turn, seq=table.seq, action="nonsense") == "no-such-action"
        assert refused(driver, ask.Act, 9, seq=table.seq, action="pass") == "no-seat"
        driver.play(until=lambda: table.match is not None and table.match.phase == "play")
        other = table.playing().hand((table.turn + 1) % 4)[0]
        assert refused(driver, ask.Act, table.turn, seq=table.seq, action=other) == "not-in-hand"

    def test_refusals_out_of_turn_are_the_same_for_every_card(self) -> None:
        """A refusal out of turn must not reveal who holds what."""
        driver = Driver("back_alley")
        driver.sit(people=4)
        driver.play(until=lambda: driver.table.match is not None and driver.table.match.phase == "play")
        waiting = (driver.table.turn + 1) % 4
        faults = {refused(driver, ask.Act, waiting, seq=driver.table.seq, action=card) for card in ("AS", "2C", "XR")}
        assert faults == {"not-your-turn"}
        with pytest.raises(TableFault, match="not-your-turn"):
            driver.table.why(waiting, "AS")


class TestPause:
    def test_everyone_agrees_to_a_pause_and_the_table_stops(self) -> None:
        driver = Driver(move_seconds=10)
        driver.sit(people=2)
        driver.do(ask.Ask, 0, what="pause")
        driver.do(ask.Answer, 1, agree=True)
        table = driver.table
        assert paused(driver) and table.bot_turn() is None
        seq = table.seq
        table.present(1, online=False, now=driver.now)
        driver.wait(3_600_000)
        assert table.seq == seq
        assert refused(driver, ask.Act, 0, seq=seq, action="pass") == "table-paused"
        driver.do(ask.Unpause, 0)
        assert not paused(driver)
        assert table.info(driver.now).grace == {"1": 30_000}


class TestNeverFrozen:
    def test_after_the_grace_a_bot_plays_and_the_seat_can_be_taken_back(self) -> None:
        driver = Driver()
        driver.sit(people=2)
        table = driver.table
        table.present(1, online=False, now=driver.now)
        driver.wait(29_000)
        assert not bot_at(driver, 1)
        driver.wait(2_000)
        assert bot_at(driver, 1) == "rules" and table.seats[1].player == "p1"
        driver.do(ask.TakeSeat, 1)
        assert not bot_at(driver, 1)

    def test_repeated_absence_shortens_the_grace(self) -> None:
        driver = Driver()
        driver.sit(people=2)
        graces = []
        for _ in range(5):
            graces.append(driver.table.seats[1].grace(driver.table.settings))
            driver.table.present(1, online=False, now=driver.now)
            driver.wait(graces[-1])
            assert driver.table.seats[1].bot
            driver.table.present(1, online=True, now=driver.now)
            driver.do(ask.TakeSeat, 1)
        assert graces == [30_000, 15_000, 7_500, 5_000, 5_000]

    def test_leaving_gives_the_seat_to_a_bot_at_once(self) -> None:
        driver = Driver()
        driver.sit(people=2)
        driver.do(ask.Stand, 1)
        assert bot_at(driver, 1) == "rules"

    def test_a_table_without_people_stands_still(self) -> None:
        driver = Driver(move_seconds=5)
        driver.sit(people=1)
        driver.table.present(0, online=False, now=driver.now)
        seq = driver.table.seq
        driver.wait(86_400_000)
        assert driver.table.seq == seq and driver.table.bot_turn() is None
        driver.table.present(0, online=True, now=driver.now)
        driver.wait(1_000)
        assert bot_at(driver, 0) == ""


class TestClock:
    def test_it_acts_for_a_late_player_and_a_bot_takes_over_the_second_time(self) -> None:
        driver = Driver("back_alley", move_seconds=10)
        driver.sit(people=4)
        table = driver.table
        seat = table.turn
        assert table.info(driver.now).deadline == 10_000
        driver.wait(9_900)
        assert table.turn == seat
        driver.wait(200)
        assert table.turn == (seat + 1) % 4 and table.seats[seat].lapses == 1
        driver.step()
        driver.play(until=lambda: table.turn == seat)
        driver.wait(10_100)
        assert bot_at(driver, seat) == "rules" and table.seats[seat].bot_turns == 2

    def test_the_bank_is_used_up_after_the_move_time(self) -> None:
        driver = Driver("back_alley", move_seconds=10, bank_seconds=30)
        driver.sit(people=4)
        seat = driver.table.turn
        driver.now += 25_000
        driver.step()
        assert driver.table.seats[seat].bank == 15_000
        assert driver.again().seats[seat].bank == 15_000


class TestHints:
    def test_only_for_the_seat_to_act_and_only_where_they_are_given(self) -> None:
        driver = Driver("back_alley")
        driver.sit(people=4)
        turn = driver.table.turn
        assert driver.table.playing().is_legal(driver.table.hint(turn, "rules").answer().action)
        with pytest.raises(TableFault, match="not-your-turn"):
            driver.table.hint((turn + 1) % 4, "rules")
        strict = Driver("back_alley", hints=False)
        strict.sit(people=4)
        with pytest.raises(TableFault, match="hints-off"):
            strict.table.hint(strict.table.turn, "rules")


def test_a_person_is_identified_by_id_not_by_name() -> None:
    driver = Driver()
    driver.do(ask.Sit, 1, seat=0)
    assert driver.table.seat_of(person(2).id) == -1
