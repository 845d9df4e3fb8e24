"""Run every benchmark: `make bench`."""

from bench import bundle, playable, rules

for part in (rules, bundle, playable):
    print(part.report())
