#!/usr/bin/env python3
"""Fails where a task is started on the global pool, which then wakes the idle program once a second.

`Task.onPool` starts tasks on the bounded pool; a task of the main actor needs none.
"""

import pathlib
import re
import sys

START = r"(?<!->\s)\bTask(<[^{}]*>)?(\.(detached|init|immediate|immediateDetached))?\s*"
STARTS = re.compile(
    # Task {, Task<Void, Never> {, Task.detached(priority: .low) {
    START + r"(\((?!executorPreference:)[^){}]*\)\s*)?\{(?!\s*@MainActor)"
    # Task(operation: work)
    "|" + START + r"\((?!executorPreference:)[^{}]*\boperation:"
    r"|\bDispatchQueue\.global\b")
# The only two files that start tasks on an executor of their own.
ALLOWED = {"MVI/Effects/EffectRunner.swift", "WeatherServices/Machine/WorkerPool.swift"}

sources = pathlib.Path(__file__).resolve().parent.parent / "Sources"
found = []
for file in sorted(sources.rglob("*.swift")):
    name = file.relative_to(sources).as_posix()
    if name in ALLOWED:
        continue
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if STARTS.search(line.split("//")[0]):
            found.append(f"Sources/{name}:{number}: use Task.onPool: {line.strip()}")
sys.exit("\n".join(found) or None)
