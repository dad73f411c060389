import TerminalUI
import WeatherFeature
import WeatherWords

/// The doctor's findings: lines under headings, and the exit status.
struct DoctorReport {
  private var lines: [(label: String, text: String)] = []
  private(set) var status = Program.Status.success

  /// Adds a fact. Consecutive facts with the same heading share it.
  mutating func add(_ label: String, _ text: String) {
    lines.append((lines.last { !$0.label.isEmpty }?.label == label ? "" : label, text))
  }

  /// Adds a problem. The first one determines the exit status.
  mutating func add(_ label: String, problem text: String, _ status: Program.Status, _ words: Words)
  {
    add(label, "\(words.doctor.problem): \(text)")
    if self.status == .success { self.status = status }
  }

  /// The report as plain lines with the headings in a column.
  var text: String {
    let width = (lines.map { TextWidth.of($0.label) }.max() ?? 0) + 2
    return lines.map { label, text in
      label + String(repeating: " ", count: width - TextWidth.of(label)) + text + "\n"
    }.joined().withIsolates
  }
}
