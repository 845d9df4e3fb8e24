"""The command line as `python -m stado.cli`, for where no script is installed."""

from stado.cli import main

main(prog_name="stado")
