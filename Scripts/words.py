#!/usr/bin/env python3
"""The files of Languages/: adding texts, bringing the files into step, and checking them.

    words.py add status.dataAge --en "data {age} old" --comment "Header." --example "age=2 min" \\
        --cells 20 < translations.json      {"ko": "{age} 전 자료", "de": ...}; a list for plural forms
    words.py sync       gives every file the entries of en.po, in its order; new ones stay empty; and
                        writes the Swift accessors of Sources/WeatherWords/Generated
    words.py check      names by key and language what is missing, unused, wrong or too wide, and
                        counts the texts that are not translated yet; with --complete these are
                        faults as well
    words.py compact FOLDER
                        writes the files without what only translators need

docs/translating.md describes the format.
"""

import accessors
import argparse
import collections
import ctypes
import functools
import gettext
import json
import locale
import re
import shutil
import subprocess
import sys
import zlib
import usage
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ROOT / "Languages"
SOURCES = ROOT / "Sources"
WORDS = SOURCES / "WeatherWords"
GENERATED = WORDS / "Generated"
LIST = SOURCES / "CLanguages" / "languages.c"
QUANTITIES = SOURCES / "WeatherModel" / "Quantities"
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
PLACE = re.compile(r"\{\{|\}\}|\{(\w+)\}(\[\w+\])?|[{}]")
# The values of X-Wind-Unit and the words of X-Sort-Order that Sources/WeatherWords/Language reads.
WIND_UNITS = ("m/s", "km/h", "mph", "kn", "bft")
# The lines of a header that Catalog/CatalogHeader.swift reads.
READ_OF_HEADER = ("Language-Team: ", "Plural-Forms: ", "X-")
PRESSURE_UNITS = ("", "hPa", "mmHg", "inHg")
SORT_ORDER = re.compile(
    r"root|script:(latin|greek|cyrillic|hebrew|arabic|hangul|kana|han)|han:(pinyin|strokes|japanese)"
    r"|case:turkish|[^\W\d_]{1,2}=[^\W\d_]|[^\W\d_]{2,8}")


@dataclass
class Entry:
    key: str = ""
    comments: list = field(default_factory=list)
    notes: list = field(default_factory=list)
    # The signature of the Swift accessor, only in en.po.
    swift: str | None = None
    original: str = ""
    plural: str | None = None
    texts: list = field(default_factory=list)

    def frame(self):
        """What an entry has in common with the same entry of the other files."""
        return (self.key, self.comments, self.original, self.plural)

    def originals(self):
        return [self.original] + ([self.plural] if self.plural is not None else [])

    def value(self, name):
        """What stands behind `name:` among the comments."""
        found = (c.split(":", 1)[1].strip() for c in self.comments if c.startswith(name + ":"))
        return next(found, None)


def quoted(text):
    text = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{text}"'


def unquoted(line):
    text = STRING.search(line).group(1)
    return re.sub(r"\\(.)", lambda m: "\n" if m[1] == "n" else m[1], text)


class File:
    """A language's file; its first entry, without a key, is the header."""

    def __init__(self, path):
        self.path = path
        self.code = path.stem
        self.entries = []
        entry, last = Entry(), None
        for line in path.read_text(encoding="utf-8").split("\n") + [""]:
            if not line.strip():
                if entry.texts:
                    self.entries.append(entry)
                    entry, last = Entry(), None
            elif line.startswith("#. swift: "):
                entry.swift = line.removeprefix("#. swift: ")
            elif line.startswith("#. "):
                entry.comments.append(line[3:])
            elif line.startswith("#,"):
                pass  # Follows from the text.
            elif line.startswith("#"):
                entry.notes.append(line)
            elif line.startswith('"'):
                self.append(entry, last, unquoted(line))
            else:
                last = line.split('"')[0].strip()
                if last.startswith("msgstr"):
                    entry.texts.append("")
                self.append(entry, last, unquoted(line))
        self.header = self.entries.pop(0)

    @staticmethod
    def append(entry, keyword, text):
        if keyword == "msgctxt":
            entry.key += text
        elif keyword == "msgid":
            entry.original += text
        elif keyword == "msgid_plural":
            entry.plural = (entry.plural or "") + text
        else:
            entry.texts[-1] += text

    def head(self, name):
        found = re.search(rf"^{name}: (.*)$", self.header.texts[0], re.MULTILINE)
        return found.group(1) if found else ""

    @functools.cached_property
    def single_forms(self):
        """The plural forms that apply to one number only, such as the dual of Arabic."""
        rule = gettext.c2py(self.head("Plural-Forms").split("plural=")[-1].rstrip(";") or "0")
        numbers = collections.Counter(rule(number) for number in range(1000))
        return {form for form, count in numbers.items() if count == 1}

    @property
    def forms(self):
        found = re.match(r"nplurals=(\d)", self.head("Plural-Forms"))
        return int(found.group(1)) if found else 1

    def write(self):
        lines = [*self.header.notes, 'msgid ""', 'msgstr ""']
        lines += [quoted(line) for line in self.header.texts[0].splitlines(keepends=True)]
        for entry in self.entries:
            lines += ["", *entry.notes, *(f"#. {comment}" for comment in entry.comments)]
            if entry.swift:
                lines.append(f"#. swift: {entry.swift}")
            if any(places(text) for text in entry.originals()):
                lines.append("#, python-brace-format")
            lines += [f"msgctxt {quoted(entry.key)}", f"msgid {quoted(entry.original)}"]
            if entry.plural is None:
                lines.append(f"msgstr {quoted(entry.texts[0])}")
            else:
                lines.append(f"msgid_plural {quoted(entry.plural)}")
                lines += [f"msgstr[{i}] {quoted(text)}" for i, text in enumerate(entry.texts)]
        self.path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def named_in_order(text):
    """The names of a text's placeholders; None stands for a brace that is not written twice."""
    found = (match[1] for match in PLACE.finditer(text) if match[0] not in ("{{", "}}"))
    return list(dict.fromkeys(found))


