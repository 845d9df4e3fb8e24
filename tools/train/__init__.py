"""Learning to play nimmt: self-play in the kernel, a league of one's own past, and what came of it as a file."""
