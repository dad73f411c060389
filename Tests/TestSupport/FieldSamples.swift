import Foundation
public import WeatherModel

/// Synthetic fields: lows and highs that move eastwards, with wind around them, rain around the
/// lows, and warmer air east of a low than west of it.
public enum FieldSamples {
  /// The default start of a field.
  public static let start = WeatherModel.Date(timeIntervalSince1970: 490_000 * 3600)

  /// The winds of a field.
  public enum Wind: CaseIterable, Sendable {
    /// The winds around the lows and highs.
    case lows
    /// The winds around the lows and highs, twice as strong.
    case storms
    /// A meandering jet of up to 40 m/s, which moves eastwards.
    case jet
    /// A storm whose direction changes slowly with the longitude and turns with each hour.
    case turning
  }

  private struct System {
    var longitude, latitude, depth, width: Double
  }

  private static let systems = [
    System(longitude: 113, latitude: 38, depth: -26, width: 6),
    System(longitude: 140, latitude: 48, depth: -20, width: 7),
    System(longitude: 152, latitude: 30, depth: 14, width: 9),
    System(longitude: 100, latitude: 50, depth: 18, width: 9),
    System(longitude: 10, latitude: 45, depth: 15, width: 9),
    System(longitude: -20, latitude: 58, depth: -30, width: 8),
  ]

  /// Returns a field over a part of the world.
  ///
  /// - Parameters:
  ///   - wind: The winds; the other quantities are always those of the lows and highs.
  ///   - isKnown: Whether a point is known.
  public static func field(
    over lattice: FieldLattice, of provider: Provider = .sample,
    at start: WeatherModel.Date = start,
    hours: Int = 49, wind: Wind = .lows,
    isKnown: (Coordinate) -> Bool = { _ in true }
  ) -> WeatherField {
    let hour = Int(start.timeIntervalSince1970 / 3600)
    var series: [FieldPoint: FieldSeries] = [:]
    for point in lattice.points where isKnown(point.coordinate) {
      series[point] = FieldSeries(startHour: hour, hourCount: hours) { quantity, hour in
        speed(quantity, of: wind, at: point.coordinate, hour: Double(hour))
          ?? value(quantity, at: point.coordinate, hour: Double(hour))
      }
    }
    return WeatherField(
      lattice: lattice, provider: provider, receivedAt: start, series: series)
  }

  /// Returns a field whose points and hours are all independent of each other: temperatures between
  /// 0 and 30 °C, winds up to 28 m/s, rain at half of the points.
  public static func noise(over lattice: FieldLattice, hours: Int = 5) -> WeatherField {
    var random = SeededRandom(seed: 12)
    func value(_ quantity: FieldQuantity) -> Double {
      let range: ClosedRange<Double> =
        switch quantity {
        case .temperature: 0...30
        case .precipitation, .snowfall: -10...10
        case .cloudCover: 0...100
        case .windEast, .windNorth: -20...20
        case .windGust: 0...40
        case .pressure: 985...1035
        }
      let value = Double.random(in: range, using: &random)
      return quantity == .precipitation || quantity == .snowfall ? max(0, value) : value
    }
    let startHour = Int(start.timeIntervalSince1970 / 3600)
    var series: [FieldPoint: FieldSeries] = [:]
    for point in lattice.points {
      series[point] = FieldSeries(startHour: startHour, hourCount: hours) { quantity, _ in
        value(quantity)
      }
    }
    return WeatherField(lattice: lattice, provider: .sample, receivedAt: start, series: series)
  }

  /// Returns a component of a wind other than that of the lows; `nil` for other quantities.
  private static func speed(
    _ quantity: FieldQuantity, of wind: Wind, at place: Coordinate, hour: Double
  ) -> Double? {
    guard quantity == .windEast || quantity == .windNorth else { return nil }
    let isEast = quantity == .windEast
    switch wind {
    case .lows: return nil
    case .storms: return 2 * value(quantity, at: place, hour: hour)
    case .jet:
      return isEast
        ? 25 + 6 * sin((place.latitude + hour * 0.5) / 4) : 15 * sin((place.longitude - hour) / 7)
    case .turning:
      let angle = hour * 0.1 + place.longitude / 90
      return 19.5 * (isEast ? cos(angle) : sin(angle))
    }
  }

  /// Returns a quantity at a place and an hour.
  public static func value(
    _ quantity: FieldQuantity, at place: Coordinate, hour: Double
  ) -> Double {
    var (pressure, slopeEast, slopeNorth, rain) = (1013.0, 0.0, 0.0, 0.0)
    for system in systems {
      let turn =
        (place.longitude - system.longitude - 0.45 * hour + 540)
        .truncatingRemainder(dividingBy: 360) - 180
      let east = turn * cos(place.latitude * .pi / 180)
      let north = place.latitude - system.latitude
      let square = system.width * system.width
      let part = system.depth * exp(-(east * east + north * north) / (2 * square))
      pressure += part
      slopeEast -= part * east / square
      slopeNorth -= part * north / square
      let distance = (east * east + north * north).squareRoot() / system.width
      if system.depth < 0 { rain += max(0, 6 * exp(-pow((distance - 0.7) / 0.5, 2)) - 0.8) }
    }
    let temperature =
      30 - 0.75 * abs(place.latitude) + 1.1 * slopeEast
      + 3 * sin((place.longitude / 15 + hour) * .pi / 12)
    return switch quantity {
    case .temperature: temperature
    case .precipitation: rain
    case .snowfall: temperature < 0.5 ? rain : 0
    case .cloudCover: min(100, max(0, 50 + rain * 12 - (pressure - 1013) * 2.4))
    case .windEast: -3.2 * slopeNorth
    case .windNorth: 3.2 * slopeEast
    case .windGust: 5 * (slopeEast * slopeEast + slopeNorth * slopeNorth).squareRoot()
    case .pressure: pressure
    }
  }
}
