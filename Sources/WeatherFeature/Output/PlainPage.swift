import TerminalUI
public import WeatherModel
import WeatherWords

/// The output of `--print`: the weather as plain text, one fact per line.
public struct PlainPage {
  /// The number of hours and days of the page.
  public struct Reach: Hashable, Sendable {
    /// The number of hours of the hourly forecast; 0 for none.
    public var hours: Int
    /// The number of days from today on; 0 for none.
    public var days: Int

    /// The default number of hours of a page that is read aloud.
    public static let spokenHours = 12

    /// Creates the default span, which is the same as that of the page on the screen.
    public init(hours: Int = 48, days: Int = 5) {
      self.hours = hours
      self.days = days
    }
  }

  /// The width of running text in columns.
  private static let width = 80

  private let fetched: Fetched<WeatherReport>
  private let now: Date
  private let format: WeatherFormat
  private let isStale: Bool
  private let inWords: Bool
  private let reach: Reach
  private let normals: ClimateNormals?
  private var words: Words { format.words }
  private var report: WeatherReport { fetched.value }

  /// Creates the page of a report.
  /// - Parameters:
  ///   - isStale: Whether the request failed and the report comes from the cache.
  ///   - inWords: Whether words replace signs and every figure has its label, for reading
  ///   aloud.
  ///   - reach: The number of hours and days of the page.
  ///   - normals: The climate normals of the place, if they are known.
  public init(
    _ report: Fetched<WeatherReport>, now: Date, settings: DisplaySettings, isStale: Bool = false,
    inWords: Bool = false, reach: Reach = Reach(), normals: ClimateNormals? = nil
  ) {
    self.normals = normals
    fetched = report
    self.now = now
    format = WeatherFormat(settings)
    self.isStale = isStale || report.outdatedTime != nil
    self.inWords = inWords
    self.reach = reach
  }

  /// The whole page, with a line break at the end.
  public var text: String {
    // A text that is read aloud begins with the most important part.
    let blocks =
      inWords
      ? [summary + warned, header, current, air, unwarned, hours, days, source]
      : [header, summary + current, air, warned + unwarned, hours, days, source]
    let text = blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
    return text.joined(separator: "\n\n").withIsolates + "\n"
  }

  private var header: [String] {
    let place = report.place
    let name = format.placeName(place)
    let other = format.otherPlaceName(place).map { " (\($0))" } ?? ""
    let time = report.localTime(now)
    let zone = format.zone(report.timeZone, utcOffset: time.utcOffset)
    let mark = fetched.provider == .sample && !inWords ? [words.status.sample] : []
    return mark + [
      ([name + other] + format.area(of: place)).joined(separator: words.labels.comma),
      "\(words.time.longDate(time.date)) \(format.clock(time)) \(zone)",
      format.coordinates(place.coordinate),
    ]
  }

  private func line(_ label: String, _ value: String) -> String? {
    value == unknownValue ? nil : label + words.colon + value
  }

  /// The sky, the temperature and the forecast, in sentences. A page that is read aloud also names
  /// its place.
  private var summary: [String] {
    let weatherNow = report.weatherNow(at: now)
    let current = weatherNow.weather
    let sky = current.description ?? words.names.condition(current.condition)
    let sample = inWords && fetched.provider == .sample ? words.status.sample : nil
    let place = inWords ? format.placeName(report.place) : nil
    let prose = format.prose(of: report, normals, at: now)
    return [
      format.time(of: weatherNow, in: report, at: now),
      facts(
        [sample, place, sky].compactMap(\.self)
          + [format.temperatureWithUnit(current.temperature)]),
      prose.isEmpty ? nil : words.sections.paragraph(prose),
    ].compactMap(\.self)
  }

