/// What can be wrong with the configuration file, one sentence with a remedy each. `place` is the
/// file with a line: `config.toml:3`.
package struct ConfigurationWords: Sendable {
  let texts: Catalog

  package func missing(_ path: String) -> String { texts["configuration.missing", ["path": path]] }
  package func unreadable(_ path: String, _ reason: String) -> String {
    texts["configuration.unreadable", ["path": path, "reason": reason]]
  }
  package func tooLarge(_ path: String, _ kibibytes: Int) -> String {
    texts["configuration.tooLarge", ["path": path, "kibibytes": String(kibibytes)]]
  }
  package func notUTF8(_ path: String) -> String { texts["configuration.notUTF8", ["path": path]] }
  /// No TOML; `reason` is one of the texts that begin with `toml`.
  package func malformed(_ place: String, _ reason: String) -> String {
    texts["configuration.malformed", ["place": place, "reason": reason]]
  }
  package var tomlKey: String { texts["configuration.tomlKey"] }
  package var tomlValue: String { texts["configuration.tomlValue"] }
  package func tomlSign(_ sign: String) -> String {
    texts["configuration.tomlSign", ["sign": sign]]
  }
  package var tomlLineEnd: String { texts["configuration.tomlLineEnd"] }
  package func tomlUnclosed(_ sign: String) -> String {
    texts["configuration.tomlUnclosed", ["sign": sign]]
  }
  package func tomlTwice(_ key: String) -> String {
    texts["configuration.tomlTwice", ["key": key]]
  }
  package func tomlClosed(_ key: String) -> String {
    texts["configuration.tomlClosed", ["key": key]]
  }
  package var tomlControl: String { texts["configuration.tomlControl"] }
  package var tomlEscape: String { texts["configuration.tomlEscape"] }
  package func tomlWord(_ text: String) -> String {
    texts["configuration.tomlWord", ["text": text]]
  }
  package func tomlNumber(_ number: String) -> String {
    texts["configuration.tomlNumber", ["number": number]]
  }
  package var tomlDepth: String { texts["configuration.tomlDepth"] }
  package func unknownKey(_ place: String, _ key: String, _ nearest: String?) -> String {
    guard let nearest else {
      return texts["configuration.unknownKey", ["place": place, "key": key]]
    }
    return texts[
      "configuration.unknownKeyNearest", ["place": place, "key": key, "nearest": nearest]]
  }
  package func wantsText(_ place: String, _ key: String) -> String {
    texts["configuration.wantsText", ["place": place, "key": key]]
  }
  package func wantsFlag(_ place: String, _ key: String) -> String {
    texts["configuration.wantsFlag", ["place": place, "key": key]]
  }
  package func wantsTable(_ place: String, _ key: String) -> String {
    texts["configuration.wantsTable", ["place": place, "key": key]]
  }
  package func unknownValue(
    _ place: String, _ key: String, _ value: String, _ nearest: String?, _ all: String
  ) -> String {
    guard let nearest else {
      return texts[
        "configuration.unknownValueUnlike",
        ["place": place, "key": key, "value": value, "all": all]]
    }
    return texts[
      "configuration.unknownValue",
      ["place": place, "key": key, "value": value, "nearest": nearest, "all": all]]
  }
  package func takenTheme(_ place: String, _ name: String) -> String {
    texts["configuration.takenTheme", ["place": place, "name": name]]
  }
  package func noColor(_ place: String, _ key: String, _ value: String) -> String {
    texts["configuration.noColor", ["place": place, "key": key, "value": value]]
  }
  /// Others may read the API key; `mode` is octal, `command` mends it.
  package func exposed(_ path: String, _ mode: String, _ command: String) -> String {
    texts["configuration.exposed", ["path": path, "mode": mode, "command": command]]
  }
  /// The file that is to hold the API key gives none.
  package func keyFile(_ place: String, _ path: String, _ reason: String) -> String {
    texts["configuration.keyFile", ["place": place, "path": path, "reason": reason]]
  }
}
