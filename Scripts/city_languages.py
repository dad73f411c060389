"""Which of a place's names belongs to which language of the program.

GeoNames' names on PyPI carry no language. Kana is Japanese, Hangul Korean, Greek letters Greek;
Ukrainian is told by its letters, Russian by having none but its own, Bulgarian by a ъ that stands for
a vowel and in Bulgaria by its official romanisation; Han names are simplified or traditional by their
characters. Names in Latin letters come from CLDR's exemplar cities of the time zones (PyPI package
babel) and from city-names.tsv.
"""

import collections
import difflib
import pathlib
import re
import unicodedata

HERE = pathlib.Path(__file__).resolve().parent

LANGUAGES = {
    "en": "en", "ko": "ko", "ja": "ja", "zh-Hans": "zh_Hans", "zh-Hant": "zh_Hant", "de": "de",
    "fr": "fr", "es": "es", "pt": "pt", "it": "it", "nl": "nl", "pl": "pl", "tr": "tr", "ru": "ru",
    "uk": "uk", "vi": "vi", "id": "id", "sv": "sv", "cs": "cs", "da": "da", "nb": "nb", "fi": "fi",
    "hu": "hu", "ro": "ro", "el": "el", "sk": "sk", "hr": "hr", "bg": "bg", "ca": "ca",
    "pt-PT": "pt_PT", "et": "et", "ar": "ar", "he": "he", "fa": "fa",
}
RUSSIAN = set("абвгдеёжзийклмнопрстуфхцчшщъыьэюя")
UKRAINIAN = set("абвгґдеєжзиіїйклмнопрстуфхцчшщьюя")
SOUNDS = dict(zip(
    "абвгґдеєёжзиіїйклмнопрстуфхцчшщъыьэюя",
    "a b v g g d e ye yo zh z i i yi y k l m n o p r s t u f kh ts ch sh shch , y , e yu ya".split()))
SOUNDS |= {"ъ": "", "ь": ""}
BULGARIAN = set("абвгдежзийклмнопрстуфхцчшщъьюя")
# The official romanisation of Bulgarian, and GeoNames' previous one.
BULGARIAN_SOUNDS = dict(zip(
    "абвгдежзийклмнопрстуфхцчшщъьюя",
    "a b v g d e zh z i y k l m n o p r s t u f h ts ch sh sht a y yu ya".split()))
GREEK_PAIRS = {"μπ": "b", "ντ": "d", "γκ": "g", "ου": "u", "ει": "i", "αι": "e", "οι": "i"}
GREEK_SOUNDS = dict(zip(
    "αβγδεζηθικλμνξοπρστυφχψως", "a v g d e z i th i k l m n x o p r s t y f ch ps o s".split()))
# CLDR uses the original names of some time zones.
FIRST_ZONES = {
    "Europe/Kyiv": "Europe/Kiev", "Asia/Kolkata": "Asia/Calcutta", "Asia/Ho_Chi_Minh": "Asia/Saigon",
    "Asia/Kathmandu": "Asia/Katmandu", "Asia/Yangon": "Asia/Rangoon", "Africa/Asmara": "Africa/Asmera",
    "America/Argentina/Buenos_Aires": "America/Buenos_Aires",
    "America/Argentina/Cordoba": "America/Cordoba", "America/Argentina/Jujuy": "America/Jujuy",
    "America/Argentina/Mendoza": "America/Mendoza", "America/Argentina/Catamarca": "America/Catamarca",
    "America/Indiana/Indianapolis": "America/Indianapolis", "Atlantic/Faroe": "Atlantic/Faeroe",
    "America/Kentucky/Louisville": "America/Louisville", "America/Nuuk": "America/Godthab",
}
# Zones that CLDR names after the country, the island or the state instead of the city.
WIDER_ZONES = {"Asia/Brunei", "America/Puerto_Rico", "Indian/Mahe", "America/Bahia"}
# Suffixes of Han names that are written but not spoken.
HAN_SUFFIXES = re.compile("(特別市|特别市|特別區|[広廣广]域市|市|縣|县|都|府)$")


def is_han(text):
    return bool(text) and all("一" <= c <= "鿿" or "㐀" <= c <= "䶿" or c in "々·・－-" for c in text)


def is_kana(text):
    return any("ぁ" <= c <= "ヿ" for c in text) and all(
        "ぁ" <= c <= "ヿ" or "一" <= c <= "鿿" or c in "々ー・＝ -" for c in text)


def is_cyrillic(text):
    letters = [c for c in text if c.isalpha()]
    return bool(letters) and all("Ѐ" <= c <= "ӿ" for c in letters)


