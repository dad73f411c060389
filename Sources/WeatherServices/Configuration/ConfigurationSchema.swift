import WeatherModel

/// The keys that a configuration file may have.
///
/// The caller supplies the settings: their names and values belong to the feature module, which
/// this module does not import.
public struct ConfigurationSchema: Sendable {
  /// The kinds of the keys by their full names: `units`, `openweather.url`.
  public var keys: [String: ConfigurationKind]
  /// The table that holds the custom themes: `themes`, for `[themes.NAME]`.
  public var themes: String
  /// The kinds of the keys in each custom theme.
  public var themeKeys: [String: ConfigurationKind]
  /// The names that a custom theme cannot have.
  public var builtInThemes: [String]
  /// Whether a text is a colour.
  public var isColor: @Sendable (String) -> Bool

  /// Creates the schema of the program: its settings, the addresses of the servers and the API
  /// keys.
  /// - Parameters:
  ///   - settings: The kinds of the settings' values, by name.
  ///   - themeColors: The names of the colours in a theme.
  public init(
    settings: [String: ConfigurationKind], builtInThemes: [String], themeColors: [String],
    isColor: @escaping @Sendable (String) -> Bool
  ) {
    keys = settings
    for name in APIKey.all.map(\.setting.rawValue) {
      for key in [name, name + "_file"] { keys[key] = .text }
    }
    for setting in Endpoints.Setting.allCases { keys[setting.configurationKey] = .address }
    themes = "themes"
    themeKeys = Dictionary(uniqueKeysWithValues: themeColors.map { ($0, .color) })
    themeKeys["base"] = .name(builtInThemes)
    self.builtInThemes = builtInThemes
    self.isColor = isColor
  }

  /// Returns the kind of value at a path of keys; nil for an unknown path.
  func kind(of path: [String]) -> ConfigurationKind? {
    if path.first == themes {
      switch path.count {
      case 1, 2: return .table
      case 3: return themeKeys[path[2]]
      default: return nil
      }
    }
    let name = path.joined(separator: ".")
    if let kind = keys[name] { return kind }
    return keys.keys.contains { $0.hasPrefix(name + ".") } ? .table : nil
  }

  /// Returns the known names in the table at a path.
  func names(in path: [String]) -> [String] {
    if path.first == themes { return path.count == 2 ? themeKeys.keys.sorted() : [] }
    let prefix = path.map { $0 + "." }.joined()
    let names = keys.keys.filter { $0.hasPrefix(prefix) }.map {
      String($0.dropFirst(prefix.count).prefix { $0 != "." })
    }
    return Set(path.isEmpty ? names + [themes] : names).sorted()
  }
}

/// The kind of a key's value.
public enum ConfigurationKind: Hashable, Sendable {
  /// Any text.
  case text
  /// One of these names.
  case name([String])
  /// True or false.
  case flag
  /// The scheme and host of a server.
  case address
  /// A colour.
  case color
  /// A table with its own keys.
  case table
}
