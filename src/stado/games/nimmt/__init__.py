"""6 nimmt!: everyone plays a card at once; whoever lays the sixth card of a row takes the five before it."""

from stado.games.nimmt.rules import Nimmt

GAME = Nimmt()
