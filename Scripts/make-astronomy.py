#!/usr/bin/env python3
"""Write the expected values of the astronomy tests.

    pip install ephem && python3 Scripts/make-astronomy.py

The values come from PyEphem (XEphem's libastro: VSOP87 for the sun, a full lunar theory), which
shares no code and no formula with Sources/WeatherModel/Astronomy. Times are Unix seconds in UTC.
"""

import calendar
import datetime
import math
import os

import ephem

FOLDER = os.path.join(os.path.dirname(__file__), "..", "Tests", "WeatherModelTests", "Fixtures")

# Name, latitude, longitude, hours ahead of UTC (without summer time, since the tests use this
# offset).
PLACES = [
    ("Seoul", 37.566, 126.978, 9), ("Tokyo", 35.690, 139.692, 9),
    ("London", 51.508, -0.126, 0), ("New York", 40.714, -74.006, -5),
    ("Los Angeles", 34.052, -118.244, -8), ("Sao Paulo", -23.548, -46.636, -3),
    ("Sydney", -33.868, 151.207, 10), ("Auckland", -36.849, 174.763, 12),
    ("Suva", -18.142, 178.442, 12), ("Kiritimati", 1.872, -157.428, 14),
    ("Quito", -0.230, -78.525, -5), ("Nairobi", -1.283, 36.817, 3),
    ("Mumbai", 19.073, 72.883, 5.5), ("Urumqi", 43.801, 87.601, 8),
    ("Reykjavik", 64.135, -21.895, 0), ("Fairbanks", 64.838, -147.716, -9),
    ("Ushuaia", -54.811, -68.316, -3), ("Tromso", 69.649, 18.956, 1),
    ("Longyearbyen", 78.223, 15.647, 1), ("McMurdo", -77.846, 166.676, 12),
]
DATES = [(2024, 3, 20), (2025, 6, 21), (2026, 9, 5), (2030, 12, 21)]


def unix(date):
    """Unix seconds of an ephem date."""
    moment = date.datetime()
    return round(calendar.timegm(moment.utctimetuple()) + moment.microsecond / 1e6)


def observer(latitude, longitude):
    """An observer under standard refraction at the horizon and none elsewhere."""
    result = ephem.Observer()
    result.lat, result.lon = math.radians(latitude), math.radians(longitude)
    result.pressure, result.horizon = 0, math.radians(-0.833)
    return result


def sun_rows():
    """One row a place and date: noon, sunrise, sunset; `-` where there is none."""
    for name, latitude, longitude, hours in PLACES:
        for year, month, day in DATES:
            sun = ephem.Sun()
            here = observer(latitude, longitude)
            midnight = datetime.datetime(year, month, day) - datetime.timedelta(hours=hours)
            here.date = midnight
            noon = here.next_transit(sun)
            events = {}
            for event, search in (("rise", "previous_rising"), ("set", "next_setting")):
                here.date = noon
                try:
                    found = getattr(here, search)(sun, use_center=True)
                    events[event] = found if abs(found - noon) <= 0.5 else None
                except (ephem.AlwaysUpError, ephem.NeverUpError):
                    events[event] = None
            here.date = noon
            sun.compute(here)
            course = "ordinary"
            if not events["rise"] and not events["set"]:
                course = "polarDay" if sun.alt > here.horizon else "polarNight"
            yield [
                name, latitude, longitude, round(hours * 3600), f"{year}-{month:02}-{day:02}",
                course, unix(noon),
                unix(events["rise"]) if events["rise"] else "-",
                unix(events["set"]) if events["set"] else "-",
            ]


def position_rows():
    """The sun's altitude and azimuth at odd moments."""
    for number in range(120):
        name, latitude, longitude, _ = PLACES[number % len(PLACES)]
        here = observer(latitude, longitude)
        here.date = ephem.Date((2000, 1, 1)) + round(number * 151.37, 4)
        sun = ephem.Sun(here)
        yield [
            latitude, longitude, unix(here.date),
            f"{math.degrees(sun.alt):.4f}", f"{math.degrees(sun.az):.4f}",
        ]


def moon_rows():
    """Every principal phase from 2000 to 2050."""
    searches = [
        ("new", ephem.next_new_moon), ("firstQuarter", ephem.next_first_quarter_moon),
        ("full", ephem.next_full_moon), ("lastQuarter", ephem.next_last_quarter_moon),
    ]
    rows = []
    for name, search in searches:
        date = ephem.Date((2000, 1, 1))
        while True:
            date = search(date)
            if date >= ephem.Date((2051, 1, 1)):
                break
            rows.append([unix(date), name])
            date = ephem.Date(date + 1)
    return sorted(rows)


def moon_time_rows():
    """When the moon's upper limb meets the horizon on a place's date; `-` where it does not."""
    for name, latitude, longitude, hours in PLACES:
        for year, month, day in DATES:
            here = observer(latitude, longitude)
            here.horizon = "-0:34"
            midnight = datetime.datetime(year, month, day) - datetime.timedelta(hours=hours)
            here.date = midnight
            times = []
            for search in (here.next_rising, here.next_setting):
                try:
                    found = search(ephem.Moon(), start=midnight)
                    times.append(unix(found) if found - ephem.Date(midnight) < 1 else "-")
                except (ephem.AlwaysUpError, ephem.NeverUpError):
                    times.append("-")
            yield [
                name, latitude, longitude, round(hours * 3600), f"{year}-{month:02}-{day:02}",
                *times,
            ]


def illumination_rows():
    """The lit part of the disc, seen from the centre of the earth."""
    for number in range(200):
        date = ephem.Date(ephem.Date((2000, 1, 1)) + round(number * 93.137, 4))
        yield [unix(date), f"{ephem.Moon(date).moon_phase:.5f}"]


def write(name, header, rows):
    """Write a table with tabs between its columns."""
    with open(os.path.join(FOLDER, name), "w", encoding="utf-8") as file:
        file.write(f"# Made by Scripts/make-astronomy.py with ephem {ephem.__version__}.\n")
        file.write("# " + "\t".join(header) + "\n")
        for row in rows:
            file.write("\t".join(str(value) for value in row) + "\n")


if __name__ == "__main__":
    os.makedirs(FOLDER, exist_ok=True)
    write(
        "sun-times.tsv",
        ["place", "latitude", "longitude", "utc_offset", "date", "course", "noon", "rise", "set"],
        sun_rows())
    write(
        "sun-positions.tsv", ["latitude", "longitude", "time", "altitude", "azimuth"],
        position_rows())
    write("moon-phases.tsv", ["time", "phase"], moon_rows())
    write("moon-illumination.tsv", ["time", "lit"], illumination_rows())
    write(
        "moon-times.tsv",
        ["place", "latitude", "longitude", "utc_offset", "date", "rise", "set"], moon_time_rows())
