"""What every store has to keep. VIERBLATT_STORE=postgresql runs it on PostgreSQL."""
