"""The provinces, cities, counties, districts and towns of Korea as places for cities.json.

Reads korean-districts.tsv (the table of the Korea Meteorological Administration), brings it up to
date, and joins it with the places that GeoNames has already.
"""

import collections
import math
import pathlib
import re

from hangul_romanisation import reischauer, revised

HERE = pathlib.Path(__file__).resolve().parent

# The names of the divisions in GeoNames.
STATES = {
    "서울특별시": "Seoul", "부산광역시": "Busan", "대구광역시": "Daegu", "인천광역시": "Incheon",
    "광주광역시": "Gwangju", "대전광역시": "Daejeon", "울산광역시": "Ulsan", "세종특별자치시": "Sejong",
    "경기도": "Gyeonggi-do", "강원특별자치도": "Gangwon-do", "충청북도": "Chungcheongbuk-do",
    "충청남도": "Chungcheongnam-do", "전북특별자치도": "Jeollabuk-do", "전라남도": "Jeollanam-do",
    "경상북도": "Gyeongsangbuk-do", "경상남도": "Gyeongsangnam-do", "제주특별자치도": "Jeju-do",
}
# Changes since the table was published: provinces with their codes (2023, 2024), a county that
# moved (2023), and new districts (Bucheon 2024; Hwaseong and Incheon 2026).
PROVINCES = {"강원도": ("강원특별자치도", "51"), "전라북도": ("전북특별자치도", "52")}
MOVED = {"4772": ("대구광역시", "2772")}
NEW_DISTRICTS = {
    "부천시 원미구": ("41192", "심곡동 부천동 중동 신중동 상동"),
    "부천시 소사구": ("41194", "대산동 소사본동 범안동"),
    "부천시 오정구": ("41196", "성곡동 오정동"),
    "화성시 만세구": (
        "41591", "우정읍 향남읍 남양읍 마도면 송산면 서신면 팔탄면 장안면 양감면 새솔동"),
    "화성시 효행구": ("41593", "봉담읍 매송면 비봉면 정남면 기배동"),
    "화성시 병점구": ("41595", "진안동 병점1동 병점2동 반월동 화산동"),
    "화성시 동탄구": (
        "41597", "동탄1동 동탄2동 동탄3동 동탄4동 동탄5동 동탄6동 동탄7동 동탄8동 동탄9동"),
}
# Districts redrawn in Incheon: the old one, the new one with its code, and the towns that moved
# there (if none are named, all remaining ones).
REDRAWN = {
    "인천광역시": [
        ("중구", "영종구", "28155", ["영종동", "영종1동", "운서동", "용유동"]),
        ("중구", "제물포구", "28125", []),
        ("동구", "제물포구", "28125", []),
        ("서구", "검단구", "28275", [
            "검단동", "불로대곡동", "원당동", "당하동", "오류왕길동", "마전동", "아라동"]),
    ]
}
# Two districts that were merged numbered their towns alike.
SHIFTED = str.maketrans("56", "89")
# The former towns that Bucheon's large ones consisted of, whose names are in use again.
FORMER_TOWNS = {
    "심곡동": "심곡1동 심곡2동 심곡3동 원미2동 소사동", "부천동": "원미1동 역곡1동 역곡2동 춘의동 도당동",
    "신중동": "약대동 중1동 중2동 중3동 중4동", "상동": "상1동 상2동 상3동", "대산동": "심곡본동 송내1동 송내2동",
    "범안동": "범박동 옥길동 괴안동 역곡3동", "성곡동": "고강본동 고강1동 원종2동", "오정동": "원종1동 신흥동",
}
# Population of cities that are missing from GeoNames' list, rounded (resident registers, 2024).
POPULATIONS = {
    "용인": 1_090_000, "파주": 510_000, "시흥": 520_000, "포천": 140_000, "제천": 130_000,
    "사천": 110_000, "동두천": 86_000, "과천": 85_000, "계룡": 46_000,
}
# Places better known by an island's name or a former name.
OTHER_NAMES = {
    "용인시": [], "창원시 진해구": ["진해시", "Chinhae"], "미추홀구": ["남구"], "제물포구": ["중구", "동구"],
    "여의동": ["여의도", "여의도동"], "영종동": ["영종도"], "안면읍": ["안면도"], "백령면": ["백령도"],
    "성남시 분당구": ["분당"], "고양시 일산동구": ["일산"], "고양시 일산서구": ["일산"],
}
SUFFIXES = {"시": "si", "군": "gun", "구": "gu", "읍": "eup", "면": "myeon", "동": "dong",
            "가": "ga", "리": "ri"}


