import WeatherModel

/// An option as it was given.
struct GivenOption: Hashable, Sendable {
  /// The option as it is written: `--units`.
  var name: String
  /// The value that was given.
  var text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

typealias GivenOptions = [SettingKey: GivenOption]
