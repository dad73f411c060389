"""The environment variables of the servers' addresses, from the table that the program reads."""

import pathlib
import re

TABLE = pathlib.Path(__file__).resolve().parent.parent / "Sources/WeatherServices/Endpoints.swift"


def addresses() -> set[str]:
    """The names of all variables, such as WEATHER_TUI_NWS_URL."""
    return set(re.findall(r'"(WEATHER_TUI_\w+_URL)"', TABLE.read_text("utf-8")))
