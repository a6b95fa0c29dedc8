"""Tests of the load on a server."""
