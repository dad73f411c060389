import FoundationEssentials
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
    days: [KMAAnswer.Row], hours: [KMAAnswer.Row], observation: [KMAAnswer.Row], measuredAt: Date
  ) -> WeatherReport? {
    let daySlots = slots(days)
    var slots = daySlots
    for (time, slot) in self.slots(hours) { slots[time, default: [:]].merge(slot) { $1 } }
    let clock = PlaceTimeZone(
      named: "Asia/Seoul", offset: KMAIssue.utcOffset, place: place, at: fetchedAt)
    let times = slots.keys.sorted()
    guard !times.isEmpty else { return nil }
    let steps = times.indices.prefix(WeatherReport.mostHours).map { index in
      let next = index + 1 < times.count ? times[index + 1] : nil
      let last = index > 0 ? times[index].timeIntervalSince(times[index - 1]) : 3600
      let seconds = next?.timeIntervalSince(times[index]) ?? last
      return step(slots[times[index]] ?? [:], at: times[index], hours: Int(seconds / 3600))
    }
    var current = current(observation, at: measuredAt, steps: steps)
    if current.temperature == nil,
      let step = steps.last(where: { $0.time <= fetchedAt }) ?? steps.first
    {
      current.temperature = step.temperature
      current.humidity = current.humidity ?? step.humidity
    }
    var report = WeatherReport(
      place: place, provider: .kma, fetchedAt: fetchedAt, timeZone: clock, stepHours: 1,
      current: current, hourly: steps,
      daily: DayForecast.days(of: steps, stepHours: 1, clock: clock, at: place.coordinate))
    let extremes = extremes(daySlots, clock)
    report.daily = report.daily.map { day in
      var day = day
      day.temperatureMin = extremes.lowest[day.date] ?? day.temperatureMin
      day.temperatureMax = extremes.highest[day.date] ?? day.temperatureMax
      return day
    }
    return report
  }

  // MARK: - Slots

  /// The rows by the moment that they are of.
  private func slots(_ rows: [KMAAnswer.Row]) -> [Date: Slot] {
    rows.reduce(into: [:]) { slots, row in
      guard let category = row.category?.text, let time = Self.time(row.fcstDate, row.fcstTime)
      else { return }
      // What six hours ahead call T1H and RN1, days call TMP and PCP.
      let name = ["T1H": "TMP", "RN1": "PCP"][category] ?? category
      slots[time, default: [:]][name] = row.fcstValue
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

  private func step(_ slot: Slot, at time: Date, hours: Int) -> HourForecast {
    let rain = KMAValue.amount(slot["PCP"]).within(PhysicalRange.precipitation)
    var step = HourForecast(
      time: time,
      condition: Condition(
        kma: slot["PTY"]?.integer, sky: slot["SKY"]?.integer,
        lightning: KMAValue.number(slot["LGT"]), rain: rain, snow: KMAValue.amount(slot["SNO"])))
    step.hours = hours > 1 ? min(hours, 24) : nil
    step.isDay = SunPosition(at: time, from: place.coordinate).altitude >= SunTimes.horizon
    step.temperature = KMAValue.number(slot["TMP"]).within(PhysicalRange.temperature)
    step.humidity = KMAValue.number(slot["REH"]).within(PhysicalRange.percent)
    step.precipitationProbability = KMAValue.number(slot["POP"]).within(PhysicalRange.percent)
      .map { $0 / 100 }
    step.precipitation = rain
    step.windSpeed = KMAValue.number(slot["WSD"]).within(PhysicalRange.wind)
    step.windDirection = KMAValue.number(slot["VEC"]).within(PhysicalRange.direction)
    return step
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

  /// What was measured, under the sky that is forecast for now: an observation does not say it.
  private func current(
    _ rows: [KMAAnswer.Row], at measuredAt: Date, steps: [HourForecast]
  ) -> CurrentWeather {
    let values = rows.reduce(into: Slot()) { values, row in
      row.category?.text.map { values[$0] = row.obsrValue }
    }
    let step = steps.last { $0.time <= fetchedAt } ?? steps.first
    let rain = KMAValue.amount(values["RN1"]).within(PhysicalRange.precipitation)
    let kind = values["PTY"]?.integer
    let sky = step.map(\.condition) ?? .unknown
    var current = CurrentWeather(
      time: values.isEmpty ? fetchedAt : measuredAt,
      condition: kind.map { $0 > 0 } == true ? Condition(kma: kind, sky: nil, rain: rain) : sky)
    // It was measured that nothing falls.
    if kind == 0, sky.isPrecipitation { current.condition = .cloudy }
    current.isDay =
      SunPosition(at: fetchedAt, from: place.coordinate).altitude >= SunTimes.horizon
    current.temperature = KMAValue.number(values["T1H"]).within(PhysicalRange.temperature)
    current.humidity = KMAValue.number(values["REH"]).within(PhysicalRange.percent)
    current.windSpeed = KMAValue.number(values["WSD"]).within(PhysicalRange.wind)
    current.windDirection = KMAValue.number(values["VEC"]).within(PhysicalRange.direction)
    current.precipitationRate = rain
    return current
  }
}
