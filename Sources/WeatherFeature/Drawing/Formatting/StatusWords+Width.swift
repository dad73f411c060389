import TerminalUI
import WeatherWords

extension StatusWords {
  /// `offline · data 3 h old`, or `offline · 3 h` where that is too wide.
  func offline(age: String?, width: Int) -> String {
    guard let age else { return offline }
    let text = offlineWithAge(age)
    return TextWidth.of(text) <= width ? text : "\(offline) · \(age)"
  }
}
