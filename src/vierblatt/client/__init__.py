"""A player at a server, in Python: `docs/api.md` shows how.

```python
async with Client("http://127.0.0.1:8137") as client:
    table = await client.open_table("kout_bo", solo=True)
    link = await client.enter(table.id)
```
"""

from __future__ import annotations

from vierblatt.client.change import Change
from vierblatt.client.client import Client
from vierblatt.client.faults import ClientFault, Refusal
from vierblatt.client.link import TableLink
from vierblatt.client.playing import play, play_as
from vierblatt.client.referee import Verdict

__all__ = ["Change", "Client", "ClientFault", "Refusal", "TableLink", "Verdict", "play", "play_as"]
