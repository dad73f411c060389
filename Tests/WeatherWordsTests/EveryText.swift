@testable import WeatherWords

extension Words {
  /// Every text with its key, in the order of the file.
  var everyText: [(key: String, text: String)] {
    var start = 0
    return texts.index.entries.flatMap { entry in
      let key = String(decoding: texts.index.keys[start..<entry.keyEnd], as: UTF8.self)
      start = entry.keyEnd
      return texts.texts[entry.texts].map { (key, $0) }
    }
  }
}
