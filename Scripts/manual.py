#!/usr/bin/env python3
"""Writes the manual page: options from the program's own definitions, the rest from docs/.

  Scripts/manual.py PROGRAM > weather-tui.1

The program tells its options and commands with --experimental-dump-help; keys, files, environment,
placeholders and exit statuses are the tables of docs/, so that each is written once.
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def escape(text: str) -> str:
    """Text as roff takes it."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    # What is not ASCII by its number: groff reads bytes.
    text = "".join(c if c.isascii() else f"\\[u{ord(c):04X}]" for c in text)
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.M)


def inline(text: str) -> str:
    """A line of Markdown: code and emphasis bold, links by their text."""
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text)
    parts = re.split(r"(`[^`]+`)", text)
    out = []
    for part in parts:
        if part.startswith("`"):
            out.append("\\fB" + escape(part[1:-1]) + "\\fR")
        else:
            out.append(escape(part.replace("**", "")))
    return "".join(out)


def section(path: str, heading: str) -> list[str]:
    """The lines of a Markdown section, up to the next heading of its level."""
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    level = heading.split(" ")[0]
    start = lines.index(heading) + 1
    end = next(
        (i for i in range(start, len(lines)) if lines[i].startswith("#")
         and len(lines[i].split(" ")[0]) <= len(level)), len(lines))
    return lines[start:end]


def rows(lines: list[str]) -> list[list[str]]:
    """The rows of the first table in some lines, without its head."""
    table = []
    for line in lines:
        if line.startswith("|"):
            cells = line.strip().strip("|").replace("\\|", "\0").split("|")
            table.append([cell.strip().replace("\0", "|") for cell in cells])
        elif table:
            break
    return table[2:]


def terms(pairs: list[tuple[str, str]]) -> list[str]:
    out = []
    for term, meaning in pairs:
        out += [".TP", term, meaning or "\\&"]
    return out


def option(argument: dict) -> tuple[str, str]:
    names = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument["names"]]
    term = ", ".join("\\fB" + escape(name) + "\\fR" for name in names)
    if argument["kind"] == "option":
        term += " \\fI" + escape(argument.get("valueName", "value")) + "\\fR"
    return term, escape(argument.get("abstract", ""))


def fallbacks(lines: list[str]) -> list[str]:
    """Definitions of what stands for letters that groff cannot draw in the C locale, of which it warns."""
    numbers = sorted(set(re.findall(r"\\\[u([0-9A-F]{4,5})\]", "\n".join(lines))))
    return [f".fchar \\[u{number}] ?" for number in numbers if int(number, 16) > 0x2193]


def definitions(program: str, *command: str) -> dict:
    """What the program says of a command and its options."""
    arguments = [program, *command, "--experimental-dump-help"]
    return json.loads(subprocess.run(arguments, check=True, capture_output=True).stdout)["command"]


def visible(children: list[dict]) -> list[dict]:
    return [c for c in children if c.get("shouldDisplay", True) and c.get("commandName") != "help"]


def main() -> int:
    program = sys.argv[1]
    version = subprocess.run(
        [program, "--version"], check=True, capture_output=True, text=True).stdout.split()[-1]
    root = definitions(program)
    shared = {option(a)[0] for a in root["arguments"] if a["kind"] != "positional"}
    commands = []
    for name in ("cities", "here", "watch", "doctor"):
        command = definitions(program, name)
        for leaf in visible(command.get("subcommands", [])) or [command]:
            words = [name] if leaf is command else [name, leaf["commandName"]]
            places = [a.get("valueName", "value") for a in leaf["arguments"]
                      if a["kind"] == "positional"]
            commands.append((words, places, leaf))
    out = [
        f'.TH WEATHER-TUI 1 "" "weather-tui {escape(version)}" "User Commands"',
        ".SH NAME", "weather\\-tui \\- " + escape(root["abstract"].rstrip(".").lower()),
        ".SH SYNOPSIS", ".B weather\\-tui", "[\\fIPLACE\\fR] [\\fIoptions\\fR]",
    ]
    for words, places, _ in commands:
        out += [".br", ".B weather\\-tui " + escape(" ".join(words)),
                " ".join([f"\\fI{escape(place.upper())}\\fR" for place in places]
                         + ["[\\fIoptions\\fR]"])]
    out.append(".SH DESCRIPTION")
    for paragraph in root.get("discussion", "").split("\n\n"):
        out += [".PP", escape(" ".join(paragraph.split()))]
    out.append(".SH OPTIONS")
    out += terms([option(a) for a in visible(root["arguments"]) if a["kind"] != "positional"])
    out.append(".SH COMMANDS")
    for words, places, leaf in commands:
        out += terms([("\\fBweather\\-tui " + escape(" ".join(words)) + "\\fR",
                       escape(leaf.get("abstract", "")))])
        own = [option(a) for a in visible(leaf["arguments"]) if a["kind"] != "positional"]
        own = [pair for pair in own if pair[0] not in shared]
        if own:
            out += [".RS"] + terms(own) + [".RE"]
    out.append(".SH KEYS")
    for heading in (line for line in (ROOT / "docs/keys.md").read_text(encoding="utf-8").splitlines()
                    if line.startswith("## ")):
        table = rows(section("docs/keys.md", heading))
        if table:
            out.append(".SS " + escape(heading[3:]))
            out += terms([("\\fB" + escape(row[0].replace("`", "")) + "\\fR", inline(row[1]))
                          for row in table])
    out.append(".SH PLACEHOLDERS")
    out += [".PP", "In the text of \\fB\\-\\-format\\fR:"]
    out += terms([("\\fB" + escape(row[0].strip("`")) + "\\fR", inline(row[1]))
                  for row in rows(section("docs/scripting.md", "## Placeholders"))])
    out.append(".SH NOTICES")
    out += [".PP", "In the environment of the command of \\fBweather\\-tui watch \\-\\-exec\\fR:"]
    out += terms([("\\fB" + escape(row[0].strip("`")) + "\\fR", inline(row[1]))
                  for row in rows(section("docs/scripting.md", "## Watching"))])
    out.append(".SH CONFIGURATION")
    for row in rows(section("docs/configuration.md", "## Every setting")):
        out += terms([("\\fB" + escape(row[0].strip("`")) + "\\fR",
                       inline(f"{row[1]}: {row[3]}. Default: {row[4]}."))])
    out.append(".SH ENVIRONMENT")
    out += terms([("\\fB" + escape(row[0].replace("`", "")) + "\\fR", inline(row[1]))
                  for row in rows(section("docs/configuration.md", "## Environment"))])
    out.append(".SH FILES")
    out += terms([("\\fI" + escape(row[0].replace("`", "")) + "\\fR", inline(row[1]))
                  for row in rows(section("docs/configuration.md", "## Files"))])
    out.append(".SH EXIT STATUS")
    out += terms([("\\fB" + escape(row[0]) + "\\fR", inline(row[1]))
                  for row in rows(section("docs/reference.md", "## Exit statuses"))])
    out += [".SH SEE ALSO", ".BR ncurses (3X)"]
    # The first line is the title.
    print("\n".join(out[:1] + fallbacks(out) + out[1:]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
