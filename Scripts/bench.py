#!/usr/bin/env python3
"""Measures the real program in a pty against its budgets.

    bench.py WEATHER-TUI

The weather comes from a provider on loopback, for a fixed moment.
"""

import fcntl
import json
import os
import pathlib
import pty
import select
import shutil
import signal
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

from bench_provider import Provider
from endpoints import addresses

USUAL, LARGE = (120, 40), (200, 60)
# The variables of all services other than Open-Meteo's weather and air quality.
AUTHORITIES = addresses() - {"WEATHER_TUI_OPEN_METEO_URL", "WEATHER_TUI_OPEN_METEO_AIR_QUALITY_URL"}
# 2026-06-11T12:00:02+09:00, early in its minute.
START = 1781146802


def environment(home, provider, more=None):
    """What a run of the program is told: nothing of the machine's own settings."""
    return {
        "PATH": os.environ.get("PATH", ""), "HOME": home, "TERM": "xterm-256color",
        "LC_ALL": "C.UTF-8", "XDG_CACHE_HOME": home, "XDG_STATE_HOME": home,
        "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home,
        "WEATHER_TUI_NOW": "2026-06-11T12:00:02+09:00",
        "WEATHER_TUI_OPEN_METEO_URL": provider.url,
        "WEATHER_TUI_OPEN_METEO_AIR_QUALITY_URL": provider.url, **(more or {}),
    }


class Run:
    """One run of a program in a pty."""

    def __init__(self, arguments, home, provider, more=None, size=USUAL):
        self.start = time.perf_counter()
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            # The size must be set before the program queries it.
            columns, rows = size
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execve(arguments[0], arguments, environment(home, provider, more))

    def read(self, patience):
        ready, _, _ = select.select([self.terminal], [], [], patience)
        if not ready:
            return b""
        try:
            return os.read(self.terminal, 65536)
        except OSError:
            return b""

    def until(self, *words, patience=20):
        """Milliseconds from the start until all the words have come."""
        seen, deadline = b"", time.perf_counter() + patience
        while time.perf_counter() < deadline:
            seen += self.read(1)
            if all(word in seen for word in words):
                return (time.perf_counter() - self.start) * 1000
        sys.exit(f"bench: {words} never came; last: {seen[-300:]!r}")

    def settle(self, quiet=0.3):
        while self.read(quiet):
            pass

    def key(self, key):
        """Milliseconds to the first byte, and how many bytes came until it was quiet."""
        start = time.perf_counter()
        os.write(self.terminal, key)
        first = self.read(2)
        elapsed, count = (time.perf_counter() - start) * 1000, len(first)
        while part := self.read(0.06):
            count += len(part)
        return elapsed, count

    def write(self, keys):
        os.write(self.terminal, keys)

    def memory(self, name):
        """A figure of the process's memory, in MiB."""
        with open(f"/proc/{self.pid}/status", encoding="utf-8") as file:
            return next(int(line.split()[1]) for line in file if line.startswith(name)) / 1024

    def cost(self):
        """Milliseconds of processor time and page faults so far, of all threads."""
        nanoseconds = 0
        for task in os.listdir(f"/proc/{self.pid}/task"):
            with open(f"/proc/{self.pid}/task/{task}/schedstat", encoding="utf-8") as file:
                nanoseconds += int(file.read().split()[0])
        with open(f"/proc/{self.pid}/stat", encoding="utf-8") as file:
            faults = int(file.read().rsplit(")", 1)[1].split()[7])
        return nanoseconds / 1e6, faults

    def switches(self):
        """How often each thread has waited so far."""
        counts = {}
        for task in os.listdir(f"/proc/{self.pid}/task"):
            with open(f"/proc/{self.pid}/task/{task}/status", encoding="utf-8") as file:
                counts[task] = next(
                    int(line.split()[1]) for line in file
                    if line.startswith("voluntary_ctxt_switches"))
        return counts

    def end(self):
        try:
            os.kill(self.pid, signal.SIGTERM)
        except ProcessLookupError:
            pass
        # A program that writes its last frame to a terminal that is not read would block forever.
        while os.waitpid(self.pid, os.WNOHANG)[0] == 0:
            self.read(0.005)
        os.close(self.terminal)


