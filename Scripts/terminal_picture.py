"""Turns what `tmux capture-pane -ep` prints into an SVG.

Blocks, box lines and Braille dots are drawn as shapes in their cells, so that they look the same
with every font; letters are text. Only the standard library is used.
"""

import re
import unicodedata
from dataclasses import dataclass, replace
from xml.sax.saxutils import escape

CELL_WIDTH = 9.03  # the advance of DejaVu Sans Mono at 15 px
CELL_HEIGHT = 18
FONT_SIZE = 15
BASELINE = 13.5
MARGIN = 12
FONTS = "'DejaVu Sans Mono','Menlo','Consolas','NanumGothicCoding','Noto Sans Mono CJK KR',monospace"

GROUND = "#15191e"
TEXT = "#d0d5db"
# The sixteen colours of a calm dark terminal.
PALETTE = [
    "#15191e", "#e5686a", "#6cc08b", "#dcb45c", "#6a9fe8", "#c58be0", "#58b8c9", "#d0d5db",
    "#5b6672", "#ff8a80", "#8fdcab", "#f2d07c", "#8ab8ff", "#e0aaf5", "#7dd5e4", "#ffffff",
]


@dataclass(frozen=True)
class Look:
    foreground: str | None = None
    background: str | None = None
    bold: bool = False
    dim: bool = False
    italic: bool = False
    underline: bool = False
    reverse: bool = False


def indexed(number):
    if number < 16:
        return PALETTE[number]
    if number >= 232:
        level = 8 + (number - 232) * 10
        return f"#{level:02x}{level:02x}{level:02x}"
    levels = [0, 95, 135, 175, 215, 255]
    number -= 16
    return "#" + "".join(f"{levels[part]:02x}" for part in (number // 36, number // 6 % 6, number % 6))


def changed(look, codes):
    """The look after a select-graphic-rendition sequence."""
    codes = [int(code or 0) for code in re.split("[;:]", codes)] or [0]
    while codes:
        code = codes.pop(0)
        if code == 0:
            look = Look()
        elif code in (1, 2, 3, 4, 7):
            name = {1: "bold", 2: "dim", 3: "italic", 4: "underline", 7: "reverse"}[code]
            look = replace(look, **{name: True})
        elif code == 22:
            look = replace(look, bold=False, dim=False)
        elif code in (23, 24, 27):
            name = {23: "italic", 24: "underline", 27: "reverse"}[code]
            look = replace(look, **{name: False})
        elif code in (38, 48) and codes:
            kind = codes.pop(0)
            if kind == 5:
                color = indexed(codes.pop(0))
            else:
                color = "#" + "".join(f"{part:02x}" for part in codes[:3])
                codes = codes[3:]
            look = replace(look, **{"foreground" if code == 38 else "background": color})
        elif 30 <= code <= 37 or 90 <= code <= 97:
            look = replace(look, foreground=PALETTE[code - 30 if code < 90 else code - 82])
        elif 40 <= code <= 47 or 100 <= code <= 107:
            look = replace(look, background=PALETTE[code - 40 if code < 100 else code - 92])
        elif code == 39:
            look = replace(look, foreground=None)
        elif code == 49:
            look = replace(look, background=None)
    return look


def cells(capture):
    """Rows of (column, glyph, width, look) from a captured screen."""
    look = Look()
    for line in capture.split("\n"):
        row, column = [], 0
        for part in re.split("(\x1b\\[[0-9;:]*m|\x1b\\(.|\x0e|\x0f)", line):
            if part.startswith("\x1b["):
                look = changed(look, part[2:-1])
            elif not part.startswith("\x1b"):
                for glyph in part:
                    if unicodedata.combining(glyph) or ord(glyph) < 32:
                        continue
                    width = 2 if unicodedata.east_asian_width(glyph) in "WF" else 1
                    row.append((column, glyph, width, look))
                    column += width
        yield row


def mixed(color, ground, part):
    """A colour with part of the ground shining through, for faint text."""
    first, second = (
        [int(text[at:at + 2], 16) for at in (1, 3, 5)] for text in (color, ground))
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in zip(first, second))


def number(value):
    return f"{value:.2f}".rstrip("0").rstrip(".")


def rect(x, y, width, height, color):
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(width)}"'
        f' height="{number(height)}" fill="{color}"/>')


BRAILLE = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
# Which halves a box glyph reaches: left, right, up, down.
BOX = {
    "─": "lr", "━": "LR", "│": "ud", "┃": "UD", "┌": "rd", "┐": "ld", "└": "ru", "┘": "lu",
    "├": "rud", "┤": "lud", "┬": "lrd", "┴": "lru", "┼": "lrud", "╴": "l", "╶": "r", "╵": "u",
    "╷": "d", "╌": "lr", "┄": "lr", "╎": "ud", "┊": "ud", "╸": "L", "╺": "R",
}
ARCS = {"╭": (1, 1), "╮": (-1, 1), "╰": (1, -1), "╯": (-1, -1)}
# Left, top, right, bottom in parts of the cell.
BLOCKS = {"▀": (0, 0, 1, 0.5), "▐": (0.5, 0, 1, 1), "▕": (0.88, 0, 1, 1), "▔": (0, 0, 1, 0.125)}
BLOCKS |= {chr(0x2580 + part): (0, 1 - part / 8, 1, 1) for part in range(1, 9)}
BLOCKS |= {chr(0x2590 - part): (0, 0, part / 8, 1) for part in range(1, 8)}
SHADES = {"░": 0.25, "▒": 0.5, "▓": 0.75}


