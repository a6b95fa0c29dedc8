"""Cheats over several starts, seats or deals: lists that differ, starts that are broken off, packs that are skipped."""

from __future__ import annotations

import msgspec

from tests.deals import hostile
from tests.deals.hostile import ACCOMPLICE, BOT, HONEST, Host, Victim, dealt, honest_start, number, started
from tests.deals.judging import again, outcome
from vierblatt.games.events import CardsDealt, DealBegun
from vierblatt.protocol.values import SeatInfo
from vierblatt.record import seen_faults
from vierblatt.shuffle.provable import hash_chain


def test_different_lists_give_different_codes_and_each_seen_file_shows_it() -> None:
    """The host plays two honest players against each other: each is shown an invented commitment of the other."""
    host = Host()
    host.info.seats[BOT] = SeatInfo(kind="human", player="p2", ready=True)
    one, other = Victim(host, HONEST), Victim(host, BOT)
    one.ready(), other.ready()
    plain = host.proof
    host.commit(BOT, number("invented"))
    assert one.asked()
    to_one = host.proof
    host.proof = plain
    host.commit(HONEST, number("invented too"))
    assert other.asked()
    assert one.referee.code and other.referee.code and one.referee.code != other.referee.code
    host.proof = to_one
    host.nonces = [b"", b"", number("invented"), b""]
    started(host, one)
    assert one.begin().proved, "nobody can tell it alone: that is what the code is for"
    match = dealt(host, one)
    people = [*hostile.record(host, match).seats]
    people[BOT] = msgspec.structs.replace(people[BOT], kind="human")
    record = msgspec.structs.replace(hostile.record(host, match), seats=tuple(people))
    assert not seen_faults(record, one.referee.witness.seen)
    assert {"list-changed", "nonce-left-out"} <= {f.code for f in seen_faults(record, other.referee.witness.seen)}


def test_the_same_list_has_the_same_code_for_all() -> None:
    host, victim = honest_start()
    assert victim.referee.code == host.round.code(host.proof.commitments)
    assert len(victim.referee.code.split()) == 6 and len(victim.referee.code.replace(" ", "")) == 30


def test_a_match_restarted_elsewhere_is_proved_and_the_first_start_is_kept() -> None:
    """Still possible: a host abandons a whole table. No record shows it, but the players keep what they saw."""
    host, victim = honest_start()
    started(host, victim)
    assert victim.begin().proved
    kept = victim.referee.witness.seen
    host_again, victim_again = honest_start(Host("another secret"))
    started(host_again, victim_again)
    assert outcome(host_again, victim_again) == (set(), set(), set())
    assert kept.rounds[0].revealed and kept.rounds[0].anchor != victim_again.referee.witness.seen.rounds[0].anchor


def test_an_accomplice_who_aborts_a_start_is_public() -> None:
    """Still possible: a host with accomplices draws again, once for each, and all can see it."""
    host, victim = honest_start()
    host.say(void=[hostile.void(host, [ACCOMPLICE])], commitments=[""] * 4)
    host.nonces[ACCOMPLICE] = b""
    host.chain = hash_chain(number("second chain"))
    host.say(anchor=host.chain[0].hex())
    victim.ready()
    assert victim.asked()
    started(host, victim)
    assert outcome(host, victim) == (set(), set(), set())
    assert host.proof.void[0].unopened == (ACCOMPLICE,)


# --- cheats over several rounds, and with the numbers of deals -------------------------------------------------------


def test_a_wrongly_blamed_player_moved_to_another_seat_reports_it() -> None:
    host, victim = honest_start()
    host.say(void=[hostile.void(host, [HONEST])], commitments=[""] * 4)
    host.chain = hash_chain(number("second chain"))
    host.say(anchor=host.chain[0].hex())
    host.info.seats[BOT] = SeatInfo(kind="human", player="p0", ready=True)
    host.info.seats[HONEST] = SeatInfo(kind="bot", bot="rules", ready=True)
    victim.seat = BOT
    assert victim.ready() and victim.asked()
    host.say(nonces=["", "", victim.nonce.hex(), ""])
    host.say(first_seat=host.round.first_seat(host.chain[1], host.agreement))
    assert victim.begin().faults == ("wrongly-blamed",)


def test_an_accomplice_who_aborts_a_second_start_is_named() -> None:
    """One redraw for each accomplice: the list of a round never depends on the same silence twice."""
    host, victim = honest_start()
    for secret in ("second chain", "third chain"):
        host.say(void=[*host.proof.void, hostile.void(host, [ACCOMPLICE])], commitments=[""] * 4)
        again(host, victim, secret)
    started(host, victim)
    client, record, _ = outcome(host, victim)
    assert client == record == {"void-round"}


def test_observations_of_a_round_survive_a_change_of_seat() -> None:
    _, victim = honest_start()
    seen = [*victim.referee.witness.seen.rounds]
    victim.seat = 3
    assert victim.ready() == "" and victim.ready() == ""
    assert victim.referee.witness.seen.rounds == seen and victim.referee.witness.refused == ["list-changed"]


def test_a_pack_that_is_skipped_is_named() -> None:
    """A host that dislikes the first pack deals the second one, and reveals that."""
    host, victim = honest_start()
    started(host, victim)
    match = dealt(host, victim, pack=host.pack(2))
    skipped = msgspec.structs.replace(hostile.revealed(host, match), deal=2, secret=host.chain[2].hex())
    assert victim.referee.check(skipped, HONEST).faults == ("secret",)


def test_a_first_deal_that_was_never_dealt_is_named() -> None:
    host, victim = honest_start()
    started(host, victim)
    match = dealt(host, Victim(host))
    victim.begin()
    assert victim.referee.check(hostile.revealed(host, match), HONEST).faults == ("cards",)


def test_a_deal_that_is_checked_after_the_next_has_begun_is_played_again_by_its_own_actions() -> None:
    """A deal that is thrown in at once, before the client knows all nonces, is no cheat."""
    host, victim = honest_start()
    started(host, victim)
    match = dealt(host, victim)
    victim.referee.follow(
        [DealBegun(seat=0, number=2), CardsDealt(audience=HONEST, seat=HONEST, cards=["AS"])], [], HONEST
    )
    verdict = victim.referee.check(hostile.revealed(host, match), HONEST)
    assert verdict.proved and verdict.played
