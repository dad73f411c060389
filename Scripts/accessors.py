"""The Swift accessors of the texts, as Scripts/words.py writes and checks them.

A key `status.dataAge` becomes `words.status.dataAge(_:)`, with a parameter for each placeholder in the
order of the original: a String, or an Int for the count of an entry with plural forms. Where that is
not what callers should write, the entry of en.po says the accessor's signature:

    #. swift: func noRain(for hours: Int)

A key that Sources/WeatherWords reads outside of Generated has no accessor: what is written there by
hand chooses between texts or words of a class.
"""

import re
import textwrap
from dataclasses import dataclass

SIGNATURE = re.compile(r"func (\w+)\(((?:\w+ )?\w+: (?:String|Int)(?:, (?:\w+ )?\w+: (?:String|Int))*)\)")
# A key used in hand-written Swift, or the common beginning of several keys whose last part is a
# value.
READ = re.compile(r'texts\[\s*"([\w.]+)"(, (?!count:|\[|values))?')
# A key in a table.
NAMED = re.compile(r'[lL]abel: "(\w+\.\w+)"')
WIDTH = 100


@dataclass
class Group:
    """The keys with some first parts, and the type that has their accessors."""

    property: str
    type: str
    about: str
    keys: tuple = ()

    def has(self, key):
        return key.split(".")[0] in (self.keys or (self.property,))


GROUPS = [
    Group("advice", "AdviceWords", "What the weather of the coming day means for people."),
    Group("board", "BoardWords", "The board of places."),
    Group("certainty", "ComparisonWords",
          "How sure a forecast is: what models and providers say side by side.", ("sure",)),
    Group("commandLine", "CommandLineWords",
          "What is written to standard error, one sentence with a remedy each."),
    Group("configuration", "ConfigurationWords",
          "What can be wrong with the configuration file, one sentence with a remedy each. `place` is "
          "the file with a line: `config.toml:3`."),
    Group("credits", "CreditWords", "The program's authors and the sources of its data, with licences."),
    Group("date", "DateWords", "The weather of one date: `--date`."),
    Group("detail", "DetailWords",
          "What the values mean: short words under a value, and a sentence or two in its panel."),
    Group("doctor", "DoctorWords", "The report of `weather-tui doctor`."),
    Group("help", "HelpWords", "The help, by what one wants to do."),
    Group("keys", "KeyWords", "What the keys do, in a word or two, for the footer."),
    Group("labels", "LabelWords", "The labels that stand before values."),
    Group("location", "LocationWords", "Where the machine is, and asking for it."),
    Group("map", "MapWords", "The map."),
    Group("numbers", "NumberWords", "How numbers are written."),
    Group("observed", "ObservationWords", "What the nearest station measured."),
    Group("search", "SearchWords", "The search pane."),
    Group("sections", "SectionWords", "The headers of the weather page's sections.",
          ("sections", "nowcast", "yesterday", "usual")),
    Group("settings", "SettingsWords", "The settings."),
    Group("status", "StatusWords", "What the header, the banner and the status line say."),
    Group("storm", "StormWords", "Tropical cyclones."),
    Group("time", "TimeWords", "Dates, ages and lengths of time."),
    Group("units", "UnitWords",
          "The symbols of units. They are the same in most languages; one names those it writes "
          "otherwise."),
    Group("warnings", "WarningWords", "The panel of the warnings."),
    Group("watch", "WatchWords", "What `watch` reports of itself: failed checks and what it leaves out."),
    Group("year", "YearWords", "The year at a place."),
]


@dataclass
class Parameter:
    label: str
    name: str
    type: str = "String"

    def declaration(self):
        return (self.name if self.label == self.name else f"{self.label} {self.name}") + f": {self.type}"

    def text(self):
        return self.name if self.type == "String" else f"String({self.name})"


