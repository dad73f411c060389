#!/usr/bin/env python3
"""Prints the share of lines that the tests ran, for each module, from llvm-cov's summary.

  Scripts/coverage.py SUMMARY.json

The drivers (what talks to ncurses, libcurl, the system) are listed apart: tests run them only in
part, for they need a terminal or a network.
"""

import collections
import json
import sys

DRIVERS = {"CursesDriver", "weather-tui"}


def main() -> int:
    with open(sys.argv[1], encoding="utf-8") as file:
        files = json.load(file)["data"][0]["files"]
    modules: dict[str, list[int]] = collections.defaultdict(lambda: [0, 0])
    for entry in files:
        _, found, inside = entry["filename"].partition("/Sources/")
        if not found or "/.build" in entry["filename"]:
            continue
        lines = entry["summary"]["lines"]
        module = modules[inside.split("/")[0]]
        module[0] += lines["covered"]
        module[1] += lines["count"]
    total = [0, 0]
    for name, (covered, count) in sorted(modules.items()):
        if name not in DRIVERS:
            total[0] += covered
            total[1] += count
        note = "  (driver)" if name in DRIVERS else ""
        print(f"{name:18} {100 * covered / max(1, count):5.1f} %  of {count:6} lines{note}")
    print(f"{'without drivers':18} {100 * total[0] / max(1, total[1]):5.1f} %  of {total[1]:6} lines")
    return 0


if __name__ == "__main__":
    sys.exit(main())
