#!/usr/bin/env python3
"""Makes the pictures of docs/pictures from the real program on its sample weather.

    Scripts/pictures.py PROGRAM                     all of them
    Scripts/pictures.py PROGRAM shot OUT.svg --size 80x24 --keys "Down Down Enter" -- ARGUMENTS

Needs tmux. The clock stands at one moment, so that a picture only changes when the program does.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time

from terminal_picture import svg

MOMENT = "2026-11-21T09:42:00Z"
CACHE = os.path.join(tempfile.gettempdir(), f"weather-tui-pictures-{os.getuid()}")
# Name, size, keys, arguments, ground and text of the terminal.
PICTURES = [
    ("weather", "120x40", "p Escape", ["Seoul"], None),
    ("weather-80", "80x24", "", ["Wellington"], None),
    ("weather-40", "40x12", "", ["Busan"], None),
    ("weather-200", "200x60", "", ["Bergen", "--theme", "dark"], None),
    ("weather-ko", "80x24", "", ["부산", "--lang", "ko"], None),
    ("weather-light", "120x40", "2 Right Right Right", ["Wellington", "--theme", "light"], None),
    ("search", "80x24", "/ s a n", ["Seoul"], None),
    ("board", "80x24", "p", ["Seoul", "--lang", "ko"], None),
    ("board-200", "200x60", "p", ["Seoul", "--theme", "dark"], None),
    ("detail", "80x24", "5 Right Right Right Right Right Right Right Enter", ["Bergen"], None),
    ("day", "80x24", "3 Right Enter", ["Wellington"], None),
    ("help", "80x24", "?", ["Seoul"], None),
]


class Terminal:
    """The program in a tmux of its own."""

    def __init__(self, program, size, arguments, environment=()):
        self.columns, self.rows = (int(part) for part in size.split("x"))
        self.socket = f"weather-tui-pictures-{os.getpid()}"
        variables = [
            "-i", f"PATH={os.environ['PATH']}", "HOME=" + CACHE, "LANG=C.UTF-8", "COLORTERM=truecolor",
            "TERM=tmux-256color", "TZ=UTC", f"WEATHER_TUI_NOW={MOMENT}", f"XDG_CACHE_HOME={CACHE}",
            f"XDG_STATE_HOME={CACHE}/state-{os.getpid()}",
            f"XDG_CONFIG_HOME={CACHE}/config"] + list(environment)
        command = ["env"] + variables + [program] + arguments
        self.tmux(
            "-f", "/dev/null", "new-session", "-d", "-x", str(self.columns), "-y", str(self.rows),
            " ".join("'" + part.replace("'", "'\\''") + "'" for part in command),
            ";", "set", "status", "off", ";", "resize-window", "-x", str(self.columns),
            "-y", str(self.rows))

    def tmux(self, *arguments):
        return subprocess.run(
            ["tmux", "-u", "-L", self.socket, *arguments], capture_output=True, text=True,
            check=True).stdout

    def still(self):
        """What the screen shows once it no longer changes."""
        before = None
        for _ in range(200):
            now = self.tmux("capture-pane", "-epN")
            if now.strip() and now == before:
                return now
            before = now
            time.sleep(0.15)
        return before

    def close(self):
        subprocess.run(["tmux", "-L", self.socket, "kill-server"], capture_output=True)


def shoot(program, size, keys, arguments, colors=None, environment=()):
    subprocess.run(["rm", "-rf", f"{CACHE}/state-{os.getpid()}"], check=True)
    terminal = Terminal(program, size, arguments, environment)
    try:
        terminal.still()
        for key in keys.split():
            terminal.tmux("send-keys", key)
            time.sleep(0.05)
        capture = terminal.still()
    finally:
        terminal.close()
    ground = {"ground": colors[0], "text": colors[1]} if colors else {}
    return svg(capture, terminal.columns, terminal.rows, **ground)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("mode", nargs="?", choices=["shot"])
    parser.add_argument("output", nargs="?")
    parser.add_argument("--size", default="80x24")
    parser.add_argument("--keys", default="")
    parser.add_argument("--env", action="append", default=[])
    parser.add_argument("--light", action="store_true")
    own, rest = sys.argv[1:], []
    if "--" in own:
        own, rest = own[:own.index("--")], own[own.index("--") + 1:]
    options = parser.parse_args(own)
    program = os.path.abspath(options.program)
    os.makedirs(CACHE, exist_ok=True)
    # The first start prepares the list of places.
    subprocess.run(
        [program, "cities", "search", "seoul"], capture_output=True,
        env={**os.environ, "XDG_CACHE_HOME": CACHE, "LANG": "C.UTF-8"})
    if options.mode:
        colors = ("#fbfbf8", "#30363d") if options.light else None
        picture = shoot(program, options.size, options.keys, rest, colors, options.env)
        with open(options.output, "w", encoding="utf-8") as file:
            file.write(picture)
        return
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "docs", "pictures")
    os.makedirs(folder, exist_ok=True)
    for name, size, keys, arguments, colors in PICTURES:
        picture = shoot(
            program, size, keys, ["--demo", "--no-animation"] + arguments, colors)
        with open(os.path.join(folder, name + ".svg"), "w", encoding="utf-8") as file:
            file.write(picture)
        print(f"docs/pictures/{name}.svg")


if __name__ == "__main__":
    main()
