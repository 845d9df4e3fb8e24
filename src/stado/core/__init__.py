"""What a game is: types, chance, stepping and storing. Knows no particular game, does no I/O, reads no clock."""
