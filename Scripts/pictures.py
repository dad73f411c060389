#!/usr/bin/env python3
"""Makes the pictures of docs/pictures: the real program on made-up weather, in a real terminal.

    Scripts/pictures.py PROGRAM                     all of them
    Scripts/pictures.py PROGRAM NAME ...            some of them, by name
    Scripts/pictures.py PROGRAM shot OUT.png --size 80x24 --keys "Down Enter" -- ARGUMENTS

Needs xterm, Xvfb, ImageMagick, pngquant and gifsicle, with DejaVu Sans Mono and Noto Sans Mono CJK.
The weather comes from Scripts/picture_weather.py on loopback and the clock is fixed, so a picture
only changes when the program does.
"""

import argparse
import datetime
import fcntl
import os
import pathlib
import pty
import select
import shutil
import subprocess
import sys
import tempfile
import termios
import time
import tty

from picture_weather import PictureWeather

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "docs" / "pictures"
MOMENT = "2026-11-22T15:42:00+09:00"
DARK, LIGHT = ("#11151c", "#c9d1d9"), ("#fbfbf8", "#30363d")
KEYS = {
    "Enter": "\r", "Esc": "\x1b", "Tab": "\t", "Space": " ", "ClearLine": "\x15",
    "Up": "\x1b[A", "Down": "\x1b[B", "Right": "\x1b[C", "Left": "\x1b[D",
}
# 28 pixels, twice the usual size, at which the block glyphs of DejaVu Sans Mono fill their cells
# without gaps.
FONT_SIZE = "21"
# Requests a repaint from the relay; never a key of the program.
REPAINT = "\0"
# Name, size, keys, arguments, colours of the terminal, and changes to its environment.
STILLS = [
    ("weather", "120x40", "1", ["Busan"], DARK),
    ("weather-80", "80x24", "1", ["Lisbon"], DARK),
    ("weather-80-light", "80x24", "1", ["Seoul"], LIGHT),
    ("weather-40", "40x12", "1", ["Busan"], DARK),
    ("weather-16", "80x24", "1", ["Seoul", "--theme", "terminal"], DARK),
    ("weather-ko", "80x24", "2 Right Right Right Right", ["부산", "--lang", "ko"], DARK),
    ("search", "80x24", "/ s a n", ["Seoul"], DARK),
    ("board", "120x40", "p", ["Seoul", "--lang", "ko"], DARK),
    ("board-200", "200x60", "p", ["Hamburg"], DARK, "TZ=Europe/Berlin"),
    ("map", "80x24", "4 Enter", ["Tokyo"], DARK),
    ("detail", "80x24", "5 Right Right Right Right Right Right Right Enter", ["Chicago"], DARK),
    ("day", "80x24", "3 Right Enter", ["Wellington"], DARK),
    ("warnings", "80x24", "a", ["Hamburg"], DARK),
    ("compare", "80x24", "v", ["Busan"], DARK),
    ("date", "80x24", "d Right", ["Lisbon"], DARK),
    ("year", "120x40", "y", ["Seoul"], DARK),
]
# Every layer of the map in every kind of colours. GNU screen is never queried for 24-bit colours.
LAYERS = ["temperature", "wind", "rain", "cloud", "pressure"]
MODES = [
    ("", [], DARK),
    ("-light", [], LIGHT),
    ("-256", [], DARK, "COLORTERM=", "TERM=screen-256color"),
    ("-16", ["--theme", "terminal"], DARK),
    ("-mono", ["--theme", "mono"], DARK),
    ("-ascii", ["--theme", "mono", "--charts", "ascii"], DARK),
]
STILLS += [
    (f"map-{layer}{mode}", "120x40", "4 Enter - - -" + number * " Tab", ["Seoul", *arguments],
     colors, *environment)
    for mode, arguments, colors, *environment in MODES for number, layer in enumerate(LAYERS)]
