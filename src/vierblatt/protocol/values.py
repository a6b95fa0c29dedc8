"""The parts of commands and frames: a table and its seats as everybody may see them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta

from vierblatt.bounds import Count, Number, SeatNumber, SeatOrNone
from vierblatt.shuffle.pack_description import VoidRound
from vierblatt.shuffle.rounds import Scheme

#: The version that a client names in `Hello`; it rises when older clients can no longer play.
PROTOCOL = 2

#: The end of a text: Python's "$" would also match before a line break.
_END = "(?![\\s\\S])"

TableId = Annotated[
    str, Meta(pattern="^[a-z0-9]{10}" + _END, description="Ten letters and digits; whoever knows them is invited")
]
CommandId = Annotated[str, Meta(min_length=1, max_length=40, description="Chosen by the client; repeats do nothing")]
Hex64 = Annotated[str, Meta(pattern="^[0-9a-f]{64}" + _END)]
Hex64OrEmpty = Annotated[str, Meta(pattern="^([0-9a-f]{64})?" + _END)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
ActionText = Annotated[str, Meta(min_length=1, max_length=60)]
Seconds = Annotated[int, Meta(ge=0, le=3600)]
Pace = Annotated[int, Meta(ge=0, le=5000, description="Milliseconds that a bot takes, whatever its cards are; 0: none")]

Stage = Literal["seating", "nonces", "playing", "over", "closed"]
SeatKind = Literal["empty", "human", "bot"]
#: What happens to players of a tournament who do not come to their table: the others win, or bots play.
AbsenceRule = Literal["walkover", "bots"]
Question = Literal["takeback", "pause"]

#: The paces to choose from, slowest first; `web/core/paces.js` has the same and what the page adds to them.
PACES: Mapping[str, int] = {"slow": 1600, "normal": 900, "fast": 120, "instant": 1}

#: Phrases that can be said with one tap; worded by ``phrase-NAME``.
PHRASES = (
    "hello", "good-luck", "well-played", "thanks", "sorry", "oops", "hurry", "moment", "nice", "wow", "good-game",
    "again", "bye",
)  # fmt: skip
#: Pictures that can be said with one tap.
Emoji = Literal["👏", "😂", "😅", "🤔", "😎", "😮", "😢", "🔥", "🌹", "☕", "🐪", "❤️"]
EMOJI: tuple[Emoji, ...] = get_args(Emoji)

#: How many matches a side wins one after another before it gets up, unless the table says otherwise.
LONGEST_RUN = 5


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the host of a table decides besides the rules; it does not affect the rule set's hash."""

    move_seconds: Seconds = 0  #: for one action; 0 without a clock
    bank_seconds: Seconds = 0  #: for all actions of the match, used up when `move_seconds` are
    grace: Annotated[int, Meta(ge=0, le=600)] = 30  #: seconds before a bot plays for a player who dropped out
    takeback: bool = True
    hints: bool = True
    spectators: bool = True
    spectator_delay: Annotated[int, Meta(ge=0, le=600)] = 10  #: seconds
    chat: Literal["phrases", "free"] = "phrases"  #: free chat is for private tables only
    private: bool = False  #: not in the lobby
    voice: bool | msgspec.UnsetType = msgspec.UNSET  #: whether those who sit may talk; for private tables only
    rated: bool = False  #: preset rules, no bots, no hints; counts only if it is played to its end
    pace: Pace = PACES["normal"]  #: the host may change it at the table (`SetPace`)
    #: whether the sides that lose get up for the people in the queue (`JoinQueue`) when the next match is opened
    winner_stays: bool | msgspec.UnsetType = msgspec.UNSET
    #: after this many matches won one after another, the winners get up too; 0: never. Without a value: `LONGEST_RUN`
    longest_run: Annotated[int, Meta(ge=0, le=99)] | msgspec.UnsetType = msgspec.UNSET

    @property
    def most_wins(self) -> int:
        """The matches after which winners get up; 0: they may stay for ever."""
        return LONGEST_RUN if isinstance(self.longest_run, msgspec.UnsetType) else self.longest_run


