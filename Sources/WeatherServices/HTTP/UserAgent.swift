/// How the program names itself to whom it asks.
enum UserAgent {
  /// Where the people behind the program can be reached. MET Norway and the National Weather Service
  /// ask for it, and may shut out whoever does not say.
  static let contact = "https://github.com/weather-tui/weather-tui"

  /// Name, version and contact.
  static func text(version: String) -> String { "weather-tui/\(version) (+\(contact))" }
}
