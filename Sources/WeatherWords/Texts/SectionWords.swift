/// The headers of the weather page's sections.
package struct SectionWords: Sendable {
  let texts: Catalog

  package var now: String { texts["sections.now"] }
  package var hourly: String { texts["sections.hourly"] }
  /// How far the hours reach and how far apart they are: `48 h`, and with wider steps
  /// `48 h · 3-hour steps`.
  package func hourlySpan(_ hours: Int, _ step: Int) -> String {
    step > 1
      ? texts["sections.hourlySpanSteps", ["hours": String(hours), "step": String(step)]]
      : texts["sections.hourlySpan", ["hours": String(hours)]]
  }
  package func days(_ count: Int) -> String { texts["sections.days", count: "count", count] }
  package var daysTitle: String { texts["sections.daysTitle"] }
  package var map: String { texts["sections.map"] }
  package var detail: String { texts["sections.detail"] }
  /// Beside the header of the detail section.
  package var detailHint: String { texts["sections.detailHint"] }
  /// So many values stand below the screen: `↓ 3 more`.
  package func more(_ count: Int) -> String { texts["sections.more", ["count": String(count)]] }
  /// `rain until 21:00`
  package func until(_ what: String, _ clock: String) -> String {
    texts["sections.until", ["what": what, "clock": clock]]
  }
  /// `rain until Sun 03:00`
  package func untilDay(_ what: String, _ day: String, _ clock: String) -> String {
    texts["sections.untilDay", ["what": what, "day": day, "clock": clock]]
  }
  /// `rain from 15:00`
  package func from(_ what: String, _ clock: String) -> String {
    texts["sections.from", ["what": what, "clock": clock]]
  }
  /// `drizzle from Tue 10:00`
  package func fromDay(_ what: String, _ day: String, _ clock: String) -> String {
    texts["sections.fromDay", ["what": what, "day": day, "clock": clock]]
  }
  /// Some time before: `rain before 21:00`.
  package func before(_ what: String, _ clock: String) -> String {
    texts["sections.before", ["what": what, "clock": clock]]
  }
  /// `rain before Sun 00:00`
  package func beforeDay(_ what: String, _ day: String, _ clock: String) -> String {
    texts["sections.beforeDay", ["what": what, "day": day, "clock": clock]]
  }
  /// When what `first` tells of ends: `Rain from 16:00 until 21:00`
  package func andUntil(_ first: String, _ clock: String) -> String {
    texts["sections.andUntil", ["first": first, "clock": clock]]
  }
  /// `Rain from 16:00 until Sun 03:00`
  package func andUntilDay(_ first: String, _ day: String, _ clock: String) -> String {
    texts["sections.andUntilDay", ["first": first, "day": day, "clock": clock]]
  }
  /// What falls and what it turns to: `Rain from 16:00, freezing rain from 17:00`
  package func kindChange(_ first: String, _ next: String) -> String {
    texts["sections.kindChange", ["first": first, "next": next]]
  }
  /// What falls as it stands within a sentence: `freezing rain`
  package func kindWithin(_ what: String) -> String {
    texts["sections.kindWithin", ["what": what]]
  }
  /// `no rain expected`
  package var noRain: String { texts["sections.noRain"] }
  /// `no rain expected for 12 h`
  package func noRain(for hours: Int) -> String {
    texts["sections.noRainFor", ["hours": String(hours)]]
  }
  /// `no rain expected, chance up to 49 %`
  package func chanceUpTo(_ first: String, _ chance: String) -> String {
    texts["sections.chanceUpTo", ["first": first, "chance": chance]]
  }
  /// `Rain possible`
  package func possible(_ what: String) -> String { texts["sections.possible", ["what": what]] }
  /// `no rain expected, but see the warning`
  package func butWarned(_ first: String) -> String {
    texts["sections.butWarned", ["first": first]]
  }
  /// Beside the weather now, where it is one: `forecast for 22:00`.
  package func forecastFor(_ clock: String) -> String {
    texts["sections.forecastFor", ["clock": clock]]
  }
  /// No precipitation is forecast: `dry for 48 h`.
  package func dry(_ hours: Int) -> String { texts["sections.dry", ["hours": String(hours)]] }
  /// What falls in the rest of today: `3.5 mm by midnight`.
  package func sumToday(_ amount: String) -> String {
    texts["sections.sumToday", ["amount": amount]]
  }
  /// What falls tomorrow: `0.6 mm tomorrow`.
  package func sumTomorrow(_ amount: String) -> String {
    texts["sections.sumTomorrow", ["amount": amount]]
  }
  /// A sentence with its full stop.
  package func sentence(_ text: String) -> String { texts["sections.sentence", ["text": text]] }
  /// `Rain until 18:00, then dry until 21:00`
  package func thenDry(_ first: String, _ clock: String) -> String {
    texts["sections.thenDry", ["first": first, "clock": clock]]
  }
  /// `Rain until 18:00, then dry until Mon 14:00`
  package func thenDryDay(_ first: String, _ day: String, _ clock: String) -> String {
    texts["sections.thenDryDay", ["first": first, "day": day, "clock": clock]]
  }
  /// `Rain until 18:00, again from 21:00`
  package func again(_ first: String, _ clock: String) -> String {
    texts["sections.again", ["first": first, "clock": clock]]
  }
  /// `Rain until 18:00, again from Mon 14:00`
  package func againDay(_ first: String, _ day: String, _ clock: String) -> String {
    texts["sections.againDay", ["first": first, "day": day, "clock": clock]]
  }
  /// `Rain in about 20 minutes, for 40 minutes`; without a length where it lasts longer than is known.
  package func rainBegins(_ what: String, _ minutes: Int, for length: Int?) -> String {
    let values: Template.Values = [
      "what": what, "minutes": String(minutes), "length": String(length ?? 0),
    ]
    return length == nil ? texts["nowcast.begins", values] : texts["nowcast.beginsFor", values]
  }
  /// `Rain for another 20 minutes, and again in about 55 minutes`
  package func rainEnds(_ what: String, _ minutes: Int, again: Int?) -> String {
    let values: Template.Values = [
      "what": what, "minutes": String(minutes), "again": String(again ?? 0),
    ]
    return again == nil ? texts["nowcast.ends", values] : texts["nowcast.endsAgain", values]
  }
  /// `Rain for at least 60 more minutes`
  package func rainGoesOn(_ what: String, _ minutes: Int) -> String {
    texts["nowcast.goesOn", ["what": what, "minutes": String(minutes)]]
  }
  /// `Now 3° higher than yesterday at this time`
  package func higherThanYesterday(_ difference: String) -> String {
    texts["yesterday.higher", ["difference": difference]]
  }
  /// `Now 3° lower than yesterday at this time`
  package func lowerThanYesterday(_ difference: String) -> String {
    texts["yesterday.lower", ["difference": difference]]
  }
  /// `Today’s high 3° above yesterday’s`
  package func highAboveYesterday(_ difference: String) -> String {
    texts["yesterday.highHigher", ["difference": difference]]
  }
  /// `Today’s high 3° below yesterday’s`
  package func highBelowYesterday(_ difference: String) -> String {
    texts["yesterday.highLower", ["difference": difference]]
  }
  /// `Today’s high 5° higher than usual for the season`
  package func highAboveNormal(_ difference: String) -> String {
    texts["usual.higher", ["difference": difference]]
  }
  /// `Today’s high 5° lower than usual for the season`
  package func highBelowNormal(_ difference: String) -> String {
    texts["usual.lower", ["difference": difference]]
  }
  /// `usual for the season 3° … 9°`
  package func normals(_ low: String, _ high: String) -> String {
    texts["usual.range", ["low": low, "high": high]]
  }
  /// Tomorrow's high against today's: `Tomorrow 4° warmer`.
  package func tomorrowWarmer(_ difference: String) -> String {
    texts["sections.tomorrowWarmer", ["difference": difference]]
  }
  /// `Tomorrow 4° colder`
  package func tomorrowColder(_ difference: String) -> String {
    texts["sections.tomorrowColder", ["difference": difference]]
  }
  /// `Tomorrow about as warm`
  package var tomorrowSame: String { texts["sections.tomorrowSame"] }
}
