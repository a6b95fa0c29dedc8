"""What the server sends: one JSON object a frame, its kind in `type`.

A frame about cards has the same length whatever the cards are: what only one seat may know is in `own`, which is padded
with spaces to a fixed size (`OWN_SIZE`), and everything else is public.
"""

from __future__ import annotations

from typing import Any

import msgspec

from vierblatt.bounds import Count, Number, Real, SeatNumber, SeatOrNone, Seq
from vierblatt.claims import OpenClaims
from vierblatt.games.events import DealSummary, Fact, Headline
from vierblatt.protocol.dispute import DisputedCard
from vierblatt.protocol.majlis import MajlisPart
from vierblatt.protocol.notices import Notice
from vierblatt.protocol.review import PresentPerson, Review, ReviewItem
from vierblatt.protocol.values import Fault, Proof, QueuePlace, TableInfo
from vierblatt.protocol.voice import ConnectionDescription, IceServer, Relay, VoicePerson
from vierblatt.view import TableCard


class Frame(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", omit_defaults=True):
    """The base of all frames."""


class Welcome(Frame, frozen=True, tag="welcome"):
    """The answer to `Hello`."""

    id: str
    player: str
    name: str
    guest: bool
    protocol: Count
    phrases: list[str]
    emoji: list[str]


class Ack(Frame, frozen=True, tag="ack"):
    """A command was carried out, and its effect is stored. seq: that of the table afterwards."""

    id: str
    seq: Seq = -1


class Refused(Frame, frozen=True, tag="refused"):
    """A command was refused and changed nothing; `id` is empty if the frame was not a command."""

    id: str
    fault: Fault


class Pong(Frame, frozen=True, tag="pong"):
    """The answer to `Ping`."""

    id: str


class LobbyTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the lobby lists it."""

    id: str
    game: str
    preset: str
    changed: Count  #: options that differ from the preset
    host: str  #: name
    rated: bool
    stage: str
    seats: list[str]  #: the kind of each seat
    names: list[str]
    move_seconds: Count = 0
    spectators: bool = True
    bank_seconds: Count = 0


class Lobby(Frame, frozen=True, tag="lobby"):
    """All tables of the lobby, and the number of people connected."""

    tables: list[LobbyTable]
    players: Count


class Own(msgspec.Struct, frozen=True, kw_only=True):
    """What only the receiver's seat may know, and what it may do."""

    hand: list[str] = []
    legal: list[str] = []
    events: list[Any] = []  #: of this update, for this seat alone: the cards that came into its hand
    barred: list[str] = []  #: known calls of this question that are not open to it; `Why` says why not
    figures: dict[str, dict[str, Number | str]] = {}  #: call, open or barred -> the values in its meaning


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """The public part of `vierblatt.view.View`, the same for everyone."""

    phase: str
    turn: SeatOrNone
    dealer: SeatOrNone
    deal: Count
    clockwise: bool
    sides: Count
    hands_held: list[Count]
    trick: list[TableCard]
    winning: SeatOrNone
    last_trick: list[TableCard]
    last_winner: SeatOrNone
    tricks: list[Count]
    scores: list[Number]
    winners: list[SeatNumber]
    facts: list[Fact]
    calls: dict[str, str] = {}  #: seat -> its last call of this deal, as it was said: `Called.wording` or `Called.call`
    wordings: dict[str, str] = {}  #: calls that players now say in other words than usual -> ``call-WORDING``
    headline: Headline = Headline()
    claims: OpenClaims | msgspec.UnsetType = msgspec.UNSET  #: unset where wrong cards are refused


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """Something that happened at the table and is not an event of the game; worded by ``note-WHAT``.

    what: sat, bot-sat, stood, ready, began, started, replaced, returned, asked-takeback, asked-pause, agreed, declined,
    withdrawn, paused, resumed, pace (name: of `values.PACES`), claimed, clock, rematch, closed, outlived, restarted,
    queued, unqueued, skipped (their turn in the queue came, and they did not).
    """

    what: str
    seat: SeatOrNone = -1
    name: str = ""
    count: Count = 0


class Revealed(msgspec.Struct, frozen=True, kw_only=True):
    """A deal has ended: its secret and its pack, and the hands as they were dealt.

    secret_actions: what only its player has been told so far, in the order in which it was done.
    """

    deal: Count
    secret: str
    pack: str
    secret_actions: list[str] | msgspec.UnsetType = msgspec.UNSET


class SheetRow(msgspec.Struct, frozen=True, kw_only=True):
    """One scored deal on the score sheet; `lines` and `summary` as in `DealScored`."""

    deal: Count
    scores: list[Number]
    totals: list[Number]
    lines: list[Any] = []
    summary: DealSummary | None = None


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """One entry of the table's log as it may be told: events of the game (`vierblatt.games.events`) and notes."""

    seq: Seq
    events: list[Any] = []
    notes: list[Note] = []


class Update(Frame, frozen=True, tag="update"):
    """What happened at a table, and its state now. Updates come without gaps: seq, seq + 1 ..."""

    table: str
    seq: Seq
    info: TableInfo
    events: list[Any] = []
    notes: list[Note] = []
    board: Board | None = None
    revealed: Revealed | None = None
    own: msgspec.Raw | Own | None = None


class Entered(Frame, frozen=True, tag="entered"):
    """The answer to `Enter`: the whole current state. missed: what came after `since`, as far as it is kept."""

    id: str
    table: str
    seq: Seq
    seat: SeatOrNone  #: the receiver's, or -1
    info: TableInfo
    proof: Proof
    sheet: list[SheetRow] = []
    missed: list[Told] = []
    said: list[Said] = []
    board: Board | None = None
    own: msgspec.Raw | Own | None = None


class Presence(Frame, frozen=True, tag="presence"):
    """Somebody came or went, or the number of spectators changed; not an entry of the log."""

    table: str
    info: TableInfo


class Said(Frame, frozen=True, tag="said"):
    """Somebody sent a phrase, an emoji or, where that is allowed, a text."""

    table: str
    player: str
    seat: SeatOrNone
    name: str
    phrase: str = ""
    text: str = ""


class Because(Frame, frozen=True, tag="because"):
    """The answer to `Why`; without a fault, the action is legal."""

    id: str
    action: str
    fault: Fault | None = None


class CardInQuestion(Frame, frozen=True, tag="card-in-question"):
    """The answer to `CheckCard`: nothing that is hidden from anybody."""

    id: str
    about: DisputedCard


class Advice(Frame, frozen=True, tag="advice"):
    """The answer to `Hint`: what a bot would do with this seat's cards, the name of its reason, the figures in it.

    mistakes: the legal actions that a search finds clearly worse, each with the points of the deal that it is expected
    to cost compared with `action`; only those that cost what counts as a mistake in this game.
    """

    id: str
    action: str
    reason: str
    figures: dict[str, Number | Real | str] = {}
    mistakes: dict[str, Real] = {}


class Moved(Frame, frozen=True, tag="moved"):
    """The answer to `Rematch`: the table of the next match."""

    id: str
    table: str


class Voice(Frame, frozen=True, tag="voice"):
    """Who is in the voice of a table, for those who sit there: after `Entered`, and at every change.

    Whoever is not in it any more has to drop their connections. relay: how browsers connect here.
    """

    table: str
    people: list[VoicePerson]
    relay: Relay


class VoiceJoined(Frame, frozen=True, tag="voice-joined"):
    """The answer to `JoinVoice`. peer: the receiver's. people: all who are in it now, the receiver included."""

    id: str
    table: str
    peer: str
    people: list[VoicePerson]
    servers: list[IceServer]


class PeerSignal(Frame, frozen=True, tag="peer-signal"):
    """What somebody else in the voice of the table, given by their peer, has sent with `Signal`."""

    table: str
    peer: str
    description: ConnectionDescription | None = None
    candidates: list[str] = []


class MajlisChanged(Frame, frozen=True, tag="majlis-changed"):
    """Something has changed in a majlis that is watched (`WatchMajlis`): ask for that part again.

    Whoever is no longer a member, or knows only an old link, gets one last frame with `members`.
    """

    majlis: str
    what: MajlisPart


class ReviewShown(Frame, frozen=True, tag="review-shown"):
    """A review that is watched from now on (`WatchReview`), with everything in it."""

    review: Review


class ReviewChanged(Frame, frozen=True, tag="review-changed"):
    """What has changed in a review that is watched. gone: it was deleted, and nothing more will come."""

    review: str
    seq: Count
    items: list[ReviewItem] = []
    removed: list[str] = []  #: slots that are empty now
    gone: bool = False


class ReviewPresent(Frame, frozen=True, tag="review-present"):
    """Who is looking at a review that is watched, whenever that changes.

    people: everybody once, at most 50, those first who came first. count: how many there are.
    """

    review: str
    people: list[PresentPerson]
    count: Count


class NoticesChanged(Frame, frozen=True, tag="notices-changed"):
    """The player's notices have changed (`WatchNotices`). unread: how many are. newest: of these, if there are any."""

    unread: Count
    newest: Notice | None = None


class QueueShown(Frame, frozen=True, tag="queue"):
    """The queue of a table where winners stay: after `Entered`, and at once for everybody there when it changes.

    places: the first sits down first. called: who came from the queue and is not ready yet, by seat, and the
    milliseconds until the seat goes to the next. wins: how many matches in a row the side that stays has won.
    """

    table: str
    places: list[QueuePlace] = []
    called: dict[str, Count] = {}
    wins: Count = 0


class Superseded(Frame, frozen=True, tag="superseded"):
    """The seat is now played from another window; this one receives nothing more from the table."""

    table: str


class Restarting(Frame, frozen=True, tag="restarting"):
    """The server is restarting: come back after this many milliseconds."""

    after: Count


AnyFrame = (
    Welcome | Ack | Refused | Pong | Lobby | Update | Entered | Presence | Said | Because | CardInQuestion | Advice
    | Moved | Superseded | Restarting | MajlisChanged | ReviewShown | ReviewChanged | ReviewPresent | NoticesChanged
    | QueueShown | Voice | VoiceJoined | PeerSignal
)  # fmt: skip

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyFrame] = msgspec.json.Decoder(AnyFrame)
#: Bytes of `own`, and of answers; anything longer grows in steps of that size.
OWN_SIZE, ANSWER_SIZE = 1280, 2048
#: The answers to questions about a player's own cards: the length of a frame must not give the answer away.
_ANSWERS = (Refused, Because, Advice)


