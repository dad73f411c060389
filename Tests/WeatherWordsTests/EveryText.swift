import Foundation

@testable import WeatherWords

extension Words {
  /// Every text with its key, in the order of the file.
  var everyText: [(key: String, text: String)] { texts.all }

  /// The texts that the language's file translates. Untranslated ones appear in English, and
  /// `Scripts/words.py check --complete` lists them.
  var everyTranslation: [(key: String, text: String)] {
    get throws {
      let waiting = try untranslatedKeys
      return everyText.filter { !waiting.contains($0.key) }
    }
  }

  /// The keys of the entries with an empty `msgstr` in the file.
  private var untranslatedKeys: Set<String> {
    get throws {
      let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let file = package.appending(path: "Languages/\(language.code).po")
      let entries = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
      let keys = entries.compactMap { entry -> String? in
        guard let key = entry.firstMatch(of: /msgctxt "(.+)"/)?.1,
          let translation = entry.range(of: "\nmsgstr"),
          !entry[translation.upperBound...].contains(/"[^"\n]/)
        else { return nil }
        return String(key)
      }
      return Set(keys)
    }
  }
}
