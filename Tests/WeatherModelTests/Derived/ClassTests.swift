import Foundation
import Testing

@testable import WeatherModel

/// Every class on both sides of its thresholds.
struct ClassTests {
  /// Returns the classes just below and at each threshold.
  private func classes<Value>(at bounds: [Double], _ make: (Double) -> Value) -> [Value] {
    bounds.flatMap { [make($0.nextDown), make($0)] }
  }

  /// Returns each class twice, except for the first and the last.
  private func twice<Value>(_ values: [Value]) -> [Value] {
    Array(values.flatMap { [$0, $0] }.dropFirst().dropLast())
  }

  /// The table of Beaufort equivalents in WMO No. 8.
  @Test func beaufortForceChangesAtItsThresholds() {
    let bounds = [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]
    let forces = classes(at: bounds) { BeaufortForce(metresPerSecond: $0).number }
    #expect(forces == twice(Array(0...12)))
  }

  @Test func conditionSeveritiesAreStrictlyOrdered() {
    let order: [Condition] = [
      .unknown, .clear, .mostlyClear, .partlyCloudy, .cloudy, .smoke, .dust, .fog, .drizzle,
      .showers, .rain, .sleet, .snow, .heavyRain, .freezingRain, .heavySnow, .hail, .squall,
      .thunderstorm, .tornado,
    ]
    #expect(Set(order) == Set(Condition.allCases))
    #expect(zip(order, order.dropFirst()).allSatisfy(<))
  }

  /// WHO: the displayed index in whole numbers.
  @Test func uvClassChangesAtItsThresholds() {
    let found = classes(at: [2.5, 5.5, 7.5, 10.5]) { UVClass(index: $0) }
    #expect(found == twice(UVClass.allCases))
  }

  @Test func airClassChangesAtItsThresholds() {
    // US EPA, EEA as numbered by Open-Meteo, OpenWeather: the upper bound belongs to the class.
    for (scale, bounds) in [
      (AirQuality.Scale.us, [50.5, 100.5, 150.5, 200.5, 300.5]),
      (.european, [20.5, 40.5, 60.5, 80.5, 100.5]), (.openWeather, [1.5, 2.5, 3.5, 4.5]),
    ] {
      let ranks = classes(at: bounds) { AirClass(index: $0, scale: scale).rank }
      #expect(ranks == twice(Array(0...bounds.count)), "\(scale)")
    }
  }

  @Test(arguments: [
    (AirQuality.Scale.us, 6), (.european, 6), (.korean, 4), (.openWeather, 5),
  ])
  func airClassRanksAreClampedToTheScale(scale: AirQuality.Scale, count: Int) {
    #expect(AirClass.all(of: scale).map(\.rank) == Array(0..<count))
    #expect(AirClass(scale: scale, rank: -1).rank == 0)
    #expect(AirClass(scale: scale, rank: count).rank == count - 1)
    #expect((AirClass(scale: scale, rank: 1).koreanGrade == .moderate) == (scale == .korean))
  }

  @Test func visibilityClassChangesAtItsThresholds() {
    let found = classes(at: [200, 1000, 2000, 5000, 10_000]) { VisibilityClass(metres: $0) }
    let inRain = VisibilityClass.allCases.filter { ![.denseFog, .fog, .mist].contains($0) }
    let inFog = VisibilityClass.allCases.filter { ![.veryPoor, .poor].contains($0) }
    #expect(found == twice(inFog))
    let hidden = classes(at: [1000, 2000, 5000, 10_000]) {
      VisibilityClass(metres: $0, isFoggy: false)
    }
    #expect(hidden == twice(inRain))
  }

  /// A visibility of 500 m.
  @Test(
    arguments: [
      (.cloudy, nil, .fog), (.cloudy, 80, .fog), (.cloudy, 79.9, .veryPoor),
      (.rain, 90, .veryPoor), (.snow, nil, .veryPoor), (.dust, nil, .veryPoor),
      (.smoke, 95, .veryPoor), (.fog, 100, .fog),
    ] as [(Condition, Double?, VisibilityClass)])
  func lowVisibilityIsFogOnlyInDampAirWithoutAnotherReason(
    condition: Condition, humidity: Double?, expected: VisibilityClass
  ) {
    var weather = CurrentWeather(time: evening, condition: condition)
    weather.humidity = humidity
    #expect(VisibilityClass(weather) == nil)
    weather.visibility = 500
    #expect(VisibilityClass(weather) == expected)
  }

  /// WMO: eighths of the sky.
  @Test func cloudClassChangesAtItsThresholds() {
    let found = classes(at: [6.25, 31.25, 56.25, 93.75]) { CloudClass(percent: $0) }
    #expect(found == twice(CloudClass.allCases))
  }

  @Test func dewPointAndHumidityClassesChangeAtThresholds() {
    let dewPoints = classes(at: [-5, 10, 16, 18.5, 21]) { DewPointComfort(dewPoint: $0) }
    #expect(dewPoints == twice(DewPointComfort.allCases))
    let humidities = classes(at: [30, 65, 85]) { HumidityClass(percent: $0) }
    #expect(humidities == twice(HumidityClass.allCases))
  }

  /// UK Met Office: below 1 hPa in three hours almost steady, above 3.5 quickly; both bounds are
  /// slow.
  @Test(arguments: [
    (-3.51, PressureTrend.fallingFast), (-3.5, .falling), (-1.01, .falling), (-1, .steady),
    (0, .steady), (1, .steady), (1.01, .rising), (3.5, .rising), (3.51, .risingFast),
  ])
  func pressureTrendChangesAtItsThresholds(change: Double, trend: PressureTrend) {
    #expect(PressureTrend(change: change) == trend)
  }

  /// AMS Glossary of Meteorology.
  @Test(arguments: [
    (0.049, RainIntensity.none), (0.05, .light), (2.499, .light), (2.5, .moderate),
    (7.6, .moderate), (7.61, .heavy), (50, .heavy), (50.1, .violent),
  ])
  func rainIntensityChangesAtItsThresholds(rate: Double, intensity: RainIntensity) {
    #expect(RainIntensity(millimetresPerHour: rate) == intensity)
  }

  @Test func windChillAppliesUpToTenDegrees() {
    #expect(WindChill.applies(at: 10))
    #expect(!WindChill.applies(at: 10.1))
  }

  @Test(
    arguments: [
      (Condition.snow, 3.0, true), (.heavySnow, nil, true), (.rain, 3, false), (.cloudy, 0, true),
      (.cloudy, 0.1, false), (.sleet, 2, false), (.cloudy, nil, false),
    ] as [(Condition, Double?, Bool)])
  func snowConditionOrFreezingHighMakesDaySnowy(
    condition: Condition, warmest: Double?, isSnowy: Bool
  ) {
    var day = DayForecast(date: LocalDate(dayNumber: 20_000), condition: condition)
    day.temperatureMax = warmest
    #expect(day.isSnowy == isSnowy)
  }
}
