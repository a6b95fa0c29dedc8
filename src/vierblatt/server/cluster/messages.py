"""The messages between nodes, as MessagePack.

>>> decode(encode(NodeLeaving("a")))
NodeLeaving(node='a')
"""

from __future__ import annotations

import msgspec

from vierblatt.bounds import Count
from vierblatt.protocol.commands import ToTable
from vierblatt.protocol.majlis import MajlisPart
from vierblatt.protocol.review import PresentPerson
from vierblatt.protocol.values import Fault
from vierblatt.server.live.closing import CloseCode
from vierblatt.server.live.lobby import LobbyLine
from vierblatt.server.table import Person

#: The version of the format of everything below, incremented by every change. Nodes understand only their own version.
FORMAT = 10

# --- from one node to another, numbered -------------------------------------------------------------------------------


class Message(msgspec.Struct, frozen=True, array_like=True):
    """The base of messages to one node. `socket` is the number of a socket at its gateway."""


class Forward(Message, frozen=True, tag="forward"):
    """To an owner: a command from a socket of the sender to a table of the owner."""

    socket: Count
    person: Person
    command: ToTable


class SocketGone(Message, frozen=True, tag="left"):
    """To an owner: that socket is gone."""

    socket: Count


class SendFrame(Message, frozen=True, tag="tell"):
    """To a gateway: send this frame."""

    socket: Count
    text: str


class CloseSocket(Message, frozen=True, tag="end"):
    """To a gateway: close the socket."""

    socket: Count
    code: CloseCode


class Dismiss(Message, frozen=True, tag="dismiss"):
    """Close all sockets of a player."""

    player: str


class MajlisNews(Message, frozen=True, tag="majlis"):
    """A part of a majlis, given by its row's id, has changed: tell those who watch it."""

    majlis: str
    what: MajlisPart


class ReviewNews(Message, frozen=True, tag="review"):
    """A review has changed: tell those who watch it."""

    review: str


class ReviewPeople(Message, frozen=True, tag="review-people"):
    """Who watches a review at this node. count: of all. asks: the node wants to know the same of the others."""

    review: str
    people: list[PresentPerson]
    count: Count
    asks: bool


class NoticeNews(Message, frozen=True, tag="notices"):
    """The notices of a player have changed: tell those of their sockets that watch them."""

    player: str


class CallRequest(Message, frozen=True, tag="ask"):
    """A question that `CallReply` answers under the same number."""

    number: Count
    question: Question


class CallReply(Message, frozen=True, tag="answer"):
    """body: the answer as MessagePack, if there is no fault."""

    number: Count
    body: bytes = b""
    fault: Fault | None = None


AnyMessage = (
    Forward | SocketGone | SendFrame | CloseSocket | Dismiss | MajlisNews | ReviewNews | ReviewPeople | NoticeNews
    | CallRequest | CallReply
)  # fmt: skip


class InfoOf(msgspec.Struct, frozen=True, tag="info"):
    """Asks for the public information about a table."""

    table: str


class ProofOf(msgspec.Struct, frozen=True, tag="proof"):
    """Asks for the public proof of a table's deals."""

    table: str


class CloseTable(msgspec.Struct, frozen=True, tag="close"):
    """Asks to close a table; the answer is its id."""

    table: str
    why: str


class HostedBy(msgspec.Struct, frozen=True, tag="hosted-by"):
    """Asks how many tables of a player the node has in memory or is opening."""

    player: str


class QuickSeatQuery(msgspec.Struct, frozen=True, tag="quick"):
    """Asks for a seat at a table that is waiting for players; the answer is the table's id."""

    person: Person
    game: str
    preset: str


class PlaceOf(msgspec.Struct, frozen=True, tag="place-of"):
    """Asks for the quick-match table at which a player already sits."""

    player: str
    game: str
    preset: str


class SeatAt(msgspec.Struct, frozen=True, tag="seat-at"):
    """Asks for a seat at a table; the answer is the table's id."""

    table: str
    person: Person


class OnlineAmong(msgspec.Struct, frozen=True, tag="online-among"):
    """Asks which of some players are connected to the node."""

    players: list[str]


class ChatHeard(msgspec.Struct, frozen=True, tag="chat-heard"):
    """Asks for the chat of a table as far as a player may see it; the answer is a list of `HeardLine`."""

    table: str
    player: str


Question = InfoOf | ProofOf | CloseTable | ChatHeard | HostedBy | QuickSeatQuery | PlaceOf | SeatAt | OnlineAmong

# --- data on the bus --------------------------------------------------------------------------------------------------


class Packet(msgspec.Struct, frozen=True, array_like=True, tag="packet"):
    """Messages from one node to another. generation: of the link. first: the number of the first message.

    Each message is encoded and decoded separately (`pack`, `unpack`), so that a faulty one affects no other.
    """

    node: str
    generation: Count
    first: Count
    messages: list[bytes]


class Heartbeat(msgspec.Struct, frozen=True, array_like=True, tag="beat"):
    """A node is present. links: by node, the generation of the link to it and the number of the last message."""

    node: str
    links: dict[str, tuple[Count, Count]]


class Listing(msgspec.Struct, frozen=True, array_like=True, tag="listing"):
    """The lobby of a node, and the number of people connected there."""

    node: str
    lines: list[LobbyLine]
    players: Count


class NodeLeaving(msgspec.Struct, frozen=True, array_like=True, tag="leaving"):
    """A node has released its leases and is leaving."""

    node: str


Data = Packet | Heartbeat | Listing | NodeLeaving

_encoder = msgspec.msgpack.Encoder()
_decoder: msgspec.msgpack.Decoder[Data] = msgspec.msgpack.Decoder(Data)
_message_decoder: msgspec.msgpack.Decoder[AnyMessage] = msgspec.msgpack.Decoder(AnyMessage)

#: What `pack` raises for a message that MessagePack cannot represent.
UNWRITABLE = (OverflowError, TypeError, UnicodeError, ValueError, RecursionError)


def pack(message: AnyMessage) -> bytes:
    """Encodes a message for a packet; raises one of `UNWRITABLE`."""
    return _encoder.encode(message)


def unpack(raw: bytes) -> AnyMessage:
    """Decodes a message of a packet; raises msgspec.DecodeError."""
    try:
        return _message_decoder.decode(raw)
    except (UnicodeError, RecursionError) as fault:
        raise msgspec.DecodeError(str(fault)) from None


def encode(data: Data) -> bytes:
    """Encodes data for the bus."""
    return _encoder.encode(data)


def decode(data: bytes) -> Data:
    """Decodes data from the bus; raises msgspec.DecodeError."""
    try:
        return _decoder.decode(data)
    except (UnicodeError, RecursionError) as fault:
        raise msgspec.DecodeError(str(fault)) from None
