"""One message of each kind, for the documents and for trying a client without a server."""

from __future__ import annotations

from vierblatt.games.events import Called, CardsDealt, Fact, Played, ScoreLine, TrickTaken
from vierblatt.protocol import commands, frames
from vierblatt.protocol.dispute import DisputedCard
from vierblatt.protocol.notices import FriendAsked, Notice
from vierblatt.protocol.review import (
    Branch,
    Cursor,
    PresentPerson,
    Remark,
    Review,
    ReviewItem,
    ReviewPoint,
    SwappedCards,
)
from vierblatt.protocol.values import (
    EMOJI,
    PHRASES,
    PROTOCOL,
    Asked,
    Fault,
    Proof,
    QueuedPerson,
    QueuePlace,
    SeatInfo,
    TableInfo,
    TableSettings,
)
from vierblatt.protocol.voice import ConnectionDescription, IceServer, VoicePerson
from vierblatt.view import TableCard

TABLE = "k7m2x9q4ab"
MAJLIS, REVIEW = "m4j1l15abc", "r3v1ew5abc"
HEX = "5f" * 32

INFO = TableInfo(
    id=TABLE, game="back_alley", preset="standard", changes={}, rules_hash=HEX, settings=TableSettings(),
    host="p-amal", stage="playing",
    seats=[
        SeatInfo(kind="human", player="p-amal", name="Amal", ready=True, online=True),
        SeatInfo(kind="bot", bot="rules", ready=True),
        SeatInfo(kind="human", player="p-ben", name="Ben", bot="rules", ready=True),
        SeatInfo(kind="human", player="p-cleo", name="Cleo", ready=True, online=False),
    ],
    asked=Asked(what="takeback", seat=3, waiting=[0]), grace={"3": 21000}, absent={"3": 111000}, spectators=2,
)  # fmt: skip

BOARD = frames.Board(
    phase="play", turn=0, dealer=3, deal=4, clockwise=True, sides=2, hands_held=[12, 12, 12, 12], trick=[], winning=-1,
    last_trick=[TableCard(3, "KD"), TableCard(0, "AD"), TableCard(1, "2D"), TableCard(2, "7D")], last_winner=0,
    tricks=[1, 0, 0, 0], scores=[35, 12], winners=[], facts=[Fact("trump", "suit", "S")], calls={"0": "bid 4"},
)  # fmt: skip

OWN = frames.Own(
    hand=["AS", "KS", "TH"], legal=["AS", "KS", "TH"], events=[CardsDealt(seat=0, cards=["AS"], audience=0)]
)

PROOF = Proof(
    match=TABLE, rules_hash=HEX, seats=4, anchor=HEX, commitments=[HEX, "", HEX, ""], nonces=[HEX, "", "", ""],
    first_seat=2, secrets=[HEX], packs=["AS KS QS ... 2C"],
)  # fmt: skip

SAID = frames.Said(table=TABLE, player="p-ben", seat=2, name="Ben", phrase="well-played")

BRANCH = Branch(deal=2, parent=0, step=17, seat=1, swaps=[SwappedCards("QH", "9H")], actions=["AS"])
REMARK = Remark(point=ReviewPoint(2, 5, 18), text="Then the nine is good.", at=1_790_000_000_000)

PEER, OTHER_PEER = "0f" * 8, "a1" * 8
OFFER = ConnectionDescription(type="offer", sdp="v=0\r\no=- 46117 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\n...")
CANDIDATE = "candidate:1 1 udp 2113937151 203.0.113.7 51472 typ host"
TALKING = [
    VoicePerson(peer=PEER, player="p-amal", seat=0),
    VoicePerson(peer=OTHER_PEER, player="p-ben", seat=2),
]

COMMANDS: tuple[commands.Command, ...] = (
    commands.Hello(id="1", token="the token of a guest or account", protocol=PROTOCOL),  # noqa: S106 - an example
    commands.Ping(id="2"),
    commands.WatchLobby(id="3"),
    commands.WatchMajlis(id="29", majlis=MAJLIS),
    commands.WatchReview(id="30", review=REVIEW),
    commands.WatchNotices(id="31"),
    commands.Enter(id="4", table=TABLE, since=41),
    commands.Go(id="5", table=TABLE),
    commands.Sit(id="6", table=TABLE, seat=0),
    commands.Stand(id="7", table=TABLE),
    commands.SeatBot(id="8", table=TABLE),
    commands.Unseat(id="9", table=TABLE, seat=1),
    commands.Ready(id="10", table=TABLE, commitment=HEX),
    commands.Nonce(id="11", table=TABLE, nonce=HEX),
    commands.Act(id="12", table=TABLE, seq=57, action="AS"),
    commands.SayOutOfTurn(id="35", table=TABLE, seq=57, text="accuse no-follow 7S by 9H"),
    commands.Why(id="13", table=TABLE, action="2C"),
    commands.CheckCard(id="31", table=TABLE, card="9D"),
    commands.Hint(id="14", table=TABLE),
    commands.Claim(id="15", table=TABLE),
    commands.Ask(id="16", table=TABLE, what="takeback"),
    commands.Answer(id="17", table=TABLE, agree=True),
    commands.Unpause(id="18", table=TABLE),
    commands.TakeSeat(id="19", table=TABLE),
    commands.ClaimAbsence(id="25", table=TABLE, seat=3),
    commands.SetPace(id="26", table=TABLE, pace=120),
    commands.Skip(id="27", table=TABLE),
    commands.Say(id="20", table=TABLE, phrase="good-luck"),
    commands.Chat(id="21", table=TABLE, text="Same table tomorrow?"),
    commands.Mute(id="22", table=TABLE, player="p-ben"),
    commands.JoinVoice(id="31", table=TABLE),
    commands.Signal(id="32", table=TABLE, to=OTHER_PEER, description=OFFER),
    commands.Signal(id="33", table=TABLE, to=OTHER_PEER, candidates=[CANDIDATE]),
    commands.LeaveVoice(id="34", table=TABLE),
    commands.Rematch(id="23", table=TABLE),
    commands.Continue(id="28", table=TABLE),
    commands.Close(id="24", table=TABLE),
    commands.JoinQueue(id="31", table=TABLE, partner="p-ben"),
    commands.LeaveQueue(id="32", table=TABLE),
)