class Place:
    """A district or town before it becomes an entry of the list."""

    def __init__(self, code, province, path, town, latitude, longitude):
        self.code = code
        self.province = province
        self.path = path
        self.town = town
        self.latitude = latitude
        self.longitude = longitude

    @property
    def words(self):
        return self.path.split()


def usual_town(name):
    """창신제1동 → 창신1동, 종로1.2.3.4가동 stays; 제 that belongs to the name stays, too."""
    return re.sub(r"제(?=\d)", "", name)


def read():
    rows = []
    for line in (HERE / "korean-districts.tsv").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        code, province, path, town, latitude, longitude = line.split("\t")
        path = re.sub(r"^(포항시)(?=.구)", r"\1 ", path.strip())
        if path == province:
            path = ""
        for old, (new, number) in PROVINCES.items():
            if province == old:
                province, code = new, number + code[2:]
        for old, (new, number) in MOVED.items():
            if code.startswith(old):
                province, code = new, number + code[4:]
        rows.append(Place(code, province, path, usual_town(town), float(latitude), float(longitude)))
    rows = _with_new_districts(rows)
    # Sejong is listed twice: as a province and as its only city.
    seen = set()
    unique = []
    for row in rows:
        key = (row.province, row.path, row.town)
        if key not in seen:
            seen.add(key)
            unique.append(row)
    return unique


def _with_new_districts(rows):
    for path, (number, towns) in NEW_DISTRICTS.items():
        city = path.split()[0]
        for row in rows:
            if row.path == city and row.town in towns.split():
                row.path = path
                row.code = number + row.code[5:]
    for province, changes in REDRAWN.items():
        for old, new, number, towns in changes:
            for row in rows:
                if row.province != province or row.path != old:
                    continue
                if row.town in towns or (not towns and row.town):
                    row.path = new
                    row.code = number + row.code[5:].translate(SHIFTED if old == "동구" else {})
        gone = {"중구", "동구"}
        rows = [row for row in rows if not (
            row.province == province and row.path in gone and not row.town)]
    # A district or city without coordinates of its own is placed at the centre of its towns.
    have = {(row.province, row.path) for row in rows if not row.town}
    groups = collections.defaultdict(list)
    for row in rows:
        if row.town:
            groups[row.province, row.path].append(row)
            if " " in row.path:
                groups[row.province, row.path.split()[0]].append(row)
    for (province, path), members in groups.items():
        if path and (province, path) not in have:
            first = min(member.code for member in members)
            # The code of a city with several districts ends in 0, and its districts count up from
            # there: 용인시 41460.
            number = first[:4] + "000000" if " " not in path and "구" not in path else first[:5] + "00000"
            rows.append(Place(
                number, province, path, "",
                sum(m.latitude for m in members) / len(members),
                sum(m.longitude for m in members) / len(members)))
    return rows


def base(name):
    """용인시 → 용인; 중구 stays."""
    return name[:-1] if len(name) >= 3 and name[-1] in "시군" else name


def latin(name, spell=revised, keeps_suffix=True):
    """강남구 → Gangnam-gu."""
    stem, suffix = name[:-1], SUFFIXES.get(name[-1])
    if suffix and stem:
        text = spell(stem) + ("-" + suffix if keeps_suffix else "")
    else:
        text = spell(name)
    return text[:1].upper() + text[1:]


def kilometres(a, b):
    x = math.radians(b[1] - a[1]) * math.cos(math.radians((a[0] + b[0]) / 2))
    return 6371 * math.hypot(x, math.radians(b[0] - a[0]))


