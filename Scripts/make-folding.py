#!/usr/bin/env python3
"""Prints Resources/letters.txt from Unicode's data: what letters fold to, a space, and the letters.

    Scripts/make-folding.py > Resources/letters.txt
"""

import unicodedata

# Latin, Greek, Cyrillic, Armenian and Georgian capitals, and their extensions.
RANGES = [
    (0xC0, 0x250), (0x370, 0x400), (0x400, 0x530), (0x531, 0x557), (0x587, 0x588), (0x1C90, 0x1CC0),
    (0x1E00, 0x1F00), (0x1F00, 0x2000), (0xFF66, 0xFF9E),
]
# Letters that Unicode does not decompose, and their spelling in basic letters.
SPECIAL = {
    "ß": "ss", "ẞ": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ð": "d", "þ": "th", "ł": "l", "đ": "d",
    "ħ": "h", "ı": "i", "ŋ": "n", "ŧ": "t", "ĸ": "k", "ſ": "s", "ƀ": "b", "ɓ": "b", "ƒ": "f",
    "ƙ": "k", "ƴ": "y", "ƶ": "z", "ǝ": "ə", "ς": "σ", "և": "եւ",
}


def base(letter):
    lower = letter.lower() if len(letter.lower()) == 1 else letter.casefold()[0]
    if lower in SPECIAL:
        return SPECIAL[lower]
    plain = "".join(
        c for c in unicodedata.normalize("NFKD", lower) if not unicodedata.combining(c)
    ).lower()
    plain = "".join(SPECIAL.get(c, c) for c in plain)
    return plain if plain and all(c.isalpha() for c in plain) else letter


def main():
    groups = {}
    for first, end in RANGES:
        for code in range(first, end):
            letter = chr(code)
            if unicodedata.category(letter)[0] != "L":
                continue
            target = base(letter)
            if target != letter:
                groups.setdefault(target, []).append(letter)
    for target in sorted(groups):
        line = groups[target]
        while line:
            print(f"{target} {''.join(line[:40])}")
            line = line[40:]


if __name__ == "__main__":
    main()
