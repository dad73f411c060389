#!/usr/bin/env python3
"""Puts small faults into the sources and looks, one at a time, whether a test notices.

  Scripts/mutate.py --count 200 --seed 1 2 3 4 --report faults.txt

The faults are drawn by the seeds, as many by each: a sign, a boundary, a number one off, an "and" for an "or", a guard
that lets everything through; as many from each target. How much memory is reserved or kept is not drawn, because it
changes no result. All of them are built in at once in a scratch
copy of the last commit, each asleep until the variable FAULTS has its number: one build, and a run of
the target's own tests a fault. The other tests are run for several of those that these do not notice at
once, and the ones that fail for each of them alone, until a run passes. A fault that does not compile is
left out. The report has one line a fault; it is written as it grows, and a run that is started again goes
on after what it has.
"""

import argparse
import concurrent.futures
import itertools
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Lines in which a mutation would be meaningless: declarations, imports, attributes, texts.
SKIPPED_LINES = re.compile(r'^\s*(//|import |public import|internal import|@|case .*: "|static let|infix )|"')
COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "=="}
SUMS = {"+": "-", "-": "+"}
CONDITIONS = {"&&": "||", "||": "&&"}
NUMBER = re.compile(r'(?<![\w.#"\\$])([2-9]|\d{2,})(?![\w."])')
# Memory that is reserved, or kept when a collection is emptied. Another amount changes no result.
RESERVED = re.compile(r"reserveCapacity\((?:[^()]|\([^()]*\))*\)|keepingCapacity: \w+")
# Tests of the whole program replace a target's own if it has few.
OWN_TESTS = {"WeatherProgram": "WeatherProgramTests|EndToEndTests", "weather-tui": "EndToEndTests"}
# Slow tests that detect nothing that others do not, and one that replaces the program, which is a script here.
SKIPPED_TESTS = "QueryTableTests|DayLongTests|UpgradeTests"
# Seconds after which the tests are said to hang.
LONGEST_RUN = 600
# A line of the tests' output that says which one failed.
FAILED_TEST = re.compile(rb"Test (\w+)\(.* recorded an issue ")
# How many faults the other tests are run with at once. Of many, one that crashes would hide the others.
GROUP = 8
# The file of a target with the declarations for its inactive mutations.
SCHEMATA_FILE = "FaultInForce.swift"


class Fault:
    """One small fault: where it is, what it reads like, and what it is written as while it sleeps."""

    def __init__(self, path, number, line, start, end, becomes):
        self.path, self.number, self.line = path, number, line
        self.start, self.end, self.becomes = start, end, becomes
        self.name = f"{path}:{number + 1}: {(line[:start] + becomes + line[end:]).strip()}"

    @property
    def target(self):
        """Which target it is in."""
        return self.path.parts[1]

    def operator(self, key):
        """An operator of its own: signs instead of the digits that Swift does not allow."""
        return self.line[self.start:self.end][0] + "".join("^~"[int(bit)] for bit in f"{key:b}")

    def asleep(self, key):
        """The code that stands in its place, and the declarations that this code needs."""
        was, awake = self.line[self.start:self.end], f"faultsInForce[{key}]"
        sign = self.operator(key)
        if was in COMPARISONS:
            kind = "Equatable" if was in ("==", "!=") else "Comparable"
            more = "" if kind == "Comparable" else (
                f"func {sign} <T>(a: T?, b: _OptionalNilComparisonType) -> Bool "
                f"{{ {awake} ? a {self.becomes} b : a {was} b }}\n")
            return sign, (f"infix operator {sign}: ComparisonPrecedence\n"
                          f"func {sign} <T: {kind}>(a: T, b: T) -> Bool "
                          f"{{ {awake} ? a {self.becomes} b : a {was} b }}\n{more}")
        if was in SUMS:
            way = "b" if was == "+" else "-b"
            other = "-b" if was == "+" else "b"
            return sign, (f"infix operator {sign}: AdditionPrecedence\n"
                          f"func {sign} <T: AdditiveArithmetic>(a: T, b: T) -> T "
                          f"{{ {awake} ? a {self.becomes} b : a {was} b }}\n"
                          f"@_disfavoredOverload func {sign} <T: Strideable>(a: T, b: T.Stride) -> T "
                          f"{{ a.advanced(by: {awake} ? {other} : {way}) }}\n")
        if was in CONDITIONS:
            order = "LogicalConjunctionPrecedence" if was == "&&" else "LogicalDisjunctionPrecedence"
            return sign, (f"infix operator {sign}: {order}\n"
                          f"func {sign} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool "
                          f"{{ try {awake} ? a {self.becomes} b() : a {was} b() }}\n")
        if was in ("min", "max"):
            return f"{was}{key}", (
                f"func {was}{key}<T: Comparable>(_ a: T, _ b: T) -> T "
                f"{{ {awake} ? {self.becomes}(a, b) : {was}(a, b) }}\n"
                f"func {was}{key}<T: Comparable>(_ a: T, _ b: T, _ c: T) -> T "
                f"{{ {awake} ? {self.becomes}(a, b, c) : {was}(a, b, c) }}\n")
        if was.startswith("guard "):
            return f"guard {awake} || ({was[6:-5].strip()}) else", ""
        return f"({awake} ? {self.becomes} : {was})", ""


