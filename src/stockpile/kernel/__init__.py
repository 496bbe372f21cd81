"""The fast path: the rules once more, over flat arrays of integers, compiled by Numba.

The rules package is the readable truth. This serves search and simulation, and is trusted only
because tests walk both, state by state. Nothing here is imported before a search needs it, because
importing Numba is slow. The functions are plain enough for ``numba.cuda``: no Python objects, no
arrays allocated inside, every random number from a state that is passed in.
"""

from stockpile.extras import require

require("stockpile.kernel", "bots", "numba", "numpy")
