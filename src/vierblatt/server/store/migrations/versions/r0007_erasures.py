"""What names look like, and whose names are being taken out of the logs.

Of existing accounts that look alike, only the oldest gets a skeleton; the others keep their names and have none.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Makes the table and the column."""
    op.create_table(
        "erasures",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("alias", sa.Text(), nullable=False),
        sa.Column("keeps_names", sa.Boolean(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", name="pk_erasures"),
    )
    op.add_column("accounts", sa.Column("skeleton", sa.Text()))
    _fill()
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"], unique=True)


def _fill() -> None:
    from vierblatt.server.accounts.lookalikes import skeleton  # the current comparison, whatever that is by then

    accounts = sa.table("accounts", *map(sa.column, ("id", "name", "login", "created", "skeleton")))
    there = sa.select(accounts.c.id, accounts.c.name).where(accounts.c.login.is_not(None))
    given = set[str]()
    for player, name in op.get_bind().execute(there.order_by(accounts.c.created, accounts.c.id)).all():
        looks = skeleton(name)
        if looks and looks not in given:
            given.add(looks)
            op.execute(sa.update(accounts).where(accounts.c.id == player).values(skeleton=looks))
