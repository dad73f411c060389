import Foundation
import TerminalUI
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

@Suite struct WeatherFormatTests {
  init() { #expect(TerminalLocale.setUTF8()) }

  private let metric = WeatherFormat(units: .metric, words: .english)
  private let imperial = WeatherFormat(units: .imperial, words: .english)
  private let uk = WeatherFormat(units: .uk, words: .english)
  private let korean = WeatherFormat(units: .metric, words: .korean)

  @Test(arguments: [
    (7.4, "7°"), (7.5, "8°"), (-0.4, "0°"), (-0.0, "0°"), (-0.5, "−1°"), (-12.2, "−12°"),
    (0.49, "0°"),
  ])
  func temperaturesRoundAwayFromZeroWithoutMinusZero(celsius: Double, text: String) {
    #expect(metric.temperature(celsius) == text)
  }

  @Test func temperaturesFollowTheUnits() {
    #expect(imperial.temperature(0) == "32°")
    #expect(imperial.temperature(-17.9) == "0°")
    #expect(uk.temperatureWithUnit(9) == "9 °C")
    #expect(imperial.temperatureWithUnit(9) == "48 °F")
    #expect(metric.temperatureNumber(-3) == "−3")
  }

  @Test func unknownValuesAreFormattedAsDash() {
    let broken: [Double?] = [nil, .nan, .infinity, -.infinity]
    for format in [metric, imperial, uk, korean] {
      for value in broken {
        let texts = [
          format.temperature(value), format.temperatureWithUnit(value), format.speed(value),
          format.wind(value, from: 90), format.direction(value), format.windFrom(value),
          format.pressure(value),
          format.pressureChange(value.map { PressureTendency(change: $0, span: .past) }),
          format.distance(value),
          format.elevation(value), format.precipitation(value), format.precipitationRate(value),
          format.percent(value), format.probability(value), format.index(value),
          format.uv(value), format.concentration(value),
          format.feelsDifference(temperature: value, feelsLike: 3),
        ]
        #expect(texts.allSatisfy { $0 == "–" }, "\(texts)")
      }
    }
    #expect(metric.air(nil) == "–")
    #expect(metric.air(AirQuality(index: nil, scale: .us)) == "–")
    #expect(metric.population(nil) == "–")
    #expect(metric.temperature(1e300) == "–")
  }

  @Test func windArrowsPointDownwind() {
    #expect(metric.wind(3.24, from: 225) == "↗ 3.2 m/s")
    #expect(metric.wind(3.24, from: nil) == "3.2 m/s")
    #expect(imperial.wind(3.24, from: 0) == "↓ 7 mph")
    #expect(metric.direction(225) == "SW")
    #expect(metric.windFrom(225) == "from SW")
    #expect(korean.windFrom(225) == "남서풍")
    let arrows = stride(from: 0.0, to: 360, by: 45).map { metric.windArrow($0) }
    #expect(arrows == ["↓", "↙", "←", "↖", "↑", "↗", "→", "↘"])
  }

  @Test func asciiFormatReplacesSymbols() {
    var ascii = metric
    ascii.isASCII = true
    #expect(ascii.temperature(25.6) == "26C")
    #expect(ascii.temperatureWithUnit(25.6) == "26 C")
    #expect(ascii.temperatures(-0.2, 3) == "0..3C")
    #expect(metric.temperatures(-5, 3) == "\u{2212}5…3°")
    #expect(metric.temperatures(-16.3, -15.8) == "\u{2212}16°")
    #expect(metric.temperatures(nil, 3) == "–…3°")
    #expect(ascii.wind(2.5, from: 225) == "SW 2.5 m/s")
    #expect(ascii.windArrow(0) == "v")
    #expect(ascii.rainSign == "rain")
    ascii.units = .imperial
    #expect(ascii.temperature(25.6) == "78F")
  }

  @Test func pressureDigitsDependOnUnit() {
    #expect(metric.pressure(1016.4) == "1016 hPa")
    #expect(uk.pressure(1016.4) == "1016 hPa")
    #expect(imperial.pressure(1015.92) == "30.00 inHg")
    #expect(metric.pressureChange(PressureTendency(change: 3.1, span: .ahead)) == "↑ 3 next 3 h")
    #expect(
      metric.pressureChange(PressureTendency(change: -3.14, span: .ahead), digits: 1)
        == "↓ 3.1 next 3 h")
    #expect(korean.pressureChange(PressureTendency(change: 0.4, span: .ahead)) == "앞으로 3시간 → 0")
    #expect(metric.pressureChangeSigned(PressureTendency(change: -3.14, span: .past)) == "↓ 3")
    #expect(
      metric.pressureChange(PressureTendency(change: -0.8, span: .past)) == "→ \u{2212}1 in 3 h")
    #expect(metric.pressureChangeSigned(PressureTendency(change: 1, span: .past)) == "→ +1")
  }

  @Test(arguments: [
    (10_000.0, "10 km"), (2_500, "2.5 km"), (9_960, "10 km"), (400, "400 m"), (994, "990 m"),
    (999, "1 km"), (24_140, "24 km"), (0, "0 m"),
  ])
  func visibilityIsRoundedByMagnitude(metres: Double, text: String) {
    #expect(metric.distance(metres) == text)
  }

  @Test func distancesAndElevationsFollowUnits() {
    #expect(imperial.distance(10_000) == "6.2 mi")
    #expect(uk.distance(16_093.44) == "10 mi")
    #expect(imperial.elevation(38) == "125 ft")
    #expect(metric.elevation(38) == "38 m")
  }

  @Test func tracePrecipitationIsNotRoundedToZero() {
    #expect(metric.precipitation(0.4) == "0.4 mm")
    #expect(metric.precipitation(0) == "0 mm")
    #expect(metric.precipitation(0.01) == "<0.1 mm")
    #expect(metric.precipitation(123.4) == "123 mm")
    #expect(imperial.precipitation(0.5) == "0.02 in")
    #expect(imperial.precipitation(0.05) == "<0.01 in")
    #expect(metric.precipitationRate(0.4) == "0.4 mm/h")
  }

  @Test func percentagesAreRoundedWithoutSpace() {
    #expect(metric.percent(63) == "63%")
    #expect(korean.percent(63) == "63%")
    #expect(metric.probability(0.605) == "61%")
  }

  @Test func uvAndAirQualityShowTheirClass() {
    #expect(metric.uv(1.2) == "1 low")
    #expect(metric.uv(2.6) == "3 moderate")
    #expect(korean.uv(11) == "11 위험")
    #expect(metric.air(AirQuality(index: 42, scale: .us)) == "42 good")
    #expect(metric.air(AirQuality(index: 42, scale: .european)) == "42 moderate")
    #expect(korean.air(AirQuality(index: 5, scale: .openWeather)) == "5 매우 나쁨")
    #expect(metric.feelsDifference(temperature: 9, feelsLike: 7) == "2° colder than the air")
    #expect(korean.feelsDifference(temperature: 9, feelsLike: 9.3) == "기온과 같음")
  }

  @Test func countsAreGroupedAndPopulationsAbbreviated() {
    #expect(metric.count(34_006) == "34,006")
    #expect(metric.count(6) == "6")
    #expect(metric.count(1_000_000) == "1,000,000")
    #expect(metric.population(1_234_567) == "1.2 M")
    #expect(metric.population(9_776_000) == "9.8 M")
    #expect(metric.population(168_421) == "168 k")
    #expect(metric.population(999_800) == "1.0 M")
    #expect(korean.population(1_234_567) == "123만")
    #expect(korean.population(8_500) == "8,500")
    #expect(korean.population(123_456_789) == "1.2억")
  }

  @Test func coordinatesNameTheirHemisphere() {
    let seoul = Coordinate(latitude: 37.566, longitude: 126.9784)
    let quito = Coordinate(latitude: -0.2298, longitude: -78.5249)
    #expect(metric.coordinates(seoul) == "37.566 N 126.978 E")
    #expect(metric.coordinates(quito) == "0.230 S 78.525 W")
    #expect(metric.coordinatesInMinutes(seoul) == "37°34′ N 126°59′ E")
    #expect(metric.coordinatesInMinutes(quito) == "0°14′ S 78°31′ W")
    #expect(korean.coordinates(seoul) == "북위 37.566 동경 126.978")
  }

  @Test(
    arguments: [
      (0.0, "0", "0"), (0.04, "<0.1", "<0.01"), (0.05, "0.1", "<0.01"), (0.126, "0.1", "<0.01"),
      (0.128, "0.1", "0.01"), (99.94, "99.9", "3.93"), (99.95, "100", "3.94"), (-1, "0", "0"),
    ])
  func precipitationHasOneDigitBelowAHundredMillimetres(
    millimetres: Double, text: String, inches: String
  ) {
    #expect(metric.precipitationNumber(millimetres) == text)
    #expect(uk.precipitationNumber(millimetres) == text)
    #expect(imperial.precipitationNumber(millimetres) == inches)
  }

  @Test(
    arguments: [
      (0.0, "0 cm"), (0.04, "<0.1 cm"), (0.05, "0.1 cm"), (9.94, "9.9 cm"), (9.95, "10 cm"),
      (12.4, "12 cm"), (-1, "0 cm"),
    ])
  func snowHasOneDigitBelowTenCentimetres(centimetres: Double, text: String) {
    #expect(metric.snow(centimetres) == text && uk.snow(centimetres) == text)
    #expect(imperial.snow(centimetres * 2.54) == text.replacing(" cm", with: " in"))
  }

  @Test func concentrationsHaveOneDigitBelowTen() {
    #expect(metric.concentration(9.94) == "9.9 µg/m³")
    #expect(metric.concentration(9.95) == "10 µg/m³")
  }

  @Test func shortDistancesAreInMetresOrFeet() {
    #expect(metric.distance(994.9) == "990 m" && metric.distance(995) == "1 km")
    #expect(metric.distance(9_940) == "9.9 km" && metric.distance(9_960) == "10 km")
    #expect(metric.distance(999_400) == "999 km" && metric.distance(1_234_000) == "1,234 km")
    #expect(metric.distance(999_500) == "1,000 km" && metric.distance(999_950) == "1,000 km")
    #expect(uk.distance(160) == "160 m" && uk.distance(161) == "0.1 mi")
    #expect(imperial.distance(160) == "500 ft" && imperial.distance(161) == "0.1 mi")
    #expect(imperial.distance(0) == "0 ft" && uk.distance(1_609.344) == "1 mi")
    #expect(uk.elevation(38) == "125 ft")
  }

  @Test func minutesOfCoordinatesHaveTwoDigits() {
    let place = Coordinate(latitude: 37.15, longitude: -126.1667)
    #expect(metric.coordinatesInMinutes(place) == "37°09′ N 126°10′ W")
    #expect(
      metric.coordinatesInMinutes(Coordinate(latitude: 0, longitude: 0)) == "0°00′ N 0°00′ E")
  }

  @Test func differencesHaveTheirSign() {
    func difference(_ feelsLike: Double) -> String? {
      metric.feelsDifferenceSigned(temperature: 9, feelsLike: feelsLike)
    }
    #expect(difference(7) == "−2°" && difference(11) == "+2°" && difference(9) == "+0°")
    #expect(metric.feelsDifference(temperature: 9, feelsLike: 11) == "2° warmer than the air")
    #expect(metric.pressureDifference(-3.14) == "3" && metric.pressureDifference(3.14) == "3")
    #expect(metric.pressureDifference(3.14, digits: 1) == "3.1")
    // An inch of mercury is 33.86 hPa.
    #expect(imperial.pressureDifference(33.86, digits: 1) == "1.00")
  }

  @Test func hugeValuesAreUnknown() {
    #expect(metric.index(999_999_999) == "999999999" && metric.index(1e9) == "–")
    #expect(metric.index(-1e9) == "–")
  }

  @Test(arguments: [(0.04, 0.0, ""), (0.05, 0, "a"), (2, 0.05, "ab"), (0, 3, "b"), (2, 0.04, "a")])
  func dailySumsAreShownFromAFewHundredthsOfAMillimetre(
    today: Double, tomorrow: Double, shown: String
  ) {
    var report = Sample.report().value
    report.current.condition = .cloudy
    for index in report.hourly.indices { report.hourly[index].precipitation = 0 }
    // 19:30 today and tomorrow.
    report.hourly[1].precipitation = today
    report.hourly[25].precipitation = tomorrow
    let text = metric.precipitationSums(of: report, at: Sample.now, width: 80)
    let sections = Language.english.words.sections
    let parts = [
      shown.contains("a") ? sections.sumToday(metric.precipitation(today)) : nil,
      shown.contains("b") ? sections.sumTomorrow(metric.precipitation(tomorrow)) : nil,
    ].compactMap(\.self)
    #expect(text == (parts.isEmpty ? "" : "☂ " + parts.joined(separator: " · ")))
    let width = TextWidth.of(text)
    #expect(metric.precipitationSums(of: report, at: Sample.now, width: width) == text)
    guard width > 0 else { return }
    let shorter = metric.precipitationSums(of: report, at: Sample.now, width: width - 1)
    #expect(shorter == (parts.count > 1 ? "☂ " + parts[0] : ""))
  }
}
