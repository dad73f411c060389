#!/usr/bin/env python3
"""Makes the pictures of docs/pictures: the real program on its sample weather, in a real terminal.

    Scripts/pictures.py PROGRAM                     all of them
    Scripts/pictures.py PROGRAM shot OUT.png --size 80x24 --keys "Down Down Return" -- ARGUMENTS

Needs xterm, Xvfb, xdotool and ImageMagick's import, and DejaVu Sans Mono with Noto Sans Mono CJK.
The clock stands at one moment, so that a picture only changes when the program does.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time

MOMENT = "2026-11-22T15:42:00+09:00"
CACHE = os.path.join(tempfile.gettempdir(), f"weather-tui-pictures-{os.getuid()}")
DARK, LIGHT = ("#11151c", "#c9d1d9"), ("#fbfbf8", "#30363d")
# Name, size, keys as xdotool calls them, arguments, ground and text of the terminal, and what differs
# in its environment. A first key takes away the greeting of a first start.
PICTURES = [
    ("weather", "120x40", "1", ["Busan"], DARK),
    ("weather-80", "80x24", "1", ["Wellington"], DARK),
    ("weather-40", "40x12", "1", ["Busan"], DARK),
    ("weather-256", "120x40", "1", ["Busan"], DARK, "COLORTERM="),
    ("weather-200", "200x60", "2 Right Right Right", ["Mumbai"], DARK),
    ("weather-ko", "80x24", "2 Right Right Right Right", ["부산", "--lang", "ko"], DARK),
    ("weather-light", "120x40", "2 Right Right Right", ["Wellington"], LIGHT),
    ("weather-80-light", "80x24", "1", ["Seoul"], LIGHT),
    ("weather-16", "80x24", "1", ["Seoul", "--theme", "terminal"], DARK),
    ("search", "80x24", "slash s a n", ["Seoul"], DARK),
    ("board", "120x40", "p", ["Seoul", "--lang", "ko"], DARK),
    ("board-200", "200x60", "p", ["Seoul"], DARK),
    ("map", "80x24", "4 Return", ["Tokyo"], DARK),
    ("detail", "80x24", "5 Right Right Right Right Right Right Right Return", ["Bergen"], DARK),
    ("day", "80x24", "3 Right Return", ["Wellington"], DARK),
    ("day-120", "120x40", "3 Right Return", ["Busan", "--lang", "ko"], DARK),
    ("map-120", "120x40", "4 Return", ["Busan", "--lang", "ko"], DARK),
    ("warnings", "80x24", "a", ["Mumbai"], DARK),
    ("compare", "80x24", "v", ["Busan"], DARK),
    ("board-light", "120x40", "p", ["Berlin", "--lang", "de"], LIGHT),
    ("help", "80x24", "question", ["Seoul"], DARK),
]


class Display:
    """A screen that nobody sees, with one terminal on it."""

    def __init__(self):
        reader, writer = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", "2400x1600x24"],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader) as file:
            self.name = ":" + file.readline().strip()

    def run(self, *command):
        return subprocess.run(
            command, env={**os.environ, "DISPLAY": self.name}, capture_output=True, check=True).stdout

    def terminal(self, program, size, arguments, colors, environment):
        state = tempfile.mkdtemp(dir=CACHE)
        variables = [
            "HOME=" + CACHE, "LANG=C.UTF-8", "COLORTERM=truecolor", "TZ=Asia/Seoul",
            f"WEATHER_TUI_NOW={MOMENT}", f"XDG_CACHE_HOME={CACHE}", f"XDG_STATE_HOME={state}",
            f"XDG_CONFIG_HOME={CACHE}/config"] + environment
        return subprocess.Popen(
            ["xterm", "-u8", "-tn", "xterm-256color", "-fa", "DejaVu Sans Mono",
             "-fd", "Noto Sans Mono CJK KR", "-fs", "8" if size.startswith("200") else "10",
             "-bg", colors[0], "-fg", colors[1], "-geometry", size + "+0+0", "-b", "4", "-bw", "0",
             "+sb", "-e", "env", *variables, program, *arguments],
            env={**os.environ, "DISPLAY": self.name, "LC_ALL": "C.UTF-8"})

    def still(self, terminal):
        """What the screen shows once it no longer changes."""
        before = None
        for _ in range(100):
            if terminal.poll() is not None:
                sys.exit("the program ended")
            now = self.run("import", "-silent", "-window", "root", "-trim", "+repage", "png:-")
            if now == before and len(now) > 4000:
                return now
            before = now
            time.sleep(0.4)
        return before

    def close(self):
        self.server.terminate()
        self.server.wait()


def shoot(program, size, keys, arguments, colors=DARK, environment=()):
    display = Display()
    terminal = display.terminal(program, size, arguments, colors, list(environment))
    try:
        display.still(terminal)
        display.run("xdotool", "mousemove", "100", "100")
        for key in keys.split():
            display.run("xdotool", "key", key)
            time.sleep(0.15)
        display.still(terminal)
        # The terminal leaves the edges of glyphs where they were until its window is drawn anew.
        display.run(
            "xdotool", "search", "--onlyvisible", "--class", "xterm",
            "windowunmap", "--sync", "%1", "windowmap", "--sync", "%1")
        return display.still(terminal)
    finally:
        terminal.terminate()
        terminal.wait()
        display.close()


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
        colors = LIGHT if options.light else DARK
        picture = shoot(program, options.size, options.keys, rest, colors, options.env)
        with open(options.output, "wb") as file:
            file.write(picture)
        return
    folder = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "docs", "pictures")
    os.makedirs(folder, exist_ok=True)
    for name, size, keys, arguments, colors, *environment in PICTURES:
        picture = shoot(
            program, size, keys, ["--demo", "--no-animation"] + arguments, colors, environment)
        with open(os.path.join(folder, name + ".png"), "wb") as file:
            file.write(picture)
        print(f"docs/pictures/{name}.png")


if __name__ == "__main__":
    main()
