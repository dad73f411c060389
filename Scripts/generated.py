#!/usr/bin/env python3
"""Looks whether the data that scripts make is what they made, and they are still the same.

  Scripts/generated.py check     fails where a file was changed by hand, or its script or what the
                                 script reads was changed and not run again
  Scripts/generated.py note      keeps, after the scripts were run, what made what

The data comes from packages of PyPI that the build does without, so it cannot be made anew there.
"""

import hashlib
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SUMS = ROOT / "Resources/generated.sums"
# Each generated file with its script and sources.
MADE = {
    "cities.json": [
        "make-cities.py", "city_languages.py", "city-names.tsv", "hangul_romanisation.py",
        "hangul_transcription.py", "korean-abroad.tsv", "korean-districts.tsv", "korean-places.tsv",
        "korean_districts.py", "landmarks.tsv", "local-names.tsv", "nicknames.tsv", "airport-names.tsv",
        "airport-forms.tsv", "place-names.tsv", "short-names.tsv", "spots.py", "spots.tsv", "towns.tsv"],
    "Resources/coastline.bin": ["make-coastline.py"],
    "Resources/countries.txt": ["make-countries.py"],
    "Resources/own-countries.txt": ["make-countries.py"],
    "Resources/division-names.bin": [
        "make-divisions.py", "city_languages.py", "division-names.tsv", "../cities.json"],
    "Resources/korean-warning-zones.txt": [
        "make-warning-zones.py", "korean-districts.tsv", "korean-warning-zones.tsv"],
    "Resources/warning-regions.txt": ["make-warning-regions.py", "../cities.json"],
    "Resources/letters.txt": ["make-folding.py"],
    "Resources/han.txt": ["make-han.py"],
    "Resources/han-pinyin.txt": ["make-han-order.swift"],
    "Resources/han-strokes.txt": ["make-han-order.swift"],
    "Resources/han-japanese.txt": ["make-han-order.swift"],
}


def checksum(*paths):
    """One checksum of several files."""
    whole = hashlib.sha256()
    for path in paths:
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def sums():
    """A line a file: its own checksum, that of what makes it, its name."""
    for name, sources in MADE.items():
        made_by = checksum(*(ROOT / "Scripts" / source for source in sources))
        yield f"{checksum(ROOT / name)} {made_by} {name}"


def main():
    """Checks or notes."""
    if sys.argv[1:] == ["note"]:
        SUMS.write_text("\n".join(sums()) + "\n", encoding="utf-8")
    elif sys.argv[1:] == ["check"]:
        known = set(SUMS.read_text(encoding="utf-8").splitlines())
        stale = [line.split()[-1] for line in sums() if line not in known]
        if stale:
            sys.exit("generated: not what its script makes now: " + ", ".join(stale)
                     + "\nRun the script (its first lines say how), then Scripts/generated.py note.")
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main()