def places(text):
    return set(named_in_order(text))


def files():
    """English first."""
    read = [File(path) for path in sorted(LANGUAGES.glob("*.po"))]
    return sorted(read, key=lambda file: file.code != "en")


def sync(english, others):
    """Gives the others the entries of English, with the translations that they have."""
    for file in others:
        known = {entry.key: entry for entry in file.entries}
        entries = []
        for model in english.entries:
            old = known.get(model.key, Entry())
            count = 1 if model.plural is None else file.forms
            texts = (old.texts + [""] * count)[:count]
            entries.append(Entry(
                model.key, model.comments, old.notes, None, model.original, model.plural, texts))
        file.entries = entries
        file.write()
    write_accessors(english)
    write_list([english, *others])


def listed():
    """The codes of the languages that are compiled in, in the order of the settings."""
    return re.findall(r'^  \{"([^"]+)", \(const', LIST.read_text(encoding="utf-8"), re.MULTILINE)


def write_list(read):
    """Brings the list of the files that are compiled in into step; new ones come last."""
    codes = [file.code for file in read]
    order = [code for code in listed() if code in codes]
    order += [code for code in codes if code not in order]
    rows = "".join(
        f'  {{"{code}", (const unsigned char[]){{\n#embed LANGUAGE({code}.po) suffix(, 0)\n  }}}},\n'
        for code in order)
    text = LIST.read_text(encoding="utf-8")
    new = re.sub(r"(?s)(clg_language languages\[\] = \{\n).*?(?=\};\n)", lambda m: m[1] + rows, text, count=1)
    if new != text:
        LIST.write_text(new, encoding="utf-8")


def made_accessors(english):
    """The files of Generated that the entries ask for, and what is wrong with these."""
    sources = [path.read_text(encoding="utf-8") for path in hand_written()]
    return accessors.made(
        english.entries, sources, named_in_order, lambda entry: filled(entry, entry.originals()[-1]))


def hand_written():
    """The files that name keys: WeatherWords but for what is made from en.po, and the tables of quantities."""
    return [path for path in sorted([*WORDS.rglob("*.swift"), *QUANTITIES.glob("*.swift")])
            if GENERATED not in path.parents]


def write_accessors(english):
    """Brings Generated into step with en.po."""
    made, faults = made_accessors(english)
    for key, fault in faults:
        print(f"{key}: {fault}")
    GENERATED.mkdir(exist_ok=True)
    for path in GENERATED.glob("*.swift"):
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        path = GENERATED / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def add(options):
    """Adds a text to every file, or changes the one that is there."""
    translations = json.load(sys.stdin) if not sys.stdin.isatty() else {}
    english, *others = files()
    unknown = set(translations) - {file.code for file in others}
    if unknown:
        sys.exit(f"There is no file for {', '.join(sorted(unknown))}.")
    comments = list(options.comment)
    comments += ["{%s}: %s" % tuple(example.split("=", 1)) for example in options.example]
    comments += [f"cells: {options.cells}"] if options.cells else []
    count = 1 if options.plural is None else english.forms
    new = Entry(options.key, comments, [], options.swift, options.en, options.plural, [""] * count)
    keys = [entry.key for entry in english.entries]
    if options.key in keys:
        place = keys.index(options.key)
        new.comments = comments or english.entries[place].comments
        new.swift = options.swift or english.entries[place].swift
        english.entries[place] = new
    else:
        group = options.key.rsplit(".", 1)[0] + "."
        after = options.after or next((k for k in reversed(keys) if k.startswith(group)), keys[-1])
        english.entries.insert(keys.index(after) + 1, new)
    english.write()
    sync(english, others)
    for file in others:
        entry = next(entry for entry in file.entries if entry.key == options.key)
        given = translations.get(file.code)
        if given is not None:
            entry.texts = given if isinstance(given, list) else [given] * len(entry.texts)
            file.write()
        elif not any(entry.texts):
            print(f"{file.code}: {options.key} is still to be translated.")


