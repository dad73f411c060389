#!/usr/bin/env python3
"""Prints Sources/CitySearch/Regions/CountryNameTable.swift from CLDR (PyPI package babel).

    make-countries.py > ../Sources/CitySearch/Regions/CountryNameTable.swift
"""

import re

from babel import Locale, UnknownLocaleError
from babel.languages import get_official_languages

# The program's languages, as CLDR calls them.
LANGUAGES = {
    "en": "en", "ko": "ko", "ja": "ja", "zh-Hans": "zh_Hans", "zh-Hant": "zh_Hant", "de": "de",
    "fr": "fr", "es": "es", "pt": "pt", "it": "it", "ru": "ru", "pl": "pl", "tr": "tr", "uk": "uk",
    "nl": "nl", "vi": "vi", "id": "id",
}
NO_COUNTRIES = {"EU", "EZ", "QO", "UN", "XA", "XB", "ZZ"}
# What a list row has room for.
SHORT = {
    "HK": dict(ko="홍콩", ja="香港", ru="Гонконг", uk="Гонконг", pl="Hongkong",
               de="Hongkong", nl="Hongkong", vi="Hồng Kông", id="Hong Kong", en="Hong Kong"),
    "MO": dict(ko="마카오", ja="マカオ", ru="Макао", uk="Макао", pl="Makau", de="Macau", tr="Makao",
               nl="Macau", pt="Macau", vi="Ma Cao", id="Makau", en="Macao"),
}
SHORT["HK"] |= {"zh-Hans": "香港", "zh-Hant": "香港"}
SHORT["MO"] |= {"zh-Hans": "澳门", "zh-Hant": "澳門"}


def shown(language, code, name):
    names = SHORT.get(code)
    return names.get(language, names["en"]) if names else name


def main():
    print("// Made by Scripts/make-countries.py from CLDR; not edited by hand.\n")
    print("/// Names of countries by language, as lines of `CC=name`.")
    print("let countryNameTables: [String: StaticString] = [")
    for language, name in LANGUAGES.items():
        territories = Locale.parse(name).territories
        print(f'  "{language}": """')
        for code in sorted(territories):
            if re.fullmatch("[A-Z]{2}", code) and code not in NO_COUNTRIES:
                print(f"  {code}={shown(language, code, territories[code])}")
        print('  """,')
    print("]\n")
    print("/// What countries are called in their own languages, as lines of `CC=name|name`.")
    print('let ownCountryNames: StaticString = """')
    for code in sorted(Locale.parse("en").territories):
        if re.fullmatch("[A-Z]{2}", code) and code not in NO_COUNTRIES:
            names = own_names(code)
            if names:
                print(f"  {code}={'|'.join(names)}")
    print('  """')


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
