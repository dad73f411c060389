package import WeatherModel
import WeatherWords

/// Tropical cyclones in words.
extension WeatherFormat {
  /// Returns the nearest approach of a cyclone:
  /// `Typhoon Bavi: nearest on Thursday evening, 220 km to the south-east`; nil if none passes near
  /// the place. A cyclone that is nearest when its forecast ends may come nearer afterwards, so the
  /// text says only where it is then. The text includes the age of an old advisory.
  package func storm(
    of cyclones: [TropicalCyclone], at report: WeatherReport, now: Date
  ) -> String? {
    guard
      let (cyclone, passage) = cyclones.nearestPassage(at: report.place.coordinate, now: now)
    else { return nil }
    let words = words.storm
    let name = name(of: cyclone, passage.strength)
    // A forecast is no more precise than ten kilometres or miles.
    let length = units.distance(passage.kilometres * 1000)
    let distance = self.distance(max(10, (length / 10).rounded() * 10), digits: 0)
    let direction = words.direction(CompassPoint(degrees: passage.bearing))
    let when = partOfDay(report.localTime(passage.time))
    let text =
      if passage.isLeaving {
        words.leaving(name, distance, direction)
      } else if passage.isAtEnd {
        words.atEnd(name, when, distance, direction)
      } else {
        words.nearest(name, when, distance, direction)
      }
    guard cyclone.isOld(at: now), let age = age(of: cyclone.issuedAt, at: now) else { return text }
    return words.old(text, age)
  }

  /// Returns the name of a cyclone at a strength: `Typhoon Bavi`.
  func name(of cyclone: TropicalCyclone, _ strength: TropicalCyclone.Strength) -> String {
    switch strength {
    case .low: words.storm.low(cyclone.name)
    case .depression: words.storm.depression(cyclone.name)
    case .storm: words.storm.storm(cyclone.name)
    case .typhoon: words.storm.typhoon(cyclone.name)
    case .hurricane: words.storm.hurricane(cyclone.name)
    }
  }

  /// Returns the weekday and part of the day: `Thursday evening`. A forecast for days ahead is no
  /// more precise.
  private func partOfDay(_ time: LocalTime) -> String {
    let day = words.time.weekday(time.date)
    return switch time.hour {
    case ..<6: words.storm.night(day)
    case ..<12: words.storm.morning(day)
    case ..<18: words.storm.afternoon(day)
    default: words.storm.evening(day)
    }
  }
}
