"""Players that are separate programs: they use the protocol, and the arena survives anything else they do."""

from __future__ import annotations

import io
import os
import sys
import threading
import time
from pathlib import Path

import msgspec
import pytest

from tests.arena.spies import seated
from tests.registry import FULLY_TESTED_GAMES, GAMES
from vierblatt.arena import Contest, run
from vierblatt.arena.entrant import SeatAssignment
from vierblatt.arena.external import child, player
from vierblatt.arena.external.child import ChildProcess
from vierblatt.arena.external.lines import (
    BeginMessage,
    ChooseMessage,
    HelloMessage,
    decode_record,
    encode_record,
    line,
    record_key,
)
from vierblatt.arena.external.player import ExternalProgram
from vierblatt.arena.external.serving import serve
from vierblatt.arena.playing import BoardPlayer
from vierblatt.arena.workers import ProcessRunner
from vierblatt.errors import BadOption, BadPlayerLine, PlayerFault
from vierblatt.match import Match
from vierblatt.shuffle import SeededPacks
from vierblatt.view import view_of

PERL = Path(__file__).parents[2] / "examples" / "lowest_card.pl"

#: A player in small; `{body}` says what it answers, given the list of legal actions.
PLAYER = r"""
import re, sys, time
print("name Test 1\nready", flush=True)
decisions = 0
for text in sys.stdin:
    word, _, rest = text.partition(" ")
    if word == "choose":
        decisions += 1
        legal = re.findall('"([^"]*)"', re.search(r'"legal":\[([^\]]*)\]', rest)[1])
        {body}
"""
HONEST = "print('do', legal[0], flush=True)"


def program(folder: Path, body: str, name: str = "player.py") -> str:
    """A spec for a player that does this at each decision."""
    file = folder / name
    file.write_text(PLAYER.replace("{body}", body))
    return f"exec:{sys.executable} -S -E {file}"


# --- our own bots, from inside and outside ----------------------------------------------------------------------------


def test_an_external_rules_bot_plays_exactly_as_the_internal_one() -> None:
    spec = f"exec:{sys.executable} -m vierblatt player rules"
    ledger = run(Contest("back_alley", ["rules", spec], 2, seconds=60))
    twins = run(Contest("back_alley", ["rules", "rules"], 2))
    assert not any(board.faults for board in ledger.boards.values())
    assert [board.tables for board in ledger.of(0)] == [board.tables for board in twins.of(0)]


def spoken(*lines: bytes, spec: str = "rules") -> list[str]:
    out = io.BytesIO()
    serve(spec, lines, out)
    return out.getvalue().decode().splitlines()


def asked(match: Match) -> bytes:
    record = encode_record(match.game, match.concealed(match.turn))
    return line("choose", ChooseMessage(view_of(match, match.turn), 1.0, record))


def hello(match: Match, **changed: object) -> bytes:
    key = record_key(match.game)
    greeting = HelloMessage(1, match.game.id, {}, match.table.seats, match.table.sides, 1.0, key)
    return line("hello", msgspec.structs.replace(greeting, **changed))


@pytest.mark.parametrize("game", GAMES)
def test_our_player_answers_from_the_record_alone(game: str) -> None:
    packs = SeededPacks(3)
    match = Match(game)
    match.deal(packs.next(match))
    said = spoken(
        hello(match), line("begin", BeginMessage(match.turn, 5)), asked(match), b"event {}\n", b"news\n", b"quit\n"
    )
    assert said[:3] == ["name Vierblatt rules", "wants record", "ready"]
    word, _, action = said[3].partition(" ")
    assert word == "do" and match.is_legal(action) and len(said) == 4


def test_a_bot_that_draws_chance_gets_the_seed_of_the_board() -> None:
    match = Match("kout_bo")
    match.deal([*match.table.pack])
    answers = [
        spoken(hello(match), line("begin", BeginMessage(0, seed)), *[asked(match)] * 20, spec="random")
        for seed in (5, 5, 6)
    ]
    assert answers[0] == answers[1] != answers[2]


def test_a_record_travels_as_text() -> None:
    match = Match("baloot")
    match.deal([*match.table.pack])
    states = match.concealed(0)
    there = decode_record(match.game, encode_record(match.game, states))
    assert (match.game.layout.words(there) == match.game.layout.words(states)).all()
    with pytest.raises(ValueError, match="size"):
        decode_record(match.game, "AAAAAAAAAAA=")


