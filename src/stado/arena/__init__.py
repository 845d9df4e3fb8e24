"""The arena: bots against bots, on the same deals from every seat, with honest error bars.

A deal is the unit of everything: it is played by all bots, resumed from, and drawn again for intervals.
"""
