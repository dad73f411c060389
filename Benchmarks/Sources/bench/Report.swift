import Foundation

/// The rows of the table: each measurement and its budget.
enum Report {
  static func line(_ what: String, _ measured: String, _ budget: String, isMet: Bool) {
    let columns = [(what, 44), (measured, 18), (budget, 18)]
      .map { $0.padding(toLength: $1, withPad: " ", startingAt: 0) }.joined()
    print(columns + (isMet ? "ok" : "OVER"))
  }

  /// The processor's name.
  static var machine: String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
    return "\(name ?? "unknown processor"), \(ProcessInfo.processInfo.processorCount) cores"
  }

  static func milliseconds(_ duration: Duration) -> Double { duration / .milliseconds(1) }

  static func brief(_ number: Double) -> String { String(format: "%g", number) }

  static func text(_ milliseconds: Double) -> String {
    String(format: "%.3f ms", milliseconds)
  }
}
