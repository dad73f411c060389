/// The User-Agent of the program.
enum UserAgent {
  /// Where the people behind the program can be reached. MET Norway and the National Weather Service
  /// require it, and may block clients that send none.
  static let contact = "https://github.com/weather-tui/weather-tui"

  /// Name, version and contact.
  static func text(version: String) -> String { "weather-tui/\(version) (+\(contact))" }
}
