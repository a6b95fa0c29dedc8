"""Every known way to rig the deals, and what detects it: the client, `verify`, `verify --seen`, or nothing."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from tests.deals import hostile
from tests.deals.hostile import ACCOMPLICE, BOT, HONEST, Host, Victim, dealt, honest_start, number, started
from tests.deals.judging import again, outcome
from vierblatt.locale.words import Words
from vierblatt.match import Match
from vierblatt.protocol.values import SeatInfo
from vierblatt.record import Record, verify
from vierblatt.record.document import End
from vierblatt.server.accounts.erasing import chained
from vierblatt.shuffle.provable import hash_chain


def test_an_honest_start_is_proved_to_all() -> None:
    host, victim = honest_start()
    started(host, victim)
    verdict = victim.begin()
    assert verdict.proved and verdict.own
    assert outcome(host, victim) == (set(), set(), set())


# --- cheats that go on after the honest nonce is known ---------------------------------------------------------------


def through_a_bot(host: Host, victim: Victim) -> None:
    """The attack of scheme 1: commitment and nonce of a bot's seat are invented when the honest nonce is known."""
    host.commit(BOT, number("chosen"))
    started(host, victim)


def through_a_late_commitment(host: Host, victim: Victim) -> None:
    """The same for a person who had committed to nothing."""
    host.info.seats[BOT] = SeatInfo(kind="human", player="p2", ready=True)
    host.commit(BOT, number("late"))
    started(host, victim)


def through_another_commitment(host: Host, victim: Victim) -> None:
    """An accomplice's commitment is exchanged."""
    host.commit(ACCOMPLICE, number("another"))
    started(host, victim)


def through_silence(host: Host, victim: Victim) -> None:
    """An accomplice keeps silent, and the match begins all the same."""
    host.nonces[ACCOMPLICE] = b""
    started(host, victim)


def through_a_dropped_commitment(host: Host, victim: Victim) -> None:
    """An accomplice's commitment vanishes as if there had been none."""
    host.nonces[ACCOMPLICE] = b""
    host.put("commitments", ACCOMPLICE, "")
    started(host, victim)


def without_the_honest_nonce(host: Host, victim: Victim) -> None:
    """The honest nonce is left out."""
    victim.nonce = b""
    started(host, victim)


def without_the_honest_seat(host: Host, victim: Victim) -> None:
    """Nonce and commitment of the honest seat are left out."""
    victim.nonce = b""
    host.put("commitments", HONEST, "")
    started(host, victim)


def with_another_honest_nonce(host: Host, victim: Victim) -> None:
    """Commitment and nonce of the honest seat are exchanged for chosen ones."""
    victim.nonce = number("chosen")
    host.put("commitments", HONEST, host.round.commitment(HONEST, victim.nonce))
    started(host, victim)


def with_another_chain(host: Host, victim: Victim) -> None:
    """The chain is chosen when all nonces are known."""
    host.chain = hash_chain(number("chosen"))
    host.say(anchor=host.chain[0].hex())
    host.commit(ACCOMPLICE, number("accomplice"))
    host.put("commitments", HONEST, host.round.commitment(HONEST, victim.nonce))
    started(host, victim)


def with_another_first_seat(host: Host, victim: Victim) -> None:
    """The first seat is chosen."""
    started(host, victim)
    host.say(first_seat=(host.proof.first_seat + 1) % 4)


def of_another_match(host: Host, victim: Victim) -> None:
    """The host publishes the numbers of another match, whose outcome is known."""
    host.say(match="bcdefghijk")
    started(host, victim)


def after_a_hidden_round(host: Host, victim: Victim) -> None:
    """A round that came out badly is broken off, and never spoken of again."""
    host.say(void=[hostile.void(host, [ACCOMPLICE])], commitments=[""] * 4)
    again(host, victim, "second chain")
    host.say(void=[])
    started(host, victim)


