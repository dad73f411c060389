"""Made-up weather for the pictures of docs/pictures, served as Open-Meteo serves its own.

Every value is a smooth function of the time and the coordinates, so that a picture is the same on
every run and still looks like weather: fronts pass every few days, clouds keep nights warm, rain
falls from thick clouds and becomes snow below freezing.
"""

import datetime
import json
import math
import pathlib
import zoneinfo

from bench_provider import Provider

LIST = pathlib.Path(__file__).resolve().parent.parent / "cities.json"
HOUR, DAY = 3600, 86400


def bump(value, low, high):
    """How far a value is from low to high, between 0 and 1."""
    return min(1.0, max(0.0, (value - low) / (high - low)))


class Climate:
    """The weather of one point at any time."""

    def __init__(self, latitude, longitude, zone):
        self.latitude, self.longitude, self.zone = latitude, longitude, zone
        # Each place has its own phase, close to those of its neighbours, as a front crosses a
        # country.
        self.phase = 0.95 + math.radians(latitude * 9 + longitude * 6)
        # Hills and coasts.
        self.lean = 1.6 * math.sin(latitude * 37 + longitude * 91)

    def wave(self, moment, days, shift=0.0):
        return math.sin(2 * math.pi * moment / DAY / days + self.phase * 3 / days + shift)

    def offset(self, moment):
        there = datetime.datetime.fromtimestamp(moment, self.zone)
        return int(there.utcoffset().total_seconds())

    def local_hour(self, moment):
        return (moment + self.offset(moment)) % DAY / HOUR

    def midnight(self, moment):
        return moment - (moment + self.offset(moment)) % DAY

    def sun(self, moment):
        """Sunrise and sunset of the day, by the declination alone."""
        day = datetime.datetime.fromtimestamp(moment, datetime.timezone.utc).timetuple().tm_yday
        tilt = math.radians(-23.44) * math.cos(2 * math.pi * (day + 10) / 365)
        cosine = ((math.sin(math.radians(-0.83))
                   - math.sin(math.radians(self.latitude)) * math.sin(tilt))
                  / (math.cos(math.radians(self.latitude)) * math.cos(tilt)))
        half = math.degrees(math.acos(min(1, max(-1, cosine)))) / 15 * HOUR
        # The equation of time, without the variation of a few minutes from year to year.
        angle = 2 * math.pi * (day - 81) / 364
        equation = 9.87 * math.sin(2 * angle) - 7.53 * math.cos(angle) - 1.5 * math.sin(angle)
        noon = self.midnight(moment) + 12 * HOUR - 60 * equation
        noon += self.offset(moment) - self.longitude / 15 * HOUR
        return noon - half, noon + half

    def is_day(self, moment):
        rise, set_ = self.sun(moment)
        return rise <= moment < set_

    def usual(self, moment):
        """The mean of the season."""
        day = datetime.datetime.fromtimestamp(moment, datetime.timezone.utc).timetuple().tm_yday
        season = -math.cos(2 * math.pi * (day - 15) / 365)
        width = abs(self.latitude)
        year = 28 - 0.0064 * width * width
        return year + math.copysign(min(8, width * 0.2), self.latitude) * season

    def cloud(self, moment):
        wave = (self.wave(moment, 3.1) + 0.6 * self.wave(moment, 1.3, 1.9)
                + 0.25 * self.wave(moment, 0.37, 0.7))
        return 100 * bump(wave, -1.1, 1.15)

    def rate(self, moment):
        """Millimetres of water an hour."""
        thick = self.cloud(moment) - 78
        burst = 0.55 + 0.45 * self.wave(moment, 0.21, 2.2)
        return round(max(0.0, thick) / 22 * 2.6 * burst, 1)

    def temperature(self, moment):
        sky = self.cloud(moment) / 100
        daily = math.cos(2 * math.pi * (self.local_hour(moment) - 14.5) / 24)
        return (self.usual(moment) + self.lean - 2.5 + 2.8 * self.wave(moment, 5.3, 0.8)
                + (5.4 - 3.6 * sky) * daily)

    def dew(self, moment):
        return self.temperature(moment) - 1.5 - 9 * (1 - self.cloud(moment) / 100)

    def wind(self, moment):
        return 2.2 + 4.4 * bump(self.wave(moment, 2.3, 0.9), -1, 1) + 1.2 * self.wave(moment, 0.5)

    def code(self, moment):
        rate, cold = self.rate(moment), self.temperature(moment) < 1
        if rate > 0:
            heavy = rate > 2
            if cold:
                return 75 if heavy else 71
            return 65 if heavy else 61 if rate > 0.4 else 51
        sky = self.cloud(moment)
        return 0 if sky < 15 else 1 if sky < 35 else 2 if sky < 70 else 3

    def value(self, name, moment):
        """A value of Open-Meteo's by its name."""
        temperature = self.temperature(moment)
        wind = max(0.4, self.wind(moment))
        rise, set_ = self.sun(moment)
        height = math.sin(math.pi * bump(moment, rise, set_)) if rise < moment < set_ else 0
        top = max(0.5, 11 - abs(self.latitude + 20) * 0.15)
        dust = 9 + 16 * bump(self.wave(moment, 3.7, 2.4), -1, 1)
        values = {
            "temperature_2m": temperature,
            "apparent_temperature": temperature - 0.42 * wind + 0.4,
            "relative_humidity_2m": 100 - 5 * (temperature - self.dew(moment)),
            "dew_point_2m": self.dew(moment),
            # Amounts are for the hour that ends at the time.
            "precipitation": self.rate(moment - HOUR / 2),
            "precipitation_probability": 5 * round(
                19 * bump(self.cloud(moment - HOUR / 2), 45, 97)),
            "weather_code": self.code(moment),
            "sunshine_duration": HOUR * self.is_day(moment - HOUR / 2)
                                 * (1 - self.cloud(moment - HOUR / 2) / 100),
            # Ten millimetres of water are about seven centimetres of fresh snow.
            "snowfall": 0.7 * self.rate(moment - HOUR / 2) if self.code(moment) in (71, 75) else 0,
            "snow_depth": 0,
            "cloud_cover": self.cloud(moment),
            "pressure_msl": 1016 - 9 * self.wave(moment, 3.1, -0.6),
            "visibility": 4000 + 30000 * (1 - bump(self.cloud(moment), 40, 105)),
            "wind_speed_10m": wind, "wind_gusts_10m": wind * 1.7 + 1,
            "wind_direction_10m": (250 + 110 * self.wave(moment, 3.1, 0.4)) % 360,
            "uv_index": top * height * (1 - 0.6 * self.cloud(moment) / 100),
            "is_day": int(self.is_day(moment)),
            "us_aqi": 30 + dust * 2.1, "european_aqi": 12 + dust * 1.3, "pm2_5": dust,
            "pm10": dust * 1.8, "ozone": 48 + 20 * self.wave(moment, 1, 2),
            "nitrogen_dioxide": 18 + 8 * self.wave(moment, 0.5),
            "sulphur_dioxide": 3.0, "carbon_monoxide": 240.0,
        }
        whole = name in ("weather_code", "is_day", "precipitation_probability", "cloud_cover")
        return int(values[name]) if whole else round(values[name], 1)

    def day(self, name, midnight, lean=0.0):
        """A value of a day that begins at midnight, leaning from the rest as another model does."""
        hours = [midnight + HOUR * hour for hour in range(24)]
        if name == "sunrise" or name == "sunset":
            return int(self.sun(midnight + 12 * HOUR)[name == "sunset"])
        if name == "weather_code":
            return max(self.value(name, hour) for hour in hours)
        if name == "sunshine_duration":
            return round(sum(self.value(name, hour + HOUR) for hour in hours))
        kind = {"max": max, "min": min, "sum": sum}[name.rsplit("_", 1)[1]]
        value = kind(self.value(name.rsplit("_", 1)[0], hour + HOUR) for hour in hours)
        return round(value * (1 + lean / 3) if kind is sum else value + lean, 1)


