"""What was learned of nimmt: a network, what it is told, and rounds that it plays on. It needs NumPy and Numba."""
