public import CitySearch
import WeatherModel
public import WeatherWords

/// The report of an import: the number of places, and the skipped entries with the reasons.
public struct ImportReport {
  private let summary: CityListImport.Summary
  private let file: String
  private let list: String
  private let words: Words
  private let namedLines: Int

  /// Creates a report on the import of `file`.
  /// - Parameters:
  ///   - list: The path of the imported list.
  ///   - namedLines: The maximum number of skipped entries that are listed.
  public init(
    _ summary: CityListImport.Summary, file: String, list: String, words: Words, namedLines: Int
  ) {
    self.summary = summary
    self.file = file
    self.list = list
    self.words = words
    self.namedLines = namedLines
  }

  /// The lines, each ending in a line feed.
  public var text: String {
    lines.map { $0 + "\n" }.joined()
  }

  /// Returns the message of a failed import: the cause, the remedy, and that nothing was changed.
  public static func failure(_ error: CityListError, file: String, words: Words) -> String {
    let texts = words.commandLine
    var reason = texts.listProblem(error)
    // The sentence already names the file.
    if case .unreadable(file, let systemReason) = error { reason = texts.reason(systemReason) }
    return "\(texts.importFailed(file, reason)) \(texts.oldListStays)"
  }

  private var lines: [String] {
    let format = WeatherFormat(units: .metric, words: words)
    let texts = words.commandLine
    let number = format.count(summary.places)
    var lines = [texts.imported(summary.places, writtenAs: number, from: file), list]
    guard summary.droppedCount > 0 else { return lines }
    lines.append(texts.importDropped(format.count(summary.droppedCount)))
    for cause in CityListImport.Cause.allCases {
      guard let count = summary.droppedByCause[cause] else { continue }
      lines.append("  \(texts.importCause(cause)): \(format.count(count))")
    }
    // A repeated place is not an error of its line.
    let faults = summary.dropped.filter { $0.cause != .duplicate }
    lines += faults.prefix(namedLines).map { drop in
      let cause = texts.importCause(drop.cause)
      return summary.isOneLine
        ? "  " + texts.importRecord(format.count(drop.record), cause)
        : "  " + texts.importLine(format.count(drop.line), cause)
    }
    let others = summary.droppedCount - summary.droppedByCause[.duplicate, default: 0]
    if others > min(faults.count, namedLines) {
      lines.append("  " + texts.importMore(format.count(others - min(faults.count, namedLines))))
    }
    return lines
  }
}
