"""`import vierblatt` offers the public names, and loads nothing before it is used."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import vierblatt
from tests import user_program

ROOT = Path(__file__).parent.parent
#: What the public classes offer, their instances included. A new name is a promise (`docs/versioning.md`): add it here
#: only if users are meant to rely on it, otherwise let it begin with an underscore.
OFFERED = {
    "Match": "act at_position check_pack concealed copy deal deal_played deals do explain first_seat game hand is_legal"
    " legal legal_actions needs_deal over phase repeat resumed rules say scores secret_actions state states table"
    " taken_back text_of turn undealt_known undo winners",
    "Record": "created deals finished first_seat format from_json game head link packs program result rules seats"
    " to_json",
    "Recorder": "act deal do match packs record say undo",
    "SeededPacks": "description first_seat next pack secret seat seed",
    "Sheet": "add chances change deal dealer deals fields fields_of first_dealer game names over rules table totals"
    " undo winners",
    "SimulationJob": "checked chunk chunks count empty facts game game_object hash most_deals numbers players preset"
    " rule_set rules rules_key seed table unit",
    "Solver": "amounts game nodes value values",
    "VectorEnv": "all_hands close current_player episode final_observations game layout learners legal_action_mask n"
    " observations opponent pick_random pick_rules reset restore rewards rules sample_worlds seed set_opponents"
    " snapshot space states step table terminated threads",
    "View": "deal dealer facts game hand hands_held headline last_trick last_winner legal phase scores seat seats sides"
    " trick tricks turn winners winning wordings",
}
#: Mistakes that a type checker has to find, with a part of what it says.
WRONG_LINES = {
    'vierblatt.VectorEnv("baloot", "4")': 'expected "int"',
    'vierblatt.VectorEnv("baloot", 4, preset=7)': 'expected "str"',
    'vierblatt.VectorEnv("baloot", 4, rules="target=101")': "RuleSet | Mapping[str, Any]",
    'vierblatt.VectorEnv("baloot", 4, episode="year")': "Literal['deal', 'match']",
    'vierblatt.VectorEnv("baloot", 4).step(1.0)': "ndarray",
    'vierblatt.Match("baloot").do(3)': 'expected "str"',
    'vierblatt.Match("baloot").shuffle()': "no attribute",
    'vierblatt.SimulationJob("baloot", 4, unit="days")': "Literal['deals', 'matches']",
    "vierblatt.Mtach": "no attribute",
}


def test_the_package_itself_loads_nothing_heavy() -> None:
    code = "import sys, vierblatt; print(sorted({'numpy', 'numba', 'msgspec', 'vierblatt.match'} & {*sys.modules}))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"


@pytest.mark.parametrize("name", vierblatt.__all__)
def test_every_public_name_exists(name: str) -> None:
    assert getattr(vierblatt, name) is getattr(vierblatt, name)
    assert name in dir(vierblatt)


def test_the_stub_lists_the_public_names() -> None:
    stub = Path(vierblatt.__file__).with_suffix(".pyi").read_text(encoding="utf-8")
    lists = [each for each in ast.parse(stub).body if isinstance(each, ast.Assign)]
    assert ast.literal_eval(lists[-1].value) == sorted(vierblatt.__all__)


def test_an_unknown_name_is_refused_with_suggestions() -> None:
    with pytest.raises(AttributeError, match="Match"):
        vierblatt.Mtach  # type: ignore[attr-defined]  # noqa: B018


def test_dir_lists_the_public_names_and_nothing_else() -> None:
    assert dir(vierblatt) == sorted(vierblatt.__all__)
    assert dir(vierblatt.games) == sorted(vierblatt.games.__all__)
    code = "import vierblatt.cli.app, vierblatt.envs.vector, vierblatt; print(*dir(vierblatt))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == sorted(vierblatt.__all__)  # whatever else has been loaded


def test_the_public_classes_offer_what_is_listed_and_nothing_else() -> None:
    packs, match = vierblatt.SeededPacks(3), vierblatt.Match("baloot")
    recorder = vierblatt.Recorder(match, packs)
    recorder.deal()
    instances = [
        match,
        packs,
        recorder,
        recorder.record(),
        vierblatt.Sheet("baloot"),
        vierblatt.SimulationJob("baloot", 1),
        vierblatt.Solver("baloot"),
        vierblatt.VectorEnv("baloot", 1),
        vierblatt.view_of(match, 0),
    ]
    for each in instances:
        offered = sorted(name for name in dir(each) if not name.startswith("_"))
        assert offered == sorted(OFFERED[type(each).__name__].split()), type(each).__name__
    classes = {name for name in vierblatt.__all__ if isinstance(getattr(vierblatt, name), type)}
    assert classes == OFFERED.keys() == {type(each).__name__ for each in instances}


def test_a_program_of_a_user_runs(capsys: pytest.CaptureFixture[str]) -> None:
    user_program.main()
    assert capsys.readouterr().out.startswith(vierblatt.__version__)


def test_a_type_checker_accepts_a_program_of_a_user_and_finds_the_mistakes_in_another(tmp_path: Path) -> None:
    right, wrong = tmp_path / "right.py", tmp_path / "wrong.py"
    right.write_text(Path(user_program.__file__).read_text(encoding="utf-8"), encoding="utf-8")
    wrong.write_text("\n".join(["import vierblatt", *WRONG_LINES]), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--config-file=", right.name, wrong.name]
    # Outside the checkout, as for a user: types come from the installed package. The cache saves half a minute.
    cached = {**os.environ, "MYPY_CACHE_DIR": str(ROOT / ".mypy_cache" / "user")}
    run = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, env=cached)
    found = run.stdout.splitlines()
    assert [line for line in found if not line.startswith("wrong.py:")] == [], run.stderr
    for number, (line, expected) in enumerate(WRONG_LINES.items(), 2):
        said = " ".join(each for each in found if each.startswith(f"wrong.py:{number}:"))
        assert expected in said, (line, said)