# The animation: keys, each with the number of seconds for which the resulting screen is shown.
TOUR = (
    [("1", 2.2), ("2", 0.7)] + [("Right", 0.28)] * 7 + [("Right", 1.2), ("/", 0.9)]
    + [(key, 0.24) for key in "reykj"] + [("", 1.2), ("ClearLine", 0.5), ("서", 0.6), ("울", 1.2)]
    + [("ClearLine", 0.4), ("부", 0.6), ("산", 1.1), ("Enter", 2.4), ("p", 1.4)]
    + [("Down", 0.35)] * 4 + [("Down", 1.2), ("Esc", 0.7), ("4", 0.7), ("Enter", 1.4)]
    + [("-", 1.6), ("Right", 2.8)])
TOUR_SIZE, TOUR_WIDTH = "96x30", 1200


class Display:
    """An X server without a monitor, with one terminal on it."""

    def __init__(self, home):
        self.home = home
        self.fifo = os.path.join(home, "keys")
        self.terminal = None
        reader, writer = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), "-dpi", "96", "-screen", "0", "3600x2400x24"],
            pass_fds=[writer], stderr=subprocess.DEVNULL)
        os.close(writer)
        with os.fdopen(reader, encoding="ascii") as file:
            self.environment = {**os.environ, "DISPLAY": ":" + file.readline().strip()}

    def start(self, command, size, colors, variables):
        """Starts a program in a terminal of a size; its keys come through the relay."""
        if os.path.exists(self.fifo):
            os.unlink(self.fifo)
        os.mkfifo(self.fifo, 0o600)
        self.terminal = subprocess.Popen(
            ["xterm", "-u8", "-tn", "xterm-256color", "-fa", "DejaVu Sans Mono",
             "-fd", "Noto Sans Mono CJK KR", "-fs", FONT_SIZE, "-bg", colors[0], "-fg", colors[1],
             "-geometry", size + "+0+0", "-b", "20", "-bw", "0", "+sb", "-e",
             "env", *variables, sys.executable, __file__, "relay", self.fifo, *command],
            env={**self.environment, "LC_ALL": "C.UTF-8"})

    def press(self, key):
        """Sends a key, or text, or a repaint."""
        with open(self.fifo, "wb", buffering=0) as file:
            file.write(KEYS.get(key, key).encode())

    def capture(self):
        return subprocess.run(
            ["import", "-silent", "-window", "root", "-trim", "+repage", "png:-"],
            env=self.environment, capture_output=True, check=True).stdout

    def still(self, pause=0.25):
        """Returns the screen once it no longer changes."""
        before = b""
        for _ in range(120):
            if self.terminal.poll() is not None:
                sys.exit("pictures: the program ended")
            now = self.capture()
            if now == before and len(now) > 4000:
                return now
            before = now
            time.sleep(pause)
        return before

    def settled(self):
        """Returns the screen after a repaint: xterm leaves the edges of replaced glyphs behind."""
        self.still()
        self.press(REPAINT)
        return self.still()

    def close(self):
        for process in (self.terminal, self.server):
            if process:
                process.terminate()
                process.wait()


def relay(fifo, command):
    """Runs a program between the terminal and a pseudo-terminal, adding keys from a FIFO."""
    size = fcntl.ioctl(0, termios.TIOCGWINSZ, b"\0" * 8)
    child, program = pty.fork()
    if child == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, size)
        os.execvp(command[0], command)
    tty.setraw(0)
    keys = os.open(fifo, os.O_RDWR)
    while True:
        for source in select.select([0, program, keys], [], [])[0]:
            try:
                data = os.read(source, 65536)
            except OSError:
                return
            if source == program:
                os.write(1, data)
            elif data == REPAINT.encode():
                # Toggling reverse video makes xterm draw every cell.
                os.write(1, b"\x1b[?5h\x1b[?5l")
            else:
                os.write(program, data)


