"""Kořist (Abluxxen, Linko!): lay sets before you, plunder lower sets of the same size, get rid of your hand."""

from stado.games.korist.rules import Korist

GAME = Korist()
