"""Airports, and islands, lakes, mountains, parks, stations and sights, as places of their own.

Airports come from the PyPI package airportsdata (MIT) with the names of airport-names.tsv; what people
travel to from spots.tsv. Their ids lie above those of GeoNames: AIRPORTS and the number that the IATA
code is to the base of 26, and SPOTS with the line's number of spots.tsv.
"""

import collections
import pathlib
import re
import zlib

from korean_districts import kilometres

HERE = pathlib.Path(__file__).resolve().parent
AIRPORTS = 100_000_000
# The first identifier of each kind in spots.tsv.
SPOTS = {
    "nature": 110_000_000, "local": 110_000_000, "area": 110_000_000, "sight": 120_000_000,
    "town": 130_000_000,
}
# The maximum distance in kilometres of an airport from its city, and of a spot from its place.
FARTHEST = {
    "airport": 80, "nature": 1200, "local": 1200, "area": 300, "town": 600, "sight": 60, "quarter": 30,
}
# The weight of each kind. In Korea, nature and sights rank below the districts, with which they often share a
# name. A county is seldom meant by the letters that begin a city's name.
WEIGHTS = {"nature": 100_000, "local": 20_000, "area": 5_000, "sight": 100_000}
KOREAN_WEIGHTS = WEIGHTS | {"nature": 20_000, "local": 3_000, "sight": 300}
# A seat of a county, whose population is not known.
TOWN_WEIGHT = 40_000
WORDS = [("ko", "공항"), ("ja", "空港"), ("zh-Hans", "机场")]


# The minimum population of a city whose airport is included without being called international.
LARGE = 200_000
# Airports with wrong coordinates in the package.
MOVED = {"BRU": (50.9014, 4.4844)}
# Airports that are not meant by the name of their city.
SMALL = {"LCY"}


def _names(place):
    """All names of a place."""
    yield place["name"]
    for names in place.get("names", {}).values():
        yield from [names] if isinstance(names, str) else names


def number(code):
    value = 0
    for letter in code:
        value = value * 36 + int(letter, 36)
    return AIRPORTS + value


def _neighbours(places):
    cells = collections.defaultdict(list)
    for place in places:
        cells[round(place["coord"]["lat"]), round(place["coord"]["lon"])].append(place)

    def near(at, reach):
        north = int(reach / 111) + 1
        east = min(180, int(north / max(0.05, 1 - abs(at[0]) / 90)) + 1)
        for latitude in range(round(at[0]) - north, round(at[0]) + north + 1):
            for longitude in range(round(at[1]) - east, round(at[1]) + east + 1):
                for place in cells[latitude, (longitude + 180) % 360 - 180]:
                    there = (place["coord"]["lat"], place["coord"]["lon"])
                    distance = kilometres(at, there)
                    if distance <= reach:
                        yield distance, place

    return near


def _entry(identifier, name, at, place, names):
    entry = {
        "id": identifier, "name": name, "state": place["state"], "country": place["country"],
        "coord": {"lon": round(at[1], 4), "lat": round(at[0], 4)}, "population": 0,
        "timezone": place["timezone"], "district": True,
        "within": {"ko": place.get("names", {}).get("ko", place["name"]), "name": place["name"]},
    }
    names = {key: value for key, value in names.items() if value}
    if names:
        entry["names"] = names
    return entry


def airports(places, table, folded):
    """Entries for the airports of cities with their own coordinates, and the codes that they take from
    the cities' entries."""
    curated = {}
    for line in (HERE / "airport-names.tsv").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            code, name, korean, japanese, chinese, others = line.split("\t")
            curated[code] = (name, korean, japanese, chinese, others)
    forms = collections.defaultdict(list)
    for line in (HERE / "airport-forms.tsv").read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            code, given = line.split("\t")
            forms[code] = given.split(";") if given else []
    cities = [p for p in places if p["population"] > 0 and "district" not in p]
    near = _neighbours(cities)
    found = []
    of_city = collections.Counter()
    for code, airport in sorted(table.items()):
        at = MOVED.get(code, (airport["lat"], airport["lon"]))
        wanted = folded(re.sub(r"^.*, ", "", airport["city"]))
        around = [(d, p) for d, p in near(at, FARTHEST["airport"]) if p["country"] == airport["country"]]
        named = [p for _, p in around if wanted and wanted in {folded(n) for n in _names(p)}]
        if named:
            city = max(named, key=lambda p: p["population"])
        elif around and code in curated:
            city = max((p for _, p in around), key=lambda p: p["population"])
        elif around and ("International" in airport["name"] or code in forms):
            close = [p for d, p in around if d < 30] or [min(around, key=lambda pair: pair[0])[1]]
            city = max(close, key=lambda p: p["population"])
        else:
            continue
        if (code in curated or code in forms or "International" in airport["name"]
                or city["population"] >= LARGE):
            found.append((code, airport, at, city))
            of_city[city["id"]] += 1
    entries, codes = [], set()
    for code, airport, at, city in found:
        names = {}
        others = []
        if code in curated:
            name, names["ko"], names["ja"], names["zh-Hans"], given = curated[code]
            names["spelling"] = [] if given == "-" else given.split(";")
            others = [airport["name"], airport["name"].replace(" International Airport", " Airport")]
        else:
            name = re.sub(r"\s*\(.*?\)|\s*/.*", "", airport["name"]).strip()
            if not re.search("Airport|Airfield|Aerodrome|Airpark", name):
                name += " Airport"
            if name != airport["name"] and not re.search(r"[(/]", airport["name"]):
                others.append(airport["name"])
        if of_city[city["id"]] == 1:
            others.append(city["name"] + " Airport")
            for language, word in WORDS:
                local = city.get("names", {}).get(language)
                if local and local + word != names.get(language):
                    if language in names:
                        others.append(local + word)
                    else:
                        names[language] = local + word
        plain = name.replace(" International Airport", " Airport")
        others += [plain, *forms[code]]
        known = {name, *names.get("spelling", ())}
        others = [o for i, o in enumerate(others) if o not in known and o not in others[:i]]
        names["airports"] = [code]
        names["other"] = others + ([airport["icao"]] if airport["icao"] else [])
        codes.add(code)
        entry = _entry(number(code), name, at, city, names)
        if code in SMALL:
            # “London c…” is on the way to “London, CA”.
            entry["weight"] = 100
            del entry["within"]
        elif code in curated:
            entry["weight"] = 100_000
        entries.append(entry)
    return entries, codes


