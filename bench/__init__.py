"""Benchmarks: ratios measured in one run against a named reference, never seconds that a test could fail by."""
