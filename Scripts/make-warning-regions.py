#!/usr/bin/env python3
"""Make Resources/warning-regions.txt: which warning regions the listed places of Europe lie in.

Most warnings of MeteoAlarm name their areas by codes alone. The regions come from the PyPI package
`linecast` (MIT, `pip download linecast`, tried with 2.11.0), whose data/meteoalarm_regions.bin.gz has the
EMMA_ID regions that MeteoAlarm publishes, Eurostat's NUTS regions and the Czech municipalities with extended
powers. The table needs no geometry:

    =PL                        a country (ISO 3166-1), then a line for each set of regions:
    PL1465 PL-x\t!"#$%&'()*    its codes, a tab, and its places, five characters each

A code without a type is an EMMA_ID; others are `NUTS3/FR101`. A place is its latitude and longitude in
thousandths of a degree from 27° N 32° W, latitude * 78,000 + longitude as five digits to the base 85, from
`!`. Sets without places only tell that their codes are known, and places of a set without codes
lie in no region.

Usage: Scripts/make-warning-regions.py FOLDER                 the unpacked package; writes the table
       Scripts/make-warning-regions.py FOLDER --check SEED    checks the table at 200 places, drawn by the seed
"""

import gzip
import json
import math
import random
import struct
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COUNTRIES = (
    "AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IL IS IT LT LU LV MD ME MK MT NL NO PL PT RO RS SE SI "
    "SK UA").split()
SOUTH, WEST, COLUMNS = 27_000, -32_000, 78_000
# Coasts are simplified, so a place within this distance of a region (in degrees of latitude) counts
# as inside.
TOLERANCE = 0.05


def regions(path):
    """Yields a code, a box and polygons of rings of (latitude, longitude)."""
    blob = gzip.decompress(path.read_bytes())
    magic, version, count = struct.unpack_from("<4sBH", blob)
    if magic != b"LCMA" or version != 2:
        raise SystemExit(f"{path}: another format")
    at = 7
    for _ in range(count):
        length = blob[at]
        code = blob[at + 1:at + 1 + length].decode("ascii")
        box = [number / 1e5 for number in struct.unpack_from("<4i", blob, at + 1 + length)]
        polygon_count, = struct.unpack_from("<H", blob, at + 17 + length)
        at += 19 + length
        polygons = []
        for _ in range(polygon_count):
            ring_count = blob[at]
            at += 1
            rings = []
            for _ in range(ring_count):
                corners, = struct.unpack_from("<H", blob, at)
                numbers = struct.unpack_from(f"<{2 * corners}i", blob, at + 2)
                at += 2 + 8 * corners
                rings.append([(a / 1e5, b / 1e5) for a, b in zip(numbers[::2], numbers[1::2])])
            polygons.append(rings)
        yield code, box, polygons


def is_inside(ring, latitude, longitude):
    inside = False
    previous = ring[-1]
    for corner in ring:
        if (corner[0] > latitude) != (previous[0] > latitude):
            share = (latitude - corner[0]) / (previous[0] - corner[0])
            inside ^= longitude < corner[1] + share * (previous[1] - corner[1])
        previous = corner
    return inside


def contains(polygons, latitude, longitude):
    return any(
        is_inside(rings[0], latitude, longitude)
        and not any(is_inside(hole, latitude, longitude) for hole in rings[1:])
        for rings in polygons)


def distance(polygons, latitude, longitude):
    """The distance to the nearest outline, in degrees of latitude."""
    scale = math.cos(math.radians(latitude))
    best = math.inf
    for rings in polygons:
        ring = rings[0]
        for (a, b), (c, d) in zip(ring, ring[1:] + ring[:1]):
            x, y, u, v = (b - longitude) * scale, a - latitude, (d - b) * scale, c - a
            length = u * u + v * v
            t = 0 if length == 0 else max(0, min(1, -(x * u + y * v) / length))
            best = min(best, math.hypot(x + t * u, y + t * v))
    return best


def kind(code):
    return code.split("/")[0] if "/" in code else "EMMA_ID"


def codes_at(table, latitude, longitude):
    """The codes of the regions around a point; the nearest of a kind where it lies in none of that kind."""
    near = [
        (code, polygons) for code, box, polygons in table
        if box[0] - TOLERANCE <= latitude <= box[1] + TOLERANCE
        and box[2] - 2 * TOLERANCE <= longitude <= box[3] + 2 * TOLERANCE]
    found = {code for code, polygons in near if contains(polygons, latitude, longitude)}
    for missing in {kind(code) for code, _ in near} - {kind(code) for code in found}:
        ranked = sorted(
            (distance(polygons, latitude, longitude), code)
            for code, polygons in near if kind(code) == missing)
        if ranked and ranked[0][0] <= TOLERANCE:
            found.add(ranked[0][1])
    return found


