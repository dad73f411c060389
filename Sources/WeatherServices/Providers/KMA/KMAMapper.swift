import WeatherModel

/// Maps the Korea Meteorological Administration's rows to the domain. Values that it does not
/// provide stay unknown: feels-like, dew point, pressure, gusts, visibility, UV, cloud cover.
struct KMAMapper: Sendable {
  var place: Place
  var fetchedAt: Date

  /// The values at one time, by category.
  private typealias Slot = [String: LenientValue]

  /// Returns a report of the multi-day forecast, refined by the six-hour forecast and the
  /// observation; nil if there are no forecast hours.
  /// - Parameter measuredAt: The time of the observation.
  func report(
    days: [KMAResponse.Row], hours: [KMAResponse.Row], observation: [KMAResponse.Row],
    measuredAt: Date
  ) -> WeatherReport? {
    let daySlots = slots(days)
    var slots = daySlots
    for (time, slot) in self.slots(hours) { slots[time, default: [:]].merge(slot) { $1 } }
    let clock = PlaceTimeZone(
      named: "Asia/Seoul", offset: KMAIssue.utcOffset, place: place, at: fetchedAt)
    let measured = values(observation)
    let steps = steps(of: rows(of: slots, measured: measured, at: measuredAt))
    guard !steps.isEmpty else { return nil }
    var report = WeatherReport(
      place: place, asOf: fetchedAt, timeZone: clock, stepHours: 1,
      current: CurrentWeather(time: fetchedAt), hourly: steps,
      daily: DayForecast.days(of: steps, stepHours: 1, clock: clock, at: place.coordinate))
    let extremes = extremes(daySlots, clock)
    report.daily = report.daily.map { day in
      var day = day
      let (lowest, highest) = (extremes.lowest[day.date], extremes.highest[day.date])
      day.temperatureMin = lowest ?? day.temperatureMin
      day.temperatureMax = highest ?? day.temperatureMax
      // The extremes apply to the whole day, whichever hour the response begins with.
      day.hasWholeDayMin = day.isRestOfDay && lowest != nil ? true : nil
      day.hasWholeDayMax = day.isRestOfDay && highest != nil ? true : nil
      return day
    }
    report.current = current(measured, at: measuredAt, of: report)
    return report
  }

  // MARK: - Slots

  /// Returns the rows grouped by their time.
  private func slots(_ rows: [KMAResponse.Row]) -> [Date: Slot] {
    rows.reduce(into: [:]) { slots, row in
      guard let category = row.category?.text, let time = Self.time(row.fcstDate, row.fcstTime)
      else { return }
      slots[time, default: [:]][Self.forecastName(category)] = row.fcstValue
    }
  }

  /// Parses `202611220900` in Korean time, as text or as a number.
  static func time(_ value: LenientValue) -> Date? {
    value.integer.flatMap { time(date: $0 / 10_000, clock: $0 % 10_000) }
  }

  /// Parses `20261122` and `0900` in Korean time; either may come as a number.
  private static func time(_ date: LenientValue?, _ time: LenientValue?) -> Date? {
    guard let date = date?.integer, let clock = time?.integer else { return nil }
    return Self.time(date: date, clock: clock)
  }

  private static func time(date: Int, clock time: Int) -> Date? {
    guard (0...2400).contains(time), (19_000_101...21_000_101).contains(date),
      (1...12).contains(date / 100 % 100), (1...31).contains(date % 100), time % 100 < 60
    else { return nil }
    let day = LocalDate(year: date / 10_000, month: date / 100 % 100, day: date % 100)
    let moment = Date(
      timeIntervalSince1970: TimeInterval(
        day.dayNumber * 86_400 + time / 100 * 3600 + time % 100 * 60 - KMAIssue.utcOffset))
    return LenientValue.isPlausible(moment) ? moment : nil
  }

  // MARK: - Steps

  /// The service's values at one time.
  private struct Row {
    var time: Date
    var slot: Slot
    /// The hours since the previous row. The amounts are those of the last of these hours.
    var hours: Int
    /// Whether the amounts and the wind are classes. They are classes where the rows are three
    /// hours apart: on the last day of the multi-day forecast (guide of 2024-11-28).
    var hasClasses: Bool { hours > 1 }
  }

  /// Returns the slots as rows in order. If the response begins with the next hour, its first row
  /// has the precipitation of the current hour. The current hour then gets a row at its start, with
  /// the observation of that time, and with the sky of the first row if that is the nearest hour.
  private func rows(of slots: [Date: Slot], measured: Slot, at measuredAt: Date) -> [Row] {
    var slots = slots
    if let first = slots.keys.min(), first > fetchedAt, first.timeIntervalSince(fetchedAt) <= 3600 {
      let beginning = first - 3600
      slots[beginning] = beginning == measuredAt ? measured.filter { $0.key != "PCP" } : [:]
      if first.timeIntervalSince(fetchedAt) <= WeatherReport.nearestHour {
        let sky = slots[first]?["SKY"]
        slots[beginning]?["SKY"] = sky
      }
    }
    let times = slots.keys.sorted()
    return times.indices.map { index in
      let seconds = index > 0 ? times[index].timeIntervalSince(times[index - 1]) : 3600
      return Row(time: times[index], slot: slots[times[index]] ?? [:], hours: Int(seconds / 3600))
    }
  }

  /// Converts rows to steps. The amount, probability and kind of precipitation of a row are those
  /// of the interval that ends at its time, so each step gets them from the next row. The last row
  /// therefore yields no step, unless it is the only row.
  private func steps(of rows: [Row]) -> [HourForecast] {
    let steps = zip(rows, rows.dropFirst()).map { step($0, until: $1) }
    let all = steps.isEmpty ? rows.prefix(1).map { step($0, until: nil) } : steps
    return Array(all.prefix(WeatherReport.maxHours))
  }

