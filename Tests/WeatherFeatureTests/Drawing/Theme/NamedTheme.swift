import WeatherFeature

extension Theme {
  /// Creates the theme of a name for an unknown terminal background; a screen always knows it.
  init(_ name: ThemeName) { self.init(name, on: .unknown) }
}
