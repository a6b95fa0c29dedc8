"""The workflows have few rights, run nothing but make targets, and use actions of others only at fixed commits."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.test_repository import ROOT

FOLDER = ROOT / ".github" / "workflows"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.yml"))}
WORKFLOWS: dict[str, dict[str, Any]] = {name: yaml.safe_load(text) for name, text in TEXTS.items()}
#: The only jobs that may write anything, and what.
WRITES = {
    ("release", "publish"): {"attestations", "id-token"},
    ("image", "image"): {"attestations", "id-token", "packages"},
}
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
TARGETS = {*re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)}
JOBS = [(name, job) for name, workflow in WORKFLOWS.items() for job in workflow["jobs"]]
#: A step that names an action: the action, where it is fixed, and the version in a comment.
_USES = re.compile(r"^\s*(?:- )?uses: ([^\s@]+)(?:@(\S+))?(?: # (\S+))?$", re.MULTILINE)


def triggers(name: str) -> dict[str, Any]:
    """What starts a workflow; YAML 1.1 reads the word `on` as true."""
    given: dict[Any, Any] = WORKFLOWS[name]
    started: dict[str, Any] = given[True]
    return started


def steps(name: str, job: str) -> Iterator[dict[str, Any]]:
    yield from WORKFLOWS[name]["jobs"][job].get("steps", ())


def test_the_four_workflows_are_there() -> None:
    assert TEXTS.keys() == {"tests", "docs", "release", "image"}
    assert {name: WORKFLOWS[name]["name"] for name in WORKFLOWS} == {name: name for name in WORKFLOWS}


@pytest.mark.parametrize("name", WORKFLOWS)
def test_nothing_starts_with_the_rights_of_the_repository_on_the_code_of_a_stranger(name: str) -> None:
    assert triggers(name).keys() <= {"push", "pull_request", "workflow_call"}
    assert "pull_request_target" not in TEXTS[name]


@pytest.mark.parametrize("name", ["release", "image"])
def test_only_a_tag_publishes_and_is_not_cut_short(name: str) -> None:
    assert WORKFLOWS[name]["concurrency"] == {"group": f"{name}-${{{{ github.ref }}}}", "cancel-in-progress": False}
    assert triggers(name) == {"push": {"tags": ["v[0-9]+.[0-9]+.[0-9]+"]}}
    assert any(job.get("uses") == "./.github/workflows/tests.yml" for job in WORKFLOWS[name]["jobs"].values())


@pytest.mark.parametrize(("name", "job"), JOBS)
def test_a_job_has_the_rights_it_needs_and_no_others(name: str, job: str) -> None:
    assert WORKFLOWS[name]["permissions"] == {}
    given: dict[str, str] = WORKFLOWS[name]["jobs"][job]["permissions"]
    writing = {what for what, right in given.items() if right == "write"}
    assert writing == WRITES.get((name, job), set())
    assert {what: right for what, right in given.items() if what not in writing} in ({}, {"contents": "read"})
    if writing:
        assert WORKFLOWS[name]["jobs"][job]["environment"] == "release"
        assert "tests" in str(WORKFLOWS[name]["jobs"][job]["needs"])


@pytest.mark.parametrize(("name", "job"), JOBS)
def test_a_step_runs_a_make_target_that_exists(name: str, job: str) -> None:
    for step in steps(name, job):
        if "run" in step:
            command = re.fullmatch(r"make ([a-z-]+)", step["run"])
            assert command, f"not one target, or text from outside in a shell: {step['run']}"
            assert command[1] in TARGETS


@pytest.mark.parametrize(("name", "job"), JOBS)
def test_a_job_ends_and_keeps_no_credentials(name: str, job: str) -> None:
    body = WORKFLOWS[name]["jobs"][job]
    assert ("uses" in body) != ("steps" in body)
    assert "uses" in body or 0 < body["timeout-minutes"] <= 180
    checkouts = [step for step in steps(name, job) if step.get("uses", "").startswith("actions/checkout@")]
    assert all(step["with"]["persist-credentials"] is False for step in checkouts)
    assert bool(checkouts) == any("run" in step for step in steps(name, job))


@pytest.mark.parametrize("name", TEXTS)
def test_no_secret_but_the_token_of_the_run_is_used(name: str) -> None:
    assert {*re.findall(r"secrets\.(\w+)", TEXTS[name])} <= {"GITHUB_TOKEN"}
    assert "secrets: inherit" not in TEXTS[name]


def test_every_action_is_at_a_commit_and_at_the_same_one_everywhere() -> None:
    found: dict[str, set[tuple[str, str]]] = {}
    for text in TEXTS.values():
        assert text.count("uses: ") == len(_USES.findall(text))
        for action, commit, version in _USES.findall(text):
            if not action.startswith("./"):
                found.setdefault(action, set()).add((commit, version))
    assert len(found) > 5
    for action, places in found.items():
        ((commit, version),) = places
        assert re.fullmatch(r"[0-9a-f]{40}", commit), action
        assert re.fullmatch(r"v\d+\.\d+\.\d+", version), action


def test_a_release_is_published_without_a_password_and_with_attestations() -> None:
    publish = [step for step in steps("release", "publish") if "pypi-publish" in step["uses"]]
    assert [step["with"] for step in publish] == [{"attestations": True}]
    assert any(step["uses"].startswith("actions/attest-build-provenance@") for step in steps("release", "publish"))
    (build,) = [step for step in steps("release", "build") if step.get("run") == "make dist"]
    assert build["env"].keys() == {"RELEASE_TAG"}


def test_the_image_is_built_for_two_kinds_of_processors_with_its_parts_listed() -> None:
    (build,) = [step["with"] for step in steps("image", "image") if "build-push" in step.get("uses", "")]
    assert build["platforms"] == "linux/amd64,linux/arm64"
    assert (ROOT / build["file"]).is_file() and build["sbom"] is True and build["provenance"] == "mode=max"


def test_the_tests_are_those_that_a_change_must_pass() -> None:
    assert any(step.get("run") == "make checks" for step in steps("tests", "checks"))
    assert re.search(r"^checks:.*\n\t\.ci/run$", MAKEFILE, re.MULTILINE)
    assert any(step.get("run") == "make docs-test" for step in steps("docs", "docs"))


def test_lint_reads_every_workflow_and_form_and_what_makes_and_starts_containers() -> None:
    ran = subprocess.run(["make", "-n", "lint"], cwd=ROOT, check=True, capture_output=True, text=True)
    commands = [line.split() for line in ran.stdout.splitlines()]
    read = {(Path(command[0]).name, word) for command in commands for word in command[1:]}
    assert {("actionlint", f".github/workflows/{name}.yml") for name in TEXTS} <= read
    assert {("zizmor", ".github"), ("zizmor", "pedantic"), ("hadolint", "deploy/Containerfile")} <= read
    others = {path.relative_to(ROOT).as_posix() for path in (ROOT / ".github").rglob("*.yml")} - {".github/zizmor.yml"}
    assert {("check-jsonschema", name) for name in {*others, "CITATION.cff", "deploy/compose/compose.yaml"}} <= read


def test_a_rule_that_is_switched_off_says_why() -> None:
    settings = (ROOT / ".github" / "zizmor.yml").read_text(encoding="utf-8")
    off = re.findall(r"^  [a-z-]+:\n(?:    # .*\n)?    disable: true.*$", settings, re.MULTILINE)
    assert len(off) == len(yaml.safe_load(settings)["rules"]) and all("# " in rule for rule in off)


def test_every_action_and_image_is_kept_up_to_date() -> None:
    updates = yaml.safe_load((ROOT / ".github" / "dependabot.yml").read_text(encoding="utf-8"))["updates"]
    assert {each["package-ecosystem"]: each["directory"] for each in updates} == {
        "github-actions": "/",
        "docker-compose": "/deploy/compose",
    }


def test_the_documents_of_docs_test_exist() -> None:
    (named,) = re.findall(r"^DOCUMENTS := ((?:.*\\\n)*.*)$", MAKEFILE, re.MULTILINE)
    paths = named.replace("\\", " ").split()
    assert len(paths) > 5 and all((ROOT / path).exists() for path in paths)
