#!/usr/bin/env python3
"""Writes the manual page: options from the program's own definitions, the rest from docs/.

  Scripts/manual.py PROGRAM > weather-tui.1

The program writes its commands and options with --dump-commands; keys, files, environment,
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
    # Characters beyond ASCII are written by number, since groff reads bytes.
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


def option(row: dict) -> tuple[str, str]:
    term = ", ".join("\\fB" + escape(flag) + "\\fR" for flag in row["flags"])
    if row["placeholder"]:
        term += " \\fI" + escape(row["placeholder"]) + "\\fR"
    return term, escape(row["help"])


def fallbacks(lines: list[str]) -> list[str]:
    """Definitions of what stands for letters that groff cannot draw in the C locale, of which it warns."""
    numbers = sorted(set(re.findall(r"\\\[u([0-9A-F]{4,5})\]", "\n".join(lines))))
    return [f".fchar \\[u{number}] ?" for number in numbers if int(number, 16) > 0x2193]


def definitions(program: str) -> list[dict]:
    """The commands of the program, the program itself first."""
    arguments = [program, "--dump-commands"]
    return json.loads(subprocess.run(arguments, check=True, capture_output=True).stdout)


def usage(command: dict) -> str:
    """How a command is typed, as a line of the synopsis."""
    name, rest = command["name"], command["usage"].removeprefix(command["name"]).strip()
    argument = re.sub(r"[A-Z]+", lambda m: f"\\fI{m[0]}\\fR", escape(rest))
    return " ".join(part for part in
                    ["\\fB" + escape(name) + "\\fR", argument, "[\\fIOPTIONS\\fR]"] if part)


def main() -> int:
    program = sys.argv[1]
    version = subprocess.run(
        [program, "--version"], check=True, capture_output=True, text=True).stdout.split()[-1]
    root, *others = definitions(program)
    shared = {option(row)[0] for row in root["options"]}
    commands = [command for command in others if not command["subcommands"]]
    out = [
        f'.TH WEATHER-TUI 1 "" "weather-tui {escape(version)}" "User Commands"',
        ".SH NAME", "weather\\-tui \\- " + escape(root["summary"].rstrip(".").lower()),
        ".SH SYNOPSIS", usage(root),
    ]
    for command in commands:
        out += [".br", usage(command)]
    out.append(".SH DESCRIPTION")
    for paragraph in root["discussion"]:
        out += [".PP", escape(paragraph)]
    out.append(".SH OPTIONS")
    out += terms([option(row) for row in root["options"]])
    out.append(".SH COMMANDS")
    for command in commands:
        out += terms([("\\fB" + escape(command["name"]) + "\\fR", escape(command["summary"]))])
        for paragraph in command["discussion"]:
            out += [".IP", escape(paragraph)]
        own = [option(row) for row in command["options"]]
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
