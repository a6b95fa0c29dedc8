"""A backup of any store is a file that any store can be filled from."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.cli.running import vierblatt
from tests.server.store.clubs import an_event
from tests.server.store.moderating import a_line, a_report, act, report
from tests.server.store.reviewing import REVIEW, a_remark, a_review, a_study, a_tournament
from tests.server.store.stores import (
    A_RATING,
    KIND,
    NOW,
    URLS,
    a_day,
    a_majlis,
    a_match,
    a_play,
    a_puzzle_run,
    a_reference,
    a_session,
    a_table,
    a_token,
    an_account,
    an_attempt,
    contents,
    opened,
)
from vierblatt.protocol.majlis import MajlisRules
from vierblatt.server.store.port import (
    AddedEntries,
    AnalysisJob,
    AppealRow,
    AuditFinding,
    BoardOpening,
    BotMatch,
    CardCount,
    ChallengeRow,
    LeaseLost,
    MatchKey,
    NoticeRow,
    PlayerRating,
    RatedPlace,
    RatedTournament,
    Snapshot,
    StoreFault,
    TournamentPlayer,
)
from vierblatt.server.store.schema.majlises import majlis_event_results
from vierblatt.server.store.sql import SqlStore


async def filled(store: SqlStore, entries: int) -> None:
    """Something in every table of the database."""
    await opened(store, "t1", "t2")
    for first in range(1, entries, 100):
        await store.append("t1", first, [b"%d" % seq for seq in range(first, min(first + 100, entries))], 1)
    await store.put_snapshot("t1", Snapshot(0, b"snapshot", b"{}"))
    await store.add_seated_player("amal", "t1")
    await store.add_account(an_account())
    await store.add_account(an_account("badr", login="badr", password="hash"))
    await store.add_session(a_session("s1"))
    await store.add_token(a_token())
    match = a_match(names=["Amal", "Badr", "", "rules"])
    rating = PlayerRating(player="amal", game="baloot", preset="standard", mu=25.5, sigma=8.25, matches=1, updated=NOW)
    await store.put_record(match, [rating], [CardCount(game="baloot", pack=32, place=0, card=7, count=3)])
    against_bots = BotMatch(
        id="t1", player="amal", game="baloot", preset="standard", bot="club", ended=NOW, deals=2, edge=1.5,
        edge_squares=4.25, won=True,
    )  # fmt: skip
    await store.put_bot_match(against_bots)
    await store.put_daily_day(a_day())
    assert await store.put_daily_play(a_play(), before=-1)
    await store.put_daily_reference(a_reference())
    await store.put_puzzle_attempt(an_attempt(), keep=9, first=A_RATING, rate=lambda _, puzzle: (puzzle, puzzle))
    await store.put_puzzle_run(a_puzzle_run(), None)
    await store.put_analysis("m1", a_match().body, b"analysis")
    await store.add_analysis_job(AnalysisJob(record="m1", player="amal", asked=NOW), most=9)
    assert await store.use_challenge(b"challenge", NOW + 1, NOW)
    assert await store.add_majlis(a_majlis(), most=9)
    assert await store.add_majlis_line("majlis1", "amal", NOW, "hello", keep=9)
    assert await store.react_in_majlis("majlis1", 1, "amal", "👏", on=True)
    rules = MajlisRules(id="rules1", name="Long", preset="standard", changes={"target": 200})
    assert await store.put_majlis_rules("majlis1", rules, by="amal", most=9) == "done"
    assert await store.add_majlis_event(an_event(maker="amal", rules="rules1"), most=9, kept=9) == "done"
    result = {"tournament": "t1", "player": "amal", "majlis": "majlis1", "at": NOW, "place": 1}
    await store._execute(majlis_event_results.insert().values(result))
    assert await store.add_review(a_review(), most=9)
    assert await store.change_review(REVIEW, 0, [a_remark("note-1")], NOW)
    assert await store.add_study(a_study(), most=9)
    assert await store.add_tournament(a_tournament(), b"created", most=9, boards=bytes(32))
    assert await store.open_board("tournament1", BoardOpening(board=1, packs=1, tables=[]))
    stored = await store.tournament("tournament1")
    assert stored is not None
    rated = RatedTournament(tournament="tournament1", game="baloot", preset="standard")
    entered = AddedEntries(
        bodies=[b"entered"], stage="entering", contestants=1, changed=NOW, player=TournamentPlayer(1, "badr"),
        rated=rated,
    )  # fmt: skip
    await store.append_tournament(stored.row, entered)
    place = RatedPlace(contestant=1, place=0, player="badr", counted=True)
    await store.put_tournament_ratings(msgspec.structs.replace(rated, at=NOW, places=[place]), [])
    await moderated(store)
    await among_people(store)
    stored = await store.tournament("tournament1")
    assert stored is not None
    first_match = MatchKey(tournament=stored.row, meeting=1, number=1)
    await store.add_table(a_table("t4"), [b"opened"], "server", match=first_match)
    await store.add_table(a_table("t3", majlis="majlis1"), [b"opened"], "server")
    await store.put_setting("key", b"\x00\xff")
    await store.add_account(an_account("gone"))
    assert await store.delete_account("gone", alias="nobody")


async def among_people(store: SqlStore) -> None:
    """Something in every table about friends and notices."""
    await store.relate("amal", "badr", "follow", NOW)
    await store.set_reachable_by("amal", "nobody")
    notice = NoticeRow(id="n1", player="amal", sender="badr", kind="k", at=NOW, body=b"{}")
    assert await store.add_notice(notice, only_latest=False, keep=9)
    challenge = ChallengeRow(
        id="c1", challenger="amal", challenged="badr", table_id="t1", game="baloot", made=NOW, until=NOW + 1,
        answer="declined",
    )  # fmt: skip
    assert await store.add_match_challenge(challenge, most=9) == "made"


async def moderated(store: SqlStore) -> None:
    """Something in every table about moderation."""
    await store.add_account(an_account("dana"))
    assert await store.set_moderator("dana", NOW, on=True)
    assert await report(store, a_report(), a_line()) == "added"
    assert await act(store, "warn") == "done"
    assert await store.add_appeal(AppealRow(act=2, case="appealed", player="badr", at=NOW, text="no")) == "added"
    finding = AuditFinding(
        player="amal", other="badr", game="baloot", relation="partners", at=NOW, deals=60, gain=1.5, effect=0.5,
        p=0.01, flagged=True,
    )  # fmt: skip
    await store.put_audit_findings([finding])


async def test_a_copy_has_every_row_and_no_leases(store: SqlStore, tmp_path: Path) -> None:
    await filled(store, entries=2500)
    for name in ("cluster", "bus-key"):
        await store.put_setting(name, b"of the nodes that serve this one")
    copy = SqlStore(f"sqlite:///{tmp_path / 'copy.db'}")
    await copy.open()
    await store.copy_into(copy)
    before, after = await contents(store), await contents(copy)
    assert all(before[name] for name in before if name != "passkeys")
    owned, free = before.pop("leases"), after.pop("leases")
    assert before.pop("owners") and not after.pop("owners")
    before["settings"] = [row for row in before["settings"] if row["name"] not in {"cluster", "bus-key"}]
    assert after == before
    assert [lease["owner"] for lease in free] == [""] * 4
    assert [lease["fence"] for lease in free] == [int(str(lease["fence"])) + 1 for lease in owned]
    with pytest.raises(LeaseLost):
        await copy.append("t1", 2500, [b"late"], 1)
    await copy.close()


async def test_only_an_empty_store_is_filled(store: SqlStore, tmp_path: Path) -> None:
    await opened(store, "t1")
    other = SqlStore(f"sqlite:///{tmp_path / 'other.db'}")
    await other.open()
    await opened(other, "t2")
    with pytest.raises(StoreFault) as refused:
        await other.copy_into(store)
    assert refused.value.code == "store-not-empty"
    assert await store.open_tables() == [a_table("t1")]
    await other.close()


async def test_an_administrator_backs_up_and_restores_elsewhere(store: SqlStore, tmp_path: Path) -> None:
    await filled(store, entries=10)
    (tmp_path / "elsewhere").mkdir()
    here, elsewhere, copy = URLS[KIND](tmp_path), URLS[KIND](tmp_path / "elsewhere"), str(tmp_path / "copy.db")
    for words in (["--database", here, "backup", copy], ["--database", elsewhere, "restore", copy]):
        ran = await asyncio.to_thread(vierblatt, "admin", *words)
        assert ran.code == 0, ran.err
        assert copy in ran.out
    restored = SqlStore(elsewhere)
    await restored.open()
    nobody: dict[str, list[object]] = {"leases": [], "owners": []}
    assert {**await contents(restored), **nobody} == {**await contents(store), **nobody}
    await restored.close()
