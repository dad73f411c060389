"""Usage of each language that a program can check: one form of address, spaces, units and articles.

`RULES` has, for a language, patterns that its texts do not contain, each with what to write instead.
"""

import re

HIRAGANA = "[\u3040-\u309f]"
HAN = "[\u3400-\u4dbf\u4e00-\u9fff]"
ROMANCE_SPACES = (r"\b(?:las?|los?|gli|le) \{(?:clock|time)\}(?!\[)", "{…}[article]: 01:00 takes the singular")

RULES = {
    "en": [(r"(?i)\bmachines?\b", "computer"), (r"(?i)\b(?:nobody|anew|meanwhile|mend)\b", "plain English")],
    "de": [
        (r"\b[Dd](?:u|ich|ir|ein|eine|einen|einem|einer|eines)\b(?<!\b[dD]ie)", "Sie"),
        (r"Maschine", "Rechner"),
        (r"\b(?:vor|[Ii]n) \{(?:age|length|looked|retry|seen)\}(?!\[)", "{…}[dative] behind “vor” and “in”")],
    "fr": [
        (r"\b(?:[Tt]u|[Tt]on|[Tt]es|[Tt]oi)\b", "vous"), (r"(?i)\bmachine\b", "ordinateur"),
        (r" [;:?!»]|« ", "a no-break space before ; : ? ! » and after «")],
    "es": [
        (r"\b[Tt](?:ú|u|us|uyo)\b|\b(?:[Pp]ulsa|[Ee]scribe|[Ee]lige|[Pp]uedes|[Qq]uieres|[Ii]ntenta|Reinicia)\b",
         "usted"),
        (r"(?i)\bmáquina\b", "equipo"), ROMANCE_SPACES],
    "pt": [
        (r"\b(?:[Tt]u|[Tt]eus?|[Tt]uas?|contigo)\b", "você"), (r"(?i)\bmáquina\b", "computador"),
        (r"\b(?:[àa]s?|das?|nas?) \{(?:clock|time)\}(?!\[)", "{…}[article], [at] or [of]")],
    "pt-PT": [
        (r"\b(?:[Vv]ocê|[Tt]u|[Tt]eus?|[Tt]uas?|contigo)\b", "the third person without você"),
        (r"(?i)\b(?:tela|salvar|usuários?)\b", "ecrã, guardar, utilizador"),
        (r"\b(?:[àa]s?|das?|nas?) \{(?:clock|time)\}(?!\[)", "{…}[article], [at] or [of]")],
    "ca": [
        (r"\b(?:[Pp]rem|[Ee]scriu|[Vv]ostè|[Tt]u)\b", "the forms of vós: premeu, escriviu"),
        (r"\bles? \{(?:clock|time)\}(?!\[)", "{…}[article]: 01:00 takes the singular")],
    "it": [
        (r"\b(?:Lei|Suo|Sua|[Tt]uo|[Tt]ua|[Tt]uoi|[Pp]uoi|[Pp]remi|[Ss]crivi|[Dd]igita|[Pp]rovi"
         r"|[Ii]nstalli|[Cc]erchi|[Uu]si|Riavvia|[Ss]caricalo|[Ss]alvalo)\b", "the infinitive"),
        (r"(?i)\bmacchina\b", "computer")],
    "nl": [(r"\b(?:[Jj]e|[Jj]ij|[Jj]ouw|[Jj]ullie)\b", "u"), (r"(?i)\bmachine\b", "computer")],
    "sv": [(r"\b(?:Ni|Er|Ert|Era)\b", "du"), (r"(?i)\bmaskin(?:en)?\b", "dator")],
    "ru": [
        (r"\b(?:[Тт]ы|[Тт]воя?|[Тт]вой|[Тт]еб[яе])\b", "вы"),
        (r"\b[Сс]о? \{date\}", "no “с” before a date: с 1 июня, but со 2 июня")],
    "uk": [(r"\b(?:[Тт]и|[Тт]воя?|[Тт]вій|[Тт]еб[ея])\b", "ви")],
    "pl": [
        (r"\b(?:Pan|Pani|Pana|Państwo)\b", "the imperative"),
        (r"\bze? \{total\}(?! modeli)", "no preposition before a large number: z 20, but ze 100")],
    "cs": [(r"(?i)\b(?:[ksvz]|ke|ve|ze) \{", "no preposition before a value: v 15, but ve 14")],
    "sk": [(r"(?i)\b(?:[ksvz]|ku|so|vo|zo) \{", "no preposition before a value: z 20, but zo 100")],
    "bg": [(r"(?i)\bсъ?с? \{difference\}", "no preposition before a number: с 5, but със 7")],
    "tr": [(r"\b(?:[Ss]en|[Ss]enin|[Ss]ana)\b", "siz"), (r"(?i)\bmakine", "bilgisayar")],
    "id": [(r"(?i)\bkamu\b", "Anda")],
    "ko": [(r"(?:습니다|합니다|입니다|하십시오)", "해요체")],
    "ja": [
        (f"{HIRAGANA} [A-Za-z]|[A-Za-z0-9}}] {HIRAGANA}", "no space beside Latin letters"),
        (r"コンピューター", "パソコン")],
    "zh-Hans": [(f"{HAN}[A-Za-z]|[A-Za-z]{HAN}", "a space beside Latin letters")],
    "zh-Hant": [(f"{HAN}[A-Za-z]|[A-Za-z]{HAN}", "a space beside Latin letters")],
}

# Classes that appear inside a line, and so begin with a lowercase letter, except for German nouns.
INSIDE_A_LINE = re.compile(
    r"(?:conditionShort|compass|uvClass|airClass|airClassShort|moonPhase|beaufort|dewPointComfort|humidity"
    r"|cloud|visibility|pressureTrend|severity|windClass|dustGrade|pollenGrade)\.")


def faults(file, entry):
    """What is wrong with the usage of a text, as sentences."""
    decimal = next(
        (e.texts[0] or e.original for e in file.entries if e.key == "numbers.decimalSeparator"), ".")
    for text in entry.originals() if file.code == "en" else entry.texts:
        for pattern, better in RULES.get(file.code, []):
            found = re.search(pattern, text)
            if found:
                yield f"has “{found[0]}”; rather {better}"
        found = re.search(r"PM2[.,]5", text)
        if found and found[0] != f"PM2{decimal}5":
            yield f"has “{found[0]}”, and the language writes PM2{decimal}5"
        if INSIDE_A_LINE.match(entry.key) and file.code != "de" and re.match(r"[^\W\d_]", text):
            if text[0] != text[0].lower() and not text[:2].isupper() and len(text) > 2:
                yield f"begins with a capital inside a line: “{text}”"
