"""Players who see a partner's cards are found; others are not accused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from benchmarks.peeking import dealt, measured
from tests.scale import scaled
from vierblatt import games
from vierblatt.analysis.collusion import AuditFile, DealGains, MatchGains, Pair, Pairs
from vierblatt.analysis.collusion.gains import engine_of, gains_of_decision
from vierblatt.analysis.collusion.revealed_worlds import ShownWorlds
from vierblatt.analysis.walk import walk
from vierblatt.bots import make
from vierblatt.errors import BadAnalysis
from vierblatt.match import Match
from vierblatt.record import Recorder
from vierblatt.search.worlds import Worlds
from vierblatt.shuffle import SeededPacks

CHEATS = Pair(game="", relation="partners", players=("amal", "clara"))
PLAYERS = ["amal", "badr", "clara", "dana"]


@pytest.mark.parametrize("game", games.game_ids())
def test_a_hand_that_was_shown_is_in_every_world(game: str) -> None:
    packs = SeededPacks(3, first_seat=0)
    recorder = Recorder(Match(game, first_seat=0), packs)
    recorder.deal()
    match = recorder.match
    while len(match.deals[0][1]) < 8 and not match.needs_deal:
        recorder.do(make("rules", 1).choose(match.game, match.concealed(match.turn)).action)
    seat, rng = match.turn, np.random.default_rng(1)
    other = (seat + 2) % match.table.seats
    shown = ShownWorlds(match.game, match.concealed(seat), seat, match.states, other)
    reader = match.game.layout.reader
    drawn = shown.sample(rng, 20)
    assert all(reader(drawn, n).hands[other] == match.state.hands[other] for n in range(20))
    assert all(reader(drawn, n).hands[seat] == match.state.hands[seat] for n in range(20))
    third = (seat + 1) % match.table.seats
    assert len({reader(drawn, n).hands[third] for n in range(20)}) > 1
    assert shown.ways < Worlds(match.game, match.concealed(seat), seat).ways


def test_only_the_pair_that_sees_each_others_cards_is_flagged() -> None:
    pairs = Pairs()
    pairs.add(measured(dealt("baloot", number, peeking=(0, 2)) for number in range(max(20, scaled(20)))), PLAYERS)
    found = pairs.judge_pairs(least=20)
    assert [each.pair for each in found if each.flagged] == [CHEATS]
    cheats, *rest = found
    assert cheats.gain > cheats.cost > 0, "what looks bad from a hand alone turns out well"
    assert cheats.gain > 5 * cheats.error / 2 and cheats.effect > 0.5 and cheats.corrected < 0.01
    assert {each.pair.relation for each in rest} == {"partners", "opponents"}


@pytest.mark.parametrize("bot", ["rules", pytest.param("search", marks=pytest.mark.slow)])
def test_honest_bots_are_left_alone(bot: str) -> None:
    pairs = Pairs()
    pairs.add(measured(dealt("baloot", number, bot=bot) for number in range(100, 100 + scaled(20))), PLAYERS)
    assert not [each for each in pairs.judge_pairs(least=20, alpha=0.05) if each.flagged]


def test_the_apparently_best_choice_gains_nothing() -> None:
    deal = dealt("baloot", 7)
    found = [gains_of_decision(point, 4, 16, 0) for point in deal.decision_points]
    gained = np.array([each.gained for each in found])
    assert all(gained[n, point.seat] == 0 for n, point in enumerate(deal.decision_points))
    assert (np.abs(gained).sum(axis=1) == 0).sum() > len(deal.decision_points) / 3


def a_match(rng: np.random.Generator, deals: int, *, cheats: float = 0.0, reading: float = 0.0) -> MatchGains:
    """Deals as they are measured: most choices gain nothing, some gain or lose a lot. cheats: what 0 and 2 gain."""
    made = []
    for number in range(deals):
        gained = rng.standard_t(3, (4, 4)) * (rng.random((4, 4)) < 0.4) * 5 + reading
        gained[0, 2] += cheats
        gained[2, 0] += cheats
        made.append(DealGains(deal=number, decisions=20, cost=[1.0, 0.0, 2.0, 0.0], gained=gained.tolist()))
    return MatchGains(head="", game="", sides=2, worlds=32, seed=0, engine="", deals=made)


def test_honest_servers_are_rarely_accused() -> None:
    rng = np.random.default_rng(1)
    accused, servers = 0, scaled(60)
    for _ in range(servers):
        pairs = Pairs()
        for match in range(6):
            pairs.add(a_match(rng, 30), [f"{match % 3}{player}" for player in PLAYERS])
        accused += any(each.flagged for each in pairs.judge_pairs(alpha=0.05))
    assert accused <= servers * 0.05 + 2 * (servers * 0.05) ** 0.5


def test_good_card_readers_are_not_accused_when_everyone_reads_well() -> None:
    rng = np.random.default_rng(2)
    pairs = Pairs()
    pairs.add(a_match(rng, 200, reading=1.0), PLAYERS)
    found = pairs.judge_pairs()
    assert all(each.gain > 100 for each in found)
    assert not [each for each in found if each.flagged]


def test_cheats_gain_less_with_other_players() -> None:
    rng = np.random.default_rng(3)
    pairs = Pairs()
    pairs.add(a_match(rng, 100, cheats=3.0), PLAYERS)
    pairs.add(a_match(rng, 100), ["amal", "badr", "emir", "dana"])
    (flagged,) = [each for each in pairs.judge_pairs() if each.flagged]
    assert flagged.pair == CHEATS and flagged.cost == 300
    amal, clara = flagged.others
    assert (amal.player, amal.deals, clara.deals) == ("amal", 100, 0)
    assert amal.gain < flagged.gain / 2


def test_pairs_with_few_deals_and_unnamed_seats_are_not_judged() -> None:
    rng = np.random.default_rng(4)
    pairs = Pairs()
    pairs.add(a_match(rng, 50), ["amal", "", "clara", ""])
    assert [each.pair for each in pairs.judge_pairs()] == [CHEATS]
    assert pairs.judge_pairs()[0].control_deals == 50
    assert pairs.judge_pairs(least=51) == []


def test_measurements_survive_an_interrupted_run(tmp_path: Path) -> None:
    record = Recorder(Match("baloot", first_seat=0), SeededPacks(1, first_seat=0))
    record.deal()
    of = record.record()
    assert [deal.number for deal in walk(of)] == [1]
    file = tmp_path / "kept"
    fits = msgspec.structs.replace(
        a_match(np.random.default_rng(1), 2), head=of.head, worlds=8, engine=engine_of("baloot")
    )
    AuditFile(file).add(fits)
    with file.open("ab") as half:
        half.write(b'{"head":"ab')
    again = AuditFile(file)
    assert again.of(of, 8, 0) == fits and again.of(of, 9, 0) is None and again.of(of, 8, 1) is None
    again.add(msgspec.structs.replace(fits, worlds=9))
    assert AuditFile(file).of(of, 9, 0) is not None
    assert len(file.read_bytes().splitlines()) == 2
    file.write_bytes(b"something else\n")
    with pytest.raises(BadAnalysis, match="bad-analysis"):
        AuditFile(file)


@pytest.mark.parametrize("content", [b"a letter without a last newline", b'{"players": []}', b"[\n1\n]", b"\n"])
def test_a_foreign_file_is_refused_and_left_unchanged(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_bytes(content)
    with pytest.raises(BadAnalysis, match="bad-analysis"):
        AuditFile(file)
    assert file.read_bytes() == content


@pytest.mark.parametrize("content", [b"", b"{", b'{"head":"ab'])
def test_a_run_stopped_in_the_first_line_starts_over(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "kept"
    file.write_bytes(content)
    AuditFile(file).add(a_match(np.random.default_rng(1), 2))
    assert len(file.read_bytes().splitlines()) == 1


def test_an_unwritable_file_is_refused_before_measuring(tmp_path: Path) -> None:
    with pytest.raises(BadAnalysis, match="cannot-write"):
        AuditFile(tmp_path / "nowhere" / "kept")
