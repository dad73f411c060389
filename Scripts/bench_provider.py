"""Plays Open-Meteo and the United States' warnings on loopback for the bench: made-up weather by formula,
every request counted."""

import http.server
import json
import math
import threading
import time
import urllib.parse


class Provider:
    """A server on a port of its own, until the process ends."""

    def __init__(self, start):
        self.answered = 0
        self.lock = threading.Lock()
        self.start = start - start % 3600
        provider = self

        class Handler(http.server.BaseHTTPRequestHandler):
            """One answer for every path."""

            protocol_version = "HTTP/1.1"

            def do_GET(self):
                """Answers whatever is asked for."""
                address = urllib.parse.urlparse(self.path)
                query = urllib.parse.parse_qs(address.query)
                body = json.dumps(provider.respond(address.path, query)).encode()
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
                with provider.lock:
                    provider.answered += 1

            def log_message(self, *_):
                """Says nothing."""

        class Server(http.server.ThreadingHTTPServer):
            """One that takes it calmly when a program hangs up."""

            daemon_threads = True

            def handle_error(self, *_):
                """Says nothing."""

        self.server = Server(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self.server.server_port}"

    def respond(self, path, query):
        """Returns the response to a request: a list where several places are asked for."""
        if path == "/alerts/active":
            return {"type": "FeatureCollection", "features": [self.warning()]}
        places = len(query.get("latitude", [""])[0].split(","))
        answers = [self.answer(query) for _ in range(places)]
        return answers if places > 1 else answers[0]

    def warning(self):
        """A warning of the United States that holds for as long as a bench takes."""
        def clock(hours):
            return time.strftime("%Y-%m-%dT%H:%M:%S+00:00", time.gmtime(self.start + hours * 3600))

        return {"id": "urn:oid:bench", "type": "Feature", "geometry": None, "properties": {
            "id": "urn:oid:bench", "areaDesc": "New York", "geocode": {"UGC": ["NYZ072"]},
            "references": [], "sent": clock(-1), "effective": clock(-1), "onset": clock(-1),
            "expires": clock(12), "ends": clock(12), "status": "Actual", "messageType": "Alert",
            "category": "Met", "severity": "Severe", "certainty": "Likely", "urgency": "Expected",
            "event": "Gale Warning", "senderName": "NWS Bench", "headline": "Gale",
            "description": "Gusts of 90 km/h.", "instruction": None, "response": "Prepare"}}

    def answer(self, query):
        """What was asked for, by the hour and the day."""
        def names(key):
            return [name for name in query.get(key, [""])[0].split(",") if name]

        def value(name, hour):
            wave = math.sin(hour * math.pi / 12)
            if name == "weather_code":
                return (0, 2, 3, 61)[hour // 6 % 4]
            if name == "is_day":
                return int(6 <= hour % 24 < 18)
            if "direction" in name:
                return hour * 15 % 360
            if "pressure" in name:
                return 1013 + 4 * wave
            if name.startswith("snow"):
                return 0
            if name == "visibility":
                return 20000
            return round(12 + 6 * wave, 1)

        def clock(hour):
            return time.strftime("%Y-%m-%dT%H:%M", time.gmtime(self.start + 9 * 3600 + hour * 3600))

        day = int(clock(0)[11:13])
        answer = {"latitude": 37.5, "longitude": 127.0, "elevation": 38.0,
                  "utc_offset_seconds": 32400, "timezone": "Asia/Seoul"}
        if names("current"):
            answer["current"] = {name: value(name, day) for name in names("current")}
            answer["current"]["time"] = clock(0)
        if names("hourly"):
            hours = range(-day, 168 - day)
            answer["hourly"] = {name: [value(name, hour + day) for hour in hours]
                                for name in names("hourly")}
            answer["hourly"]["time"] = [clock(hour) for hour in hours]
        if names("daily"):
            dates = [clock(24 * number)[:10] for number in range(7)]
            answer["daily"] = {name: [value(name, 6 * number) for number in range(7)]
                               for name in names("daily")}
            for name in ("sunrise", "sunset"):
                if name in answer["daily"]:
                    hour = "05:12" if name == "sunrise" else "19:52"
                    answer["daily"][name] = [f"{date}T{hour}" for date in dates]
            answer["daily"]["time"] = dates
        return answer