def after_a_round_without_a_reason(host: Host, victim: Victim) -> None:
    """A round with a bad outcome is aborted without naming a seat."""
    host.say(void=[hostile.void(host, [])], commitments=[""] * 4)
    again(host, victim, "second chain")
    started(host, victim)


def after_blaming_the_honest_seat(host: Host, victim: Victim) -> None:
    """A round that came out badly is broken off as if the honest seat had been silent, and it has no part any more."""
    host.say(void=[hostile.void(host, [HONEST])], commitments=[""] * 4)
    host.chain = hash_chain(number("second chain"))
    host.say(anchor=host.chain[0].hex())
    assert victim.ready() == ""
    host.commit(ACCOMPLICE, number("accomplice again"))
    victim.nonce = b""
    started(host, victim)


AFTERWARDS: dict[Callable[[Host, Victim], None], tuple[str, str, str]] = {
    # cheat: what the client names, what `verify` names ("" where a record alone cannot tell), what `--seen` adds
    through_a_bot: ("list-changed", "bot-committed", "list-changed"),
    through_a_late_commitment: ("list-changed", "bot-committed", "list-changed"),
    through_another_commitment: ("list-changed", "", "list-changed"),
    through_silence: ("unopened", "unopened", ""),
    through_a_dropped_commitment: ("list-changed", "", "list-changed"),
    without_the_honest_nonce: ("nonce-left-out", "unopened", "nonce-left-out"),
    without_the_honest_seat: ("list-changed", "", "list-changed"),
    with_another_honest_nonce: ("nonce-left-out", "", "nonce-left-out"),
    with_another_chain: ("anchor-changed", "", "anchor-changed"),
    with_another_first_seat: ("first-seat", "first-seat", ""),
    of_another_match: ("other-match", "nonce", "other-match"),
    after_a_hidden_round: ("round-hidden", "nonce", "round-hidden"),
    after_a_round_without_a_reason: ("void-round", "void-round", ""),
    after_blaming_the_honest_seat: ("wrongly-blamed", "", "wrongly-blamed"),
}


@pytest.mark.parametrize("cheat", AFTERWARDS, ids=lambda cheat: cheat.__name__)
def test_a_cheat_after_the_honest_nonce_is_named(cheat: Callable[[Host, Victim], None]) -> None:
    host, victim = honest_start()
    cheat(host, victim)
    client, record, seen = outcome(host, victim)
    by_client, by_record, by_seen = AFTERWARDS[cheat]
    assert by_client in client
    assert by_record in record if by_record else not record, "what a record alone can tell"
    assert by_seen in seen if by_seen else by_record


@pytest.mark.parametrize("lang", ["en", "de", "ar"])
def test_every_fault_has_a_message(lang: str) -> None:
    words = Words(lang)
    named = {code for codes in AFTERWARDS.values() for code in codes if code} | {
        "commitment-changed", "never-asked", "rules", "old-scheme", "nonce", "secret", "pack", "too-many-deals",
        "cards",
    }  # fmt: skip
    assert all(words.text(f"proof-fault-{code}") != f"proof-fault-{code}" for code in named)


# --- cheats before the honest nonce: the client keeps it to itself ---------------------------------------------------


def refused(host: Host, victim: Victim) -> list[str]:
    """Why the client does not say its nonce."""
    assert victim.asked() == ""
    return victim.referee.witness.refused


def test_a_bot_that_commits_gets_no_honest_nonce() -> None:
    host = Host()
    victim = Victim(host)
    victim.ready()
    host.commit(BOT, number("bot"))
    assert refused(host, victim) == ["bot-committed"]


def test_an_anchor_that_is_exchanged_before_the_list_gets_no_honest_nonce() -> None:
    host = Host()
    victim = Victim(host)
    victim.ready()
    host.say(anchor=number("another").hex())
    assert "anchor-changed" in refused(host, victim)


@pytest.mark.parametrize("other", ["", "ab" * 32])
def test_a_list_without_the_own_commitment_gets_no_honest_nonce(other: str) -> None:
    host = Host()
    victim = Victim(host)
    victim.ready()
    host.put("commitments", HONEST, other)
    assert refused(host, victim) == ["commitment-changed"]