def faults_of(path, number, line):
    """Every fault that could be put into a line."""
    code = RESERVED.sub(lambda match: " " * len(match[0]), line.split(" //")[0])

    def fault(match, becomes, group=0):
        return Fault(path, number, line, match.start(group), match.end(group), becomes)

    for table in (COMPARISONS, SUMS, CONDITIONS):
        for was, becomes in table.items():
            for match in re.finditer(rf"(?<= ){re.escape(was)}(?= )", code):
                yield fault(match, becomes)
    for match in re.finditer(r"(?<![.\w])(min|max)(?=\()", code):
        yield fault(match, "max" if match[1] == "min" else "min")
    for match in re.finditer(r"\b(true|false)\b", code):
        yield fault(match, "false" if match[1] == "true" else "true")
    for match in NUMBER.finditer(code):
        yield fault(match, str(int(match[1]) + 1))
    for match in re.finditer(r"guard (?!let|case|var|#)[^,{]+ else", code):
        yield fault(match, "guard true else")


def drawn(seed, folder):
    """The faults in the seed's order, one a line, the targets in turn."""
    by_target = {}
    for path in sorted((folder / "Sources").rglob("*.swift")):
        # The code of tutorials is compared with tests, not compiled.
        if path.name == SCHEMATA_FILE or ".docc" in str(path):
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        is_text = False
        for number, line in enumerate(lines):
            is_text ^= line.count('"""') % 2
            if not is_text and not SKIPPED_LINES.search(line):
                of_line = list(faults_of(path.relative_to(folder), number, line))
                by_target.setdefault(path.relative_to(folder).parts[1], []).append(of_line)
    dice = random.Random(seed)
    for target, lines in by_target.items():
        # A line with many candidates is not drawn more often than others.
        by_target[target] = [dice.choice(faults) for faults in lines if faults]
        dice.shuffle(by_target[target])
    while any(by_target.values()):
        for target in sorted(by_target):
            if by_target[target]:
                yield by_target[target].pop()


def without_errors(faults, output):
    """Gives the faults in whose lines the compiler's output has no error, or in whose files, since the error
    may stand some lines below."""
    places = {(path, int(line) - 1) for path, line in
              re.findall(r"(Sources/\S+?\.swift):(\d+):\d+: error:", output)}
    files = {path for path, _ in places}
    left = {key: fault for key, fault in faults.items() if (str(fault.path), fault.number) not in places}
    if len(left) == len(faults):
        left = {key: fault for key, fault in faults.items() if str(fault.path) not in files}
    if len(left) < len(faults):
        print(f"{len(faults) - len(left)} do not compile", flush=True)
    return left