def is_greek(text):
    letters = [c for c in text if c.isalpha()]
    return bool(letters) and all("Ͱ" <= c <= "Ͽ" for c in letters)


# How GeoNames' machines write Greek and Cyrillic in Latin letters, and what gives that away.
GREEK_LATIN = str.maketrans(dict(zip(
    "αβγδεζηθικλμνξοπρσςτυφχψω",
    ["a", "v", "g", "d", "e", "z", "i", "th", "i", "k", "l", "m", "n", "x", "o", "p", "r", "s", "s", "t", "y", "f",
     "ch", "ps", "o"])))
CYRILLIC_LATIN = dict(zip(
    "абвгґдежзийклмнопрстуфхцчшщъыьэюяёіїєў",
    ["a", "b", "v", "g", "g", "d", "e", "zh", "z", "i", "j", "k", "l", "m", "n", "o", "p", "r", "s", "t", "u", "f",
     "kh", "c", "ch", "sh", "shch", "", "y", "", "eh", "ju", "ja", "jo", "i", "ji", "je", "u"]))
CYRILLIC_TABLES = [str.maketrans(CYRILLIC_LATIN | changes) for changes in (
    {}, {"й": "i"}, {"й": "y", "ю": "yu", "я": "ya", "ц": "ts"}, {"ц": "ts"}, {"и": "y", "г": "h"}, {"г": "h"},
    {"э": "e"}, {"э": "e", "ц": "ts"}, {"ю": "iu", "я": "ia"})]
GREEK_SIGNS = re.compile("gk|mp|nk|nt|tz|dz|ks|ou")
CYRILLIC_SIGNS = re.compile("eh|dzh|zh|kh|shch")


def is_machine_romanised(text, others, main, folded):
    """Whether a Latin name is one of the others letter by letter, in a spelling that nobody types."""
    key = folded(text)
    for signs, letters, tables in (
            (GREEK_SIGNS, is_greek, [GREEK_LATIN]), (CYRILLIC_SIGNS, is_cyrillic, CYRILLIC_TABLES)):
        found = signs.search(key)
        if found and found.group() not in folded(main):
            for other in others:
                if letters(other):
                    plain = unicodedata.normalize("NFD", other.lower()) if letters is is_greek else other.lower()
                    plain = "".join(c for c in plain if not unicodedata.combining(c)).replace("ου", "ou")
                    if any(folded(plain.translate(table)) == key for table in tables):
                        return True
    return False


class Han:
    """Simplified, traditional and Japanese forms of characters, from OpenCC's dictionaries."""

    # Simplified characters that also exist as traditional ones, but not in the names of cities.
    CERTAIN = dict(zip("广丰云岭坛坝叶辟万杰几胜苹种腊", "廣豐雲嶺壇壩葉闢萬傑幾勝蘋種臘"))
    # Forms that Taiwan writes, and a character for "inside" that conversions take for a sound.
    TAIWAN = str.maketrans("峯羣爲衆竈啓裡", "峰群為眾灶啟里")

    def __init__(self, folder):
        simplified = self._read(folder / "TSCharacters.txt")
        traditional = self._read(folder / "STCharacters.txt")
        self.japanese = {old: new[0] for old, new in self._read(folder / "JPVariants.txt").items()}
        self.older = {new: old for old, new in self.japanese.items()} | {"姫": "姬"}
        # The unambiguous characters are for conversion, the probable ones for detecting the script
        # of a name.
        self.simplified = {c: new[0] for c, new in simplified.items() if c not in new}
        self.traditional = {c: new[0] for c, new in traditional.items() if c not in new}
        self.traditional |= self.CERTAIN
        self.looks_simplified = {c for c, new in traditional.items() if new[0] != c}
        self.only_japanese = {
            c for c in self.older if c not in simplified and c not in traditional}

    @staticmethod
    def _read(path):
        lines = path.read_text(encoding="utf-8").splitlines()
        pairs = (line.split("\t") for line in lines if line.count("\t") == 1)
        return {old: new.split() for old, new in pairs if len(old) == 1 and new.split()}

    def _chinese(self, text):
        return "".join(self.older[c] if c in self.only_japanese else c for c in text)

    def to_simplified(self, text):
        return "".join(self.simplified.get(c, c) for c in self._chinese(text))

    def to_traditional(self, text):
        return "".join(self.traditional.get(c, c) for c in text)

    def to_taiwanese(self, text):
        return self._chinese(self.to_traditional(text)).translate(self.TAIWAN)

    def to_japanese(self, text):
        return "".join(self.japanese.get(c, c) for c in self.to_traditional(text))

    def is_simplified(self, text):
        return any(c in self.looks_simplified for c in text)

    def is_traditional(self, text):
        return any(c in self.simplified for c in text)

    def is_japanese(self, text):
        return any(c in self.only_japanese for c in text)


