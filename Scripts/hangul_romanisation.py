"""Hangul in Latin letters: the Revised Romanisation of 2000 and McCune–Reischauer of 1939.

Both write what is heard, so that neighbouring syllables change each other (종로 Jongno, 신림 Sillim).
Names are nouns: what the rules say of verbs is left out.
"""

INITIALS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"
FINALS = " ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ"
REVISED_VOWELS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split()
# The vowels without breves, as commonly typed: ŏ is o, ŭ is u.
REISCHAUER_VOWELS = "a ae ya yae o e yo ye o wa wae oe yo u wo we wi yu u ui i".split()
REVISED_INITIALS = dict(zip(INITIALS, "g kk n d tt r m b pp s ss - j jj ch k t p h".split()))
REISCHAUER_INITIALS = dict(zip(INITIALS, "k kk n t tt r m p pp s ss - ch tch ch k t p h".split()))
VOICED = {"k": "g", "t": "d", "p": "b", "ch": "j"}
# The pronunciation of each final consonant before a pause.
SOUNDS = dict(zip(FINALS, " ㄱㄱㄱㄴㄴㄴㄷㄹㄱㅁㄹㄹㄹㅂㄹㅁㅂㅂㄷㄷㅇㄷㄷㄱㄷㅂㄷ"))
# The parts of a cluster that stay and move on if a vowel follows.
CLUSTERS = {
    "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ", "ㄽ": "ㄹㅅ",
    "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
}
FINAL_LETTERS = {"ㄱ": "k", "ㄴ": "n", "ㄷ": "t", "ㄹ": "l", "ㅁ": "m", "ㅂ": "p", "ㅇ": "ng", " ": ""}


def syllables(text):
    for letter in text:
        code = ord(letter) - 0xAC00
        if 0 <= code < 11172:
            yield [INITIALS[code // 588], code % 588 // 28, FINALS[code % 28]]
        else:
            yield letter


def assimilated(units):
    """Finals and initials as they are spoken next to each other; ㄹㄹ stands as two ㄹ."""
    for first, second in zip(units, units[1:]):
        if not (isinstance(first, list) and isinstance(second, list)):
            continue
        final, initial = first[2], second[0]
        if initial == "ㅇ":
            if final in CLUSTERS:
                first[2], second[0] = CLUSTERS[final]
            elif final not in " ㅇ":
                first[2], second[0] = " ", final
            continue
        sound = SOUNDS[final]
        if initial == "ㄹ":
            if sound in "ㄴㄹ":
                sound, initial = "ㄹ", "ㄹ"
            elif sound != " ":
                initial = "ㄴ"
        elif initial == "ㄴ" and sound == "ㄹ":
            initial = "ㄹ"
        if initial in "ㄴㅁ":
            sound = {"ㄱ": "ㅇ", "ㄷ": "ㄴ", "ㅂ": "ㅁ"}.get(sound, sound)
        first[2], second[0] = sound, initial
    return units


def revised(text):
    """서울 → Seoul; not capitalised."""
    return _spelled(text, REVISED_INITIALS, REVISED_VOWELS, voices=False)


def reischauer(text):
    """부산 → pusan, without apostrophes and breves."""
    return _spelled(text, REISCHAUER_INITIALS, REISCHAUER_VOWELS, voices=True)


def _spelled(text, initials, vowels, voices):
    result = ""
    previous = None
    for unit in assimilated(list(syllables(text))):
        if not isinstance(unit, list):
            result += unit
            previous = None
            continue
        initial, vowel, final = unit
        letters = "" if initial == "ㅇ" else initials[initial]
        if initial == "ㄹ" and previous == "ㄹ":
            letters = "l"
        elif voices and letters in VOICED and initial in "ㄱㄷㅂㅈ" and previous in (" ", "ㄴ", "ㄹ", "ㅁ", "ㅇ"):
            letters = VOICED[letters]
        sound = SOUNDS[final]
        result += letters + vowels[vowel] + FINAL_LETTERS[sound]
        previous = sound
    return result
