import Foundation
import TestSupport
import WeatherModel

/// A report with random hours, minutes, current weather and warnings.
struct RandomWeather: Sendable {
  let seed: UInt64
  let now: Date
  let report: Fetched<WeatherReport>

  private static let kinds: [Condition] = [
    .drizzle, .rain, .showers, .heavyRain, .freezingRain, .sleet, .snow, .heavySnow, .hail,
    .thunderstorm,
  ]
  private static let zones = [
    "Asia/Seoul", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe",
    "Pacific/Auckland",
  ]
  /// An ordinary evening, and the nights of clock changes in those time zones.
  private static let moments: [TimeInterval] = [
    1_795_253_400, 1_792_889_000, 1_793_505_000, 1_806_192_000, 1_775_312_000, 1_790_430_000,
  ]

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededRandom(seed: seed)
    let base = Self.moments.randomElement(using: &random) ?? 0
    let now = Date(
      timeIntervalSince1970: base + TimeInterval(Int.random(in: 0..<1440, using: &random) * 60))
    let stepHours = Int.random(in: 0..<4, using: &random) == 0 ? 3 : 1
    let length = TimeInterval(stepHours * 3600)
    let start = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 / length).rounded(.down) * length
        - Double(Int.random(in: 0...2, using: &random)) * length)
    let fetchedAt =
      now - TimeInterval(
        [0, 5, 20, 50, 90, 180].randomElement(using: &random) ?? 0) * 60
    var report = Fetched(
      WeatherReport(
        place: Place(
          id: "x", name: "X", coordinate: Coordinate(latitude: 48.1, longitude: 11.6)),
        asOf: fetchedAt,
        timeZone: PlaceTimeZone(
          identifier: Self.zones.randomElement(using: &random), fixedOffset: 0),
        stepHours: stepHours, current: Self.current(at: fetchedAt, &random),
        hourly: Self.hours(from: start, stepHours: stepHours, &random), daily: [],
        alerts: Self.alerts(at: now, &random)), from: .openMeteo)
    if Int.random(in: 0..<2, using: &random) == 0 {
      report.nowcast = Self.nowcast(at: now, &random)
    }
    self.now = now
    self.report = report
  }

  private static func current(
    at time: Date, _ random: inout SeededRandom
  ) -> CurrentWeather {
    var current = CurrentWeather(time: time, condition: .cloudy)
    current.temperature = Double.random(in: -8...20, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: current.condition = kinds.randomElement(using: &random) ?? .rain
    case 2: current.precipitationRate = [0, 0.05, 0.1, 3].randomElement(using: &random)
    case 3: current.condition = .unknown
    default: break
    }
    return current
  }

  private static func hours(
    from start: Date, stepHours: Int, _ random: inout SeededRandom
  ) -> [HourForecast] {
    let hasAmounts = Int.random(in: 0..<4, using: &random) > 0
    let hasChances = Int.random(in: 0..<4, using: &random) > 0
    let isQuiet = Int.random(in: 0..<3, using: &random) == 0
    var steps: [HourForecast] = []
    var time = start
    var isWet = false
    var kind = kinds.randomElement(using: &random) ?? .rain
    for _ in 0..<Int.random(in: 0...70, using: &random) {
      if Int.random(in: 0..<(isWet ? 4 : isQuiet ? 60 : 9), using: &random) == 0 { isWet.toggle() }
      if Int.random(in: 0..<3, using: &random) == 0 {
        kind = kinds.randomElement(using: &random) ?? .rain
      }
      var step = HourForecast(time: time, condition: isWet ? kind : .cloudy)
      step.temperature = Double.random(in: -8...20, using: &random)
      if isWet, Int.random(in: 0..<4, using: &random) == 0 { step.condition = .cloudy }
      if hasAmounts || step.condition == .cloudy && isWet {
        step.precipitation = isWet ? Double(Int.random(in: 1...60, using: &random)) / 10 : 0
      }
      if hasChances {
        let chance = isWet ? 0.5...1 : isQuiet ? 0...0.2 : 0...0.6
        step.precipitationProbability = Double.random(in: chance, using: &random)
      }
      switch Int.random(in: 0..<(isQuiet ? 400 : 60), using: &random) {
      case 0: step = HourForecast(time: time)
      case 1: step.hours = 6
      default: break
      }
      if Int.random(in: 0..<90, using: &random) > 0 { steps.append(step) }
      time += TimeInterval((step.hours ?? stepHours) * 3600)
    }
    return steps
  }

  private static func nowcast(at now: Date, _ random: inout SeededRandom) -> Nowcast? {
    let minutes = [1, 5, 15].randomElement(using: &random) ?? 5
    var isWet = Bool.random(using: &random)
    let count = Int.random(in: 1...(180 / minutes), using: &random)
    let rates: [Double?] = (0..<count).map { _ in
      if Int.random(in: 0..<(60 / minutes), using: &random) == 0 { isWet.toggle() }
      if Int.random(in: 0..<120, using: &random) == 0 { return nil }
      return isWet
        ? Double(Int.random(in: 1...90, using: &random)) / 10
        : Double(Int.random(in: 0...9, using: &random)) / 100
    }
    let step = TimeInterval(minutes * 60)
    let first = (now.timeIntervalSince1970 / step).rounded(.down) * step
    let offset = Double(Int.random(in: -3...1, using: &random))
    return Nowcast(
      start: Date(timeIntervalSince1970: first + offset * step), stepMinutes: minutes,
      rates: rates)
  }

  private static func alerts(at now: Date, _ random: inout SeededRandom) -> [WeatherWarning] {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return [] }
    let events = ["Winter Storm Warning", "Heat Advisory", "호우주의보", "Alerte orange"]
    let start = now + TimeInterval(Int.random(in: -10...50, using: &random) * 3600)
    return [
      WeatherWarning(
        event: events.randomElement(using: &random) ?? "", sender: nil, start: start,
        end: start + 6 * 3600, text: nil)
    ]
  }
}