class Studio:
    """Takes pictures of one program."""

    def __init__(self, program):
        self.program = os.path.abspath(program)
        self.home = tempfile.mkdtemp(prefix="weather-tui-pictures-")
        self.weather = PictureWeather(datetime.datetime.fromisoformat(MOMENT).timestamp())
        # The first start prepares the list of places.
        subprocess.run(
            [self.program, "cities", "search", "seoul"], capture_output=True, check=True,
            env={**os.environ, **dict(v.split("=", 1) for v in self.variables(self.home))})

    def variables(self, state):
        servers = ["OPENWEATHER", "OPEN_METEO", "MET_NORWAY", "NWS", "BRIGHT_SKY", "KMA",
                   "PUBLIC_ALERTS"]
        return [
            "HOME=" + self.home, "LANG=C.UTF-8", "COLORTERM=truecolor", "TZ=Asia/Seoul",
            f"WEATHER_TUI_NOW={MOMENT}", f"XDG_CACHE_HOME={self.home}",
            f"XDG_STATE_HOME={state}", f"XDG_CONFIG_HOME={self.home}/config",
            "OPENWEATHER_API_KEY=", "KMA_SERVICE_KEY=pictures",
        ] + [f"WEATHER_TUI_{server}_URL={self.weather.url}" for server in servers]

    def open(self, size, arguments, colors, environment):
        display = Display(self.home)
        state = tempfile.mkdtemp(dir=self.home)
        display.start(
            [self.program, "--no-animation", *arguments], size, colors,
            self.variables(state) + list(environment))
        return display

    def still(self, size, keys, arguments, colors=DARK, environment=()):
        """Returns a picture of the program after some keys, at twice the usual density."""
        display = self.open(size, arguments, colors, environment)
        try:
            display.still()
            for key in keys.split():
                display.press(key)
                time.sleep(0.3)
            return display.settled()
        finally:
            display.close()

    def tour(self):
        """Writes the moving picture: one frame a key, each held for its own time."""
        frames = os.path.join(self.home, "frames")
        os.makedirs(frames)
        display = self.open(TOUR_SIZE, ["Seoul"], DARK, [])
        command = ["gifsicle", "-O3", "--colors=255", "--loopcount=0"]
        try:
            display.still()
            for number, (key, seconds) in enumerate(TOUR):
                if key:
                    display.press(key)
                name = os.path.join(frames, f"{number:03}.gif")
                subprocess.run(
                    ["convert", "png:-", "-resize", f"{TOUR_WIDTH}x", "-dither", "None",
                     "-colors", "255", name],
                    input=display.settled(), check=True)
                command += ["--delay", str(int(seconds * 100)), name]
        finally:
            display.close()
        subprocess.run(command + ["-o", str(FOLDER / "tour.gif")], check=True)

    def close(self):
        shutil.rmtree(self.home)


def save(picture, path):
    """Writes a picture with at most 256 colours, which text and areas do not need more of."""
    subprocess.run(
        ["pngquant", "--force", "--speed", "1", "--strip", "--nofs", "--output", str(path), "-"],
        input=picture, check=True)


def main():
    if sys.argv[1:2] == ["relay"]:
        return relay(sys.argv[2], sys.argv[3:])
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--size", default="80x24")
    parser.add_argument("--keys", default="")
    parser.add_argument("--env", action="append", default=[])
    parser.add_argument("--light", action="store_true")
    own, rest = sys.argv[1:], []
    if "--" in own:
        own, rest = own[:own.index("--")], own[own.index("--") + 1:]
    options = parser.parse_args(own)
    studio = Studio(options.program)
    try:
        if options.names[:1] == ["shot"]:
            colors = LIGHT if options.light else DARK
            save(studio.still(options.size, options.keys, rest, colors, options.env),
                 options.names[1])
            return
        FOLDER.mkdir(parents=True, exist_ok=True)
        for name, size, keys, arguments, colors, *environment in STILLS:
            if not options.names or name in options.names:
                save(studio.still(size, keys, arguments, colors, environment),
                     FOLDER / (name + ".png"))
                print(f"docs/pictures/{name}.png", flush=True)
        if not options.names or "tour" in options.names:
            studio.tour()
            print("docs/pictures/tour.gif")
    finally:
        studio.close()


if __name__ == "__main__":
    main()
