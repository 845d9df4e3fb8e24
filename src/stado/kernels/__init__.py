"""What the kernels of all games share: the rules once more, compiled, for millions of rounds a minute.

Everything here needs the extra `fast` (NumPy and Numba); nothing that `import stado` loads comes this way.
"""
