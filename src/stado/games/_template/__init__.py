"""Squirrels race for acorns: a complete small game to copy. `stado new-game NAME` makes it yours."""

from stado.games._template.rules import Template

GAME = Template()
