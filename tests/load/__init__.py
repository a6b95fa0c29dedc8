"""Tests of the load generator for servers."""
