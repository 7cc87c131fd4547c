"""``python -m complot``."""

import sys

from complot.cli import main

sys.exit(main())
