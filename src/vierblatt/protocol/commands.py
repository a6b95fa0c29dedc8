"""What a client sends: one JSON object a frame, its kind in `type`.

>>> decode(b'{"type":"act","id":"7","table":"abcdefghij","seq":12,"action":"AS"}').action
'AS'
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from vierblatt.bounds import SeatNumber, SeatOrNone, Seq
from vierblatt.errors import VierblattError
from vierblatt.protocol.majlis import MajlisId
from vierblatt.protocol.review import ReviewId
from vierblatt.protocol.values import ActionText, ChatText, CommandId, Hex64, Hex64OrEmpty, Pace, Question, TableId
from vierblatt.protocol.voice import Candidates, ConnectionDescription, PeerId

LARGEST = 4096  #: bytes of a frame that a client sends


class BadMessage(VierblattError):
    """A frame that is not a command of this protocol."""


class Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """The base of all commands. The `Ack` or `Refused` that answers repeats the `id`."""

    id: CommandId


class Hello(Command, frozen=True, tag="hello"):
    """Must be the first command: who the client is, and the protocol that it speaks."""

    token: Annotated[str, Meta(max_length=400)]
    protocol: Annotated[int, Meta(ge=0, le=1_000_000)]


class Ping(Command, frozen=True, tag="ping"):
    """Requests a `Pong`."""


class WatchLobby(Command, frozen=True, tag="watch-lobby"):
    """Subscribes to the tables of the lobby, now and at every change, or unsubscribes."""

    on: bool = True


class WatchMajlis(Command, frozen=True, tag="watch-majlis"):
    """Subscribes to the changes in a majlis (`MajlisChanged`), or unsubscribes. For its members."""

    majlis: MajlisId
    on: bool = True


class WatchReview(Command, frozen=True, tag="watch-review"):
    """Subscribes to a review, or unsubscribes: `ReviewShown` first, then `ReviewChanged` at every change.

    `ReviewPresent` tells who else does, soon after somebody comes or goes.
    """

    review: ReviewId
    on: bool = True


class WatchNotices(Command, frozen=True, tag="watch-notices"):
    """Subscribes to the player's own notices (`NoticesChanged`, now and at every change), or unsubscribes."""

    on: bool = True


class AtTable(Command, frozen=True):
    """The base of all commands to a table."""

    table: TableId


class Enter(AtTable, frozen=True, tag="enter"):
    """Enters a table: a player with a seat there gets it back, others watch. Answered by `Entered`.

    since: the last seq that the client has seen, to get what it missed; -1 for none.
    """

    since: Seq = -1


class Go(AtTable, frozen=True, tag="go"):
    """Stops following a table; a seat is kept."""


class Sit(AtTable, frozen=True, tag="sit"):
    """Takes an empty seat, or moves to it; -1: any."""

    seat: SeatOrNone = -1


class Stand(AtTable, frozen=True, tag="stand"):
    """Gives up the seat; during a match a bot plays on, and the seat can be taken back."""


class SeatBot(AtTable, frozen=True, tag="seat-bot"):
    """Puts a bot on an empty seat or in place of another bot, for the host; -1: on every empty seat."""

    seat: SeatOrNone = -1
    bot: Annotated[str, Meta(max_length=40)] = "rules"


class Unseat(AtTable, frozen=True, tag="unseat"):
    """Frees a seat before the match, for the host."""

    seat: SeatNumber


class Ready(AtTable, frozen=True, tag="ready"):
    """Declares the player ready, with the commitment to a nonce; empty to leave the deals to the others."""

    commitment: Hex64OrEmpty = ""


class Nonce(AtTable, frozen=True, tag="nonce"):
    """Reveals the nonce that was committed to, in the stage ``nonces``."""

    nonce: Hex64


class Act(AtTable, frozen=True, tag="act"):
    """Makes a call or plays a card. seq: the last one seen; refused as stale if a turn has passed since."""

    seq: Seq
    action: ActionText


class SayOutOfTurn(AtTable, frozen=True, tag="say-out-of-turn"):
    """Claims a fault, or says sawa, where the house rules let wrong cards be played and claimed; out of turn.

    text: as in records, without the seat: ``accuse no-follow 7S by 9H``, ``sawa``. seq: the last one seen; refused as
    stale if another deal has begun since, or for a sawa if a turn has passed.
    """

    seq: Seq
    text: ActionText


class Continue(AtTable, frozen=True, tag="continue"):
    """Says that the player has read the result. The next deal comes once the table's `result_wait` names nobody."""


class Why(AtTable, frozen=True, tag="why"):
    """Asks why an action is not legal. Answered by `Because`."""

    action: ActionText


class CheckCard(AtTable, frozen=True, tag="check-card"):
    """Asks what everybody knows about a card played in this deal. Answered by `CardInQuestion`; only for players."""

    card: ActionText


