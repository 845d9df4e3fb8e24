"""Our layout of the board: the printed one is in no source we may use, so only what its examples bind is kept (D0)."""

from stado.games.board.layout import Actions, Layout, Lucky, Rows

OURS = Layout(
    name="ours",
    cows=(1, 2, 3, 5, 1, 4, 2, 1, 3, 1),
    clovers=(-5, -10, -15, -20, -25, -30, -35, -40),
    actions=Actions(stop=4, swap=4, skip=4, front=4, any=4, more=4),
    lucky=Lucky(plus5=6, good_cows=6),
    rows=Rows(
        basic=(
            ". . . T",
            ". . . G T",
            ". R . . T",
            ". . . GG . T",
            ". . 2T R . T",
            ". G . -3 . T",
            ". . RR . . G T",
            ". +3 . 2T R . T",
            ". . G . -5 . GG T",
            ". R . +5 . RR . T",
        ),
        advanced=(
            ". A . R . Tc",
            ". . G . -3 Tt",
            ". D . GG . Tc",
            ". R . A . . Tt",
            "+2 . RR . 2T . Tc",
            ". . A . R GG . Tt",
            "A . . -7 . G . Tc",
            ". G . D . RR . Tt",
            "-2 . +5 . A . R Tc",
            ". R . 2T . GG . D Tt",
        ),
    ),
)