def line(what, measured, budget, kept):
    print(f"{what:46}{measured:18}{budget:18}{'ok' if kept else 'OVER'}")


def floors(folder):
    """Two programs that only start: C that fills the screen by ncurses, and static Swift."""
    source = os.path.join(os.path.dirname(__file__), "..", "Benchmarks", "Floors", "floor")
    c, swift = os.path.join(folder, "floor-c"), os.path.join(folder, "floor-swift")
    subprocess.run([os.environ.get("CC", "cc"), "-O2", source + ".c", "-o", c, "-lncursesw"],
                   check=True)
    subprocess.run(["swiftc", "-O", "-static-stdlib", source + ".swift", "-o", swift], check=True)
    return c, swift


def measure_start(program, home, provider):
    """The first frame, from the cache, measured in turns with the floors."""
    columns, rows = USUAL
    with tempfile.TemporaryDirectory(prefix="weather-tui-bench-") as folder:
        c, swift = floors(folder)
        turns = {"program": ([program], b"Seoul"), "c": ([c], b"quit"), "swift": ([swift], b"quit")}
        figures = {name: [] for name in turns}
        for _ in range(31):
            for name, (arguments, word) in turns.items():
                run = Run(arguments, home, provider)
                time_to_frame = run.until(word, b"quit")
                figures[name].append((time_to_frame, *run.cost()))
                run.end()
    start, c, swift = (
        [statistics.median(column) for column in zip(*figures[name])]
        for name in ("program", "c", "swift"))
    where = f"from cache, {columns}x{rows}"
    line(f"start to the first frame, {where}", f"{start[0]:.1f} ms", "<= 30 ms", start[0] <= 30)
    line("  beside static Swift that only starts", f"+{start[0] - swift[0]:.1f}, {swift[0]:.1f} ms",
         "<= + 8 ms", start[0] <= swift[0] + 8)
    line("  processor time, beside C with ncurses", f"{start[1]:.1f} / {c[1]:.1f} ms",
         "<= 4 x", start[1] <= 4 * c[1])
    line("  page faults to the frame, beside C", f"{start[2]:.0f} / {c[2]:.0f}",
         "<= 1300", start[2] <= 1300)


def measure_one_shots(program, home, provider):
    """Whole processes that end by themselves, with the weather from the cache."""
    for name, arguments, budget in (
            ("--version", ["--version"], 2), ("--format with a name", ["--format", "{temperature}", "Seoul"], 7)):
        elapsed = process_time([program, *arguments], home, provider, rounds=31)
        line(f"{name}: whole process", f"{elapsed:.1f} ms", f"<= {budget} ms", elapsed <= budget)


def measure_start_beside_warnings(program, provider):
    """The same where the authority that warns takes the question and never answers, or is gone."""
    with socket.create_server(("127.0.0.1", 0)) as silent, \
            tempfile.TemporaryDirectory(prefix="weather-tui-bench-") as home:
        silent.listen(64)
        with socket.create_server(("127.0.0.1", 0)) as gone:
            ports = {"stalls": silent.getsockname()[1], "is gone": gone.getsockname()[1]}
        for name, port in ports.items():
            warnings = {"WEATHER_TUI_NWS_URL": f"http://127.0.0.1:{port}"}
            first = Run([program, "Denver"], home, provider, warnings)
            first.until(b"Denver", b"Open-Meteo")
            first.settle(1.5)
            first.end()
            # Twenty minutes later the weather is stale, and the warnings are requested with it.
            warnings["WEATHER_TUI_NOW"] = "2026-06-11T12:20:02+09:00"
            starts = []
            for _ in range(11):
                run = Run([program], home, provider, warnings)
                starts.append(run.until(b"Denver", b"quit"))
                run.end()
            start = statistics.median(starts)
            line(f"  while the source of warnings {name}", f"{start:.1f} ms", "<= 30 ms",
                 start <= 30)


