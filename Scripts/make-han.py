#!/usr/bin/env python3
"""Prints Resources/han.txt from OpenCC's dictionaries (PyPI package
opencc-python-reimplemented): which characters the search takes for the same.

    make-han.py FOLDER-OF-PACKAGES > ../Resources/han.txt
"""

import pathlib
import sys

from city_languages import Han


def main():
    han = Han(pathlib.Path(sys.argv[1]) / "opencc/dictionary")
    pairs = {}
    for code in range(0x3400, 0xA000):
        letter = chr(code)
        simple = han.to_simplified(letter)
        simple = han.simplified.get(simple, simple)
        if len(simple) == 1 and simple != letter and 0x3400 <= ord(simple) < 0xA000:
            pairs[letter] = simple
    # 国 is Japanese and simplified, 鉄 is only Japanese. Both must map to the same character along
    # either path.
    pairs = {letter: pairs.get(simple, simple) for letter, simple in pairs.items()}
    text = "".join(letter + simple for letter, simple in sorted(pairs.items()))
    for start in range(0, len(text), 64):
        print(text[start:start + 64])


if __name__ == "__main__":
    main()
