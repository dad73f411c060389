import TerminalUI
import WeatherFeature
import WeatherWords

/// What the doctor found: lines under headings, and how bad it is.
struct DoctorReport {
  private var lines: [(label: String, text: String)] = []
  private(set) var status = Program.Status.success

  /// Adds a fact; the heading is printed once for facts in a row.
  mutating func add(_ label: String, _ text: String) {
    lines.append((lines.last { !$0.label.isEmpty }?.label == label ? "" : label, text))
  }

  /// Adds a problem. The first one decides the exit status.
  mutating func add(_ label: String, problem text: String, _ status: Program.Status, _ words: Words)
  {
    add(label, "\(words.doctor.problem): \(text)")
    if self.status == .success { self.status = status }
  }

  /// Plain lines, the headings in a column.
  var text: String {
    let width = (lines.map { TextWidth.of($0.label) }.max() ?? 0) + 2
    return lines.map { label, text in
      label + String(repeating: " ", count: width - TextWidth.of(label)) + text + "\n"
    }.joined()
  }
}
