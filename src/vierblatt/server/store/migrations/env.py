"""What Alembic runs for every command: on the connection that it was given, in its open transaction."""

from __future__ import annotations

from alembic import context

from vierblatt.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