class Tree:
    """A scratch copy of the last commit, with every fault in it."""

    def __init__(self, folder):
        self.folder = folder
        if not folder.exists():
            subprocess.run(["git", "worktree", "add", "--quiet", "--detach", folder, "HEAD"],
                           cwd=ROOT, check=True)
        head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, check=True,
                              capture_output=True, text=True).stdout.strip()
        subprocess.run(["git", "checkout", "--quiet", "--force", "--detach", head], cwd=folder,
                       check=True)

    def put_in(self, faults):
        """Writes the faults, asleep, under their numbers."""
        subprocess.run(["git", "checkout", "--quiet", "--", "Sources"], cwd=self.folder, check=True)
        declarations = {}
        for key, fault in faults.items():
            file = self.folder / fault.path
            lines = file.read_text(encoding="utf-8").splitlines()
            code, declared = fault.asleep(key)
            line = lines[fault.number]
            lines[fault.number] = line[:fault.start] + code + line[fault.end:]
            file.write_text("\n".join(lines) + "\n", encoding="utf-8")
            declarations[fault.target] = declarations.get(fault.target, "") + declared
        for target, text in declarations.items():
            (self.folder / "Sources" / target / SCHEMATA_FILE).write_text(
                "import Glibc\n\nlet faultsInForce: [Bool] = {\n"
                f"  var awake = [Bool](repeating: false, count: {max(faults) + 1})\n"
                "  let numbers = getenv(\"FAULTS\").map { String(cString: $0) } ?? \"\"\n"
                "  for number in numbers.split(separator: \",\") { awake[Int(number) ?? 0] = true }\n"
                "  return awake\n}()\n\n" + text, encoding="utf-8")

    def build(self, faults):
        """Builds with all the faults that compile, and gives those."""
        while True:
            self.put_in(faults)
            # With optimized sources the tests take a third of the time.
            result = subprocess.run(
                ["swift", "build", "--build-tests", "-Xswiftc", "-whole-module-optimization",
                 "-Xswiftc", "-num-threads", "-Xswiftc", "2"],
                cwd=self.folder, env=dict(os.environ, WEATHER_TUI_OPTIMISED="1"),
                capture_output=True, text=True, check=False)
            if result.returncode == 0:
                return faults
            left = without_errors(faults, result.stdout)
            if len(left) == len(faults):
                sys.exit("mutate: it does not build:\n" + result.stdout[-3000:])
            faults = left

    def checked(self, faults):
        """Gives the faults with which the targets pass the type checker. Each target is checked against the
        modules of the last build in the project, because a round of building takes minutes."""
        modules = ROOT / ".build/debug"
        if not (modules / "Modules").exists():
            sys.exit("mutate: run make build first")
        maps = [argument for folder in (modules.resolve(), ROOT / "Sources")
                for path in folder.rglob("module.modulemap")
                for argument in ("-Xcc", f"-fmodule-map-file={path}")]
        left = {}
        for target in sorted({fault.target for fault in faults.values()}):
            own = {key: fault for key, fault in faults.items() if fault.target == target}
            while True:
                self.put_in(own)
                files = [path for path in (self.folder / "Sources" / target).rglob("*.swift")
                         if ".docc" not in str(path)]
                output = subprocess.run(
                    ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name",
                     target.replace("-", "_"), "-package-name",
                     ROOT.name.lower().replace("-", "_"), "-I", modules / "Modules",
                     *maps, *files], capture_output=True, text=True, check=False).stderr
                rest = without_errors(own, output)
                if len(rest) == len(own):
                    break
                own = rest
            left |= own
        return dict(sorted(left.items()))

    def failures(self, keys, *choice, most=1):
        """Names the tests that notice the faults when all are awake, up to a number of them, and says whether
        the run passed. A crash and a hang are noticed by no test."""
        program = self.folder / ".build/debug/weather-tui"
        numbers = ",".join(map(str, keys))
        with tempfile.TemporaryDirectory() as folder:
            # The end-to-end tests set the environment of the programs that they run.
            tried = pathlib.Path(folder, "tried")
            tried.write_text(f"#!/bin/sh\nFAULTS={numbers} exec {program} \"$@\"\n", encoding="utf-8")
            tried.chmod(0o755)
            environment = dict(os.environ, FAULTS=numbers, WALK_STEPS="500",
                               WEATHER_TUI_TRIED=str(tried), LLVM_PROFILE_FILE="/dev/null")
            tests = self.folder / ".build/debug/weather-tuiPackageTests.xctest"
            names = set()
            with subprocess.Popen(
                    [tests, "--testing-library", "swift-testing", *choice], cwd=self.folder,
                    env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
                limit = threading.Timer(LONGEST_RUN, process.kill)
                limit.start()
                for line in process.stdout:
                    names |= {name.decode() for name in FAILED_TEST.findall(line)}
                    if len(names) >= most:
                        process.kill()
                        break
                process.wait()
                limit.cancel()
                return names, process.returncode == 0

    def passes(self, key, *choice):
        """Whether no test notices a fault: the first failure decides."""
        return self.failures([key], *choice)[1]

    def survives_own(self, key, target):
        """Whether the tests of a fault's target notice nothing."""
        own = OWN_TESTS.get(target, f"{target}Tests")
        return self.passes(key, "--filter", f"^({own})\\.", "--skip", SKIPPED_TESTS)

    def survivors(self, keys):
        """Which of the faults no test notices."""
        names, passed = self.failures(keys, "--skip", SKIPPED_TESTS, most=40)
        if passed:
            return keys
        if len(keys) == 1:
            return []
        left = keys
        if names:
            choice = "/(" + "|".join(sorted(names)) + ")\\("
            left = [key for key in keys if self.passes(key, "--filter", choice)]
        if len(left) < len(keys):
            return self.survivors(left) if left else []
        half = len(keys) // 2
        return self.survivors(keys[:half]) + self.survivors(keys[half:])


class Report:
    """The file with a line a fault, written as it grows."""

    def __init__(self, path, again):
        self.path = path
        done = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        if again:
            done = [line for line in done if not line.startswith("survived")]
            path.write_text("".join(line + "\n" for line in done), encoding="utf-8")
        self.outcomes = dict(reversed(line.split("\t", 1)) for line in done)

    def add(self, name, outcome):
        """Writes and prints what became of a fault."""
        self.outcomes[name] = outcome
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f"{outcome}\t{name}\n")
        print(f"{outcome}: {name}", flush=True)

    def count(self, outcome):
        """How many faults came to that."""
        return sum(each == outcome for each in self.outcomes.values())


