"""Benchmarks. Timings belong here, never in a test."""