def encode(frame: Frame) -> bytes:
    """A frame as JSON; the size of an answer that may be about cards does not depend on them."""
    data = _encoder.encode(frame)
    return _filled(data, ANSWER_SIZE) if isinstance(frame, _ANSWERS) else data


def decode(data: bytes | str) -> AnyFrame:
    """The frame in some bytes, for clients in Python; raises msgspec.DecodeError."""
    try:
        return _decoder.decode(data)
    except (UnicodeError, RecursionError) as fault:
        raise msgspec.DecodeError(str(fault)) from None


def padded(own: Own) -> msgspec.Raw:
    """`own` as JSON of a size that does not depend on the hand."""
    return msgspec.Raw(_filled(_encoder.encode(own), OWN_SIZE))


def with_own(public: bytes, own: msgspec.Raw) -> bytes:
    """An encoded `Update` or `Entered`, with `own` added: the same as encoding both together, but faster."""
    return b'%b,"own":%b}' % (public[:-1], bytes(own))


def without_own(data: bytes) -> bytes:
    """The part of an encoded `Update` that everybody at the table gets: the bytes that `with_own` was given.

    >>> without_own(b'{"seq":3,"own":{"hand":["AS"]}   }'), without_own(b'{"seq":3}')
    (b'{"seq":3}', b'{"seq":3}')
    """
    public, own, _ = data.rpartition(b',"own":')
    return public + b"}" if own else data


def _filled(data: bytes, step: int) -> bytes:
    return data.ljust(-(-len(data) // step) * step)