def pace_name(pace: int) -> str:
    """The name of the pace that is nearest to a number of milliseconds.

    >>> pace_name(900), pace_name(300)
    ('normal', 'fast')
    """
    return min(PACES, key=lambda name: abs(PACES[name] - pace))


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. A human seat whose `bot` is not empty is played by that bot until its owner takes it back."""

    kind: SeatKind = "empty"
    player: str = ""  #: public id of the person
    name: str = ""
    bot: str = ""  #: the name of the bot that acts here now
    ready: bool = False
    online: bool = False
    bank: Number = 0  #: milliseconds left


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A question that some seats have not answered yet."""

    what: Question
    seat: SeatNumber  #: who asks
    waiting: list[SeatNumber]  #: who has not answered


class QueuedPerson(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody in the queue of a table. asked: with whom they would like to play, who has not agreed yet."""

    player: str
    name: str
    asked: str = ""


class QueuePlace(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the queue of a table: somebody alone, or people who sit down together."""

    people: list[QueuedPerson]


class ResultWait(msgspec.Struct, frozen=True, kw_only=True):
    """The next deal waits until people have read the result of the last one (`continue`)."""

    seats: list[SeatNumber]  #: who has not continued
    left: Count  #: milliseconds after which it is dealt anyway


class TournamentMatch(msgspec.Struct, frozen=True, kw_only=True):
    """The match of a tournament that is played at a table. number: 1 for the first of its meeting.

    board: the number of the board that is played in place of a match, or 0. Nothing is told of its cards but what seats
    see, there are no spectators, and players take no part in the shuffling.
    """

    tournament: str
    name: str  #: of the tournament
    meeting: Count
    number: Count
    absent: AbsenceRule
    board: Count = 0
    left: Count | None = None  #: milliseconds until who has not come is absent; null once all are there


class TableInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What everyone may know about a table, without any cards."""

    id: str
    game: str
    preset: str
    changes: dict[str, Any]  #: options that differ from the preset's
    rules_hash: str
    settings: TableSettings
    host: str  #: player id
    stage: Stage
    seats: list[SeatInfo]
    paused: bool = False
    asked: Asked | None = None
    deadline: Count | None = None  #: milliseconds until the clock acts for `turn`
    grace: dict[str, Count] = {}  #: seat -> milliseconds until a bot takes it
    absent: dict[str, Count] = {}  #: seat -> milliseconds until the others may let a bot play it (`claim-absence`)
    result_wait: ResultWait | None = None  #: left on the table until it has been read
    spectators: Count = 0
    next: str = ""  #: the table of the rematch
    deal: Count = 0  #: the number of the deal; 0 before the first
    scores: list[Number] = []  #: of each side, after the last scored deal
    outlived: bool = False  #: closed, without a winner, because the server now plays by newer rules
    undo: Count = 0  #: decisions of this deal that a person alone with bots can take back, one after another
    tournament: TournamentMatch | None = None  #: what it is for, if it belongs to a tournament


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """Everything public about the deals of a table's match, as `docs/provable-deals.md` needs it."""

    match: str
    rules_hash: str
    seats: Count
    anchor: str
    commitments: list[str]
    nonces: list[str]  #: empty until all are revealed
    first_seat: SeatOrNone = -1
    secrets: list[str] = []  #: of the deals that have ended, from deal 1 on
    packs: list[str] = []  #: their packs, in dealing order
    scheme: Scheme = 1  #: of the messages
    void: list[VoidRound] = []  #: starts that failed; their index is the number of their round
    #: by deal that has ended, the actions that only their player has seen; left out if the game has none
    secret_actions: list[list[str]] | msgspec.UnsetType = msgspec.UNSET


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """An error as data, which clients put into words (``error-CODE``, ``rule-RULE``)."""

    code: str
    rule: str = ""
    parameters: dict[str, Any] = {}
