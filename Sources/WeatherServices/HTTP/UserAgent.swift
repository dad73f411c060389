/// The User-Agent of the program.
enum UserAgent {
  /// The contact address of the maintainers. MET Norway and the National Weather Service require
  /// it, and may block clients that send none.
  static let contact = "https://github.com/weather-tui/weather-tui"

  /// Name, version and contact.
  static func text(version: String) -> String { "weather-tui/\(version) (+\(contact))" }
}
