"""Japanese and Chinese names in Hangul, by the rules for foreign words of Korea's National Institute
of the Korean Language (외래어 표기법): kana and pinyin each stand for one spelling."""

import re

_ROWS = {
    "": "아이우에오", "k": "가기구게고", "s": "사시스세소", "t": "다지쓰데도", "n": "나니누네노", "h": "하히후헤호",
    "m": "마미무메모", "r": "라리루레로", "g": "가기구게고", "z": "자지즈제조", "d": "다지즈데도", "b": "바비부베보",
    "p": "파피푸페포",
}
# Inside a word k, t and ch are written with aspirated letters.
_INNER = {"k": "카키쿠케코", "t": "타치쓰테토"}
_GLIDES = {
    "ya": "야", "yu": "유", "yo": "요", "wa": "와", "kya": "갸", "kyu": "규", "kyo": "교", "sha": "샤",
    "shu": "슈", "sho": "쇼", "cha": "자", "chu": "주", "cho": "조", "nya": "냐", "nyu": "뉴", "nyo": "뇨",
    "hya": "햐", "hyu": "휴", "hyo": "효", "mya": "먀", "myu": "뮤", "myo": "묘", "rya": "랴", "ryu": "류",
    "ryo": "료", "gya": "갸", "gyu": "규", "gyo": "교", "ja": "자", "ju": "주", "jo": "조", "bya": "뱌",
    "byu": "뷰", "byo": "뵤", "shi": "시", "chi": "지", "tsu": "쓰", "fu": "후", "ji": "지", "zu": "즈",
}
_INNER_GLIDES = {"kya": "캬", "kyu": "큐", "kyo": "쿄", "cha": "차", "chu": "추", "cho": "초", "chi": "치"}


def japanese(hepburn):
    """Tōkyō, Kobe → 도쿄, 고베; None when it is no Japanese word."""
    text = hepburn.lower().translate(str.maketrans("āīūēō", "aiueo"))
    result = ""
    first = True
    while text:
        if text[0] == "n" and (len(text) == 1 or text[1] not in "aiueoy"):
            if not result or not _add_final(result, "ㄴ"):
                return None
            result = _add_final(result, "ㄴ")
            text = text[1:].lstrip("'")
            continue
        double = re.match(r"(k(?=k)|s(?=s)|t(?=t)|p(?=p)|t(?=ch))", text)
        if double:
            if not result or not _add_final(result, "ㅅ"):
                return None
            result = _add_final(result, "ㅅ")
            text = text[1:]
            continue
        match = re.match(r"((?:ch|sh|ts|[kgnhmrbp]y|[kgszjtdnhfbpmryw])?)([aiueo])", text)
        if not match:
            return None
        unit = match.group(0)
        syllable = (not first and _INNER_GLIDES.get(unit)) or _GLIDES.get(unit)
        if not syllable:
            row = (not first and _INNER.get(match.group(1))) or _ROWS.get(match.group(1))
            if not row:
                return None
            syllable = row["aiueo".index(match.group(2))]
        result += syllable
        text = text[match.end():]
        first = False
    return result or None


def _add_final(text, final):
    code = ord(text[-1]) - 0xAC00
    if not 0 <= code < 11172 or code % 28:
        return None
    return text[:-1] + chr(0xAC00 + code + {"ㄴ": 4, "ㅅ": 19, "ㅇ": 21}[final])


