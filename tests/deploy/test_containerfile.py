"""The Containerfile keeps the rules that matter."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

import pytest

from tests.deploy.files import DEPLOY

ROOT = DEPLOY.parent
KNOWN = {
    *("ARG", "FROM", "LABEL", "ENV", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL"),
    *("HEALTHCHECK", "ENTRYPOINT", "CMD"),
}


class Step(NamedTuple):
    """An instruction with its text, lines joined."""

    name: str
    text: str


def steps() -> list[Step]:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    whole = re.sub(r"\\\n", " ", "".join(line for line in text.splitlines(keepends=True) if line[:1] != "#"))
    return [Step(*line.split(maxsplit=1)) for line in whole.splitlines() if line.strip()]


def of(name: str) -> list[str]:
    return [step.text for step in steps() if step.name == name]


def test_every_instruction_is_valid() -> None:
    assert {step.name for step in steps()} <= KNOWN
    assert steps()[0].name == "ARG" and steps()[1].name == "FROM"


def test_the_base_is_one_version_and_can_be_pinned_to_a_digest() -> None:
    (base,) = of("ARG")
    assert re.fullmatch(r"BASE=docker\.io/library/python:3\.\d+\.\d+-slim-\w+(@sha256:[0-9a-f]{64})?", base)
    assert all(source.split()[0] == "${BASE}" for source in of("FROM"))


def test_packages_are_exactly_those_of_the_pins() -> None:
    (install,) = [run for run in of("RUN") if "pip install" in run]
    for option in ("--require-hashes", "--no-deps", "--only-binary :all:", "--no-cache-dir"):
        assert option in install
    pins = (ROOT / "requirements" / "serve.txt").read_text(encoding="utf-8")
    packages = [line for line in pins.splitlines() if line[:1].isalnum()]
    assert packages and all("==" in package for package in packages)
    assert pins.count("--hash=sha256:") >= len(packages)


def test_nothing_else_is_downloaded() -> None:
    assert not of("ADD")
    assert not [run for run in of("RUN") if re.search(r"\b(curl|wget|apt-get|git|sudo)\b", run)]


def test_it_runs_as_an_unprivileged_user() -> None:
    last = max(place for place, step in enumerate(steps()) if step.name == "FROM")
    users = [(place, step.text) for place, step in enumerate(steps()) if step.name == "USER"]
    assert [user for _, user in users] == ["10001:10001"] and users[0][0] > last
    after = [step.name for step in steps()[users[0][0] + 1 :]]
    assert "COPY" not in after and after[-2:] == ["ENTRYPOINT", "CMD"]


def test_written_files_lie_in_volumes() -> None:
    (volumes,) = of("VOLUME")
    assert json.loads(volumes) == ["/var/lib/vierblatt", "/var/cache/vierblatt"]
    assert "VIERBLATT_CACHE=/var/cache/vierblatt" in of("ENV")[0]


def test_it_has_a_health_check_and_shuts_down_cleanly() -> None:
    (check,) = of("HEALTHCHECK")
    assert "/healthz" in check and "--start-period" in check
    assert of("STOPSIGNAL") == ["SIGTERM"]
    for name in ("ENTRYPOINT", "CMD"):
        (given,) = of(name)
        assert json.loads(given)  # a list: no shell stands between the signal and the server


@pytest.mark.parametrize("source", ["requirements/serve.txt", "src", "deploy/container.toml"])
def test_copied_files_exist_and_nothing_else_is_in_the_build_context(source: str) -> None:
    assert any(copy.split()[-2] == source for copy in of("COPY") if not copy.startswith("--from"))
    assert (ROOT / source).exists()
    sent = (DEPLOY / "Containerfile.dockerignore").read_text(encoding="utf-8").split()
    assert sent[0] == "*" and f"!{source}" in sent
