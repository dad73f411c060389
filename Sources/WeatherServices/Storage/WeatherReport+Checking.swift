import FoundationEssentials
import WeatherModel

/// A file may be damaged in ways that JSON does not notice. Its values are checked against what is
/// physically possible, like those of an answer: later arithmetic relies on that.
extension WeatherReport {
  /// The report with its texts cleaned; nil when a value in it is impossible.
  func checked() -> WeatherReport? {
    guard let place = place.checked(), Self.steps.contains(stepHours),
      PlaceTimeZone(identifier: nil, fixedOffset: timeZone.fixedOffset).fixedOffset
        == timeZone.fixedOffset,
      hourly.count <= Self.maxHours, daily.count <= Self.maxDays,
      (alerts ?? []).count <= Self.maxWarnings,
      [
        fetchedAt, expiresAt, rowFetchedAt, restsUntil, warningsStatus?.respondedAt,
        warningsStatus?.failedAt,
      ]
      .allSatisfy(Self.isClockReading),
      // Where the provider does not say of when the weather is, it is of when the answer came.
      [fetchedAt, rowFetchedAt].contains(current.time) || Self.isMoment(current.time),
      hourly.map(\.time).allSatisfy(Self.isMoment),
      daily.allSatisfy({ Self.isMoment($0.sunrise) && Self.isMoment($0.sunset) }),
      (alerts ?? []).allSatisfy({ Self.isMoment($0.start) && Self.isMoment($0.end) }),
      hourly.allSatisfy({ $0.hours.map(Self.steps.contains) ?? true }),
      [current].arePossible, hourly.arePossible, daily.arePossible,
      [airQuality].compactMap({ $0 }).arePossible,
      nowcast.map(Self.isPossible) ?? true, airQuality?.course.map(Self.isPossible) ?? true
    else { return nil }
    var report = self
    report.place = place
    report.current.description = current.description.cleaned()
    report.alerts = alerts?.map { alert in
      var alert = alert
      alert.event = alert.event.cleanedFromOutside()
      alert.sender = alert.sender.cleaned()
      alert.area = alert.area.cleaned(limit: 400)
      alert.text = alert.text.cleanedParagraphs(limit: 4000)
      return alert
    }
    return report
  }

  private static let steps = 1...24

  private static func isPossible(_ nowcast: Nowcast) -> Bool {
    isMoment(nowcast.start) && (1...60).contains(nowcast.stepMinutes)
      && nowcast.rates.count <= Nowcast.maxSteps
      && nowcast.rates.allSatisfy { $0.map(PhysicalRange.precipitation.contains) ?? true }
  }

  private static func isPossible(_ course: AirQualityForecast) -> Bool {
    isMoment(course.start)
      && course.index.allSatisfy { $0.map(PhysicalRange.airQualityIndex.contains) ?? true }
      && (course.pm25 + course.pm10).allSatisfy {
        $0.map(PhysicalRange.concentration.contains) ?? true
      }
  }

  /// Whether the machine's clock may have shown it, set as wrongly as it can be: years 1 to 9999.
  private static func isClockReading(_ moment: Date?) -> Bool {
    moment.map { (-62_135_596_800..<253_402_300_800).contains($0.timeIntervalSince1970) } ?? true
  }

  private static func isMoment(_ moment: Date?) -> Bool {
    moment.map(LenientValue.isPlausible) ?? true
  }
}

extension Place {
  /// The place with its texts cleaned; nil when it is not on the globe.
  func checked() -> Place? {
    guard Coordinate(validating: coordinate.latitude, longitude: coordinate.longitude) != nil,
      elevation == nil || elevation.within(PhysicalRange.elevation) != nil,
      population.map({ (0...100_000_000_000).contains($0) }) ?? true
    else { return nil }
    var place = self
    place.name = name.cleanedFromOutside()
    place.localName = localName.cleaned()
    place.admin1 = admin1.cleaned()
    place.near = near?.checked()
    place.countryCode = countryCode.cleaned(limit: 2)
    return place
  }
}

extension PlaceBearing {
  /// The bearing with its texts cleaned; nil when it is none on the globe.
  fileprivate func checked() -> PlaceBearing? {
    guard (0...21_000).contains(kilometres), (0...360).contains(bearing) else { return nil }
    var near = self
    near.name = name.cleanedFromOutside()
    near.localName = localName.cleaned()
    return near
  }
}

extension PersistedState {
  /// The state without impossible places.
  func checked() -> PersistedState {
    var state = self
    state.lastPlace = lastPlace?.checked()
    state.recents = recents.compactMap { $0.checked() }
    state.recents.keepRecents()
    state.favourites = favourites.compactMap { $0.checked() }
    return state
  }
}

/// Values with the ranges that are possible for them.
private protocol Ranged {
  static var ranges: [(KeyPath<Self, Double?>, ClosedRange<Double>)] { get }
}

extension Array where Element: Ranged {
  fileprivate var arePossible: Bool {
    let ranges = Element.ranges
    return allSatisfy { element in
      ranges.allSatisfy { path, range in element[keyPath: path].map(range.contains) ?? true }
    }
  }
}

extension CurrentWeather: Ranged {
  fileprivate static var ranges: [(KeyPath<Self, Double?>, ClosedRange<Double>)] {
    [
      (\.temperature, PhysicalRange.temperature), (\.feelsLike, PhysicalRange.feltTemperature),
      (\.humidity, PhysicalRange.percent), (\.dewPoint, PhysicalRange.temperature),
      (\.pressure, PhysicalRange.pressure), (\.cloudCover, PhysicalRange.percent),
      (\.visibility, PhysicalRange.visibility), (\.windSpeed, PhysicalRange.wind),
      (\.windGust, PhysicalRange.wind), (\.windDirection, PhysicalRange.direction),
      (\.uvIndex, PhysicalRange.uvIndex), (\.precipitationRate, PhysicalRange.precipitation),
    ]
  }
}

extension HourForecast: Ranged {
  fileprivate static var ranges: [(KeyPath<Self, Double?>, ClosedRange<Double>)] {
    [
      (\.temperature, PhysicalRange.temperature), (\.feelsLike, PhysicalRange.feltTemperature),
      (\.humidity, PhysicalRange.percent), (\.dewPoint, PhysicalRange.temperature),
      (\.precipitationProbability, PhysicalRange.probability),
      (\.precipitation, PhysicalRange.precipitation), (\.windSpeed, PhysicalRange.wind),
      (\.windGust, PhysicalRange.wind), (\.windDirection, PhysicalRange.direction),
      (\.cloudCover, PhysicalRange.percent), (\.pressure, PhysicalRange.pressure),
      (\.visibility, PhysicalRange.visibility), (\.uvIndex, PhysicalRange.uvIndex),
    ]
  }
}

extension DayForecast: Ranged {
  fileprivate static var ranges: [(KeyPath<Self, Double?>, ClosedRange<Double>)] {
    [
      (\.temperatureMin, PhysicalRange.temperature),
      (\.temperatureMax, PhysicalRange.temperature),
      (\.precipitationProbability, PhysicalRange.probability),
      (\.precipitation, PhysicalRange.dailyPrecipitation), (\.windSpeedMax, PhysicalRange.wind),
      (\.uvIndexMax, PhysicalRange.uvIndex),
    ]
  }
}

extension AirQuality: Ranged {
  fileprivate static var ranges: [(KeyPath<Self, Double?>, ClosedRange<Double>)] {
    [(\.index, PhysicalRange.airQualityIndex)]
      + [\.pm25, \.pm10, \.o3, \.no2, \.so2, \.co].map { ($0, PhysicalRange.concentration) }
  }
}