def main():
    """Draws, tries and reports."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=120)
    parser.add_argument("--seed", type=int, nargs="+", default=[1], help="what they are drawn by")
    parser.add_argument("--report", type=pathlib.Path, default=pathlib.Path("faults.txt"))
    parser.add_argument("--tree", type=pathlib.Path,
                        default=pathlib.Path(tempfile.gettempdir(), "weather-tui-faults"))
    parser.add_argument("--only", default="", help="a part of the paths to look at")
    parser.add_argument("--again", action="store_true", help="try those that survived once more")
    parser.add_argument("--lanes", type=int, default=1, help="how many are tried side by side")
    parser.add_argument("--list", action="store_true", help="only say what would be put in")
    options = parser.parse_args()
    tree = Tree(options.tree)
    # The seeds in turn; a line of which two of them draw a fault gets one.
    wanted = {(fault.path, fault.number): fault
              for turn in zip(*(drawn(seed, tree.folder) for seed in options.seed)) for fault in turn
              if options.only in str(fault.path)}
    # One in four does not compile.
    faults = dict(enumerate(itertools.islice(wanted.values(), options.count * 4 // 3), start=1))
    if options.list:
        print("\n".join(fault.name for fault in faults.values()))
        return
    report = Report(options.report, options.again)
    faults = dict(list(tree.build(tree.checked(faults)).items())[:options.count])
    if not tree.passes(0, "--skip", SKIPPED_TESTS):
        sys.exit("mutate: without a fault the tests do not pass")
    open_faults = {key: fault for key, fault in faults.items() if fault.name not in report.outcomes}
    left = []
    with concurrent.futures.ThreadPoolExecutor(options.lanes) as lanes:
        running = {lanes.submit(tree.survives_own, key, fault.target): key for key, fault in open_faults.items()}
        for future in concurrent.futures.as_completed(running):
            if future.result():
                left.append(running[future])
                print(f"not noticed by its own tests: {faults[left[-1]].name}", flush=True)
            else:
                report.add(faults[running[future]].name, "noticed")
    for group in (left[first:first + GROUP] for first in range(0, len(left), GROUP)):
        survivors = tree.survivors(group)
        for key in group:
            report.add(faults[key].name, "survived" if key in survivors else "noticed")
    print(f"{report.count('noticed')} noticed, {report.count('survived')} survived")


if __name__ == "__main__":
    main()
