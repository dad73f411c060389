// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// What can be wrong with the configuration file, one sentence with a remedy each. `place` is the
/// file with a line: `config.toml:3`.
package struct ConfigurationWords: Sendable {
  let texts: Catalog

  /// Standard error: what is wrong with the configuration file. `~/.config/weather-tui/config.toml
  /// does not exist; name another file with --config, or leave it out.`
  package func missing(_ path: String) -> String { texts["configuration.missing", ["path": path]] }

  /// Standard error: what is wrong with the configuration file. `~/.config/weather-tui/config.toml
  /// cannot be read (permission denied); fix that, or name another file with --config.`
  package func unreadable(_ path: String, _ reason: String) -> String {
    texts["configuration.unreadable", ["path": path, "reason": reason]]
  }

  /// Standard error: what is wrong with the configuration file. `~/.config/weather-tui/config.toml
  /// is larger than 64 KiB; name a configuration file with --config.`
  package func tooLarge(_ path: String, _ kibibytes: Int) -> String {
    texts["configuration.tooLarge", ["path": path, "kibibytes": String(kibibytes)]]
  }

  /// Standard error: what is wrong with the configuration file. `~/.config/weather-tui/config.toml
  /// is not UTF-8 text; save it as UTF-8.`
  package func notUTF8(_ path: String) -> String { texts["configuration.notUTF8", ["path": path]] }

  /// Standard error: what is wrong with the configuration file. No TOML; `reason` is the parser's,
  /// in English.
  package func malformed(_ place: String, _ reason: String) -> String {
    texts["configuration.malformed", ["place": place, "reason": reason]]
  }

  /// Standard error: why the configuration file is no TOML, inside configuration.malformed. `a key
  /// is missing here`
  package var tomlKey: String { texts["configuration.tomlKey"] }

  /// Standard error: why the configuration file is no TOML, inside configuration.malformed. `a
  /// value is missing here`
  package var tomlValue: String { texts["configuration.tomlValue"] }

  /// Standard error: why the configuration file is no TOML, inside configuration.malformed. `] is
  /// missing here`
  package func tomlSign(_ sign: String) -> String {
    texts["configuration.tomlSign", ["sign": sign]]
  }

  /// Standard error: why the configuration file is no TOML, inside configuration.malformed. `the
  /// line should end here`
  package var tomlLineEnd: String { texts["configuration.tomlLineEnd"] }

  /// Standard error: why the configuration file is no TOML, inside configuration.malformed. `[ is
  /// never closed`
  package func tomlUnclosed(_ sign: String) -> String {
    texts["configuration.tomlUnclosed", ["sign": sign]]
  }

  /// Standard error: why the configuration file is no TOML, inside configuration.malformed.
  /// `“units” is set twice`
  package func tomlTwice(_ key: String) -> String { texts["configuration.tomlTwice", ["key": key]] }

  /// Standard error: why the configuration file is no TOML, inside configuration.malformed.
  /// `“themes” already has a value and takes no more keys`
  package func tomlClosed(_ key: String) -> String {
    texts["configuration.tomlClosed", ["key": key]]
  }

  /// Standard error: why the configuration file is no TOML, inside configuration.malformed. `a
  /// control character`
  package var tomlControl: String { texts["configuration.tomlControl"] }

  /// Standard error: why the configuration file is no TOML, inside configuration.malformed. `an
  /// unknown escape after a backslash`
  package var tomlEscape: String { texts["configuration.tomlEscape"] }

  /// Standard error: why the configuration file is no TOML, inside configuration.malformed.
  /// `“metric” is not a value; text needs quotation marks`
  package func tomlWord(_ text: String) -> String {
    texts["configuration.tomlWord", ["text": text]]
  }

  /// Standard error: why the configuration file is no TOML, inside configuration.malformed.
  /// `9223372036854775808 is too large`
  package func tomlNumber(_ number: String) -> String {
    texts["configuration.tomlNumber", ["number": number]]
  }

  /// Standard error: why the configuration file is no TOML, inside configuration.malformed. `nested
  /// too deeply`
  package var tomlDepth: String { texts["configuration.tomlDepth"] }

  /// Standard error: why the configuration file is no TOML, inside configuration.malformed. `[[ is
  /// TOML that this file does not use`
  package func tomlUnsupported(_ text: String) -> String {
    texts["configuration.tomlUnsupported", ["text": text]]
  }

  /// Standard error: what is wrong with the configuration file. `config.toml:3: “units” takes text
  /// in quotes.`
  package func wantsText(_ place: String, _ key: String) -> String {
    texts["configuration.wantsText", ["place": place, "key": key]]
  }

  /// Standard error: what is wrong with the configuration file. `config.toml:3: “units” takes true
  /// or false, without quotes.`
  package func wantsFlag(_ place: String, _ key: String) -> String {
    texts["configuration.wantsFlag", ["place": place, "key": key]]
  }

  /// Standard error: what is wrong with the configuration file. `config.toml:3: “units” is a table;
  /// write [units] on a line, with its keys below.`
  package func wantsTable(_ place: String, _ key: String) -> String {
    texts["configuration.wantsTable", ["place": place, "key": key]]
  }

  /// Standard error: what is wrong with the configuration file. `config.toml:3: the theme “Nord” is
  /// built in; give yours another name.`
  package func takenTheme(_ place: String, _ name: String) -> String {
    texts["configuration.takenTheme", ["place": place, "name": name]]
  }

  /// Standard error: what is wrong with the configuration file. `config.toml:3: “units” is not a
  /// colour: “metrc”. Use #rrggbb, a name such as bright-blue, or 0 to 255.`
  package func noColor(_ place: String, _ key: String, _ value: String) -> String {
    texts["configuration.noColor", ["place": place, "key": key, "value": value]]
  }

  /// Standard error: what is wrong with the configuration file. Others may read the API key; `mode`
  /// is octal, `command` mends it.
  package func exposed(_ path: String, _ mode: String, _ command: String) -> String {
    texts["configuration.exposed", ["path": path, "mode": mode, "command": command]]
  }

  /// Standard error: what is wrong with the configuration file. The file that is to hold the API
  /// key gives none. `config.toml:3: no API key in ~/.config/weather-tui/config.toml (permission
  /// denied); put the key on its first line.`
  package func keyFile(_ place: String, _ path: String, _ reason: String) -> String {
    texts["configuration.keyFile", ["place": place, "path": path, "reason": reason]]
  }
}

extension Words {
  /// What can be wrong with the configuration file, one sentence with a remedy each. `place` is the
  /// file with a line: `config.toml:3`.
  package var configuration: ConfigurationWords { ConfigurationWords(texts: texts) }
}
