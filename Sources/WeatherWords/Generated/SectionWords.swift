// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The headers of the weather page's sections.
package struct SectionWords: Sendable {
  let texts: Catalog

  /// Header of a section of the weather page. `NOW`
  package var now: String { texts["sections.now"] }

  /// Beside the header of the weather now, where the answer is too old and its forecast for this
  /// hour stands in. `forecast for 22:00`
  package func forecastFor(_ clock: String) -> String {
    texts["sections.forecastFor", ["clock": clock]]
  }

  /// Beside the heading of the current weather, where that was old when it was received. `as of 28
  /// Nov 2025 18:40`
  package func asOf(_ time: String) -> String { texts["sections.asOf", ["time": time]] }

  /// Header of a section of the weather page. `HOURLY`
  package var hourly: String { texts["sections.hourly"] }

  /// In the hours as they are read aloud, after the chance of rain or snow. The step in which the
  /// most falls. `heaviest 5.2 mm at 21:00`
  package func heaviest(_ amount: String, _ time: String) -> String {
    texts["sections.heaviest", ["amount": amount, "time": time]]
  }

  /// Header of a section of the weather page. `3 DAYS`
  package func days(_ count: Int) -> String { texts["sections.days", count: "count", count] }

  /// Header of a section of the weather page. `MAP`
  package var map: String { texts["sections.map"] }

  /// Header of a section of the weather page. `DETAIL`
  package var detail: String { texts["sections.detail"] }

  /// Header of a section of the weather page. Beside the header of the detail section. `◂ ▸ values`
  package var detailHint: String { texts["sections.detailHint"] }

  /// Header of a section of the weather page. `rain until 21:00`
  package func until(_ what: String, _ clock: String) -> String {
    texts["sections.until", ["what": what, "clock": clock]]
  }

  /// It rains or snows until another day: `rain until Sun 03:00`.
  package func untilDay(_ what: String, _ day: String, _ clock: String) -> String {
    texts["sections.untilDay", ["what": what, "day": day, "clock": clock]]
  }

  /// Header of a section of the weather page. `rain from 15:00`
  package func from(_ what: String, _ clock: String) -> String {
    texts["sections.from", ["what": what, "clock": clock]]
  }

  /// It begins to rain or snow on another day: `drizzle from Tue 10:00`.
  package func fromDay(_ what: String, _ day: String, _ clock: String) -> String {
    texts["sections.fromDay", ["what": what, "day": day, "clock": clock]]
  }

  /// After a sentence like 'Rain from 16:00': when it ends. `Rain from 16:00 until 21:00`
  package func andUntil(_ first: String, _ clock: String) -> String {
    texts["sections.andUntil", ["first": first, "clock": clock]]
  }

  /// After a sentence like 'Rain from 16:00': when it ends on another day. `Rain from 16:00 until
  /// Sun 03:00`
  package func andUntilDay(_ first: String, _ day: String, _ clock: String) -> String {
    texts["sections.andUntilDay", ["first": first, "day": day, "clock": clock]]
  }

  /// What falls and what it turns to: 'Rain from 16:00, freezing rain from 17:00'. `Rain from
  /// 16:00, freezing rain from 17:00`
  package func kindChange(_ first: String, _ next: String) -> String {
    texts["sections.kindChange", ["first": first, "next": next]]
  }

  /// What falls, within a sentence: 'freezing rain'. `Freezing rain`
  package func kindWithin(_ what: String) -> String { texts["sections.kindWithin", ["what": what]] }

  /// It is dry now and will rain or snow some time before: `rain before 21:00`.
  package func before(_ what: String, _ clock: String) -> String {
    texts["sections.before", ["what": what, "clock": clock]]
  }

  /// The same before a time of the next day: `rain before Sun 00:00`.
  package func beforeDay(_ what: String, _ day: String, _ clock: String) -> String {
    texts["sections.beforeDay", ["what": what, "day": day, "clock": clock]]
  }

  /// Header of a section of the weather page. No precipitation is forecast: `dry for 48 h`.
  package func dry(_ hours: Int) -> String { texts["sections.dry", ["hours": String(hours)]] }

  /// No amount of precipitation is forecast for two days, but it is not certain to stay dry. `no
  /// rain expected`
  package var noRain: String { texts["sections.noRain"] }

  /// The same for so many hours. `no rain expected for 12 h`
  package func noRain(for hours: Int) -> String {
    texts["sections.noRainFor", ["hours": String(hours)]]
  }

  /// How probable precipitation is all the same. `No rain expected, chance up to 49 %`
  package func chanceUpTo(_ first: String, _ chance: String) -> String {
    texts["sections.chanceUpTo", ["first": first, "chance": chance]]
  }

  /// Rain or snow is probable although no amount of it is forecast. `Rain possible`
  package func possible(_ what: String) -> String { texts["sections.possible", ["what": what]] }

  /// The forecast has no rain, but an authority warns of rain, snow or ice in that time. `No rain
  /// expected, but see the warning`
  package func butWarned(_ first: String) -> String {
    texts["sections.butWarned", ["first": first]]
  }

  /// Above the hours: what falls in the rest of today. `3.5 mm by midnight`
  package func sumToday(_ amount: String) -> String {
    texts["sections.sumToday", ["amount": amount]]
  }

  /// Above the hours: what falls tomorrow. `0.6 mm tomorrow`
  package func sumTomorrow(_ amount: String) -> String {
    texts["sections.sumTomorrow", ["amount": amount]]
  }

  /// A sentence with its full stop. `Rain until 21:00.`
  package func sentence(_ text: String) -> String { texts["sections.sentence", ["text": text]] }

  /// The weather now: after a sentence like 'Rain until 21:00', when it begins again. `Rain until
  /// 18:00, then dry until 21:00`
  package func thenDry(_ first: String, _ clock: String) -> String {
    texts["sections.thenDry", ["first": first, "clock": clock]]
  }

  /// The weather now: after a sentence like 'Rain until 21:00', when it begins again on another
  /// day. `Rain until 18:00, then dry until Mon 14:00`
  package func thenDryDay(_ first: String, _ day: String, _ clock: String) -> String {
    texts["sections.thenDryDay", ["first": first, "day": day, "clock": clock]]
  }

  /// After a sentence like 'Rain until 18:00', when it begins again; it may not stay dry until
  /// then. `Rain until 18:00, again from 21:00`
  package func again(_ first: String, _ clock: String) -> String {
    texts["sections.again", ["first": first, "clock": clock]]
  }

  /// The same on another day. `Rain until 18:00, again from Mon 14:00`
  package func againDay(_ first: String, _ day: String, _ clock: String) -> String {
    texts["sections.againDay", ["first": first, "day": day, "clock": clock]]
  }

  /// The weather now: tomorrow's high against today's, a sentence without its full stop. `Tomorrow
  /// 4° warmer`
  package func tomorrowWarmer(_ difference: String) -> String {
    texts["sections.tomorrowWarmer", ["difference": difference]]
  }

  /// The weather now: tomorrow's high against today's, a sentence without its full stop. `Tomorrow
  /// 4° colder`
  package func tomorrowColder(_ difference: String) -> String {
    texts["sections.tomorrowColder", ["difference": difference]]
  }

  /// The weather now: tomorrow's high against today's, a sentence without its full stop. `Similar
  /// temperatures tomorrow`
  package var tomorrowSame: String { texts["sections.tomorrowSame"] }

  /// Header of the section with the days to come. `DAYS`
  package var daysTitle: String { texts["sections.daysTitle"] }

  /// At the header of a section: so many of its values stand below the screen. `↓ 12 more`
  package func more(_ count: Int) -> String { texts["sections.more", ["count": String(count)]] }

  /// The fresh snow of a day, in a line of facts. `12 cm fresh snow`
  package func freshSnow(_ depth: String) -> String {
    texts["sections.freshSnow", ["depth": depth]]
  }

  /// Prose of the weather now. The next two hours, minutes rounded to five. It falls already, and
  /// as far as is known. `Rain for at least 20 more minutes`
  package func rainGoesOn(_ what: String, _ minutes: Int) -> String {
    texts["nowcast.goesOn", ["what": what, "minutes": String(minutes)]]
  }

  /// Prose of the weather now. Never a word for warm: frost is described with it too. The
  /// temperature now against the same hour of yesterday. `Now 3° warmer than this time yesterday`
  package func higherThanYesterday(_ difference: String) -> String {
    texts["yesterday.higher", ["difference": difference]]
  }

  /// Prose of the weather now. Never a word for warm: frost is described with it too. The
  /// temperature now against the same hour of yesterday. `Now 3° colder than this time yesterday`
  package func lowerThanYesterday(_ difference: String) -> String {
    texts["yesterday.lower", ["difference": difference]]
  }

  /// Prose of the weather now. Never a word for warm: frost is described with it too. Today’s
  /// highest temperature against yesterday’s. `Today’s high 3° above yesterday’s`
  package func highAboveYesterday(_ difference: String) -> String {
    texts["yesterday.highHigher", ["difference": difference]]
  }

  /// Prose of the weather now. Never a word for warm: frost is described with it too. Today’s
  /// highest temperature against yesterday’s. `Today’s high 3° below yesterday’s`
  package func highBelowYesterday(_ difference: String) -> String {
    texts["yesterday.highLower", ["difference": difference]]
  }

  /// Prose of the weather now. Never a word for warm: frost is described with it too. Today's
  /// highest against the usual one of ten years. `Today’s high 5° above normal for the season`
  package func highAboveNormal(_ difference: String) -> String {
    texts["usual.higher", ["difference": difference]]
  }

  /// Prose of the weather now. Never a word for warm: frost is described with it too. Today's
  /// highest against the usual one of ten years. `Today’s high 5° below normal for the season`
  package func highBelowNormal(_ difference: String) -> String {
    texts["usual.lower", ["difference": difference]]
  }

  /// Detail section and its panel: the usual lowest and highest of today's date. `normal for the
  /// season: 3° to 9°`
  package func normals(_ low: String, _ high: String) -> String {
    texts["usual.range", ["low": low, "high": high]]
  }
}

extension Words {
  /// The headers of the weather page's sections.
  package var sections: SectionWords { SectionWords(texts: texts) }
}
