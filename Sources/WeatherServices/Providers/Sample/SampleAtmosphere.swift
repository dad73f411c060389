import Glibc
public import WeatherModel

/// A made-up atmosphere: lows, highs and fronts move over the globe, and the temperature, wind,
/// pressure, cloud and rain of each place follow from them.
///
/// A function of place and time alone, the same on every machine. The wind follows from the gradient of
/// the pressure, the earth's rotation and friction: it blows around lows, counter-clockwise in the north
/// and clockwise in the south, and slightly into them.
public struct SampleAtmosphere: Sendable {
  /// The only one there is.
  public init() {}

  /// The weather at a point and a moment.
  ///
  /// - Parameters:
  ///   - coordinate: The point, anywhere on the globe.
  ///   - elevation: Metres above the sea.
  ///   - time: The moment.
  /// - Complexity: O(1), some 1 µs.
  public func weather(
    at coordinate: Coordinate, elevation: Double = 0, time: Date
  ) -> SampleWeather {
    let days = time.timeIntervalSince1970 / 86_400
    let point = SamplePoint(coordinate)
    return SampleColumn(at: point, days: days).weather(elevation: elevation)
  }
}