def test_a_nonce_is_repeated_only_for_the_same_list() -> None:
    """A lost answer is repeated. Another list, or another chain in the same round, gets nothing."""
    host, victim = honest_start()
    assert victim.asked() == victim.nonce.hex()
    host.commit(ACCOMPLICE, number("another"))
    assert refused(host, victim) == ["list-changed"]
    host, victim = honest_start()
    host.say(anchor=number("another").hex())
    assert victim.ready() == "" and refused(host, victim) == ["anchor-changed"]


def test_scheme_1_gets_no_commitment_and_is_named() -> None:
    host = Host()
    host.say(scheme=1)
    victim = Victim(host)
    assert victim.ready() == "" and victim.asked() == ""
    host.say(nonces=["", "", "", ""], first_seat=0)
    assert "old-scheme" in victim.begin().faults and not victim.begin().own


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [("rules_hash", "ab" * 32, "rules"), ("match", "another", "other-match"), ("seats", 6, "other-match")],
)
def test_numbers_of_another_match_get_no_commitment(field: str, value: object, code: str) -> None:
    host = Host()
    host.say(**{field: value})
    victim = Victim(host)
    assert victim.ready() == "" and victim.referee.witness.refused == [code]


def test_a_seat_that_is_never_asked_names_it() -> None:
    host = Host()
    victim = Victim(host)
    victim.ready()
    host.put("commitments", HONEST, "")
    host.commit(ACCOMPLICE, number("accomplice"))
    started(host, victim)
    assert "never-asked" in victim.begin().faults
    client, record, seen = outcome(host, victim)
    assert "never-asked" in client and not record and "never-asked" in seen


def test_a_seat_that_is_moved_away_and_back_names_it() -> None:
    """The host frees the seat of a ready player, and moves them when the match begins."""
    host, victim = honest_start()
    started(host, victim)
    victim.seat = 3
    assert victim.begin().faults == ("never-asked",)


# --- cheats with the deals -------------------------------------------------------------------------------------------


def test_another_pack_another_secret_and_a_deal_broken_off_are_named() -> None:
    host, victim = honest_start()
    started(host, victim)
    match = dealt(host, victim)
    swapped = [match.deals[0][0][1], match.deals[0][0][0], *match.deals[0][0][2:]]
    check = victim.referee.check
    assert check(hostile.revealed(host, match, pack=swapped), HONEST).faults == ("pack",)
    assert check(hostile.revealed(host, match, secret=number("x")), HONEST).faults == ("secret",)
    host, victim = honest_start()
    started(host, victim)
    match = dealt(host, victim, actions=20)
    assert victim.referee.check(hostile.revealed(host, match), HONEST).faults == ("cards",)
    assert "end" in {fault.code for fault in verify(broken_off(host, match))}


def broken_off(host: Host, match: Match) -> Record:
    """The record of a deal with a bad outcome: unfinished, but declared ended."""
    record = hostile.record(host, match)
    end = End(scores=None, totals=(0, 0), secret=host.chain[1].hex(), link="00" * 32)
    return chained(msgspec.structs.replace(record, deals=(msgspec.structs.replace(record.deals[0], end=end),)))


# --- the attack on scheme 1, and what remains ------------------------------------------------------------------------


def test_in_6000_tries_no_hand_is_chosen_that_is_not_named() -> None:
    """Scheme 1 fell to this in two seconds: a bot's nonce is looked for that brings a friend four aces or jokers."""
    host, victim = honest_start()
    bare, found = host.proof, 0
    for guess in range(6000):
        host.proof = bare
        host.commit(BOT, number(f"guess {guess}"))
        started(host, victim)
        pack = host.pack()
        friend = pack[ACCOMPLICE::4][:13]
        if sum(card >= 52 or card % 13 == 12 for card in friend) >= 4:
            found += 1
            assert "list-changed" in victim.begin().faults
    assert found > 10, "the attacker finds such hands, and each is named"