def test_our_player_refuses_unsupported_lines() -> None:
    match = Match("kout_bo")
    match.deal([*match.table.pack])
    with pytest.raises(BadPlayerLine, match="another-version"):
        spoken(hello(match, protocol=2))
    with pytest.raises(BadPlayerLine, match="another-version"):
        spoken(hello(match, record="other rules"))
    for words in (b"hello {", b"choose {}", b'choose {"record":"AAAA"}', b"begin []"):
        with pytest.raises(BadPlayerLine, match="player-line"):
            spoken(hello(match), words)
    with pytest.raises(BadPlayerLine):
        spoken(asked(match))
    with pytest.raises(BadOption, match="unknown-bot"):
        spoken(spec="kasparov")


# --- a program in another language ------------------------------------------------------------------------------------


def test_the_example_has_at_most_40_lines() -> None:
    assert len(PERL.read_text().splitlines()) <= 40


@pytest.mark.parametrize(("game", "boards"), [(game, 1 if game == "back_alley" else 3) for game in FULLY_TESTED_GAMES])
def test_the_example_plays_whole_matches_and_beats_chance(game: str, boards: int) -> None:
    ledger = run(Contest(game, [f"exec:perl {PERL}", "random"], boards, unit="matches"))
    assert ledger.margins(0, boards).mean() > 0
    assert not any(board.faults for board in ledger.boards.values())
    assert all(table.deals > 1 for board in ledger.boards.values() for table in board.tables)


# --- programs that misbehave ------------------------------------------------------------------------------------------

LATE = 2.0  #: seconds, more than an honest answer ever takes on a busy machine
# What sleeps below are the programs that are judged, not the tests: none of them lives that long.
FAULTS = {
    "crashes": ("sys.stderr.write('out of luck\\n'); sys.exit(3)", "player-ended", "3"),
    "hangs": ("time.sleep(60)", "player-late", f"{LATE:g}"),
    "says nothing": ("pass", "player-late", f"{LATE:g}"),
    "cheats": ("print('do AS' if 'AS' not in legal else 'do 2C', flush=True)", "player-illegal", "AS"),
    "plays nonsense": ("print('do \\x00\\ufffd{}', flush=True)", "player-illegal", ""),
    "speaks another language": ("print('{\"do\": 1}', flush=True)", "player-unclear", "do"),
    "shouts": ("print('x' * 100000, flush=True)", "player-long-line", "4096"),
    "talks to itself": ("while 1: print('info hm', flush=True)", "player-unclear", "info"),
    "closes its mouth": ("import os; os.close(1); time.sleep(60)", "player-ended", ""),
}


@pytest.mark.parametrize(("body", "code", "detail"), FAULTS.values(), ids=FAULTS)
def test_a_misbehaving_program_loses(body: str, code: str, detail: str, tmp_path: Path) -> None:
    """It plays honestly at first, then it does not."""
    spec = program(tmp_path, f"if decisions == 3:\n            {body}\n        else: {HONEST}")
    contest = Contest("king_bolola", ["rules", spec], 1, seconds=LATE if code == "player-late" else 60.0)
    (board,) = run(contest).boards.values()
    assert [(fault.bot, fault.code) for fault in board.faults] == [(1, code)] * 2
    assert any(detail in value for value in board.faults[0].details.values())
    assert board.margin == contest.forfeit
    assert all(table.moves >= 4 for table in board.tables)
    assert not left_over(str(tmp_path))


