"""What may be sent about a table, and to whom: the only place that makes frames about cards.

`board` is what spectators see, the same for everyone; `own` is what one seat alone may know, padded so that its size
reveals nothing. Boards and legal actions come from concealed records only; seats that have nothing to do get only their
hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from vierblatt.cards import NAMES, card_list
from vierblatt.claims import ClaimVerdict, open_claims
from vierblatt.games.events import Event
from vierblatt.kernel.state import PLAY
from vierblatt.match import Match
from vierblatt.protocol.frames import Board, Own, Revealed, Told, Update, padded
from vierblatt.protocol.values import Asked, Proof, ResultWait, TableInfo
from vierblatt.server.table import clock, coming, reading, solo, waiting
from vierblatt.server.table.entries import RULES_UNSUPPORTED
from vierblatt.server.table.outcome import Outcome
from vierblatt.server.table.state import TableState
from vierblatt.view import call_help, public_of, visible_to


def info(table: TableState, now: int, spectators: int = 0) -> TableInfo:
    """The public information about a table; times count from `now`."""
    opened, asked, deadline = table.opened, table.asked, clock.deadline(table)
    away = {
        str(number): max(0, max(seat.offline_since, table.online_since) + seat.grace(table.settings) - now)
        for number, seat in enumerate(table.seats)
        if table.stage == "playing" and not table.paused and seat.played_by_person and not seat.online
    }
    due = {str(number): waiting.claimable_at(table, number) for number in range(len(table.seats))}
    absent = {seat: max(0, at - now) for seat, at in due.items() if at is not None}
    # Others watch with a delay, so only a player who is alone gets the score here; of a board, nobody.
    match = table.match if solo.solo_seat(table) >= 0 and table.duplicate is None else None
    return TableInfo(
        id=table.id, game=opened.game, preset=opened.preset, changes=opened.changes, rules_hash=opened.rules_hash,
        settings=table.settings, host=opened.host, stage=table.stage, seats=[seat.info() for seat in table.seats],
        paused=table.paused,
        asked=Asked(what=asked.what, seat=asked.seat, waiting=asked.waiting) if asked is not None else None,
        deadline=max(0, deadline - now) if deadline is not None else None,
        grace=away, absent=absent, spectators=spectators, next=table.next,
        deal=0 if match is None else len(match.deals), scores=[] if match is None else match.scores,
        result_wait=_result_wait(table, now), outlived=table.close_reason == RULES_UNSUPPORTED,
        undo=len(solo.undoable(table)), tournament=coming.match_seen(table, now),
    )  # fmt: skip


def _result_wait(table: TableState, now: int) -> ResultWait | None:
    readers = reading.readers(table)
    if not readers or not table.has_person_online or table.paused:
        return None
    return ResultWait(seats=readers, left=max(0, reading.deal_due(table) - now))


def board(table: TableState) -> Board | None:
    """The public board; None before the first deal."""
    if table.match is None or not table.match.deals:
        return None
    return board_of(table.match, table.calls, table.judged)


def board_of(match: Match, calls: Mapping[int, str], judged: ClaimVerdict | None = None) -> Board:
    """The public board of a match that has been dealt.

    calls: the last call of each seat in this deal. judged: the last claim of this deal.
    """
    by_seat = {str(seat): call for seat, call in calls.items()}
    claims = open_claims(match, judged) or msgspec.UNSET
    return Board(clockwise=match.table.clockwise, calls=by_seat, claims=claims, **public_of(match))


def own_part(table: TableState, seat: int, events: Sequence[Event] = ()) -> msgspec.Raw | None:
    """What `seat` alone may know now, with the `events` of this moment; None for spectators and before the deal."""
    return own_parts(table, (seat,), events).get(seat)


def own_parts(table: TableState, seats: Iterable[int], events: Sequence[Event] = ()) -> dict[int, msgspec.Raw]:
    """`own_part` for several seats; empty before the deal, and without spectators."""
    match = table.match
    if match is None or not match.deals:
        return {}
    by_seat: dict[int, msgspec.Raw] = {}
    turn, hands = match.turn, match.state.hands
    secrets = [event for event in events if event.audience is not None]
    for seat in seats:
        if seat < 0:
            continue
        secret = [event for event in secrets if event.audience == seat]
        if seat == turn:
            by_seat[seat] = _question(table, match, secret)
        elif secret:
            by_seat[seat] = padded(Own(hand=card_list(hands[seat]), events=secret))
        else:
            by_seat[seat] = _only_hand(table, seat, hands[seat])
    return by_seat


def _question(table: TableState, match: Match, secret: list[Event]) -> msgspec.Raw:
    """`own_part` for the seat to act; calls come with what explains them."""
    hand, legal = table.held
    if table.paused:
        return padded(Own(hand=hand, events=secret))
    if match.state.phase == PLAY:
        return padded(Own(hand=hand, legal=legal, events=secret))
    shown = call_help(match, legal)
    return padded(Own(hand=hand, legal=legal, events=secret, barred=shown.barred, figures=shown.figures))


def _only_hand(table: TableState, seat: int, cards: int) -> msgspec.Raw:
    """`own_part` for a seat with nothing else to know: most hands are unchanged by a move, so it is kept."""
    before = table.encoded_hands.get(seat)
    if before is None or before[0] != cards:
        before = table.encoded_hands[seat] = cards, padded(Own(hand=card_list(cards)))
    return before[1]


def public_part(outcome: Outcome) -> Told:
    """The public part of an outcome."""
    return Told(seq=outcome.seq, events=visible_to(outcome.events, -1), notes=outcome.notes)


def update(table: TableState, outcome: Outcome, seat: int, now: int, spectators: int = 0) -> Update:
    """The frame that tells a seat (-1: a spectator) of an outcome, with the table as it is right after it."""
    heard = public_part(outcome)
    return Update(
        table=table.id, seq=outcome.seq, info=info(table, now, spectators), events=heard.events, notes=heard.notes,
        board=board(table), revealed=outcome.revealed, own=own_part(table, seat, outcome.events),
    )  # fmt: skip


def proof(table: TableState) -> Proof:
    """The public proof of the deals so far. A nonce becomes public once no other can be chosen."""
    nonces_public = table.stage not in {"seating", "nonces"}
    packs = [] if table.match is None else [pack for pack, _ in table.match.deals[: len(table.secrets)]]
    return Proof(
        match=table.id, rules_hash=table.opened.rules_hash, seats=len(table.seats), anchor=table.packs.anchor.hex(),
        commitments=[seat.commitment for seat in table.seats],
        nonces=[seat.nonce if nonces_public else "" for seat in table.seats],
        scheme=table.packs.round.scheme, void=list(table.packs.void),
        first_seat=-1 if table.match is None else table.match.first_seat,
        secrets=list(table.secrets), packs=[pack_text(pack) for pack in packs], secret_actions=secret_actions(table),
    )  # fmt: skip


def revealed(table: TableState, deal: int) -> Revealed:
    """What becomes public of a deal that has just ended; its secret is the table's last."""
    match, actions = table.playing(), secret_actions(table)
    return Revealed(
        deal=deal, secret=table.secrets[-1], pack=pack_text(match.deals[deal - 1][0]),
        secret_actions=actions if actions is msgspec.UNSET else actions[deal - 1],
    )  # fmt: skip


def secret_actions(table: TableState) -> list[list[str]] | msgspec.UnsetType:
    """The secret actions of the deals that have ended; unset in a game without secret actions."""
    match = table.match
    if match is None or not match.game.rules.has_secrets:
        return msgspec.UNSET
    return match.secret_actions()[: len(table.secrets)]


def pack_text(pack: Sequence[int]) -> str:
    """A pack in dealing order, as records write it."""
    return " ".join(NAMES[card] for card in pack)