  private func step(_ row: Row, until next: Row?) -> HourForecast {
    let amounts = next?.slot ?? [:]
    let kind = amounts["PTY"]?.integer
    let sky = Condition(kma: nil, sky: row.slot["SKY"]?.integer)
    var step = HourForecast(time: row.time, condition: kind == nil ? .unknown : sky)
    if let next, let kind, kind > 0 {
      step.condition = Condition(
        kma: kind, sky: nil, lightning: KMAValue.number(amounts["LGT"]),
        isHeavy: isHeavy(next))
    }
    step.hours = next.flatMap { $0.hours > 1 ? min($0.hours, 24) : nil }
    step.isDay = SunPosition(at: row.time, from: place.coordinate).altitude >= SunTimes.horizon
    step.temperature = KMAValue.number(row.slot["TMP"]).within(PhysicalRange.temperature)
    step.humidity = KMAValue.number(row.slot["REH"]).within(PhysicalRange.percent)
    step.precipitationProbability = KMAValue.number(amounts["POP"]).within(PhysicalRange.percent)
      .map { $0 / 100 }
    step.precipitation = next.flatMap(precipitation)
    step.snowfall = next.flatMap(snowfall)
    if row.hasClasses {
      step.windClass = row.slot["WSD"]?.integer.flatMap(WindClass.init)
    } else {
      step.windSpeed = KMAValue.number(row.slot["WSD"]).within(PhysicalRange.wind)
    }
    step.windDirection = KMAValue.number(row.slot["VEC"]).within(PhysicalRange.direction)
    return step
  }

  /// Returns the precipitation of a row in mm. A class is an intensity, so only the class "none"
  /// yields an amount.
  private func precipitation(_ row: Row) -> Double? {
    guard row.hasClasses else {
      return KMAValue.amount(row.slot["PCP"]).within(PhysicalRange.precipitation)
    }
    return KMAValue.amount(row.slot["PCP"]) == 0 ? 0 : nil
  }

  /// Returns the snowfall of a row in cm. Of the classes, only "none" yields an amount.
  private func snowfall(_ row: Row) -> Double? {
    let amount = KMAValue.amount(row.slot["SNO"]).within(PhysicalRange.snowfall)
    return row.hasClasses && amount != 0 ? nil : amount
  }

  /// Whether the rain or snow of a row is heavy, by its amounts or its classes: 강한 비 is the third
  /// class of rain, 많은 눈 the second of snow.
  private func isHeavy(_ row: Row) -> Bool {
    let (rain, snow) = (KMAValue.amount(row.slot["PCP"]), KMAValue.amount(row.slot["SNO"]))
    let isSnow = row.slot["PTY"]?.integer == 3
    if row.hasClasses { return isSnow ? snow == 2 : rain == 3 }
    return isSnow
      ? snow ?? 0 >= Condition.kmaHeavySnow : rain ?? 0 >= Condition.kmaHeavyRain
  }

  /// Returns the lowest and highest temperatures of the days, as forecast.
  private func extremes(
    _ slots: [Date: Slot], _ clock: PlaceTimeZone
  ) -> (lowest: [LocalDate: Double], highest: [LocalDate: Double]) {
    func values(_ name: String) -> [LocalDate: Double] {
      slots.reduce(into: [:]) { values, slot in
        values[clock.localTime(slot.key).date] =
          KMAValue.number(slot.value[name]).within(PhysicalRange.temperature)
          ?? values[clock.localTime(slot.key).date]
      }
    }
    return (values("TMN"), values("TMX"))
  }

  /// Returns the values of an observation, by the category names of the multi-day forecast.
  private func values(_ rows: [KMAResponse.Row]) -> Slot {
    rows.reduce(into: Slot()) { values, row in
      guard let category = row.category?.text else { return }
      values[Self.forecastName(category)] = row.obsrValue
    }
  }

  /// Observations and the six-hour forecast use T1H and RN1 for TMP and PCP of the multi-day
  /// forecast.
  private static func forecastName(_ category: String) -> String {
    ["T1H": "TMP", "RN1": "PCP"][category] ?? category
  }

  /// Returns the current weather: the observation with the forecast sky, which an observation
  /// lacks. If the observation has no temperature, all values except the precipitation come from
  /// the forecast.
  private func current(_ measured: Slot, at measuredAt: Date, of report: WeatherReport)
    -> CurrentWeather
  {
    var current = report.current
    if let step = report.nearestStep(to: fetchedAt) {
      current = CurrentWeather(step, of: report, at: fetchedAt)
      current.time = report.time(ofCurrent: step, at: fetchedAt)
    }
    if let temperature = KMAValue.number(measured["TMP"]).within(PhysicalRange.temperature) {
      current.time = measuredAt
      current.temperature = temperature
      current.humidity = KMAValue.number(measured["REH"]).within(PhysicalRange.percent)
      current.windSpeed = KMAValue.number(measured["WSD"]).within(PhysicalRange.wind)
      current.windDirection = KMAValue.number(measured["VEC"]).within(PhysicalRange.direction)
    }
    guard let kind = measured["PTY"]?.integer else { return current }
    let lastHour = KMAValue.amount(measured["PCP"]).within(PhysicalRange.precipitation)
    if kind > 0 {
      current.condition = Condition(
        kma: kind, sky: nil, isHeavy: kind != 3 && lastHour ?? 0 >= Condition.kmaHeavyRain)
      current.precipitationRate = lastHour
    } else {
      // There is no precipitation now; the amount fell in the preceding hour.
      if current.condition.isPrecipitation { current.condition = .cloudy }
      current.precipitationRate = 0
    }
    return current
  }
}
