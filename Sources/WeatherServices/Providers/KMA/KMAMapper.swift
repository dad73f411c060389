import WeatherModel

/// From the Korea Meteorological Administration's rows to the domain. What it does not give stays
/// unknown: feels-like, dew point, pressure, gusts, visibility, UV, cloud cover.
struct KMAMapper: Sendable {
  var place: Place
  var fetchedAt: Date

  /// The values of one moment, by their categories.
  private typealias Slot = [String: LenientValue]

  /// A report of the forecast of days, what six hours ahead say better, and what was measured; nil
  /// where no hour is forecast.
  /// - Parameter measuredAt: When the observation was made.
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
      place: place, provider: .kma, fetchedAt: fetchedAt, timeZone: clock, stepHours: 1,
      current: CurrentWeather(time: fetchedAt), hourly: steps,
      daily: DayForecast.days(of: steps, stepHours: 1, clock: clock, at: place.coordinate))
    let extremes = extremes(daySlots, clock)
    report.daily = report.daily.map { day in
      var day = day
      let (lowest, highest) = (extremes.lowest[day.date], extremes.highest[day.date])
      day.temperatureMin = lowest ?? day.temperatureMin
      day.temperatureMax = highest ?? day.temperatureMax
      // They are of the whole day, whatever hour the answer begins with.
      day.hasWholeDayMin = day.isRestOfDay && lowest != nil ? true : nil
      day.hasWholeDayMax = day.isRestOfDay && highest != nil ? true : nil
      return day
    }
    report.current = current(measured, at: measuredAt, of: report)
    return report
  }

  // MARK: - Slots

  /// The rows by the moment that they are of.
  private func slots(_ rows: [KMAResponse.Row]) -> [Date: Slot] {
    rows.reduce(into: [:]) { slots, row in
      guard let category = row.category?.text, let time = Self.time(row.fcstDate, row.fcstTime)
      else { return }
      slots[time, default: [:]][Self.forecastName(category)] = row.fcstValue
    }
  }

  /// `202611220900` on Korea's clock, as text or as a number.
  static func time(_ value: LenientValue) -> Date? {
    value.integer.flatMap { time(date: $0 / 10_000, clock: $0 % 10_000) }
  }

  /// `20261122` and `0900` on Korea's clock; either may come as a number.
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

  /// The service's values of one moment.
  private struct Row {
    var time: Date
    var slot: Slot
    /// Hours since the row before it; amounts are those of the last of them.
    var hours: Int
    /// Whether amounts and wind are classes, as they are where the rows are three hours apart: on the
    /// last day of the forecast of days (guide of 2024-11-28).
    var hasClasses: Bool { hours > 1 }
  }

  /// The slots in order. An answer that begins with the next hour tells in its first row what falls in
  /// this one, which gets a row of what was measured at its beginning.
  private func rows(of slots: [Date: Slot], measured: Slot, at measuredAt: Date) -> [Row] {
    var slots = slots
    if let first = slots.keys.min(), first > fetchedAt, first.timeIntervalSince(fetchedAt) <= 3600 {
      let beginning = first - 3600
      slots[beginning] = beginning == measuredAt ? measured.filter { $0.key != "PCP" } : [:]
    }
    let times = slots.keys.sorted()
    return times.indices.map { index in
      let seconds = index > 0 ? times[index].timeIntervalSince(times[index - 1]) : 3600
      return Row(time: times[index], slot: slots[times[index]] ?? [:], hours: Int(seconds / 3600))
    }
  }

  /// Steps from rows whose amount, chance and kind of precipitation are those of the interval that ends
  /// at their time: each gets the next row's. The last row says only what is at its moment, and is no
  /// step any more, unless it is the only one.
  private func steps(of rows: [Row]) -> [HourForecast] {
    let steps = zip(rows, rows.dropFirst()).map { step($0, until: $1) }
    let all = steps.isEmpty ? rows.prefix(1).map { step($0, until: nil) } : steps
    return Array(all.prefix(WeatherReport.maxHours))
  }

  private func step(_ row: Row, until next: Row?) -> HourForecast {
    let amounts = next?.slot ?? [:]
    let kind = amounts["PTY"]?.integer
    let sky = Condition(kma: nil, sky: (row.slot["SKY"] ?? amounts["SKY"])?.integer)
    var step = HourForecast(time: row.time, condition: kind == nil ? .unknown : sky)
    if let kind, kind > 0 {
      step.condition = Condition(
        kma: kind, sky: nil, lightning: KMAValue.number(amounts["LGT"]),
        isHeavy: next.map(isHeavy) ?? false)
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

  /// The amount of a row in mm. Of a class, which is an intensity, only "none" is an amount.
  private func precipitation(_ row: Row) -> Double? {
    guard row.hasClasses else {
      return KMAValue.amount(row.slot["PCP"]).within(PhysicalRange.precipitation)
    }
    return KMAValue.amount(row.slot["PCP"]) == 0 ? 0 : nil
  }

  /// The depth of the snow of a row in cm. Of a class only "none" is an amount.
  private func snowfall(_ row: Row) -> Double? {
    let amount = KMAValue.amount(row.slot["SNO"]).within(PhysicalRange.snowfall)
    return row.hasClasses && amount != 0 ? nil : amount
  }

  /// Whether the rain or snow of a row is heavy, by its amounts or by its classes: 강한 비 is the third
  /// of rain, 많은 눈 the second of snow.
  private func isHeavy(_ row: Row) -> Bool {
    let (rain, snow) = (KMAValue.amount(row.slot["PCP"]), KMAValue.amount(row.slot["SNO"]))
    let isSnow = row.slot["PTY"]?.integer == 3
    if row.hasClasses { return isSnow ? snow == 2 : rain == 3 }
    return isSnow
      ? snow ?? 0 >= Condition.kmaHeavySnow : rain ?? 0 >= Condition.kmaHeavyRain
  }

  /// The lowest and the highest temperatures of the days, as they are forecast.
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

  /// The values of an observation, by the names of the forecast of days.
  private func values(_ rows: [KMAResponse.Row]) -> Slot {
    rows.reduce(into: Slot()) { values, row in
      guard let category = row.category?.text else { return }
      values[Self.forecastName(category)] = row.obsrValue
    }
  }

  /// What six hours ahead and an observation call T1H and RN1, days call TMP and PCP.
  private static func forecastName(_ category: String) -> String {
    ["T1H": "TMP", "RN1": "PCP"][category] ?? category
  }

  /// What was measured, under the sky that is forecast for now: an observation does not say it.
  /// Without a temperature it is the forecast of now, but for what falls.
  private func current(_ measured: Slot, at measuredAt: Date, of report: WeatherReport)
    -> CurrentWeather
  {
    let step = report.step(at: fetchedAt) ?? report.hourly[0]
    var current = CurrentWeather(step, of: report, at: fetchedAt)
    current.time = fetchedAt
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
      // Nothing falls: the amount is what fell in the hour before.
      if current.condition.isPrecipitation { current.condition = .cloudy }
      current.precipitationRate = 0
    }
    return current
  }
}
