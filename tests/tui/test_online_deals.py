"""The deals of a server, as the terminal checks them and keeps what it saw."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.client.fake import TABLE, fake, replaced
from tests.tui.table import SMALL, at, shown
from tests.tui.test_online import always_fresh, app_at, begin  # noqa: F401 - a fixture
from vierblatt.client.witness import Witness
from vierblatt.protocol import frames
from vierblatt.shuffle.seen import SeenStart
from vierblatt.tui.screens.scores import DealScorePage


async def test_the_start_is_saved_before_the_nonce_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Path] = []
    reveal = Witness.reveal

    def said(witness: Witness, *asked: Any) -> str:
        nonce = reveal(witness, *asked)
        if nonce:  # it goes out now
            kept.extend(tmp_path.glob(f"**/seen/{TABLE}.json"))
        return nonce

    monkeypatch.setattr(Witness, "reveal", said)
    async with fake("whist") as server, app_at(server, tmp_path).run_test(size=SMALL) as pilot:
        await begin(pilot)
    seen = SeenStart.from_json(kept[0].read_bytes())
    assert seen.match == TABLE and seen.rounds[-1].revealed and any(seen.rounds[-1].commitments)


async def test_a_tampered_deal_is_reported_below_its_scores(tmp_path: Path) -> None:
    def tamper(frame: Any) -> Any:
        if isinstance(frame, frames.Update) and frame.revealed is not None:
            return replaced(frame, revealed=frames.Revealed(deal=1, secret="ab" * 32, pack=frame.revealed.pack))
        return frame

    async with fake("whist", {"target": 9}) as server:
        server.tamper = tamper
        app = app_at(server, tmp_path)
        async with app.run_test(size=SMALL) as pilot:
            screen = await begin(pilot)
            while not isinstance(app.screen, DealScorePage):
                if screen.top.asked:
                    await pilot.press("enter")
                await pilot.pause(0.01)
            await at(pilot, DealScorePage)
            words = app.texts().words
            said = words.text("tui-deal-faulty", deal=1, faults=words.text("proof-fault-secret"))
            assert said in " ".join(shown(app).replace("│", " ").split())