# A quarter farther than this from the nearest place belongs to a city within the second distance that has so
# many times the population.
BESIDE, CITY, LARGER = 4, 20, 20


def _name_quarter(near, country, at, names):
    """Adds names to the place nearest to a point, or to the large city around it."""
    around = [pair for pair in near(at, FARTHEST["quarter"]) if pair[1]["country"] == country]
    if not around:
        print("spots.tsv: far from every place:", names[0])
        return
    distance, place = min(around, key=lambda pair: (pair[0], pair[1]["id"]))
    city = max((p for d, p in around if d < CITY), key=lambda p: p["population"], default=place)
    if distance > BESIDE and city["population"] > LARGER * place["population"] > 0:
        place = city
    others = place.setdefault("names", {}).setdefault("other", [])
    others += [name for name in names if name not in others]


def _without_island(name):
    """What an island is called for short: バリ島 is バリ; None for another name."""
    short = re.sub("(島|섬|岛)$", "", name)
    return short if short != name and len(short) > 1 and short[-1] not in "大本諸群半列" else None


def spots(places):
    """Entries of spots.tsv, each in the place that is nearest to it."""
    near = _neighbours([p for p in places if p["id"] < AIRPORTS or p["id"] > 1_000_000_000])
    entries = []
    for line in (HERE / "spots.tsv").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        kind, country, latitude, longitude, name, *fields = line.split("\t")
        at = (float(latitude), float(longitude))
        if kind == "quarter":
            _name_quarter(near, country, at, [f for f in ";".join(fields).split(";") if f != "-"])
            continue
        reach = FARTHEST[kind]
        around = [
            pair for radius in (reach / 20, reach / 4, reach) for pair in near(at, radius)
            if pair[1]["country"] == country
        ]
        if not around:
            print("spots.tsv: far from every place:", name)
            continue
        around.sort(key=lambda pair: (pair[0], pair[1]["id"]))
        place = around[0][1]
        names = dict(zip(("ko", "ja", "zh-Hans"), (f if f != "-" else "" for f in fields)))
        others = []
        division = weight = None
        for field in fields[3].split(";") if len(fields) > 3 and fields[3] else []:
            languages, _, other = field.rpartition("=")
            if languages == "division":
                division = other
                continue
            if languages == "weight":
                weight = int(other)
                continue
            names |= dict.fromkeys(languages.split(), other)
            others += [] if languages else [other]
        others += [o for o in map(_without_island, fields[:3]) if o and o not in others]
        # People leave the kind of a park out, and mean it before a town of that name.
        short = name.removesuffix(" National Park")
        if short != name and short in others:
            others.remove(short)
            names["spelling"] = [short]
        if others:
            names["other"] = others
        # The identifier depends on the name, so that lines can be reordered.
        text = f"{country} {name}" + (f" {fields[1]} {fields[2]}" if kind == "town" else "")
        identifier = SPOTS[kind] + zlib.crc32(text.encode()) % 10_000_000
        entry = _entry(identifier, name, at, place, names)
        if kind == "town":
            # Near the border of a division, the nearest place may be across it.
            if any(other["state"] != place["state"] for _, other in around[:3]):
                entry["state"] = ""
            entry["weight"] = TOWN_WEIGHT
            for key in "district", "within":
                del entry[key]
            entries.append(entry)
            continue
        if division:
            entry["state"] = division
            del entry["within"]
        entry["weight"] = weight or (KOREAN_WEIGHTS if country == "KR" else WEIGHTS)[kind]
        entries.append(entry)
    return entries
