"""The contract of every store. VIERBLATT_STORE=postgresql runs it on PostgreSQL."""
