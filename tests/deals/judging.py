"""What client, `verify` and `verify --seen` say of a start, and how a host restarts after a void round."""

from __future__ import annotations

from tests.deals import hostile
from tests.deals.hostile import ACCOMPLICE, HONEST, Host, Victim, dealt, number
from vierblatt.record import seen_faults, verify
from vierblatt.shuffle.provable import hash_chain

Named = set[str]


def outcome(host: Host, victim: Victim) -> tuple[Named, Named, Named]:
    """The codes that the client names at the start, `verify` in the record, and `verify --seen`."""
    client = {*victim.begin().faults}
    match = dealt(host, victim)
    client |= {*victim.referee.check(hostile.revealed(host, match), HONEST).faults}
    record = hostile.record(host, match)
    return (
        client,
        {fault.code for fault in verify(record)},
        {fault.code for fault in seen_faults(record, victim.referee.witness.seen)},
    )


def again(host: Host, victim: Victim, secret: str) -> None:
    """The next round, in which the honest client commits and reveals its nonce by itself."""
    host.chain = hash_chain(number(secret))
    host.say(anchor=host.chain[0].hex())
    victim.ready()
    host.commit(ACCOMPLICE, number("accomplice again"))
    assert victim.asked()
