"""Finds the program that shows what a process asks of the system, or installs it where it may.

``python tests/server/strace.py`` does so before the tests begin.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys


def install() -> str:
    """Where strace is, after getting it if there was none."""
    if found := shutil.which("strace"):
        return found
    if apt := shutil.which("apt-get"):
        alone = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
        print("Installing strace for the test of what is stored before it is told …", flush=True)
        for task in (["update", "-qq"], ["install", "-y", "-qq", "strace"]):
            subprocess.run([*alone, apt, *task], stdout=subprocess.DEVNULL)
    if found := shutil.which("strace"):
        return found
    sys.exit("The tests need strace, and it could be neither found nor installed. Install it.")


if __name__ == "__main__":
    install()
