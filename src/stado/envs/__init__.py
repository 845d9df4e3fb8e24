"""The doors of learners: every game as an environment that counts actions from 0 and sees a row of numbers.

`turns` is PettingZoo seat by seat, `together` PettingZoo all at once, `seat` Gymnasium against bots, `spiel`
OpenSpiel; all of them play an `Episode` and need the extra `envs`. `batch` plays thousands of matches in a kernel and
needs the extra `fast`. `docs/bots.md` tells how to go through them, `docs/numbers.md` what each number means.
"""
