#!/usr/bin/env python3
"""Fails where a retired name of Scripts/vocabulary.tsv is used again, and says the term to use, and where
the name of a test is a riddle."""

import pathlib
import re
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parent.parent
rows = (root / "Scripts/vocabulary.tsv").read_text("utf-8").splitlines()
terms = dict(row.split("\t") for row in rows if row and not row.startswith("#"))
word = re.compile(r"(?<![A-Za-z0-9_])[A-Za-z][A-Za-z0-9_]*")
files = subprocess.run(
    ["git", "ls-files", "*.swift"], cwd=root, check=True, capture_output=True, text=True
).stdout.split()
# Names of tests say which behaviour they check, not who does what to whom.
riddle = re.compile(r"\bfunc (what[A-Z]\w*|\w*?(?:[Nn]obody|[Ss]omebody|[Ww]hoever|Whom|Told|Asked|Anew|Meanwhile)"
                    r"(?![a-z])\w*)\(")
found = []
for file in files:
    for number, line in enumerate((root / file).read_text("utf-8").splitlines(), 1):
        # In comments some of them are ordinary words.
        for name in word.findall(line.split("//")[0]):
            if name in terms:
                found.append(f"{file}:{number}: {name} is called {terms[name]}")
        if file.startswith("Tests/") and (name := riddle.search(line)):
            found.append(f"{file}:{number}: {name[1]} does not say which behaviour it tests")
sys.exit("\n".join(found) or None)
