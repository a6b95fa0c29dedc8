"""Tests that need a real server process, a real browser or a long time: `make test-services`."""
