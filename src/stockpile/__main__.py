"""``python -m stockpile`` is the ``stockpile`` command."""

from stockpile.cli import main

if __name__ == "__main__":
    main()