def entries(known):
    """Places for the list. `known` are the Korean entries made of GeoNames: those that are the
    same place get what is missing, and no second entry is made."""
    by_name = collections.defaultdict(list)
    for place in known:
        by_name[place["state"], place["names"]["ko"]].append(place)
    inhabitants = {}
    for place in known:
        name = place["names"].get("ko", "") if place.get("names") else ""
        inhabitants[name] = max(inhabitants.get(name, 0), place["population"])
    result = []
    taken = set()
    rows = sorted(read(), key=lambda row: (bool(row.town), len(row.words), row.code))
    capital_of = {row.province for row in rows if not row.path}
    assert capital_of <= set(STATES), capital_of - set(STATES)
    for row in rows:
        state = STATES[row.province]
        if not row.path and not row.town:
            # A province is not a place. A metropolitan city is, and GeoNames has all of them.
            continue
        own = row.town or row.words[-1]
        parent = row.path if row.town else " ".join(row.words[:-1])
        shown = own if row.town or own[-1] == "구" else base(own)
        twin = _twin(row, shown, own, state, by_name, taken)
        names = _other_names(row, own, shown)
        within = None
        if parent:
            last = parent.split()[-1]
            within = {"ko": parent, "name": latin(last, keeps_suffix=last[-1] == "구")}
            if len(parent.split()) > 1:
                city = base(parent.split()[0])
                within["name"] += ", " + latin(city + "시", keeps_suffix=False)
        if twin is not None:
            taken.add(twin["id"])
            twin["names"].setdefault("other", [])
            seen = {n.casefold() for n in twin["names"]["other"]} | {
                twin["name"].casefold(), twin["names"]["ko"]}
            twin["names"]["other"] += [n for n in names + [own] if n.casefold() not in seen]
            if within:
                twin["within"] = within
            continue
        entry = {
            "id": int(row.code), "name": latin(own, keeps_suffix=row.town != "" or own[-1] == "구"),
            "state": state, "country": "KR",
            "coord": {"lon": round(row.longitude, 5), "lat": round(row.latitude, 5)},
            "population": POPULATIONS.get(shown, 0) if own[-1] == "시" else 0,
            "timezone": "Asia/Seoul",
        }
        if row.town or own[-1] == "구":
            entry["district"] = True
        if within:
            entry["within"] = within
        entry["names"] = {"ko": shown}
        spellings = [_old_spelling(own), plain_town(own) if row.town else None]
        if row.town and weight(row, inhabitants) > 300:
            spellings.append(bare_town(own))
        spellings = [spelling for spelling in spellings if spelling and spelling != shown]
        if spellings:
            entry["names"]["spelling"] = spellings
        if row.town and weight(row, inhabitants) > 300:
            entry["weight"] = weight(row, inhabitants)
        entry["names"]["other"] = [n for n in names if n != entry["name"]]
        result.append(entry)
    return result


def plain_town(name):
    """목1동 → 목동, 성수1가2동 → 성수동: what people call all parts of a town."""
    plain = re.sub(r"(\d+가)?\d+(?=동$)|\d+가(?=동$)", "", name)
    return plain if len(plain) > 1 else name


def bare_town(name):
    """성수1가2동 → 성수: what people call a quarter of a large city; None for a single syllable."""
    bare = plain_town(name)
    return bare[:-1] if re.fullmatch("[가-힣]{2,}동", bare) and len(bare) > 2 else None


# Districts known to people who do not live in that city.
WELL_KNOWN = "강남구 서초구 송파구 마포구 용산구 종로구 중구 성동구 영등포구 양천구 광진구 해운대구 분당구 일산동구 유성구 수성구 연수구".split()


def weight(row, inhabitants):
    """What a town weighs among those of its name: by the inhabitants of its city."""
    people = inhabitants.get(row.province.removesuffix("광역시").removesuffix("특별시"), 0)
    if not people and row.words:
        people = inhabitants.get(base(row.words[0]), 0)
    known = 2 if row.words and row.words[-1] in WELL_KNOWN else 1
    # A quarter of a large city is better known than a rural town of the same name.
    least = 400 if people >= 300_000 and row.town.endswith("동") else 300
    return max(least, people // 5000) * known


def _old_spelling(name):
    """김포 → Kimpo; None when it is spelled the same today."""
    stem = name[:-1] if name[-1] in SUFFIXES and len(name) > 1 else name
    old = reischauer(stem)
    if old == revised(stem) or re.search(r"\d", old) or len(old) <= 2:
        return None
    return old.capitalize()


def _twin(row, shown, own, state, by_name, taken):
    candidates = by_name[state, shown] + by_name[state, own]
    if row.town:
        candidates = candidates + by_name[state, own[:-1]]
    near = [
        place for place in candidates
        if place["id"] not in taken and kilometres(
            (row.latitude, row.longitude), (place["coord"]["lat"], place["coord"]["lon"])
        ) < (12 if row.town else 45)
    ]
    return max(near, key=lambda place: place["population"], default=None)


def _other_names(row, own, shown):
    names = []
    if row.town:
        plain = plain_town(own)
        if plain != own:
            names.append(latin(plain))
        if "." in own or "·" in own:
            names += [own.replace(".", "·")]
            stem = re.match(r"^([가-힣]+)", own)
            if stem and re.search(r"\d", own):
                names.append(stem.group(1) + "동")
            elif stem:
                names += [part if part.endswith("동") else part + "동" for part in own.split(".")]
        if row.path.startswith("부천시"):
            names += FORMER_TOWNS.get(own, "").split()
    names += OTHER_NAMES.get(row.town or row.path, OTHER_NAMES.get(own, []))
    unique = []
    for name in names:
        if name not in unique and name != shown:
            unique.append(name)
    return unique