class Accessor:
    """The property or function that gives an entry's text; `fault` says what is wrong with it."""

    def __init__(self, entry, places):
        self.entry = entry
        self.fault = None
        self.name = entry.key.split(".", 1)[1]
        names = list(dict.fromkeys(name for text in entry.originals() for name in places(text)))
        # The count of a noun is a number. In a sentence with several values its type is in the
        # signature.
        type = "String" if entry.plural is None else "Int"
        self.parameters = [Parameter("_", name, type) for name in names]
        if entry.swift:
            self.read(entry.swift, names)
        elif "." in self.name:
            self.fault = "has more parts than an accessor's name; “swift:” gives it one"
        elif entry.plural is not None and len(names) != 1:
            self.fault = "has plural forms and several values; “swift:” says which is the count"

    def read(self, signature, names):
        """Takes name and parameters from a signature."""
        found = SIGNATURE.fullmatch(signature)
        if not found:
            self.fault = f"has a “swift:” that is no signature: {signature}"
            return
        self.name = found[1]
        self.parameters = []
        for part in found[2].split(", "):
            words, type = part.split(": ")
            label, _, name = words.rpartition(" ")
            self.parameters.append(Parameter(label or name, name, type))
        if sorted(parameter.name for parameter in self.parameters) != sorted(names):
            self.fault = f"has other placeholders than its “swift:”: {signature}"
        elif self.entry.plural is not None and not self.counts():
            self.fault = f"has plural forms and no Int in its “swift:”: {signature}"

    def counts(self):
        return [parameter.name for parameter in self.parameters if parameter.type == "Int"]

    def declaration(self):
        if not self.parameters:
            return f"var {self.name}: String"
        return f"func {self.name}({', '.join(p.declaration() for p in self.parameters)}) -> String"

    def body(self):
        key = f'"{self.entry.key}"'
        values = ", ".join(f'"{p.name}": {p.text()}' for p in self.parameters)
        if not self.parameters:
            return f"texts[{key}]"
        if self.entry.plural is None:
            return f"texts[{key}, [{values}]]"
        count = self.counts()[0]
        if len(self.parameters) == 1:
            return f'texts[{key}, count: "{count}", {count}]'
        return f"texts[{key}, count: {count}, [{values}]]"

    def lines(self, example):
        """The accessor in Swift, under the comments of its entry."""
        about = [c for c in self.entry.comments if not re.match(r"\{|cells:", c)]
        if not any("`" in comment for comment in about):
            about.append(f"`{example}`")
        lines = documented(" ".join(about), "  ")
        opened = f"  package {self.declaration()} {{"
        if len(opened) + len(self.body()) + 3 <= WIDTH:
            return [*lines, f"{opened} {self.body()} }}"]
        return [*lines, opened, f"    {self.body()}", "  }"]


def documented(text, indentation=""):
    return textwrap.wrap(
        text, WIDTH, initial_indent=f"{indentation}/// ", subsequent_indent=f"{indentation}/// ",
        break_long_words=False, break_on_hyphens=False)


def read_by_hand(sources):
    """The keys that hand-written Swift reads, and the beginnings of those that it reads by a value."""
    found = [match for source in sources for match in READ.findall(source)]
    named = {key for source in sources for key in NAMED.findall(source)}
    return (named | {key for key, is_class in found if not is_class},
            {key for key, is_class in found if is_class})


def made(entries, sources, places, example):
    """The files of accessors by name, and what is wrong with entries as pairs of key and fault.

    `sources` are the hand-written files of WeatherWords.
    """
    single, classes = read_by_hand(sources)
    files, faults = {}, []
    accessors = {group.type: [] for group in GROUPS}
    for entry in entries:
        is_read = entry.key in single or any(entry.key.startswith(name + ".") for name in classes)
        group = next((group for group in GROUPS if group.has(entry.key)), None)
        if is_read and entry.swift:
            faults.append((entry.key, "has a “swift:” and is read by hand"))
        if is_read:
            continue
        if group is None or "." not in entry.key:
            faults.append((entry.key, "is of no group in Scripts/accessors.py and read by nothing"))
            continue
        accessor = Accessor(entry, places)
        if accessor.fault:
            faults.append((entry.key, accessor.fault))
        accessors[group.type].append(accessor)
    for group in GROUPS:
        lines = ["// Written by Scripts/words.py from Languages/en.po.", "// swift-format-ignore-file", ""]
        lines += documented(group.about)
        lines += [f"package struct {group.type}: Sendable {{", "  let texts: Catalog"]
        for accessor in accessors[group.type]:
            lines += ["", *accessor.lines(example(accessor.entry))]
        lines += ["}", "", "extension Words {", *documented(group.about, "  ")]
        lines += [f"  package var {group.property}: {group.type} {{ {group.type}(texts: texts) }}", "}", ""]
        files[f"{group.type}.swift"] = "\n".join(lines)
    return files, faults
