"""Slow work in separate processes: bots that search, analyses, audits."""
