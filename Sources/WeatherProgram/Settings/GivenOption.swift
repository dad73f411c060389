import WeatherModel

/// An option as it was given.
struct GivenOption {
  /// How it is written: `--units`.
  var name: String
  /// What was given with it.
  var text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

typealias GivenOptions = [SettingKey: GivenOption]
