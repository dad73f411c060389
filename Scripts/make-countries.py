#!/usr/bin/env python3
"""Writes Resources/countries.txt, the names of countries in every language of Languages/, from
CLDR (PyPI package babel).

    pip install babel && Scripts/make-countries.py
"""

import re
from pathlib import Path

from babel import Locale, UnknownLocaleError
from babel.languages import get_official_languages

ROOT = Path(__file__).resolve().parent.parent
NO_COUNTRIES = {"EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"}
# Short names that fit into a list row.
SHORT = {
    "HK": dict(ko="홍콩", ja="香港", ru="Гонконг", uk="Гонконг", pl="Hongkong",
               de="Hongkong", nl="Hongkong", sv="Hongkong", vi="Hồng Kông", id="Hong Kong", en="Hong Kong"),
    "MO": dict(ko="마카오", ja="マカオ", ru="Макао", uk="Макао", pl="Makau", de="Macau", tr="Makao",
               nl="Macau", pt="Macau", vi="Ma Cao", id="Makau", en="Macao"),
}
SHORT["HK"] |= {"zh-Hans": "香港", "zh-Hant": "香港"}
SHORT["MO"] |= {"zh-Hans": "澳门", "zh-Hant": "澳門"}
SHORT["HK"] |= {"bg": "Хонконг", "el": "Χονγκ Κονγκ", "cs": "Hongkong", "sk": "Hongkong", "fi": "Hongkong",
                "hu": "Hongkong", "da": "Hongkong", "nb": "Hongkong", "et": "Hongkong"}
SHORT["MO"] |= {"bg": "Макао", "el": "Μακάο", "hu": "Makaó", "fi": "Macao", "pt-PT": "Macau", "et": "Macau"}
SHORT["HK"] |= {"ar": "هونغ كونغ", "he": "הונג קונג", "fa": "هنگ‌کنگ"}
SHORT["MO"] |= {"ar": "ماكاو", "he": "מקאו", "fa": "ماکائو"}


def shown(language, code, name):
    names = SHORT.get(code)
    return names.get(language, names["en"]) if names else name


def main():
    lines = []
    for path in sorted((ROOT / "Languages").glob("*.po")):
        language = path.stem
        lines.append(f"[{language}]")
        territories = Locale.parse(language, sep="-").territories
        for code in sorted(territories):
            if re.fullmatch("[A-Z]{2}", code) and code not in NO_COUNTRIES:
                lines.append(f"{code}={shown(language, code, territories[code])}")
    (ROOT / "Resources/countries.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    own = []
    for code in sorted(Locale.parse("en").territories):
        if re.fullmatch("[A-Z]{2}", code) and code not in NO_COUNTRIES and own_names(code):
            own.append(f"{code}={'|'.join(own_names(code))}")
    (ROOT / "Resources/own-countries.txt").write_text("\n".join(own) + "\n", encoding="utf-8")


def own_names(code):
    names = []
    for language in get_official_languages(code, de_facto=True):
        try:
            name = Locale.parse(language).territories.get(code)
        except (UnknownLocaleError, ValueError):
            continue
        if name and name not in names and "|" not in name:
            names.append(name)
    return names


if __name__ == "__main__":
    main()
