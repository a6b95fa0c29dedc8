"""One table as a value: its log's entries, and what they make of it. It knows no clock, no socket and no database."""