def shape(glyph, x, y, color):
    """The glyph as shapes; None when it is a letter."""
    code = ord(glyph)
    width, height = CELL_WIDTH, CELL_HEIGHT
    middle, centre = x + width / 2, y + height / 2
    if 0x2800 <= code <= 0x28FF:
        dots = [BRAILLE[bit] for bit in range(8) if code >> bit & 1]
        return "".join(
            f'<circle cx="{number(x + (column + 0.5) * width / 2)}"'
            f' cy="{number(y + (row + 0.5) * height / 4)}" r="1.35" fill="{color}"/>'
            for column, row in dots)
    if glyph in BLOCKS:
        left, top, right, bottom = BLOCKS[glyph]
        return rect(
            x + left * width, y + top * height, (right - left) * width + 0.05,
            (bottom - top) * height + 0.05, color)
    if glyph in SHADES:
        return (
            rect(x, y, width, height, color)[:-2] + f' opacity="{SHADES[glyph]}"/>')
    if glyph in BOX:
        lines = []
        for side in BOX[glyph]:
            thick = 2.6 if side.isupper() else 1.1
            half = thick / 2
            side = side.lower()
            if side == "l":
                lines.append(rect(x, centre - half, width / 2 + half, thick, color))
            elif side == "r":
                lines.append(rect(middle - half, centre - half, width / 2 + half, thick, color))
            elif side == "u":
                lines.append(rect(middle - half, y, thick, height / 2 + half, color))
            else:
                lines.append(rect(middle - half, centre - half, thick, height / 2 + half, color))
        return "".join(lines)
    if glyph in ARCS:
        right, down = ARCS[glyph]
        end = x + width if right > 0 else x
        foot = y + height if down > 0 else y
        return (
            f'<path d="M{number(end)} {number(centre)}Q{number(middle)} {number(centre)}'
            f' {number(middle)} {number(foot)}" fill="none" stroke="{color}" stroke-width="1.1"/>')
    if glyph in "╱╲":
        top, bottom = (x + width, x) if glyph == "╱" else (x, x + width)
        return (
            f'<path d="M{number(top)} {number(y)}L{number(bottom)} {number(y + height)}"'
            f' stroke="{color}" stroke-width="1.2"/>')
    return None


def svg(capture, columns, rows, ground=GROUND, text=TEXT, title="weather-tui"):
    """The picture of a captured screen; the edge takes the ground of its first cell."""
    first = next((row[0][3].background for row in cells(capture) if row), None)
    ground = first or ground
    width = columns * CELL_WIDTH + 2 * MARGIN
    height = rows * CELL_HEIGHT + 2 * MARGIN
    back, front = [], []
    for y, row in enumerate(list(cells(capture))[:rows]):
        top = MARGIN + y * CELL_HEIGHT
        run = None
        fill = None
        for column, glyph, span, look in row + [(columns + 1, " ", 1, Look())]:
            color = look.foreground or text
            behind = look.background or ground
            if look.reverse:
                color, behind = behind, color
            if look.dim:
                color = mixed(color, behind, 0.4)
            x = MARGIN + column * CELL_WIDTH
            if fill and (fill[2] != behind or fill[1] != column):
                if fill[2] != ground:
                    back.append(rect(
                        MARGIN + fill[0] * CELL_WIDTH, top, (fill[1] - fill[0]) * CELL_WIDTH,
                        CELL_HEIGHT, fill[2]))
                fill = None
            fill = (fill[0] if fill else column, column + span, behind)
            drawn = shape(glyph, x, top, color)
            style = (color, look.bold, look.italic, look.underline)
            if run and (drawn or glyph == " " or run["style"] != style or run["end"] != column):
                front.append(letters(run, top))
                run = None
            if drawn:
                front.append(drawn)
            elif glyph != " ":
                run = run or {"x": x, "text": "", "style": style}
                run["text"] += glyph
                run["end"] = column + span
            if look.underline and not drawn:
                front.append(rect(x, top + CELL_HEIGHT - 2.5, CELL_WIDTH * span, 1, color))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(width)} {number(height)}"'
        f' width="{number(width)}" height="{number(height)}" font-family="{FONTS}"'
        f' font-size="{FONT_SIZE}" xml:space="preserve"><title>{escape(title)}</title>'
        f'<rect width="100%" height="100%" rx="8" fill="{ground}"/>'
        + "".join(back) + "".join(front) + "</svg>\n")


def letters(run, top):
    color, bold, italic, _ = run["style"]
    more = (' font-weight="bold"' if bold else "") + (' font-style="italic"' if italic else "")
    return (
        f'<text x="{number(run["x"])}" y="{number(top + BASELINE)}" fill="{color}"{more}>'
        f'{escape(run["text"])}</text>')
