"""Run every benchmark: `make bench`."""

from bench import rules

print(rules.report())