def measure_first_start(program, provider):
    """The first start of all, as `make install` leaves the program, in an empty home."""
    sources = pathlib.Path(__file__).resolve().parent.parent
    starts, memory = [], []
    with tempfile.TemporaryDirectory(prefix="weather-tui-bench-") as prefix:
        data = pathlib.Path(prefix, "share/weather-tui")
        data.mkdir(parents=True)
        pathlib.Path(prefix, "bin").mkdir()
        installed = shutil.copy2(program, os.path.join(prefix, "bin/weather-tui"))
        for file in ("cities.json.xz", "cities.index", "coastline.bin"):
            shutil.copy2(sources / ".build/stage/share/weather-tui" / file, data)
        for _ in range(11):
            with tempfile.TemporaryDirectory(prefix="weather-tui-bench-") as home:
                run = Run([installed, "--demo"], home, provider)
                starts.append(run.until(b"SAMPLE", "°".encode()))
                memory.append(run.memory("VmHWM"))
                run.end()
    start, most = statistics.median(starts), max(memory)
    line("first start ever: first frame with weather", f"{start:.1f} ms", "<= 50 ms", start <= 50)
    line("  most resident", f"{most:.1f} MiB", "<= 24 MB", most * 1.048576 <= 24)


def measure_keys(run):
    """A key in the search pane, to the bytes that follow it."""
    run.key(b"/")
    keys = []
    for word in ("seoul", "busan", "paris", "tokyo"):
        keys += [run.key(letter.encode()) for letter in word]
        run.key(b"\x15")
    median = statistics.median(elapsed for elapsed, _ in keys)
    most = max(count for _, count in keys)
    line("key in the search pane: median", f"{median:.2f} ms", "<= 1.5 ms", median <= 1.5)
    line("key in the search pane: most bytes", f"{most}", "<= 2048", most <= 2048)
    run.key(b"\x1b")


def measure_hours(program, home, provider):
    """A step to the next hour on a large screen, to the bytes that follow it."""
    run = Run([program], home, provider, size=LARGE)
    run.until(b"quit")
    # The page's map requests its weather after three seconds. That is not part of a step.
    run.settle(4)
    run.key(b"2")
    keys = [run.key(b"\x1b[C") for _ in range(40)] + [run.key(b"\x1b[D") for _ in range(40)]
    run.end()
    median = statistics.median(elapsed for elapsed, _ in keys)
    counts = [count for _, count in keys]
    line("an hour step at 200x60: median", f"{median:.2f} ms", "<= 4 ms", median <= 4)
    line("an hour step at 200x60: most bytes", f"{max(counts)}", "<= 10240", max(counts) <= 10240)
    line("  median", f"{statistics.median(counts):.0f}", "", True)


def measure_escape(program, home, provider):
    """The search pane on a large screen: opened, and closed by Esc."""
    run = Run([program], home, provider, {"COLORTERM": ""}, size=LARGE)
    run.until(b"quit")
    run.settle(4)
    opened = run.key(b"/")[1]
    for letter in b"ber":
        run.key(bytes([letter]))
    run.settle(1)
    closed = run.key(b"\x1b")[1]
    run.end()
    line("the search opens at 200x60: bytes", f"{opened}", "<= 16384", opened <= 16384)
    line("  and is closed by Esc", f"{closed}", "<= 16384", closed <= 16384)


def measure_map_hours(program, home, provider):
    """A step to the next hour on the full-size map, in its sample weather with the most lines."""
    for name, more, budget in (("24 bit", {"COLORTERM": "truecolor"}, 49152),
                               ("256 colours", {"COLORTERM": ""}, 16384)):
        run = Run([program, "--demo", "Paris"], home, provider, more, size=LARGE)
        run.until(b"SAMPLE")
        # One by one: keys in a burst are text for the search.
        for key in (b"4", b"\r", b"-", b"-"):
            run.key(key)
            run.settle(1)
        for layer in ("temperature", "wind", "rain", "cloud", "pressure"):
            before = run.cost()[0]
            counts = [run.key(key)[1] for key in [b">"] * 10 + [b"<"] * 10]
            time = (run.cost()[0] - before) / 20
            line(f"an hour step of the map, {layer}, {name}", f"{time:.1f} ms", "<= 12 ms",
                 time <= 12)
            line("  most bytes", f"{max(counts)}", f"<= {budget}", max(counts) <= budget)
            run.key(b"\t")
            run.settle(1)
        run.end()


