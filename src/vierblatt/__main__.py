"""`python -m vierblatt` is the command `vierblatt`."""

from vierblatt.cli import main

if __name__ == "__main__":
    main()