  private var current: [String] {
    let current = report.weatherNow(at: now).weather
    let labels = words.labels
    let today = report.today(at: now)
    return [
      format.observation(of: report, at: now),
      line(labels[.feelsLike], format.temperatureWithUnit(current.feelsLike)),
      line(format.ofToday(labels.high, today), format.temperatureWithUnit(today?.temperatureMax)),
      line(format.ofToday(labels.low, today), format.temperatureWithUnit(today?.temperatureMin)),
    ].compactMap { $0 }
      + Self.quantities.compactMap { line(labels.long($0), text($0, of: current)) }
      + sun(today)
  }

  /// The times of sunrise and sunset, or a sentence in polar day and night.
  private func sun(_ today: DayForecast?) -> [String] {
    let times = [
      line(words.labels.sunrise, clock(today?.sunrise)),
      line(words.labels.sunset, clock(today?.sunset)),
    ].compactMap(\.self)
    guard times.isEmpty else { return times }
    let local = report.localTime(now)
    let course = SunTimes(
      on: local.date, at: report.place.coordinate, utcOffset: local.utcOffset
    ).course
    return [words.detail.polar(course)].compactMap(\.self)
  }

  /// The values of the current weather after the temperatures. The line of the wind includes its
  /// direction.
  private static let quantities = Quantity.all.filter {
    $0.current != nil && ![.temperature, .feelsLike, .windDirection].contains($0)
  }.beginning(with: [.precipitationRate, .windSpeed, .windGust])

  private func text(_ quantity: Quantity, of current: CurrentWeather) -> String {
    let text = format.textWithUnit(quantity, current[quantity])
    switch quantity {
    // Bare ground needs no line about the depth of snow.
    case .snowDepth where current.snowDepth == 0: return unknownValue
    case .uvIndex: return format.uv(current.uvIndex)
    case .pressure:
      guard let tendency = report.pressureTendency(at: now) else { return text }
      let trend = words.names.pressureTrend(PressureTrend(change: tendency.change))
      return text + words.labels.comma + (inWords ? trend : format.pressureChange(tendency))
    case .windSpeed:
      guard let direction = current.windDirection, text != unknownValue else { return text }
      return text + words.labels.comma + (inWords ? compass(direction) : format.windFrom(direction))
    default: return text
    }
  }

  private var air: [String] {
    guard let air = report.airQuality else { return [] }
    let labels = words.labels
    let index = air.index.map { _ in
      "\(labels[.airQuality])\(words.colon)\(format.air(air, inFull: true)) "
        + "(\(words.names.airScale(air.scale)))"
    }
    let parts = Pollutant.all.compactMap {
      line(labels[$0], format.dust(air[keyPath: $0.path], report.grade(of: $0)))
    }
    let pollen = format.pollen(air.pollen).compactMap { line($0.label, $0.text) }
    return [index].compactMap(\.self) + parts + pollen + airDays
  }

  /// The worst air quality of each day in its forecast.
  private var airDays: [String] {
    let today = report.localTime(now).date
    return report.airByDay(from: now).compactMap { date, air in
      line(
        words.labels[.airQuality] + words.labels.comma + day(date, today: today),
        format.air(air, of: report, inFull: true)
      )
    }
  }

  /// The reason why no warning is listed.
  private var unwarned: [String] { [format.noWarnings(of: fetched, at: now)].compactMap(\.self) }

  /// Each warning with its times and its full text.
  private var warned: [String] {
    guard unwarned.isEmpty else { return [] }
    let doubt = [format.warningsUnavailable(of: fetched, at: now)].compactMap(\.self)
    return doubt
      + report.alerts(at: now).map { format.alertInWords($0, of: fetched) }.flatMap { alert in
        let (name, area) = (alert.event + (alert.sender.map { " (\($0))" } ?? ""), alert.area)
        let facts = [
          name, alert.severity.map(words.warnings.severity),
          alert.start.map { words.status.alertFrom(moment($0)) },
          alert.end.map { words.status.alertUntil(moment($0)) },
        ].compactMap(\.self)
        let text = [area.map { words.warnings.area + words.colon + $0 }, alert.wholeText]
          .compactMap(\.self).flatMap { $0.split(separator: "\n") }
        return [words.labels.alerts + words.colon + facts.joined(separator: words.labels.comma)]
          + text.flatMap { folded(String($0)) }
      }
  }