_CHINESE_INITIALS = {
    "b": "ㅂ", "p": "ㅍ", "m": "ㅁ", "f": "ㅍ", "d": "ㄷ", "t": "ㅌ", "n": "ㄴ", "l": "ㄹ", "g": "ㄱ",
    "k": "ㅋ", "h": "ㅎ", "j": "ㅈ", "q": "ㅊ", "x": "ㅅ", "zh": "ㅈ", "ch": "ㅊ", "sh": "ㅅ", "r": "ㄹ",
    "z": "ㅉ", "c": "ㅊ", "s": "ㅆ", "": "ㅇ",
}
# Vowel letters of each final; ㄴ and ㅇ at the end close the syllable.
_CHINESE_FINALS = {
    "a": "ㅏ", "o": "ㅗ", "e": "ㅓ", "ai": "ㅏㅣ", "ei": "ㅔㅣ", "ao": "ㅏㅗ", "ou": "ㅓㅜ", "an": "ㅏㄴ",
    "en": "ㅓㄴ", "ang": "ㅏㅇ", "eng": "ㅓㅇ", "er": "ㅓㄹ", "ong": "ㅜㅇ", "i": "ㅣ", "ia": "ㅑ",
    "ie": "ㅖ", "iao": "ㅑㅗ", "iu": "ㅠ", "ian": "ㅖㄴ", "in": "ㅣㄴ", "iang": "ㅑㅇ", "ing": "ㅣㅇ",
    "iong": "ㅠㅇ", "u": "ㅜ", "ua": "ㅘ", "uo": "ㅝ", "uai": "ㅘㅣ", "ui": "ㅜㅣ", "uan": "ㅘㄴ",
    "un": "ㅜㄴ", "uang": "ㅘㅇ", "ue": "ㅞ", "ü": "ㅟ", "üe": "ㅞ",
}
_SOFT = {"ㅑ": "ㅏ", "ㅖ": "ㅔ", "ㅠ": "ㅜ", "ㅛ": "ㅗ"}
_WHOLE = {
    "yi": "이", "ya": "야", "ye": "예", "yao": "야오", "you": "유", "yan": "옌", "yin": "인", "yang": "양",
    "ying": "잉", "yong": "융", "yu": "위", "yue": "웨", "yuan": "위안", "yun": "윈", "wu": "우",
    "wa": "와", "wo": "워", "wai": "와이", "wei": "웨이", "wan": "완", "wen": "원", "wang": "왕",
    "weng": "웡", "er": "얼", "ju": "쥐", "qu": "취", "xu": "쉬", "jue": "줴", "que": "췌", "xue": "쉐",
    "juan": "쥐안", "quan": "취안", "xuan": "쉬안", "jun": "쥔", "qun": "췬", "xun": "쉰", "zhi": "즈",
    "chi": "츠", "shi": "스", "ri": "르", "zi": "쯔", "ci": "츠", "si": "쓰", "lü": "뤼", "nü": "뉘",
}
_VOWELS = "ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ"
_LEADS = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ"


def _compose(lead, vowel, final=""):
    code = (_LEADS.index(lead) * 21 + _VOWELS.index(vowel)) * 28
    return chr(0xAC00 + code + {"": 0, "ㄴ": 4, "ㄹ": 8, "ㅇ": 21}[final])


def _chinese_syllable(initial, final):
    whole = _WHOLE.get(initial + final)
    if whole:
        return whole
    if initial not in _CHINESE_INITIALS or final not in _CHINESE_FINALS or initial in "yw" and initial:
        return None
    lead = _CHINESE_INITIALS[initial]
    letters = _CHINESE_FINALS[final]
    if lead in "ㅈㅉㅊ":
        letters = "".join(_SOFT.get(c, c) for c in letters)
    closing = letters[-1] if letters[-1] in "ㄴㅇㄹ" else ""
    vowels = letters[:-1] if closing else letters
    text = _compose(lead, vowels[0], closing if len(vowels) == 1 else "")
    for index, vowel in enumerate(vowels[1:], 1):
        text += _compose("ㅇ", vowel, closing if index == len(vowels) - 1 else "")
    return text


_SYLLABLE = re.compile(
    "(zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw]|)"
    "(iang|iong|uang|ang|eng|ing|ong|ian|iao|uan|uai|üe|ai|ei|ao|ou|an|en|er|in|un|ia|ie|iu|ua|uo|ui|ue|a|o|e|i|u|ü)")


def chinese(pinyin):
    """Zhengzhou, Xi’an → 정저우, 시안; None when it is no pinyin."""
    result = ""
    for part in re.split(r"[’' -]", pinyin.lower()):
        spelled = _chinese_part(part)
        if not spelled:
            return None
        result += spelled
    return result


def _chinese_part(text):
    if not text:
        return ""
    # Prefer the longest syllable, unless the rest would then begin with a vowel that cannot start a
    # syllable.
    matches = [text[:n] for n in range(min(6, len(text)), 0, -1) if _SYLLABLE.fullmatch(text[:n])]
    for syllable in matches:
        rest = text[len(syllable):]
        if rest and rest[0] in "aeiouü":
            continue
        spelled = _chinese_syllable(*_SYLLABLE.fullmatch(syllable).groups())
        following = _chinese_part(rest) if spelled else None
        if spelled and following is not None:
            return spelled + following
    return None