class Hint(AtTable, frozen=True, tag="hint"):
    """Asks what a bot would do. Answered by `Advice`; only for the seat to act, and only if the table allows it.

    quick: asks the heuristic bot, which answers at once, instead of the one that searches.
    """

    quick: bool = False


class Claim(AtTable, frozen=True, tag="claim"):
    """Claims all remaining tricks of the deal; accepted only if what the claimer knows makes them certain."""


class Ask(AtTable, frozen=True, tag="ask"):
    """Asks the others for a takeback of the player's last action, or for a pause.

    In solo play, the last decision is taken back at once, whatever bots have done since.
    """

    what: Question


class Answer(AtTable, frozen=True, tag="answer"):
    """Agrees to a request, or declines it."""

    agree: bool


class Unpause(AtTable, frozen=True, tag="unpause"):
    """Ends a pause."""


class ClaimAbsence(AtTable, frozen=True, tag="claim-absence"):
    """Lets a bot play for somebody who keeps the table waiting, as soon as the table's `absent` allows it."""

    seat: SeatNumber


class TakeSeat(AtTable, frozen=True, tag="take-seat"):
    """Takes the player's seat back from the bot that plays there."""


class SetPace(AtTable, frozen=True, tag="set-pace"):
    """Changes how long bots take at an unrated table; for its host, or if bots play for everybody else."""

    pace: Pace


class Skip(AtTable, frozen=True, tag="skip"):
    """Lets bots act at once until the trick is over or it is the player's turn; if bots play for everybody else."""


class Say(AtTable, frozen=True, tag="say"):
    """Sends a phrase or an emoji of the protocol's lists."""

    phrase: Annotated[str, Meta(min_length=1, max_length=20)]


class Chat(AtTable, frozen=True, tag="chat"):
    """Sends a chat message; only if the table allows it."""

    text: ChatText


class Mute(AtTable, frozen=True, tag="mute"):
    """Mutes a player, or unmutes them."""

    player: Annotated[str, Meta(max_length=40)]
    on: bool = True


class JoinVoice(AtTable, frozen=True, tag="join-voice"):
    """Joins the voice of a table, for those who sit there; whoever is in it already starts anew.

    Answered by `VoiceJoined`.
    """


class LeaveVoice(AtTable, frozen=True, tag="leave-voice"):
    """Leaves the voice of a table."""


class Signal(AtTable, frozen=True, tag="signal"):
    """Passes something on to somebody else in the voice of the table, who gets it as `PeerSignal`."""

    to: PeerId
    description: ConnectionDescription | None = None
    candidates: Candidates = msgspec.field(default_factory=list)


class Rematch(AtTable, frozen=True, tag="rematch"):
    """After the match, opens or finds the table of the next one, with the same seats. Answered by `Moved`."""


class JoinQueue(AtTable, frozen=True, tag="join-queue"):
    """Joins the queue of a table where winners stay, or names a partner there; for people without a seat.

    partner: somebody alone in the queue. Once each of two people has named the other, they share the better place and
    sit down together.
    """

    partner: Annotated[str, Meta(max_length=40)] = ""


class LeaveQueue(AtTable, frozen=True, tag="leave-queue"):
    """Leaves the queue of a table; a partner keeps the place."""


class Close(AtTable, frozen=True, tag="close"):
    """Closes a table whose match has not begun, for the host."""


ToTable = (
    Enter | Go | Sit | Stand | SeatBot | Unseat | Ready | Nonce | Act | SayOutOfTurn | Why | CheckCard | Hint | Claim
    | Ask | Answer | Unpause | ClaimAbsence | TakeSeat | SetPace | Skip | Continue | Say | Chat | Mute | Rematch
    | Close | JoinQueue | LeaveQueue | JoinVoice | LeaveVoice | Signal
)  # fmt: skip
AnyCommand = Hello | Ping | WatchLobby | WatchMajlis | WatchReview | WatchNotices | ToTable

_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class _Named(msgspec.Struct):
    """The readable part of a command that cannot be read."""

    id: CommandId | None = None


_named: msgspec.json.Decoder[_Named] = msgspec.json.Decoder(_Named)


def id_of(data: bytes | str) -> str:
    """The id in a frame that `decode` refuses, so that its sender learns which it was; empty if there is none.

    >>> id_of('{"type":"act","id":"7","seq":-5}')
    '7'
    """
    try:
        return (_named.decode(data).id or "") if len(data) <= LARGEST else ""
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def decode(data: bytes | str) -> AnyCommand:
    """The command in a frame; raises BadMessage."""
    size = len(data.encode() if isinstance(data, str) else data)
    if size > LARGEST:
        raise BadMessage("message-too-large", bytes=size, most=LARGEST)
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        raise BadMessage("bad-message", why=str(fault)[:200]) from None
