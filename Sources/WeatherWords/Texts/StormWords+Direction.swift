package import WeatherModel

extension StormWords {
  /// In which direction a cyclone passes: `to the south-east`.
  package func direction(_ point: CompassPoint) -> String { texts["stormDirection", point.word] }
}
