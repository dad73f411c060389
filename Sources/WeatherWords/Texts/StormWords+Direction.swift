package import WeatherModel

extension StormWords {
  /// Returns the direction in which a cyclone passes: `to the south-east`.
  package func direction(_ point: CompassPoint) -> String { texts["stormDirection", point.word] }
}
