import WeatherFeature

extension Theme {
  /// The theme of a name where nothing is known of the terminal's ground; a screen always knows it.
  init(_ name: ThemeName) { self.init(name, on: .unknown) }
}
