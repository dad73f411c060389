#!/usr/bin/env python3
"""Lists everything that the program is made of, with its version and licence.

The packages are those that Package.swift leads to; what NOTICE says of the data follows.
"""

import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# Phrases that identify each licence by its text.
KINDS = {
    "Apache-2.0 with the Swift runtime exception": ("Apache License", "Runtime Library Exception"),
    "Apache-2.0": ("Apache License",),
    "MIT": ("Permission is hereby granted, free of charge",),
}
# Libraries of the system that are linked or loaded.
SYSTEM = (
    ("ncurses (libncursesw, libtinfo)", "MIT-X11", "linked"),
    ("zlib", "Zlib", "linked"),
    ("GNU C library, libgcc", "LGPL-2.1-or-later; GPL-3.0 with the runtime exception", "linked"),
    ("GNU C++ library", "GPL-3.0 with the runtime exception", "inside the release"),
    ("Swift's standard library, Dispatch",
     "Apache-2.0 with the Swift runtime exception", "inside the release"),
    ("libcurl", "curl", "loaded with the first request"),
    ("libsystemd", "LGPL-2.1-or-later", "loaded for a notice or to find the machine"),
)
# Packages that only the tests are built with.
ONLY_TESTS = {"swift-custom-dump", "xctest-dynamic-overlay", "FlyingFox"}


def licence(folder):
    """The kind of licence that a package carries; None where it cannot be told."""
    for name in ("LICENSE", "LICENSE.txt", "LICENSE.md"):
        file = folder / name
        if file.exists():
            text = file.read_text(encoding="utf-8")
            return next((kind for kind, words in KINDS.items()
                         if all(word in text for word in words)), None)
    return None


def packages():
    """The packages that the manifest leads to, each once: name to version and folder."""
    said = subprocess.run(["swift", "package", "show-dependencies", "--format", "json"],
                          cwd=ROOT, check=True, capture_output=True, text=True).stdout
    found, waiting = {}, list(json.loads(said)["dependencies"])
    while waiting:
        package = waiting.pop()
        found[package["name"]] = (package["version"], pathlib.Path(package["path"]))
        waiting += package["dependencies"]
    return found


def main():
    """Prints the list; fails where a licence is not known."""
    unknown = []
    print("Packages")
    for name, (version, folder) in sorted(packages().items()):
        kind = licence(folder)
        if kind is None:
            unknown.append(name)
        use = "tests" if name in ONLY_TESTS else "the program"
        print(f"  {name:26}{version:10}{use:14}{kind or 'UNKNOWN'}")
    print("System")
    for name, kind, use in SYSTEM:
        print(f"  {name:58}{kind}; {use}")
    print("Data (NOTICE)")
    for line in (ROOT / "NOTICE").read_text(encoding="utf-8").splitlines():
        print(f"  {line}" if line else "")
    if unknown:
        sys.exit(f"audit: no licence is known of {', '.join(unknown)}")


if __name__ == "__main__":
    main()