# Idle programs: arguments, a text that is shown after the start, keys.
IDLE_CASES = {
    "page, Seoul": (["Seoul"], "Seoul", b""),
    "page with warnings, New York": (["New York"], "Gale Warning", b""),
    "page, Oslo by MET Norway": (["Oslo", "--provider", "met-norway"], "Oslo", b""),
    "page, Berlin": (["Berlin"], "Berlin", b""),
    "page, Tokyo": (["Tokyo"], "Tokyo", b""),
    "page, Paris": (["Paris"], "Paris", b""),
    "hours": (["Berlin"], "Berlin", b"2\r"),
    "days": (["Berlin"], "Berlin", b"3\r"),
    "whole map": (["Berlin"], "Berlin", b"4\r"),
    "panel of a value": (["Berlin"], "Berlin", b"5\r"),
    "board": (["Seoul"], "Seoul", b"p"),
    "search": (["New York"], "Gale Warning", b"/par"),
    "compared forecasts": (["Berlin"], "Berlin", b"v"),
    "warnings": (["New York"], "Gale Warning", b"a"),
    "year": (["Berlin"], "Berlin", b"y"),
    "location": (["Berlin"], "Berlin", b"."),
    "settings": (["Berlin"], "Berlin", b","),
    "help": (["Berlin"], "Berlin", b"?"),
    "offline": (["Berlin"], "Berlin", b""),
    "watch": (["watch", "New York"], "", b""),
}


def measure_idle(program, provider):
    """Counts the wake-ups of all threads of an idle program, for each screen that may stay open."""
    urls = dict.fromkeys(AUTHORITIES, provider.url)
    # No server listens on the discard port.
    names = [name for name in environment("", provider, urls) if name.endswith("_URL")]
    offline = dict.fromkeys(names, "http://127.0.0.1:9")
    with tempfile.TemporaryDirectory(prefix="weather-tui-bench-") as folder:
        runs = {}
        start = time.perf_counter()
        for name, (arguments, _, _) in IDLE_CASES.items():
            home = os.path.join(folder, str(len(runs)))
            os.mkdir(home)
            runs[name] = Run(
                [program, *arguments], home, provider, offline if name == "offline" else urls)
        for name, (_, shown, keys) in IDLE_CASES.items():
            if shown:
                runs[name].until(shown.encode())
            runs[name].write(keys)
        wakes = dict.fromkeys(runs, 0)
        # Each clock starts two seconds into a minute. The intervals leave out the work at the start
        # of each minute, the request of the page's map after three seconds, and the exit of idle
        # pool threads a few seconds later.
        for first, last in ((16, 56), (66, 114)):
            drain(runs.values(), start + first)
            before = {name: run.switches() for name, run in runs.items()}
            drain(runs.values(), start + last)
            for name, run in runs.items():
                now = run.switches()
                wakes[name] += sum(n - before[name].get(task, 0) for task, n in now.items())
        for name, run in runs.items():
            line(f"idle, {name}: wake-ups in 88 s", f"{wakes[name]}", "0", wakes[name] == 0)
            run.end()


def drain(runs, end):
    """Reads what programs write until a moment."""
    waiting = {run.terminal: run for run in runs}
    while (left := end - time.perf_counter()) > 0:
        for terminal in select.select(list(waiting), [], [], left)[0]:
            waiting[terminal].read(0)


