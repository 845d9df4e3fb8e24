"""Run every benchmark, or those that are named: `make bench`, `make bench ARGS="rules serving"`."""

import sys

from bench import bundle, kernels, many, playable, rules, serving, thinking

PARTS = {
    "rules": rules.report,
    "kernels": kernels.report,
    "bundle": bundle.report,
    "playable": playable.report,
    "serving": serving.report,
    "thinking": thinking.report,
    "many": many.report,
}

for name in sys.argv[1:] or PARTS:
    print(PARTS[name](), flush=True)