def test_a_crashed_program_is_restarted(tmp_path: Path) -> None:
    once = f"import os\n        if decisions == 3 and not os.path.exists({str(tmp_path / 'crashed')!r}):"
    crash = f"{once} sys.exit(open({str(tmp_path / 'crashed')!r}, 'w').close())"
    boards = run(Contest("back_alley", ["rules", program(tmp_path, f"{crash}\n        {HONEST}")], 2)).of(0)
    assert [[fault.half for fault in board.faults] for board in boards] == [[0], []]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("import time; time.sleep(60)", "player-late"),
        ("print('hello yourself')", "player-unclear"),
        ("", "player-ended"),
    ],
)
def test_a_program_that_does_not_greet_is_refused(
    text: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if code == "player-late":
        monkeypatch.setattr(player, "GREETING", 0.7)
    file = tmp_path / "player.py"
    file.write_text(text)
    contest = Contest("kout_bo", ["rules", f"exec:{sys.executable} -S {file}"], 1)
    with pytest.raises(PlayerFault, match=code):  # before the contest
        run(contest)
    with BoardPlayer(contest) as playing:  # a process that is started later, for another seat or after a fault
        board = playing.play(0, 0)
    assert {fault.code for fault in board.faults} == {code}
    assert not left_over(str(tmp_path))


@pytest.mark.parametrize("command", ["no-such-program", "", "'", "/"])
def test_a_command_that_cannot_start_is_reported(command: str) -> None:
    with pytest.raises(PlayerFault, match="player-not-started"):
        ChildProcess(command)


def test_a_program_that_never_reads_does_not_hold_the_arena_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(child, "WAITING", 20)
    file = tmp_path / "player.py"
    file.write_text("import time\ntime.sleep(60)")
    deaf = ChildProcess(f"{sys.executable} -S {file}")

    def talk() -> None:
        for _ in range(100):
            deaf.send(b"x" * 100_000)

    with pytest.raises(PlayerFault, match="player-not-reading"):
        talk()
    deaf.close()
    assert not left_over(str(tmp_path))


def test_processes_started_by_a_program_are_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It leaves a child of its own, and neither of them wants to go."""
    monkeypatch.setattr(child, "LEAVING", 4.0)
    stubborn = "import signal, subprocess; signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
    file = tmp_path / "player.py"
    file.write_text(
        stubborn
        + f"subprocess.Popen([{sys.executable!r}, '-S', '-c', 'import time; time.sleep(60) # {tmp_path}'])\n"
        + PLAYER.replace("{body}", HONEST)
        + "\ntime.sleep(60)"
    )
    player = BoardPlayer(Contest("back_alley", [f"exec:{sys.executable} -S {file}", "rules"], 1))
    player.play(0, 0)
    assert len(left_over(str(tmp_path))) == 8  # four seats, two processes each
    began = time.monotonic()
    player.close()
    assert time.monotonic() - began < 3 * child.LEAVING  # they have the time of one, all together
    until = time.monotonic() + 60  # a process that the kernel was told to end ends when it gets its turn
    while left_over(str(tmp_path)) and time.monotonic() < until:
        time.sleep(0.02)
    assert not left_over(str(tmp_path))


def test_an_ended_worker_leaves_no_players_running(tmp_path: Path) -> None:
    """Eight that do not want to go would take eight seconds one by one, and no worker has as long."""
    stubborn = program(tmp_path, f"{HONEST}\nimport time; time.sleep(60)")
    contest = Contest("king_bolola", [stubborn] * 2, 2)
    with ProcessRunner(contest, 1) as runner:
        next(runner.play([(0, 0), (0, 1)]))
        assert len(left_over(str(tmp_path))) == 8
    assert not left_over(str(tmp_path))


def test_threads_end_with_their_program(tmp_path: Path) -> None:
    before = threading.active_count()
    for body in (HONEST, "while 1: print('info hm', flush=True)"):
        each = ExternalProgram(program(tmp_path, body).removeprefix("exec:"), 1.0)
        match = Match("back_alley")
        each.begin(SeatAssignment(match.game, match.rules, match.table, 0, 1))
        each.close()
    until = time.monotonic() + 60
    while threading.active_count() > before and time.monotonic() < until:
        time.sleep(0.02)
    assert threading.active_count() <= before


def test_a_player_receives_its_seats_events_and_the_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = tmp_path / "heard"
    body = HONEST + f"\n    open({str(heard)!r}, 'a').write(text)"
    spec = program(tmp_path, body).removeprefix("exec:")
    first = iter([True])
    seated(
        monkeypatch,
        "one",
        lambda: ExternalProgram(spec, 5.0) if next(first, False) else ExternalProgram(f"perl {PERL}", 5.0),
    )
    player = BoardPlayer(Contest("back_alley", ["one", "rules"], 1))
    board = player.play(0, 0)
    player.close()
    words = [said.partition(" ") for said in heard.read_text().splitlines()]
    assert [word for word, _, _ in words if word not in {"event", "choose"}] == [
        "hello",
        "begin",
        "result",
        "quit",
    ]
    events = [msgspec.json.decode(rest) for word, _, rest in words if word == "event"]
    assert [event["event"] for event in events if event["event"] in {"deal-begun", "cards-dealt", "deal-scored"}] == [
        "deal-begun",
        "cards-dealt",
        "deal-scored",
    ]
    assert sum(event["event"] == "played" for event in events) == 52
    views = [msgspec.json.decode(rest)["view"] for word, _, rest in words if word == "choose"]
    assert all(view["seat"] == view["turn"] == 0 and view["legal"] for view in views)
    result = next(msgspec.json.decode(rest) for word, _, rest in words if word == "result")
    assert result["points"] == board.tables[0].scores[0]


def left_over(mark: str) -> list[int]:
    """The processes with this mark in their command line."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if mark.encode() in command and int(folder.name) != os.getpid():
            found.append(int(folder.name))
    return found