def measure_memory(run, home, provider):
    """What is resident after 2,000 reloads and 20,000 searches, and whether it grows."""
    # The program rejects a thousand reloads in a minute, so its record of requests is reset.
    ledger = pathlib.Path(home, "weather-tui/requests")
    few = ledger.read_bytes()
    names = sorted({place["name"][:5].lower() for place in all_places()})
    letters = [name.encode() for name in names if name.isascii() and name.isalpha()]
    words = letters[:: len(letters) // 4000]

    def rounds(numbers):
        for number in numbers:
            if number % 20 == 0:
                ledger.write_bytes(few)
            # A reload is two requests: for the weather and for the air quality. The key is ignored
            # until both are done. Ctrl-L ends the wait for more letters.
            wanted, deadline = provider.answered + 2, time.perf_counter() + 20
            while provider.answered < wanted:
                run.write(b"r\x0c")
                run.settle(0.01)
                if time.perf_counter() > deadline:
                    sys.exit("bench: a reload was never answered")
            # Each letter is a search. The program accepts 200 keys a second.
            for word in words[2 * number : 2 * number + 2]:
                for key in (b"/", *(bytes([letter]) for letter in word), b"\x07"):
                    run.write(key)
                    run.settle(0.005)
        run.settle(0.5)
        return run.memory("VmRSS"), run.memory("RssAnon")

    _, half = rounds(range(1000))
    resident, full = rounds(range(1000, 2000))
    line("resident after 2,000 reloads, 20,000 searches", f"{resident:.1f} MiB", "<= 34 MiB",
         resident <= 34)
    line("  its own memory, at half way and at the end", f"{half:.1f}, {full:.1f} MiB",
         "not growing", full <= half * 1.05)
    line("  most that was ever resident", f"{run.memory('VmHWM'):.1f} MiB", "", True)


def measure_installed():
    """The size of the tree that is installed."""
    stage = pathlib.Path(__file__).resolve().parent.parent / ".build/stage"
    size = sum(file.stat().st_size for file in stage.rglob("*") if file.is_file())
    line("installed tree", f"{size / 1e6:.1f} MB", "<= 40 MB", size <= 40e6)


def all_places():
    """The places of the list."""
    return json.loads((pathlib.Path(__file__).parent.parent / "cities.json").read_text("utf-8"))


def process_time(arguments, home, provider, lines=None, rounds=11):
    """Milliseconds of a whole process, the median of several runs."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        with open(lines, "rb") if lines else open(os.devnull, "rb") as source:
            subprocess.run(
                arguments, stdin=source, stdout=subprocess.DEVNULL, check=False,
                # posix_spawn starts the program, so that the size of this script does not count.
                close_fds=False, env=environment(home, provider))
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def against_fzf(program, home, provider):
    """`cities search` as a whole process against a fuzzy finder over the same names."""
    if not shutil.which("fzf"):
        print("cities search against fzf --filter: skipped, fzf is not installed")
        return
    names = os.path.join(home, "names")
    with open(names, "w", encoding="utf-8") as file:
        for place in all_places():
            others = place.get("names", {})
            every = [place["name"], others.get("ko", ""), *others.get("other", []),
                     place["state"], place["country"]]
            file.write(" ".join(filter(None, every)) + "\n")
    for query in ("seoul", "서울", "sao paulo", "springfield il"):
        own = process_time([program, "cities", "search", query], home, provider)
        other = process_time([shutil.which("fzf"), "--filter", query], home, provider, names)
        line(f"cities search {query}: against fzf", f"{own:.1f} / {other:.1f} ms", "<= 0.14",
             own <= other * 0.14)


def main():
    program = os.path.abspath(sys.argv[1])
    home = tempfile.mkdtemp(prefix="weather-tui-bench-")
    provider = Provider(START)
    try:
        # The first start builds the index of places and fills the cache, and is not measured.
        first = Run([program, "Seoul"], home, provider)
        first.until(b"Seoul", b"Open-Meteo")
        first.settle(1.5)
        first.end()

        measure_installed()
        measure_first_start(program, provider)
        measure_start(program, home, provider)
        measure_start_beside_warnings(program, provider)
        measure_one_shots(program, home, provider)
        run = Run([program], home, provider)
        run.until(b"quit")
        # By then the page's map has requested its weather.
        run.settle(6)
        resident = run.memory("VmRSS")
        line("resident: idle on the page", f"{resident:.1f} MiB", "<= 18 MiB", resident <= 18)
        measure_keys(run)
        measure_idle(program, provider)
        measure_hours(program, home, provider)
        measure_escape(program, home, provider)
        measure_map_hours(program, home, provider)
        against_fzf(program, home, provider)
        measure_memory(run, home, provider)
        run.end()
    finally:
        shutil.rmtree(home, ignore_errors=True)


if __name__ == "__main__":
    main()
