#!/usr/bin/env python3
"""Puts small faults into the sources, one at a time, and looks whether a test notices.

  Scripts/mutate.py --count 120 --seed 1 --report faults.txt

The faults are drawn by the seed: a sign, a boundary, a number one off, an "and" for an "or", a guard
that lets everything through. The work is done in a scratch worktree of the last commit. A fault that
does not compile is replaced by another. The report has one line a fault; it is written as it grows, and
a run that is started again goes on after what it has.
"""

import argparse
import pathlib
import random
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
# What is looked for in a line of code, and what is put in its place.
FAULTS = (
    (re.compile(r" < "), " <= "), (re.compile(r" <= "), " < "),
    (re.compile(r" > "), " >= "), (re.compile(r" >= "), " > "),
    (re.compile(r" \+ "), " - "), (re.compile(r" - "), " + "),
    (re.compile(r" == "), " != "), (re.compile(r" != "), " == "),
    (re.compile(r" && "), " || "), (re.compile(r" \|\| "), " && "),
    (re.compile(r"\.\.<"), "..."), (re.compile(r"\bmin\("), "max("), (re.compile(r"\bmax\("), "min("),
    (re.compile(r"\btrue\b"), "false"), (re.compile(r"\bfalse\b"), "true"),
    (re.compile(r"(?<![\w.#\"\\])([2-9]|\d{2,})(?![\w.\"])"), lambda match: str(int(match[1]) + 1)),
    (re.compile(r"guard (?!let|case|var)[^,{]+ else"), "guard true else"),
)
# Where a fault would say nothing: declarations, imports, text.
PASSED_OVER = re.compile(r"^\s*(//|import |public import|internal import|@|case .*: \"|static let)|\"")


def candidates():
    """Every fault that could be put in: file, line number, the line with the fault in it."""
    found = []
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        lines = path.read_text(encoding="utf-8").splitlines()
        for number, line in enumerate(lines):
            if PASSED_OVER.search(line):
                continue
            code = line.split(" //")[0]
            for pattern, replacement in FAULTS:
                for match in pattern.finditer(code):
                    text = match.expand(replacement) if isinstance(replacement, str) \
                        else replacement(match)
                    found.append((path.relative_to(ROOT), number,
                                  line[:match.start()] + text + line[match.end():]))
    return found


def drawn(seed):
    """The faults in the seed's order, the targets in turn: each is looked at equally."""
    by_target = {}
    for fault in candidates():
        by_target.setdefault(fault[0].parts[1], []).append(fault)
    dice = random.Random(seed)
    for faults in by_target.values():
        dice.shuffle(faults)
    while any(by_target.values()):
        for target in sorted(by_target):
            if by_target[target]:
                yield by_target[target].pop()


class Tree:
    """A scratch worktree with a build of its own."""

    def __init__(self, folder, skip):
        self.folder, self.skip = folder, skip
        if not folder.exists():
            subprocess.run(["git", "worktree", "add", "--quiet", "--detach", folder, "HEAD"],
                           cwd=ROOT, check=True)

    def run(self, *command, patience):
        """Whether a command of SwiftPM ends well; a hang is none."""
        try:
            return subprocess.run(["swift", *command], cwd=self.folder, timeout=patience,
                                  capture_output=True, check=False).returncode == 0
        except subprocess.TimeoutExpired:
            return False

    def build(self):
        """Whether it compiles."""
        return self.run("build", "--build-tests", patience=1800)

    def passes(self):
        """Whether no test notices anything."""
        skipped = [part for name in self.skip for part in ("--skip", name)]
        return self.run("test", "--skip-build", *skipped, patience=1200)

    def try_out(self, fault):
        """What becomes of a fault: noticed, survived, or None where it does not compile."""
        path, number, line = fault
        file = self.folder / path
        whole = file.read_text(encoding="utf-8")
        lines = whole.splitlines(keepends=True)
        lines[number] = line + "\n"
        file.write_text("".join(lines), encoding="utf-8")
        try:
            if not self.build():
                return None
            return "survived" if self.passes() else "noticed"
        finally:
            file.write_text(whole, encoding="utf-8")


def main():
    """Draws, tries and reports."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--report", type=pathlib.Path, default=pathlib.Path("faults.txt"))
    parser.add_argument("--tree", type=pathlib.Path,
                        default=pathlib.Path(tempfile.gettempdir(), "weather-tui-faults"))
    parser.add_argument("--only", default="", help="a part of the paths to look at")
    parser.add_argument("--skip", action="append", default=[], help="tests that are left out")
    parser.add_argument("--list", action="store_true", help="only say what would be put in")
    options = parser.parse_args()
    faults = [fault for fault in drawn(options.seed) if options.only in str(fault[0])]
    if options.list:
        for path, number, line in faults[:options.count]:
            print(f"{path}:{number + 1}: {line.strip()}")
        return
    done = options.report.read_text(encoding="utf-8").splitlines() if options.report.exists() else []
    known = {line.split("\t")[1] for line in done if "\t" in line}
    tree = Tree(options.tree, options.skip)
    if not tree.build() or not tree.passes():
        sys.exit("mutate: without a fault the tests do not pass")
    counts = {word: sum(line.startswith(word) for line in done) for word in ("noticed", "survived")}
    with options.report.open("a", encoding="utf-8") as report:
        for fault in faults:
            if sum(counts.values()) >= options.count:
                break
            name = f"{fault[0]}:{fault[1] + 1}: {fault[2].strip()}"
            if name in known:
                continue
            outcome = tree.try_out(fault)
            if outcome is None:
                continue
            counts[outcome] += 1
            report.write(f"{outcome}\t{name}\n")
            report.flush()
            print(f"{outcome}: {name}", flush=True)
    print(f"{counts['noticed']} noticed, {counts['survived']} survived")


if __name__ == "__main__":
    main()
