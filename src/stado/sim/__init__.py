"""Many matches at once, for statistics: inside kernels where they have the players, through `Match` otherwise."""