def _common(names, key):
    """The name most others agree with, by `key`; the shorter, then the first of equals."""
    counts = collections.Counter(key(name) for name in names)
    return min(names, key=lambda name: (-counts[key(name)], len(name), name)) if names else None


def without_han_suffix(name):
    base = HAN_SUFFIXES.sub("", name)
    return base if len(base) >= 2 else name


class Namer:
    """Names by language for one place after the other."""

    def __init__(self, packages, cities):
        self.han = Han(packages / "opencc/dictionary")
        self.exemplars = self._exemplars(packages, cities)
        self.curated = self._curated(cities)

    def names(self, city, korean):
        """Language → name, without those that are the same as the main one."""
        others = [unicodedata.normalize("NFC", name) for name in city["alternatenames"]]
        names = {}
        if korean:
            names["ko"] = korean
        names |= self._japanese(city, others)
        names |= self._chinese(city, others)
        names |= self._cyrillic(city, others)
        names |= self._bulgarian(city, others)
        names |= self._greek(city, others)
        if city["countrycode"] in {"RO", "MD"}:
            # GeoNames writes Romanian's comma below as a cedilla.
            names["ro"] = city["name"].translate(str.maketrans("şţŞŢ", "șțȘȚ"))
        names |= self.exemplars.get(city["geonameid"], {})
        names |= self.curated.get(city["geonameid"], {})
        if korean and city["countrycode"] in {"KR", "KP"}:
            names["ko"] = korean
        if "pt" in names:
            names.setdefault("pt-PT", names["pt"])
        if "zh-Hant" in names:
            names["zh-Hans"] = self.han.to_simplified(names["zh-Hans"])
            names["zh-Hant"] = self.han.to_taiwanese(names["zh-Hant"])
        main = city["name"]
        own = {"DE": "de", "AT": "de"}.get(city["countrycode"])
        return {
            language: name for language, name in names.items()
            if name and (name != main or language == own)
        }

    def _japanese(self, city, others):
        han = [name for name in others if is_han(name)]
        if city["countrycode"] == "JP" and han:
            def cost(name):
                chinese = sum(c in self.han.looks_simplified and c not in self.han.older for c in name)
                old = sum(c in self.han.japanese for c in name)
                official = name[-1] in "市町村区" if len(name) > 1 else False
                return (chinese + old, not official, len(name), name)
            best = min(han, key=cost)
            if best[-1] == "市" and len(best) >= 3:
                best = best[:-1]
            return {"ja": self.han.to_japanese(best)}
        if city["countrycode"] in {"CN", "TW", "HK", "MO"}:
            best = self._chinese(city, others).get("zh-Hant")
            return {"ja": self.han.to_japanese(best)} if best else {}
        kana = [name.removesuffix("市") for name in others if is_kana(name)]
        kana = [name for name in kana if not re.search("[特都府県]", name)]
        best = _common(kana, lambda name: name.replace("・", "").replace("ー", ""))
        if not best and city["countrycode"] == "KR":
            best = self._chinese(city, others).get("zh-Hant")
            best = best and self.han.to_japanese(best)
        return {"ja": best} if best else {}

    def _chinese(self, city, others):
        han = [name for name in others if is_han(name)]
        if not all(self.han.is_japanese(name) for name in han):
            han = [name for name in han if not self.han.is_japanese(name)]
        if not han:
            return {}
        bases = [without_han_suffix(name) for name in han]
        key = self.han.to_simplified
        common = key(_common(bases, key))
        same = [name for name in bases if key(name) == common]
        hans = [name for name in same if not self.han.is_traditional(name)]
        hant = [name for name in same if not self.han.is_simplified(name)]
        return {
            "zh-Hans": min(hans) if hans else common,
            "zh-Hant": min(hant) if hant else self.han.to_traditional(common),
        }

    def _cyrillic(self, city, others):
        names = [name for name in others if is_cyrillic(name) and name[0].isupper()]
        main = _plain(city["name"])

        def letters(name):
            return {c for c in name.lower() if c.isalpha()}

        def likeness(name):
            sound = "".join(SOUNDS.get(c, c) for c in name.lower() if c.isalpha())
            ratio = difflib.SequenceMatcher(None, sound, main).ratio()
            # Bulgarian and Serbian have few or none of these. A different number of words indicates
            # an explanation (Казань шәһәре), not a name.
            own = min(3, len(letters(name) & set("ыэёьюящ")))
            return ratio + 0.08 * own - 0.3 * abs(name.count(" ") - city["name"].count(" "))

        def is_ukrainian(name):
            return letters(name) & set("іїєґ") or re.search("[сц]ьк$", name)

        russian = [n for n in names if letters(n) <= RUSSIAN and not is_ukrainian(n)]
        marked = [n for n in names if letters(n) <= UKRAINIAN and is_ukrainian(n)]
        result = {}
        if russian:
            result["ru"] = max(russian, key=lambda n: (likeness(n), n))
        if marked:
            result["uk"] = max(marked, key=lambda n: (likeness(n), n))
        elif russian and not letters(result["ru"]) & set("иеэыёъ"):
            # The spelling is the same in both languages.
            result["uk"] = result["ru"]
        return result

    def _bulgarian(self, city, others):
        """Names that can be nothing but Bulgarian."""
        names = [
            name for name in others
            if is_cyrillic(name) and name[0].isupper()
            and {c for c in name.lower() if c.isalpha()} <= BULGARIAN
        ]
        if city["countrycode"] == "BG":
            def sound(name):
                letters = name.lower()
                letters = re.sub("ия\\b", "иа", letters)
                return "".join(BULGARIAN_SOUNDS.get(c, "") for c in letters)
            main = _plain(city["name"])
            names = [name for name in names if sound(name) == main]
        else:
            # Other languages write ъ before a vowel, or after a consonant that it modifies.
            vowel = re.compile("[бвджзмнрсфшщ]ъ[бвгджзйклмнпрстфцчшщ]")
            names = [name for name in names if vowel.search(name)]
        return {"bg": min(names, key=lambda n: (len(n), n))} if names else {}

    def _greek(self, city, others):
        """The Greek name that sounds most like the place's, as it is written today."""
        def vowels(name):
            return len(re.findall("[αεηιουωάέήίόύώϊϋΐΰ]+", name.lower()))

        names = [
            name for name in others
            if is_greek(name) and name[0].isupper() and not name.isupper()
            and (vowels(name) < 2 or re.search("[άέήίόύώΐΰΆΈΉΊΌΎΏ]", name))
        ]
        main = _plain(city["name"])

        def likeness(name):
            sound = _plain(name)
            for letters, one in GREEK_PAIRS.items():
                sound = sound.replace(letters, one)
            sound = "".join(GREEK_SOUNDS.get(c, c) for c in sound)
            return difflib.SequenceMatcher(None, sound, main).ratio()

        home = city["countrycode"] in {"GR", "CY"}
        names = [name for name in names if home or likeness(name) >= 0.6]
        return {"el": max(names, key=lambda n: (likeness(n), -len(n), n))} if names else {}

    def _exemplars(self, packages, cities):
        from babel import Locale

        by_zone = collections.defaultdict(list)
        for city in cities:
            by_zone[city["timezone"]].append(city)
        english = Locale.parse("en").time_zones
        result = collections.defaultdict(dict)
        for zone in sorted(by_zone.keys() - WIDER_ZONES):
            key = FIRST_ZONES.get(zone, zone)
            shown = english.get(key, {}).get("city") or zone.split("/")[-1].replace("_", " ")
            wanted = _plain(shown)
            found = [
                city for city in by_zone[zone]
                if wanted == _plain(city["name"])
                or wanted in {_plain(name) for name in city["alternatenames"]}
            ]
            if not found:
                continue
            city = max(found, key=lambda c: c["population"])
            for language, tag in LANGUAGES.items():
                name = Locale.parse(tag).time_zones.get(key, {}).get("city")
                if name and not re.search(r"[(,_]", name):
                    result[city["geonameid"]][language] = unicodedata.normalize("NFC", name)
        return result

    def _curated(self, cities):
        result = {}
        by_name = collections.defaultdict(list)
        for city in cities:
            for name in {city["name"], *city["alternatenames"]}:
                by_name[city["countrycode"], name].append(city)
        for line in (HERE / "city-names.tsv").read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                continue
            country, name, fields = line.split("\t")
            found = by_name[country, name]
            found = [city for city in found if city["name"] == name] or found
            if not found:
                print("city-names.tsv: nobody is called", name)
                continue
            city = max(found, key=lambda c: c["population"])
            names = result.setdefault(city["geonameid"], {})
            for field in fields.split(";"):
                words = field.split(" ")
                count = 0
                while words[count] in LANGUAGES:
                    count += 1
                text = " ".join(words[count:])
                if text != city["name"] and text not in city["alternatenames"]:
                    print("city-names.tsv: GeoNames does not have", text)
                    continue
                for language in words[:count]:
                    names[language] = text
        return result


def _plain(text):
    text = unicodedata.normalize("NFD", text.casefold())
    return "".join(c for c in text if c.isalnum())
