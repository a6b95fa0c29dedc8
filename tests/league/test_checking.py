"""Whatever a liar does with a result, `check` finds it; an honest result has no fault."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature

from tests.league.liars import BOARDS, CONSISTENT_LIES, LEAGUE, LIES, honest, key, new_key, signed
from vierblatt.arena.run_contest import run
from vierblatt.errors import BadLeague
from vierblatt.league import LeagueCheck, LeagueDefinition, LeagueResult, check
from vierblatt.league.result import hashes_of_nets

ALL = 3 * BOARDS


def codes(found: LeagueCheck) -> set[str]:
    return {fault.code for fault in found.faults}


def test_an_honest_result_has_no_fault_and_every_board_is_replayed_alike(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    honest().write(file)
    result = LeagueResult.read(file)
    assert result == honest()
    seen: list[None] = []
    found = check(result, public_key=key().public, replays=1000, done=lambda: seen.append(None))
    assert (found.faults, found.replayed, found.same_sources, len(seen)) == ([], ALL, True, ALL)


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_is_found_with_the_old_signature_and_with_a_new_one(lie: str) -> None:
    tell, code = LIES[lie]
    assert codes(check(tell())) == {code, "league-signature"}
    found = check(signed(tell(), new_key()), public_key=key().public)
    assert codes(found) == {code, "league-other-signer"}
    assert codes(check(signed(tell(), key()))) == {code}  # whoever played it may lie as well


@pytest.mark.parametrize("tell", CONSISTENT_LIES.values(), ids=CONSISTENT_LIES)
def test_a_lie_without_contradiction_is_found_by_a_replay(tell: Callable[[], LeagueResult]) -> None:
    result = signed(tell(), key())
    assert codes(check(result)) == set()
    assert codes(check(result, replays=ALL)) == {"league-replay"}


def test_a_replay_by_other_sources_says_so() -> None:
    result = signed(msgspec.structs.replace(CONSISTENT_LIES["changes scores and the table"](), rules_key="old"), key())
    found = check(result, replays=ALL)
    assert codes(found) == {"league-replay-other-version"} and not found.same_sources


def test_a_replay_plays_as_many_boards_as_asked_and_draws_others_each_time() -> None:
    result = signed(CONSISTENT_LIES["changes scores and the table"](), key())
    found = [check(result, replays=3, chooser=Random(seed)) for seed in range(12)]
    assert {each.replayed for each in found} == {3}
    assert {bool(each.faults) for each in found} == {True, False}  # the changed board is drawn or is not


def test_changing_any_field_breaks_the_signature() -> None:
    body = json.loads(json.dumps(msgspec.to_builtins(honest())))
    for name in body:
        if name in {"format", "league", "boards", "table", "nets", "signature"}:
            continue
        assert not LeagueResult.from_json(json.dumps({**body, name: body[name][::-1] + "x"}).encode()).is_signed, name
    body["boards"][3]["clocks"][0]["seconds"] += 1
    assert not LeagueResult.from_json(json.dumps(body).encode()).is_signed
    for signature in ("", "0" * 128, "x" * 128, honest().signature.upper()):
        assert not msgspec.structs.replace(honest(), signature=signature).is_signed
    assert not msgspec.structs.replace(honest(), public_key="f" * 64).is_signed


@pytest.mark.parametrize("where", [(), ("league",), ("boards", 0), ("table", "standings", 1)])
def test_nothing_unsigned_can_be_added_or_left_out(where: tuple[str | int, ...]) -> None:
    for change in ("add", "remove"):
        body = json.loads(json.dumps(msgspec.to_builtins(honest())))
        place = body
        for step in where:
            place = place[step]
        if change == "add":
            place["more"] = 1
        else:
            place.pop(next(name for name in ("seed", "version", "margin", "rating") if name in place))
        with pytest.raises(ValueError, match=r"key|field|unknown"):
            LeagueResult.from_json(json.dumps(body).encode())


@pytest.mark.parametrize(
    "text", [b"", b"[]", b"{}", b"[" * 100_000, b'{"cards": NaN}', b"\xff", b'{"boards": ' + b"9" * 5000 + b"}"]
)
def test_what_is_no_result_is_refused(text: bytes, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    file.write_bytes(text)
    with pytest.raises(BadLeague, match="league-malformed"):
        LeagueResult.read(file)


@pytest.mark.parametrize(("honest_text", "lie"), [('"margin": 0.0', '"margin": 1e400'), (":01", ":0\\udc80")])
def test_numbers_without_end_and_half_characters_are_refused(honest_text: str, lie: str, tmp_path: Path) -> None:
    body = json.loads(json.dumps(msgspec.to_builtins(honest())))
    body["boards"][0]["margin"], body["processor"] = 0.0, "a processor:01"
    text = json.dumps(body)
    assert honest_text in text
    file = tmp_path / "result.json"
    file.write_text(text.replace(honest_text, lie, 1), encoding="utf-8")
    with pytest.raises(BadLeague, match="league-malformed"):
        LeagueResult.read(file)


def test_bots_with_a_clock_programs_and_foreign_code_are_not_replayed() -> None:
    bots = ["search:ms=1", "exec:true", "policy:os:getcwd"]
    entrants = [msgspec.structs.replace(entrant, bot=bot) for entrant, bot in zip(LEAGUE.entrants, bots, strict=True)]
    result = msgspec.structs.replace(honest(), league=msgspec.structs.replace(LEAGUE, entrants=entrants))
    with pytest.raises(BadLeague, match="league-not-replayable"):
        check(result, replays=1)


def test_a_net_of_another_file_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.npz").write_bytes(b"weights")
    weak, middle, firm = LEAGUE.entrants
    league = msgspec.structs.replace(LEAGUE, entrants=[weak, middle, msgspec.structs.replace(firm, bot="net:mine.npz")])
    nets = hashes_of_nets(league)
    assert [*nets] == ["net:mine.npz"] and len(nets["net:mine.npz"]) == 64
    result = msgspec.structs.replace(honest(), league=league, nets=nets)
    boards = [board for board in result.boards if board.pair == 0]  # the pair without the net
    result = signed(msgspec.structs.replace(result, boards=boards), key())
    assert "league-other-net" not in codes(check(result, replays=1))
    Path("mine.npz").write_bytes(b"others")
    assert "league-other-net" in codes(check(result, replays=1))
    Path("mine.npz").unlink()
    with pytest.raises(BadLeague, match="cannot-read"):
        check(result, replays=1)


def test_a_net_that_cannot_be_read_is_named_and_the_shipped_one_needs_no_file() -> None:
    def entrants(bot: str) -> LeagueDefinition:
        return msgspec.structs.replace(LEAGUE, entrants=[msgspec.structs.replace(LEAGUE.entrants[0], bot=bot)])

    for name in ("net:no-such-file.npz", "net:a\0b.npz"):
        with pytest.raises(BadLeague, match="cannot-read"):
            hashes_of_nets(entrants(name))
    assert hashes_of_nets(entrants("net")) == {}


def test_a_huge_league_without_boards_is_refused_before_anything_is_counted() -> None:
    huge = msgspec.structs.replace(LEAGUE, boards=10**9)
    with pytest.raises(BadLeague, match="league-too-many-boards"):
        check(msgspec.structs.replace(honest(), league=huge))


def test_the_result_has_every_board_of_the_ledger() -> None:
    again = run(LEAGUE.contest())
    assert honest().ledger().boards.keys() == again.boards.keys()
    assert [board.margin for board in honest().boards] == [again.boards[task].margin for task in sorted(again.boards)]


def test_the_check_of_a_signature_in_the_documents_finds_what_was_changed(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "leagues.md").read_text(encoding="utf-8")
    names: dict[str, Any] = {}
    exec(page.partition("```python\n")[2].partition("```")[0], names)
    honest().write(tmp_path / "result.json")
    text = (tmp_path / "result.json").read_text(encoding="utf-8")
    names["check_signature"](text)
    with pytest.raises(InvalidSignature):
        names["check_signature"](text.replace("Weak", "Poor"))
