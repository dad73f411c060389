/// A pollutant of ``AirQuality``: its names and its key path.
public struct Pollutant: Sendable {
  /// Its name in `--json`.
  public let name: String
  /// The key of its label in the language files.
  public let label: StaticString
  /// The key path of its concentration in µg/m³.
  public let path: any WritableKeyPath<AirQuality, Double?> & Sendable

  /// Every pollutant, in the order used by all outputs.
  public static let all: [Pollutant] = [
    Pollutant(name: "pm2_5", label: "labels.pm25", path: \.pm25),
    Pollutant(name: "pm10", label: "labels.pm10", path: \.pm10),
    Pollutant(name: "o3", label: "labels.ozone", path: \.o3),
    Pollutant(name: "no2", label: "labels.nitrogenDioxide", path: \.no2),
    Pollutant(name: "so2", label: "labels.sulphurDioxide", path: \.so2),
    Pollutant(name: "co", label: "labels.carbonMonoxide", path: \.co),
  ]
}

extension WeatherReport {
  /// Returns Korea's grade of a pollutant, if it is dust and the place is in Korea.
  public func grade(of pollutant: Pollutant) -> DustGrade? {
    switch pollutant.name {
    case "pm2_5": fineDustGrade
    case "pm10": dustGrade
    default: nil
    }
  }
}
