import Glibc
public import WeatherModel

/// A simulated atmosphere: lows, highs and fronts move over the globe and determine the
/// temperature, wind, pressure, clouds and rain of each place.
///
/// It is a pure function of place and time, with the same result on every machine. The wind follows
/// from the pressure gradient, the earth's rotation and friction: it blows around lows,
/// counter-clockwise in the north and clockwise in the south, and slightly into them.
public struct SampleAtmosphere: Sendable {
  /// Creates the atmosphere, which has no parameters.
  public init() {}

  /// Returns the weather at a point and time.
  ///
  /// - Parameters:
  ///   - coordinate: The point, anywhere on the globe.
  ///   - elevation: Metres above sea level.
  ///   - time: The time.
  /// - Complexity: O(1), some 1 µs.
  public func weather(
    at coordinate: Coordinate, elevation: Double = 0, time: Date
  ) -> SampleWeather {
    let days = time.timeIntervalSince1970 / 86_400
    let point = SamplePoint(coordinate)
    return SampleColumn(at: point, days: days).weather(elevation: elevation)
  }
}
