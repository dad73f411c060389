@testable import WeatherWords

extension Words {
  /// Every text with its key, in the order of the file.
  var everyText: [(key: String, text: String)] { texts.all }
}
