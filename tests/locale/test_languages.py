"""Which language it is."""

from __future__ import annotations

import pytest

from vierblatt.errors import BadOption
from vierblatt.locale import LANGUAGES, check, detect


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "ar"}, "ar"),
        ({"LC_ALL": "ar_KW.UTF-8", "LANG": "de_DE"}, "ar"),
        ({"LC_ALL": "", "LC_MESSAGES": "de_AT@euro", "LANG": "ar_SA"}, "de"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({}, "en"),
    ],
)
def test_the_environment_names_the_language(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert detect() == language


def test_only_our_languages_pass() -> None:
    assert [check(language) for language in LANGUAGES] == ["en", "de", "ar"]
    with pytest.raises(BadOption, match="unknown-language"):
        check("DE")
