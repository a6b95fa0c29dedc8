"""Reviews of a real server: what it acknowledged is there after it was killed."""

from __future__ import annotations

from typing import Any

from tests.services.browser.matches import finished_match
from tests.services.people import Guest, guest
from tests.services.running import RunningServer


def changed(player: Guest, review: str, kind: str, **fields: Any) -> int:
    """Changes the review; the number of the change, once it is acknowledged."""
    return int(player.post(f"{review}/changes", type=kind, **fields)["seq"])


def test_what_was_acknowledged_survives_a_kill(own_server: RunningServer) -> None:
    player = guest(own_server.url)
    match = finished_match(own_server.url, "kout_bo", "short_match", player)
    review = f"/api/reviews/{player.post(f'/api/records/{match}/review')['id']}"
    seq = changed(player, review, "lead")
    for step in range(12):
        seq = changed(player, review, "move", point={"deal": 1, "step": step})
        seq = changed(player, review, "play-on", point={"deal": 1, "step": step}, count=2)
    before = player.get(review)
    own_server.kill()
    own_server.start()
    after = Guest(own_server.url, player.token, player.player, player.name).get(review)
    assert after == before and after["seq"] == seq == 25
    assert len(after["items"]) == 14, "who leads, where, and twelve branches"
    branch = max(int(item["slot"].rpartition("-")[2]) for item in after["items"] if "branch" in item["slot"])
    line = Guest(own_server.url, player.token, player.player, player.name).get(f"{review}/line?deal=1&branch={branch}")
    assert len(line["played"]) == 13