def width(text):
    """Columns, by the C library as in the program."""
    libc = ctypes.CDLL(None)
    return sum(max(0, libc.wcwidth(ctypes.c_wchar(letter))) for letter in text)


def filled(entry, text):
    """A text with the examples that its comments give."""
    def example(match):
        if match[0] in ("{{", "}}"):
            return match[0][0]
        return entry.value("{%s}" % match[1]) or match[0]

    return PLACE.sub(example, text)


def check_text(entry, text, fault, is_of_one_number=False):
    named = places(text)
    if None in named:
        fault("has a brace alone; one that is meant is written twice")
    expected = set().union(*map(places, entry.originals()))
    for name in sorted(named - expected - {None}):
        fault(f"has {{{name}}}, which the original has not")
    # A form for a single number may omit the number: the dual of Arabic and Hebrew implies it.
    for name in sorted(expected - named if not is_of_one_number else ()):
        fault(f"has forgotten {{{name}}}")
    cells = entry.value("cells")
    if cells and width(filled(entry, text)) > int(cells):
        fault(f"has {width(filled(entry, text))} cells, {cells} is the most: “{filled(entry, text)}”")


def check_header(file, rules):
    """What is wrong with a file's header, as pairs of name and fault."""
    faults = []
    if file.head("Plural-Forms") not in rules:
        faults.append(("Plural-Forms", "is no rule of Sources/WeatherWords/Grammar/PluralRule.swift"))
    for name in ("Language-Team", "X-Endonym"):
        if not file.head(name):
            faults.append((name, "is missing in the header"))
    if file.head("X-Wind-Unit") not in WIND_UNITS:
        faults.append(("X-Wind-Unit", f"is none of {', '.join(WIND_UNITS)}"))
    if file.head("X-Pressure-Unit") not in PRESSURE_UNITS:
        faults.append(("X-Pressure-Unit", f"is none of {', '.join(PRESSURE_UNITS[1:])}"))
    words = file.head("X-Sort-Order").split()
    faults += [
        ("X-Sort-Order", f"has “{word}”, which docs/translating.md does not know")
        for word in words if not SORT_ORDER.fullmatch(word)]
    if not words:
        faults.append(("X-Sort-Order", "is missing in the header; “root” is the usual order"))
    return faults


def untranslated(file, english):
    """The keys of the texts that are not translated yet, which appear in English."""
    if file is english:
        return []
    models = {entry.key for entry in english.entries}
    return [e.key for e in file.entries if e.key in models and not any(e.texts)]


def check_file(file, english, rules):
    """What is wrong with a language's file, as pairs of key and fault."""
    faults = check_header(file, rules)
    known = {entry.key: entry for entry in file.entries}
    models = {entry.key: entry for entry in english.entries}
    faults += [(key, "is not in en.po") for key in known if key not in models]
    for key, model in models.items():
        fault = lambda text, key=key: faults.append((key, text))
        entry = known.get(key)
        if entry is None:
            fault("is missing")
            continue
        if entry.frame() != model.frame():
            fault("has another original or other comments than en.po; words.py sync copies them")
        count = 1 if model.plural is None else file.forms
        if len(entry.texts) != count:
            fault(f"has {len(entry.texts)} forms, and the language {count}")
        texts = entry.originals() if file is english else entry.texts
        if file is not english and any(texts) and not all(texts):
            fault("lacks the translation of a plural form")
        if file is english and any(entry.texts):
            fault("is the original; its msgstr stays empty")
        for form, text in enumerate(texts):
            if text:
                is_of_one = model.plural is not None and form in file.single_forms
                check_text(model, text, fault, is_of_one)
        for text in usage.faults(file, entry):
            fault(text)
    order = [key for key in known if key in models]
    if order != [key for key in models if key in known]:
        faults.append(("", "has another order than en.po; words.py sync mends it"))
    for model in english.entries if file is english else []:
        for name in sorted(set().union(*map(places, model.originals()))):
            if name and not model.value("{%s}" % name):
                faults.append((model.key, f"gives no example: #. {{{name}}}: …"))
    return faults


