"""Before a contest every player is tried out, also from Python; and programs are shown by the names that they give."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from tests.arena.test_external import HONEST, PLAYER, program
from tests.cli.running import vierblatt
from vierblatt.arena import Contest, run
from vierblatt.arena.external.player import LONGEST_NAME
from vierblatt.arena.files import from_json, to_json
from vierblatt.arena.ledger import Ledger
from vierblatt.arena.report import ContestReport, report
from vierblatt.arena.wording import ContestWording
from vierblatt.errors import BadPolicy, PlayerFault
from vierblatt.policies import Net, PolicyOutput, save
from vierblatt.policies.protocol import Rows


def contest_with(*specs: str) -> Contest:
    return Contest("back_alley", ("rules", *specs), 1, seconds=60)


def naming_itself(folder: Path, name: str, file: str = "player.py") -> str:
    """A spec for an honest player that gives itself this name."""
    path = folder / file
    path.write_text(PLAYER.replace("{body}", HONEST).replace("name Test 1", f"name {name}"), encoding="utf-8")
    return f"exec:{sys.executable} -S -E {path}"


def report_of(contest: Contest) -> tuple[ContestReport, ContestWording]:
    result = report(run(contest))
    wording = ContestWording("en", contest)
    wording.name_bots(result)
    return result, wording


def test_a_program_is_shown_by_the_name_that_it_gives(tmp_path: Path) -> None:
    result, wording = report_of(contest_with(program(tmp_path, HONEST)))
    assert [(bot.name, bot.given) for bot in result.bots] == [("rules", ""), ("exec:player.py", "Test 1")]
    assert wording.pair(result.pairs[0]) == "rules against Test 1"
    assert "Test 1" in wording.notes(result)[0]
    assert from_json(to_json(result)) == result


def test_programs_of_the_same_name_are_told_apart(tmp_path: Path) -> None:
    specs = [program(tmp_path, HONEST), program(tmp_path, HONEST, "other.py"), naming_itself(tmp_path, "rules", "r.py")]
    _, wording = report_of(contest_with(*specs))
    assert [wording.bot(number) for number in range(4)] == [
        "rules (rules)", "Test 1 (exec:player.py)", "Test 1 (exec:other.py)", "rules (exec:r.py)",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("said", "shown"),
    [("\\x1b[31mRed  bot\\x07", "[31mRed bot"), ("\\u202eurb", "urb"), ("N" * 300, "N" * LONGEST_NAME), ("", "")],
)
def test_a_name_cannot_disturb_the_text_around_it(tmp_path: Path, said: str, shown: str) -> None:
    result, _ = report_of(contest_with(naming_itself(tmp_path, said)))
    assert result.bots[1].given == shown


def test_the_command_shows_the_name(tmp_path: Path) -> None:
    spec = program(tmp_path, HONEST)
    ran = vierblatt("arena", "back_alley", "rules", spec, "--deals", "1", "--workers", "1", "--seconds", "60")
    assert ran.code == 0 and "Test 1" in ran.out and "player.py" not in ran.out


#: What a program does instead of greeting, and the fault.
USELESS = {
    "exec:/no/such/program": "player-not-started",
    "exec:true": "player-ended",
    "exec:echo hello": "player-unclear",
}


@pytest.mark.parametrize("spec", USELESS)
def test_a_program_that_cannot_play_is_refused_before_the_contest(spec: str, tmp_path: Path) -> None:
    played: list[Ledger] = []
    checkpoint = tmp_path / "kept"
    with pytest.raises(PlayerFault) as caught:
        run(contest_with(spec), done=played.append, checkpoint=checkpoint)
    assert caught.value.code == USELESS[spec]
    assert not played and not checkpoint.exists()


def failing(observations: Rows, legal_action_mask: Rows) -> PolicyOutput:
    """A policy with a bug."""
    raise ZeroDivisionError("no weights")


FAILING = f"policy:{__name__}:failing"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_policy_that_fails_ends_an_arena_with_one_sentence(workers: str) -> None:
    ran = vierblatt("arena", "kout_bo", "rules", FAILING, "--deals", "1", "--workers", workers, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines()[-1] == "The policy has failed: ZeroDivisionError: no weights"
    assert "Traceback" not in ran.err


def test_a_policy_that_fails_ends_a_match_that_is_watched_with_one_sentence() -> None:
    ran = vierblatt("watch", "kout_bo", "--bots", FAILING, "--seed", "1", "--lang", "en")
    assert ran.code == 2
    assert ran.err.splitlines()[-1] == "The policy has failed: ZeroDivisionError: no weights"


def test_a_net_for_another_game_is_refused_before_a_deal_is_printed(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    save(Net.random("baloot", (8,)), file)
    ran = vierblatt("watch", "kout_bo", "--bots", f"net:{file}", "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert "“baloot”" in ran.err
    with pytest.raises(BadPolicy, match="policy-other-game"):
        run(Contest("kout_bo", ("rules", f"net:{file}"), 1))


def test_a_policy_may_say_which_game_it_plays() -> None:
    with pytest.raises(BadPolicy, match="policy-other-game"):
        run(Contest("kout_bo", ("rules", f"policy:{__name__}:OnlyBaloot"), 1))


class OnlyBaloot:
    """A policy of somebody's own, for one game."""

    game = "baloot"

    def __call__(self, _observations: Rows, legal_action_mask: Rows) -> PolicyOutput:
        return PolicyOutput(np.zeros(legal_action_mask.shape))
