#!/usr/bin/env python3
"""Writes Resources/korean-warning-zones.txt, the zones for which the Korea Meteorological
Administration issues warnings with the towns that lie in them, from korean-warning-zones.tsv and
korean-districts.tsv.

  Scripts/make-warning-zones.py && Scripts/generated.py note

A line a zone, fields with bars between them: code, code of the zone that it is part of, kind
(region, land, mountain, island, sea), names by commas, and areas by spaces: `north,east` of a town in
thousandths of a degree from 33° N 124° E, `~north,east,half height,half width` of an ellipse in the
same unit, `^metres` for what lies higher.
"""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
TARGET = HERE.parent / "Resources/korean-warning-zones.txt"
SOUTH, WEST = 33, 124
# The specificity with which a member names a town: a town, all towns of a kind, a district, a
# county, the rest.
TOWN, KIND, DISTRICT, COUNTY, REST = 5, 4, 3, 2, 1


def rows(path):
    """The fields of a table's lines, without comments."""
    for line in (HERE / path).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield [field.strip() for field in line.split("\t")]


def is_quarter(town):
    """Whether a town is a part of a city, no township."""
    return not town.endswith(("읍", "면", "출장소"))


class Zone:
    """A line of the table."""

    def __init__(self, code, parent, kind, name, aliases="", members=""):
        self.code, self.parent, self.kind, self.name = code, parent, kind, name
        self.aliases = [alias for alias in aliases.split(",") if alias]
        self.members = members.split()
        self.areas = []


def names(zone, parent):
    """All names of a zone, first the one of the status texts: 수원 and 수원시, 파주동북부 and
    파주시동북부."""
    known = [zone.name]
    if zone.kind in ("land", "region") and re.fullmatch(r"..+[시군]", zone.name):
        known.insert(0, zone.name[:-1])
    county = parent.name if parent is not None else ""
    if re.fullmatch(r"..+[시군]", county) and zone.name.startswith(county):
        known.insert(0, county[:-1] + zone.name[len(county):])
    known += zone.aliases
    if zone.kind == "mountain":
        known += [name[:-2] + "산간" for name in known if name.endswith("산지")]
    return list(dict.fromkeys(known))


def scope(zone, zones):
    """Province and county in which the members of a zone are looked for."""
    parent = zones[zone.parent]
    while not parent.members and parent.parent in zones and zones[parent.parent].parent in zones:
        parent = zones[parent.parent]
    province, _, county = (parent.members[0] if parent.members else parent.name).partition("/")
    return province, county


def claims(zone, member, zones, district):
    """How exactly `member` of a zone names a line of the districts; 0 where it does not."""
    province, path, town = district
    if "/" in member:
        where, *rest = member.split("/")
        if where != province:
            return 0
        if len(rest) == 2:
            return TOWN if path.startswith(rest[0]) and town == rest[1] else 0
        if town == rest[0]:
            return TOWN
        return COUNTY if path.startswith(rest[0]) else 0
    where, county = scope(zone, zones)
    if where != province or not path.startswith(county):
        return 0
    if member == "*":
        return REST
    if member == town:
        return TOWN
    inside, _, kind = member.rpartition(":")
    if kind == "동":
        return KIND if is_quarter(town) and inside in path else 0
    return DISTRICT if path.split()[-1:] == [member] else 0


def point(latitude, longitude):
    """A point as it is written."""
    return f"{round((latitude - SOUTH) * 1000)},{round((longitude - WEST) * 1000)}"


def place(zones, districts):
    """Gives each town to the one zone that names it most exactly."""
    used = set()
    for province, path, town, latitude, longitude in districts:
        best, owner = 0, None
        for zone in zones.values():
            if zone.kind in ("region", "sea"):
                continue
            for member in zone.members:
                if member[0] == "@" or "=" in member:
                    continue
                rank = claims(zone, member, zones, (province, path, town))
                if rank:
                    used.add((zone.code, member))
                if rank > best:
                    best, owner = rank, zone
                elif rank and rank == best and owner is not zone:
                    sys.exit(f"{province} {path} {town}: both {owner.name} and {zone.name}")
        if owner is None:
            sys.exit(f"{province} {path} {town}: in no zone")
        owner.areas.append(point(latitude, longitude))
    for zone in zones.values():
        for member in zone.members:
            if member[0] == "@":
                zone.areas.append(point(*map(float, member[1:].split(","))))
            elif member.startswith("ellipse="):
                north, east, height, width = map(float, member[8:].split(","))
                zone.areas.insert(
                    0, f"~{point(north, east)},{round(height * 1000)},{round(width * 1000)}")
            elif member.startswith("above="):
                zone.areas.insert(0, "^" + member[6:])
            elif zone.kind not in ("region", "sea") and (zone.code, member) not in used:
                print(f"{zone.name}: no line for {member}", file=sys.stderr)


def main():
    """Writes the table."""
    zones = {}
    for fields in rows("korean-warning-zones.tsv"):
        zone = Zone(*fields)
        if zone.code in zones:
            sys.exit(f"{zone.code} stands twice")
        zones[zone.code] = zone
    districts = []
    for _, province, path, town, latitude, longitude in rows("korean-districts.tsv"):
        if town:
            districts.append((province, path, town, float(latitude), float(longitude)))
    place(zones, districts)
    lines = []
    for zone in zones.values():
        parent = zones.get(zone.parent)
        if zone.kind not in ("region", "sea") and not zone.areas:
            sys.exit(f"{zone.name}: nothing lies in it")
        lines.append("|".join([
            zone.code, "" if parent is None else parent.code, zone.kind,
            ",".join(names(zone, parent)), " ".join(dict.fromkeys(zone.areas))]))
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} zones, {TARGET.stat().st_size} bytes")


if __name__ == "__main__":
    main()