FRAMES: tuple[frames.Frame, ...] = (
    frames.Welcome(
        id="1", player="p-amal", name="Amal", guest=True, protocol=PROTOCOL, phrases=[*PHRASES], emoji=[*EMOJI]
    ),
    frames.Ack(id="12", seq=58),
    frames.Refused(id="12", fault=Fault(code="illegal", rule="BA-PLAY-1", parameters={"action": "2C", "seat": 0})),
    frames.Pong(id="2"),
    frames.Lobby(
        tables=[
            frames.LobbyTable(
                id=TABLE, game="kout_bo", preset="standard", changed=0, host="Amal", rated=False, stage="seating",
                seats=["human", "empty", "empty", "bot", "bot", "bot"], names=["Amal", "", "", "", "", ""],
            )
        ],
        players=9,
    ),
    frames.Update(
        table=TABLE, seq=58, info=INFO, board=BOARD, own=OWN,
        events=[Played(seat=3, card="7D"), TrickTaken(seat=0, leader_seat=3, cards=["KD", "AD", "2D", "7D"])],
        notes=[frames.Note(what="returned", seat=3, name="Cleo")],
        revealed=frames.Revealed(deal=3, secret=HEX, pack="AS KS QS ... 2C"),
    ),
    frames.Entered(
        id="4", table=TABLE, seq=58, seat=0, info=INFO, proof=PROOF, board=BOARD, own=OWN, said=[SAID],
        sheet=[frames.SheetRow(deal=1, scores=[35, 12], totals=[35, 12], lines=[ScoreLine("bid", [30, 10])])],
        missed=[frames.Told(seq=58, events=[Called(seat=1, call="pass")])],
    ),
    frames.Presence(table=TABLE, info=INFO),
    SAID,
    frames.Because(id="13", action="2C", fault=Fault(code="illegal", rule="BA-PLAY-1")),
    frames.CardInQuestion(
        id="31",
        about=DisputedCard(
            game="baloot", preset="saudi_majlis", changes={}, card="9D", hand=["7S", "9D"], trick=["TS"],
            values={"contract": "sun", "level": "single"}, whole=False,
        ),
    ),
    frames.Advice(
        id="14",
        action="AS",
        reason="search-best",
        figures={"worlds": 60, "won": 61, "points": 4.5, "phase": "play", "next": "8S", "lead": 3.2},
        mistakes={"KH": 12.5},
    ),
    frames.Moved(id="23", table="n3w7ab1e0x"),
    frames.QueueShown(
        table=TABLE, called={"1": 42000}, wins=2,
        places=[QueuePlace(people=[QueuedPerson(player="p-dina", name="Dina", asked="p-emil")])],
    ),
    frames.Superseded(table=TABLE),
    frames.Voice(table=TABLE, people=TALKING, relay="possible"),
    frames.VoiceJoined(
        id="31", table=TABLE, peer=PEER, people=TALKING,
        servers=[
            IceServer(urls=["stun:turn.example.org"]),
            IceServer(urls=["turn:turn.example.org"], username="1790021600:p-amal", credential="base64 of an HMAC"),
        ],
    ),
    frames.PeerSignal(table=TABLE, peer=PEER, description=OFFER),
    frames.PeerSignal(table=TABLE, peer=PEER, candidates=[CANDIDATE]),
    frames.MajlisChanged(majlis=MAJLIS, what="chat"),
    frames.ReviewShown(
        review=Review(
            id=REVIEW, record=TABLE, game="back_alley", opener="p-amal", players=["p-amal", "p-ben"],
            created=1_790_000_000_000, seq=5,
            items=[ReviewItem(slot="branch-5", seq=5, player="p-amal", name="Amal", content=BRANCH)],
        )
    ),
    frames.ReviewPresent(
        review=REVIEW, people=[PresentPerson("p-amal", "Amal"), PresentPerson("p-ben", "Ben")], count=2,
    ),
    frames.ReviewChanged(
        review=REVIEW, seq=7, removed=["note-3"],
        items=[
            ReviewItem(slot="note-6", seq=6, player="p-ben", name="Ben", content=REMARK),
            ReviewItem(slot="cursor", seq=7, player="p-amal", name="Amal", content=Cursor(point=ReviewPoint(2, 5, 18))),
        ],
    ),
    frames.NoticesChanged(
        unread=1,
        newest=Notice(
            id="n0t1ce5abcde", at=1_790_000_000_000, read=False, player="p-ben", name="Ben", content=FriendAsked()
        ),
    ),
    frames.Restarting(after=1500),
)  # fmt: skip