def packed(latitude, longitude):
    number = (round(latitude * 1000) - SOUTH) * COLUMNS + round(longitude * 1000) - WEST
    digits = []
    for _ in range(5):
        number, digit = divmod(number, 85)
        digits.append(chr(33 + digit))
    if number:
        raise SystemExit(f"{latitude}, {longitude}: beyond the table")
    return "".join(reversed(digits))


def read_table(path):
    """The places of the table by country, each with its codes."""
    places, country = defaultdict(list), None
    for line in path.read_text(encoding="ascii").splitlines():
        if line.startswith("="):
            country = line[1:]
            continue
        codes, points = line.split("\t")
        for at in range(0, len(points), 5):
            number = 0
            for digit in points[at:at + 5]:
                number = number * 85 + ord(digit) - 33
            latitude, longitude = divmod(number, COLUMNS)
            places[country].append(
                ((latitude + SOUTH) / 1000, (longitude + WEST) / 1000, frozenset(codes.split())))
    return places


def codes_of_nearest(places, latitude, longitude):
    """The codes that the program takes for a point: those of the nearest place within 30 km."""
    scale = math.cos(math.radians(latitude))
    ranked = [
        (math.hypot(a - latitude, (b - longitude) * scale) * 111.2, sorted(codes))
        for a, b, codes in places]
    nearest = min(ranked, default=(math.inf, []))
    return set(nearest[1]) if nearest[0] < 30 else set()


def check(by_country, cities, seed):
    """Compares the table with the polygons at 200 places, at least one in each country."""
    table = read_table(ROOT / "Resources" / "warning-regions.txt")
    random.seed(seed)
    cities = [city for city in cities if city["country"] in COUNTRIES]
    random.shuffle(cities)
    sample = list({city["country"]: city for city in cities}.values())
    sample += [city for city in cities if city not in sample][:200 - len(sample)]
    exact, beside, unknown, wrong = [], [], [], []
    for city in sample:
        point = (city["coord"]["lat"], city["coord"]["lon"])
        known = by_country[city["country"]]
        polygons = {code: shapes for code, _, shapes in known}
        around = {code for code, shapes in polygons.items() if contains(shapes, *point)}
        found = codes_of_nearest(table[city["country"]], *point)
        near = {code for code in found if distance(polygons[code], *point) <= TOLERANCE}
        kinds = {kind(code) for code in around}
        if not known:
            unknown.append(city)
        elif found == around:
            exact.append(city)
        elif around <= found == near | around and not kinds & {kind(code) for code in found - around}:
            beside.append(city)
        else:
            wrong.append(city)
            print(f"wrong: {city['name']}, {city['country']} {point}: {found}, not {around}", file=sys.stderr)
    print(
        f"{len(sample)} places in {len({city['country'] for city in sample})} countries: {len(exact)} have the codes "
        f"of the polygons around them, {len(beside)} also the nearest one within {TOLERANCE} degrees where none is "
        f"around them, {len(unknown)} lie in countries without polygons, {len(wrong)} are wrong")
    return not wrong


def country_of(code):
    """The country of a code by its letters, where those say it."""
    if code.startswith("CISORP"):
        return "CZ"
    letters = code.split("/")[-1][:2]
    return {"EI": "IE", "EL": "GR", "UK": "GB"}.get(letters, letters)


def main():
    folder = Path(sys.argv[1])
    table = list(regions(folder / "linecast" / "data" / "meteoalarm_regions.bin.gz"))
    by_country = defaultdict(list)
    for region in table:
        by_country[country_of(region[0])].append(region)
    cities = json.loads((ROOT / "cities.json").read_text())
    if sys.argv[2:3] == ["--check"]:
        sys.exit(0 if check(by_country, cities, int(sys.argv[3])) else 1)
    lines, places = [], 0
    for country in COUNTRIES:
        known = by_country[country]
        sets = defaultdict(list)
        for city in cities:
            if city["country"] != country:
                continue
            point = (city["coord"]["lat"], city["coord"]["lon"])
            if not known:
                continue
            codes = codes_at(known, *point)
            sets[tuple(sorted(codes))].append(packed(*point))
            if codes:
                places += 1
            else:
                print(f"no region: {city['name']}, {country} {point}", file=sys.stderr)
        used = {code for codes in sets for code in codes}
        sets[tuple(sorted({region[0] for region in known} - used))] += []
        lines.append("=" + country)
        lines += [
            " ".join(codes) + "\t" + "".join(sorted(points))
            for codes, points in sorted(sets.items()) if codes or points]
    output = ROOT / "Resources" / "warning-regions.txt"
    output.write_text("\n".join(lines) + "\n", encoding="ascii")
    print(f"{places} places, {len(table)} regions, {output.stat().st_size} bytes")


if __name__ == "__main__":
    main()