  /// Returns a time, with its day if it is not today; in full if the page is read aloud.
  private func moment(_ date: Date) -> String {
    let time = report.localTime(date)
    let moment =
      inWords
      ? words.time.longDate(time.date) + " " + format.clock(time)
      : format.moment(time, today: report.localTime(now).date)
    return moment + format.zoneSuffix(date, in: report.timeZone)
  }

  /// Returns a text in lines that fit a terminal. On a page that is read aloud, the text stays on
  /// one line.
  private func folded(_ text: String) -> [String] {
    inWords ? [text] : TextWrap.logicalLines(text, width: Self.width - 2).map { "  " + $0 }
  }

  private var hours: [String] {
    // The requested number of hours; the current step is the first of them.
    let count = (reach.hours + report.stepHours - 1) / max(1, report.stepHours)
    let hours = report.hours(from: now, ahead: reach.hours).prefix(count)
    guard !hours.isEmpty else { return [] }
    let today = report.localTime(now).date
    let span = words.sections.hourlySpan(
      report.hourSpan(from: now, ahead: reach.hours), report.stepHours)
    let rows =
      inWords
      ? spoken(HourSpan.spans(of: hours), today: today)
      : hours.map { hour in
        facts([
          format.moment(report.localTime(hour.time), today: today)
            + format.zoneSuffix(hour.time, in: report.timeZone),
          format.temperature(hour.temperature), words.names.condition(hour.condition),
          chance(hour.precipitationProbability, hour.precipitation),
          hour.windClass.map(words.names.windClass) ?? wind(hour.windSpeed, hour.windDirection),
        ])
      }
    return ["\(words.sections.hourly) (\(span))"] + rows
  }

  /// Returns the hours of a page that is read aloud: consecutive hours of the same weather on one
  /// line, and the name of each day once.
  func spoken(_ spans: [HourSpan], today: LocalDate) -> [String] {
    var lines: [String] = []
    var named = today
    for span in spans {
      let date = report.localTime(span.hours[0].time).date
      if date != named { lines.append(day(date, today: today)) }
      named = date
      lines.append(spoken(span))
    }
    return lines
  }

  private func spoken(_ span: HourSpan) -> String {
    let (first, last) = (span.hours[0], span.hours[span.hours.count - 1])
    let end = last.time + Double(last.hours ?? report.stepHours) * 3600
    func clock(_ moment: Date) -> String {
      format.clock(report.localTime(moment)) + format.zoneSuffix(moment, in: report.timeZone)
    }
    let begins = clock(first.time)
    let lasts = end.timeIntervalSince(first.time) > 3600
    let chance = span.range(of: \.precipitationProbability)?.upperBound
    let amount = span.heaviest.map { hour in
      let amount = format.precipitation(hour.precipitation)
      let time = clock(hour.time)
      return span.hours.count == 1 ? amount : words.sections.heaviest(amount, time)
    }
    let temperature = span.range(of: \.temperature)
    return facts([
      lasts ? "\(begins)–\(clock(end))" : begins,
      words.names.condition(first.condition),
      lowAndHigh(
        format.temperatureWithUnit(temperature?.lowerBound),
        format.temperatureWithUnit(temperature?.upperBound)),
      self.chance(chance, nil), amount ?? unknownValue,
      first.windClass.map(words.names.windClass) ?? wind(over: span),
    ])
  }

  private func wind(over span: HourSpan) -> String {
    guard let speeds = span.range(of: \.windSpeed) else { return unknownValue }
    let (least, greatest) = (format.speed(speeds.lowerBound), format.speed(speeds.upperBound))
    let directions = Set(span.hours.map { $0.windDirection.map(compass) })
    let direction = directions.count == 1 ? directions.first.flatMap { $0 } : nil
    let range =
      least == greatest ? least : "\(format.speedNumber(speeds.lowerBound))–\(greatest)"
    return [words.labels[.windSpeed], range, direction].compactMap(\.self).joined(separator: " ")
  }