class Systems:
    """Lows and highs that move to the east, for the map: wind round them, rain beside the lows."""

    # Longitude, latitude, depth in hPa, width in degrees.
    ALL = [(113, 38, -26, 6), (140, 48, -20, 7), (152, 30, 14, 9), (100, 50, 18, 9),
           (-20, 58, -30, 8), (10, 45, 15, 9), (-75, 42, -18, 6), (-100, 48, 16, 8)]

    @classmethod
    def hour(cls, latitude, longitude, moment, hour):
        """The values of a point some hours on, by Open-Meteo's names."""
        pressure, east, north, rain = 1013.0, 0.0, 0.0, 0.0
        for x, y, depth, width in cls.ALL:
            right = (longitude - x - 0.45 * hour + 540) % 360 - 180
            right *= math.cos(math.radians(latitude))
            up = latitude - y
            part = depth * math.exp(-(right ** 2 + up ** 2) / (2 * width ** 2))
            pressure += part
            east -= part * right / width ** 2
            north -= part * up / width ** 2
            if depth < 0:
                ring = (math.hypot(right, up) / width - 0.7) / 0.5
                rain += max(0.0, 6 * math.exp(-ring ** 2) - 0.8)
        turn = 1 if latitude >= 0 else -1
        wind = (-3.2 * north * turn, 3.2 * east * turn)
        clock = moment / HOUR + longitude / 15
        # As warm as the page shows, apart from hills and coasts, and warmer on the side of the
        # southerly wind.
        climate = Climate(latitude, longitude, datetime.timezone.utc)
        temperature = (climate.usual(moment) - 2.5 + 2.8 * climate.wave(moment, 5.3, 0.8)
                       - 0.3 * east * turn + 3.6 * math.cos((clock - 14.5) * math.pi / 12))
        return {
            "temperature_2m": round(temperature, 1), "precipitation": round(rain, 2),
            "snowfall": round(rain * 0.7, 2) if temperature < 0.5 else 0,
            "cloud_cover": round(min(100, max(0, 50 + rain * 12 - (pressure - 1013) * 2.4))),
            "wind_speed_10m": round(math.hypot(*wind), 1),
            "wind_direction_10m": round(math.degrees(math.atan2(-wind[0], -wind[1])) % 360),
            "wind_gusts_10m": round(1.6 * math.hypot(*wind), 1),
            "pressure_msl": round(pressure, 1)}