def check_accessors(english):
    """Accessors that are not what en.po says, those without a key, and those that nothing reads."""
    made, faults = made_accessors(english)
    stored = {path.name: path.read_text(encoding="utf-8") for path in GENERATED.glob("*.swift")}
    faults += [
        (f"Generated/{name}", "is not what en.po says; words.py sync writes it")
        for name in sorted(made.keys() | stored.keys()) if made.get(name) != stored.get(name)]
    by_hand = [path.read_text(encoding="utf-8") for path in hand_written()]
    single, classes = accessors.read_by_hand(by_hand)
    keys = {entry.key for entry in english.entries}
    unknown = single - keys
    unknown |= {name for name in classes if not any(key.startswith(name + ".") for key in keys)}
    faults += [(key, "is read by Swift and stands in no file") for key in sorted(unknown)]
    others = [
        path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*.swift"))
        if WORDS not in path.parents]
    # Extensions of the types call accessors without a dot.
    inside = "\n".join(by_hand + [text for text in others if re.search(r"extension \w+Words\b", text)])
    called = set(re.findall(r"\.(\w+)", "\n".join(others)))
    called |= set(re.findall(r"(?<!package var )(?<!package func )\b(\w+)", inside))
    declared = set(re.findall(r"package (?:var|func) (\w+)", "\n".join([*by_hand, *made.values()])))
    faults += [(name, "is an accessor that nothing reads") for name in sorted(declared - called)]
    return faults


def check(options):
    for name in ("", "C.UTF-8"):
        try:
            locale.setlocale(locale.LC_CTYPE, name)
        except locale.Error:
            pass
    english, *others = files()
    rules = re.findall(r'"(nplurals=[^"]*)"', (WORDS / "Grammar/PluralRule.swift").read_text())
    count = 0
    for file in [english, *others]:
        faults = check_file(file, english, rules)
        if shutil.which("msgfmt"):
            result = subprocess.run(
                ["msgfmt", "--check", "--output-file=/dev/null", file.path],
                capture_output=True, text=True)
            faults += [("msgfmt", line) for line in result.stderr.splitlines()]
        waiting = untranslated(file, english)
        if options.complete:
            faults += [(key, "is not translated") for key in waiting]
        elif waiting:
            print(f"{file.code}: {len(waiting)} of {len(english.entries)} texts are not translated yet")
        for key, fault in faults:
            print(f"{file.code}: {key}: {fault}" if key else f"{file.code}: {fault}")
        count += len(faults)
    for code in sorted({file.code for file in [english, *others]} ^ set(listed())):
        print(f"{code}: is not what languages.c lists; words.py sync writes it")
        count += 1
    for key, fault in check_accessors(english):
        print(f"{key}: {fault}")
        count += 1
    if count:
        sys.exit(f"{count} faults in Languages/; docs/translating.md says how to mend them.")


def compact(options):
    """Writes what the program reads: keys with their texts, in the files' own format but for the keywords,
    which are cut to the letters by which Catalog/CatalogReader.swift tells them apart. The entries of all
    but English, which is read in every language, are packed by zlib behind the header."""
    folder = Path(options.folder)
    folder.mkdir(parents=True, exist_ok=True)
    for file in files():
        header = [line for line in file.header.texts[0].splitlines(keepends=True)
                  if line.startswith(READ_OF_HEADER)]
        lines = []
        for entry in file.entries:
            lines.append(f"msgc{quoted(entry.key)}")
            if file.code == "en" or not any(entry.texts):
                lines += [f"msgi{quoted(text)}" for text in entry.originals()]
            else:
                lines += [f"msgs{quoted(text)}" for text in entry.texts]
        entries, packed = ("\n".join(lines) + "\n").encode(), b""
        if file.code != "en":
            stream = zlib.compress(entries, 9)
            header.append(f"X-Packed: {len(entries)} {len(stream)}\n")
            entries, packed = b"", b"\0" + stream
        head = ['msgid ""', 'msgstr ""', *(quoted(line) for line in header)]
        (folder / file.path.name).write_bytes(
            ("\n".join(head) + "\n").encode() + entries + packed)


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    adding = commands.add_parser("add", help="add a text, or change it")
    adding.add_argument("key")
    adding.add_argument("--en", required=True, help="the English original")
    adding.add_argument("--plural", help="the original's plural form")
    adding.add_argument("--comment", action="append", default=[], help="where the text stands")
    adding.add_argument("--example", action="append", default=[], help="name=value")
    adding.add_argument("--cells", type=int, help="the most columns it may have")
    adding.add_argument("--swift", help="the accessor's signature, where it is not the usual one")
    adding.add_argument("--after", help="the key that it follows; otherwise the last of its group")
    adding.set_defaults(run=add)
    commands.add_parser("sync", help="give every file the entries of en.po").set_defaults(
        run=lambda _: sync(files()[0], files()[1:]))
    checking = commands.add_parser("check", help="check every file")
    checking.add_argument(
        "--complete", action="store_true", help="every text of every language must be translated")
    checking.set_defaults(run=check)
    compacting = commands.add_parser("compact", help="write the files for a release")
    compacting.add_argument("folder")
    compacting.set_defaults(run=compact)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