  private func lowAndHigh(_ low: String, _ high: String) -> String {
    low == high ? low : "\(words.labels.low) \(low), \(words.labels.high) \(high)"
  }

  /// Returns the name of a day; as its full date if the page is read aloud.
  private func day(_ date: LocalDate, today: LocalDate) -> String {
    inWords && date != today ? words.time.longDate(date) : format.day(date, today: today)
  }

  private var days: [String] {
    let days = report.days(from: now, count: reach.days)
    guard !days.isEmpty else { return [] }
    let today = report.localTime(now).date
    return [words.sections.days(days.count)]
      + days.map { day in
        facts([
          day.date == today
            ? format.ofToday(words.time.today, day) : self.day(day.date, today: today),
          range(day),
          words.names.condition(day.condition),
          chance(day.precipitationProbability, day.precipitation),
          (day.snowfall ?? 0) > 0
            ? words.sections.freshSnow(format.snow(day.snowfall)) : unknownValue,
          day.windClassMax.map(words.names.windClass) ?? wind(day.windSpeedMax, nil),
          day.sunshine == nil
            ? unknownValue
            : words.labels[.sunshine] + " " + format.text(.sunshine, day.sunshine),
        ])
      }
  }

  private var source: [String] {
    let sample = fetched.provider == .sample ? words.status.sample + words.colon : ""
    let received = format.ago(fetched.fetchedAt, at: now)
    let age = format.age(of: fetched.dataTime, at: now) ?? words.time.rough(0)
    return [
      isStale ? words.status.dataAge(age) : nil,
      "\(words.labels.received)\(words.colon)\(received)",
      sample + words.credits.provider(fetched.provider), supplemented,
    ].compactMap { $0 }
  }

  /// The names of the values that come from another provider, with its credit.
  private var supplemented: String? {
    fetched.supplemented.map { supplemented in
      let names = Quantity.supplements.filter(supplemented.values.contains).map {
        words.labels[$0]
      }
      return names.joined(separator: words.labels.comma) + words.colon
        + words.credits.provider(supplemented.provider)
    }
  }

  private func clock(_ moment: Date?) -> String {
    moment.map { format.clock(report.localTime($0)) } ?? unknownValue
  }

  private func range(_ day: DayForecast) -> String {
    guard day.temperatureMin != nil || day.temperatureMax != nil else { return unknownValue }
    if inWords {
      return lowAndHigh(inFull(day, \.temperatureMin), inFull(day, \.temperatureMax))
    }
    return format.temperatures(of: day)
  }

  private func inFull(_ day: DayForecast, _ value: KeyPath<DayForecast, Double?>) -> String {
    let text = format.temperatureWithUnit(day[keyPath: value])
    return day.isCoarse && text != unknownValue ? words.labels.approximately(text) : text
  }

  private func chance(_ probability: Double?, _ amount: Double?) -> String {
    var chance = format.probability(probability)
    if inWords, chance != unknownValue {
      chance = "\(words.labels[.precipitationProbability]) \(chance)"
    }
    guard let amount, amount > 0 else { return chance }
    let depth = format.precipitation(amount)
    return chance == unknownValue ? depth : "\(chance)\(inWords ? "," : "") \(depth)"
  }

  private func wind(_ speed: Double?, _ degrees: Double?) -> String {
    let text = format.speed(speed)
    guard text != unknownValue else { return text }
    let labelled = inWords ? "\(words.labels[.windSpeed]) \(text)" : text
    guard let degrees else { return labelled }
    return "\(labelled) \(inWords ? compass(degrees) : format.direction(degrees))"
  }

  private func compass(_ degrees: Double) -> String {
    words.names.compass(CompassPoint(degrees: degrees))
  }

  private func facts(_ facts: [String]) -> String {
    facts.filter { $0 != unknownValue && !$0.isEmpty }
      .joined(separator: words.labels.comma)
  }
}