class PictureWeather(Provider):
    """Open-Meteo's services, and the warnings of three countries, with weather that is made up."""

    def __init__(self, now):
        super().__init__(now)
        self.now = now
        cities = json.loads(LIST.read_text(encoding="utf-8"))
        self.zones = [(c["coord"]["lat"], c["coord"]["lon"], c.get("timezone", "UTC"))
                      for c in cities]
        self.climates = {}

    def climate(self, latitude, longitude):
        """The climate of a point, with the time zone of the nearest place of the list."""
        key = (latitude, longitude)
        if key not in self.climates:
            zone = min(self.zones, key=lambda z: abs(z[0] - latitude) + abs(z[1] - longitude))[2]
            self.climates[key] = Climate(latitude, longitude, zoneinfo.ZoneInfo(zone))
        return self.climates[key]

    def respond(self, path, query):
        """Returns the response to a request, by its path."""
        if path.endswith("alerts"):
            return self.warnings(float(query["lat"][0]), float(query["lon"][0]))
        if path.endswith("getPwnStatus"):
            return self.korean_status()
        if path.endswith("search"):
            return {"results": []}
        if "latitude" not in query:
            return {"features": []}
        if "forecast_hours" in query:
            return self.field(query)
        places = zip(query["latitude"][0].split(","), query["longitude"][0].split(","))
        answers = [self.series(self.climate(float(lat), float(lon)), query) for lat, lon in places]
        return answers if len(answers) > 1 else answers[0]

    def field(self, query):
        """The points of a weather field."""
        start = int(self.now - self.now % HOUR)
        times = [start + hour * HOUR for hour in range(int(query["forecast_hours"][0]))]
        points = []
        for place in zip(query["latitude"][0].split(","), query["longitude"][0].split(",")):
            latitude, longitude = map(float, place)
            rows = [Systems.hour(latitude, longitude, time, index)
                    for index, time in enumerate(times)]
            hourly = {name: [row[name] for row in rows] for name in rows[0]}
            points.append({
                "latitude": latitude, "longitude": longitude, "utc_offset_seconds": 0,
                "hourly_units": {"time": "unixtime", "wind_speed_10m": "m/s"},
                "hourly": {"time": times, **hourly}})
        return points

    def series(self, climate, query):
        """The series of one place."""
        def names(key):
            return [name for name in query.get(key, [""])[0].split(",") if name]

        midnight = int(climate.midnight(self.now))
        answer = {
            "latitude": climate.latitude, "longitude": climate.longitude, "elevation": 20.0,
            "utc_offset_seconds": climate.offset(self.now), "timezone": climate.zone.key}
        if names("current"):
            answer["current"] = {name: climate.value(name, self.now) for name in names("current")}
            answer["current"]["time"] = int(self.now - self.now % 900)
        days = int(query.get("forecast_days", ["7"])[0])
        first = midnight - DAY * int(query.get("past_days", ["0"])[0])
        if names("hourly"):
            hours = range(first, midnight + days * DAY, HOUR)
            answer["hourly"] = {
                name: [self.hourly(climate, name, hour) for hour in hours]
                for name in names("hourly")}
            answer["hourly"]["time"] = list(hours)
        if names("minutely_15"):
            quarters = range(int(self.now - self.now % 900), int(self.now) + 12 * 900, 900)
            answer["minutely_15"] = {
                "time": list(quarters),
                "precipitation": [round(climate.rate(q - 450) / 4, 2) for q in quarters]}
        if names("daily"):
            if "start_date" in query:
                starts = self.dates(climate, query["start_date"][0], query["end_date"][0])
                values = self.archive(climate, names("daily"), starts)
            else:
                starts = list(range(first, midnight + days * DAY, DAY))
                values = self.daily(climate, names("daily"), names("models"), starts)
            answer["daily"] = {**values, "time": starts}
        return answer

    def hourly(self, climate, name, hour):
        """A value of an hour; the spread of an ensemble grows with the distance."""
        if name.endswith("_spread"):
            return round(0.4 + max(0, hour - self.now) / DAY * 0.55, 2)
        return climate.value(name, hour)

    @staticmethod
    def daily(climate, names, models, starts):
        """Columns of days: one a value, or one a value and model."""
        if not models:
            return {name: [climate.day(name, start) for start in starts] for name in names}
        return {
            f"{name}_{model}": [
                climate.day(name, start, lean=math.sin(1.7 * number + 0.9 * index) * (0.5 + 0.45 * index))
                for index, start in enumerate(starts)]
            for number, model in enumerate(models) for name in names}

    @staticmethod
    def dates(climate, first, last):
        """The local midnights between two dates."""
        day, end = (datetime.date.fromisoformat(date) for date in (first, last))
        starts = []
        while day <= end:
            there = datetime.datetime(day.year, day.month, day.day, tzinfo=climate.zone)
            starts.append(int(there.timestamp()))
            day += datetime.timedelta(days=1)
        return starts

    @staticmethod
    def archive(climate, names, starts):
        """Past days around the mean of the season; two in seven are wet, and those are dull."""
        def value(name, start):
            def chance(number):
                return ((start // DAY * 7919 + number * 104_729) * 2_654_435_761 >> 9) % 1000 / 1000

            is_wet = chance(1) < 0.29
            if name.startswith("precipitation"):
                return round(-9 * math.log(1 - chance(2)), 1) if is_wet else 0.0
            if name.startswith("sunshine"):
                return round(3600 * chance(3) * (3 if is_wet else 11))
            swing = 5 * (chance(4) + chance(5) - 1)
            return round(climate.usual(start) + swing + (4 if name.endswith("max") else -4), 1)

        return {name: [value(name, start) for start in starts] for name in names}

    def korean_status(self):
        """No warning in all of Korea, in the form of KMA."""
        seoul = zoneinfo.ZoneInfo("Asia/Seoul")
        issued = datetime.datetime.fromtimestamp(self.now - HOUR, seoul).strftime("%Y%m%d%H00")
        status = {"tmFc": issued, "tmEf": issued, "t6": "o 없음", "t7": "o 없음", "other": "o 없음"}
        return {"response": {
            "header": {"resultCode": "00", "resultMsg": "NORMAL_SERVICE"},
            "body": {"dataType": "JSON", "items": {"item": [status]},
                     "pageNo": 1, "numOfRows": 10, "totalCount": 1}}}

    def warnings(self, latitude, longitude):
        """A storm over the North Sea's coast, in the form of Bright Sky."""
        if not (53 < latitude < 55 and 7 < longitude < 11):
            return {"alerts": []}

        def clock(hours):
            moment = self.now - self.now % HOUR + hours * HOUR
            return datetime.datetime.fromtimestamp(moment, datetime.timezone.utc).isoformat()

        return {"location": {"name": "Hansestadt Hamburg", "state": "Hamburg"}, "alerts": [{
            "id": 1, "alert_id": "picture.1", "status": "actual", "category": "met",
            "response_type": "prepare", "urgency": "immediate", "severity": "severe",
            "certainty": "likely", "effective": clock(-2), "onset": clock(3), "expires": clock(21),
            "event_en": "storm-force gusts", "event_de": "STURMBÖEN",
            "description_en": "Gusts from the west of 75 to 90 km/h are expected, along the Elbe "
                              "and in showers up to 100 km/h. The wind weakens on Monday afternoon.",
            "description_de": "Es treten Böen aus Westen zwischen 75 und 90 km/h auf.",
            "instruction_en": "Secure loose objects outdoors. Keep away from trees and scaffolding. "
                              "Expect delays on bridges and ferries.",
            "instruction_de": "Sichern Sie Gegenstände im Freien."}]}
