package import FoundationEssentials
package import WeatherModel
import WeatherWords

/// Tropical cyclones in words.
extension WeatherFormat {
  /// `Typhoon Bavi: nearest on Thursday evening, 220 km to the south-east`; nil where none passes near
  /// the place. An old advisory says how old.
  package func storm(
    of cyclones: [TropicalCyclone], at report: WeatherReport, now: Date
  ) -> String? {
    guard
      let (cyclone, passage) = cyclones.nearestPassage(at: report.place.coordinate, now: now)
    else { return nil }
    let words = words.storm
    let name = name(of: cyclone, passage.strength)
    let distance = kilometres((passage.kilometres / 10).rounded() * 10, digits: 0)
    let direction = words.direction(CompassPoint(degrees: passage.bearing))
    let text =
      passage.time.timeIntervalSince(now) < 1800
      ? words.leaving(name, distance, direction)
      : words.nearest(name, partOfDay(report.localTime(passage.time)), distance, direction)
    guard cyclone.isOld(at: now), let age = age(of: cyclone.issuedAt, at: now) else { return text }
    return words.old(text, age)
  }

  /// `Typhoon Bavi`
  func name(of cyclone: TropicalCyclone, _ strength: TropicalCyclone.Strength) -> String {
    switch strength {
    case .low: words.storm.low(cyclone.name)
    case .depression: words.storm.depression(cyclone.name)
    case .storm: words.storm.storm(cyclone.name)
    case .typhoon: words.storm.typhoon(cyclone.name)
    case .hurricane: words.storm.hurricane(cyclone.name)
    }
  }

  /// `Thursday evening`: a forecast of days is no better known.
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
