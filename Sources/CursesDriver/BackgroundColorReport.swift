internal import TerminalUI

/// A parser of one of the terminal's reports. It parses the bytes after the introducer.
protocol TerminalReport {
  /// Parses the next byte.
  mutating func feed(_ byte: UInt8) -> ReportStep
}

/// The effect of a byte on a report.
enum ReportStep {
  /// The report continues.
  case incomplete
  /// The report is complete.
  case complete
  /// The byte cannot belong to a report.
  case foreign
}

/// The text of a report that a string terminator ends.
struct ReportText {
  private let limit: Int
  private let mayEndWithBell: Bool
  private var bytes: [UInt8] = []
  private var isEscaped = false

  /// - Parameter mayEndWithBell: Whether a bell ends the text too.
  init(limit: Int, mayEndWithBell: Bool = false) {
    self.limit = limit
    self.mayEndWithBell = mayEndWithBell
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  mutating func feed(_ byte: UInt8) -> ReportStep {
    if isEscaped { return byte == 0x5C ? .complete : .foreign }
    switch byte {
    case 0x07 where mayEndWithBell: return .complete
    case 0x1B:
      isEscaped = true
      return .incomplete
    case 0x20..<0x7F where bytes.count < limit:
      bytes.append(byte)
      return .incomplete
    default: return .foreign
    }
  }
}

/// A parser of a terminal's background color report (OSC 11). It parses the bytes after the
/// introducer: `rgb:1111/2222/3333`, then a bell or a string terminator.
struct BackgroundColorReport: TerminalReport {
  private var text = ReportText(limit: 32, mayEndWithBell: true)

  mutating func feed(_ byte: UInt8) -> ReportStep { text.feed(byte) }

  /// The colour of the complete report; nil if the report does not contain a valid colour.
  var color: Color? {
    let parts = text.string.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0] == "rgb" || parts[0] == "rgba" else { return nil }
    // Each channel has one to four hexadecimal digits. Full intensity is all digits F.
    let channels = parts[1].split(separator: "/").compactMap { digits -> UInt8? in
      guard (1...4).contains(digits.count), digits.first?.isHexDigit == true,
        let value = Int(digits, radix: 16)
      else { return nil }
      return UInt8(value * 255 / ((1 << (4 * digits.count)) - 1))
    }
    return channels.count >= 3 ? .rgb(channels[0], channels[1], channels[2]) : nil
  }
}

/// A parser of a terminal's report of its attributes (DA1) or of a mode (DECRPM). It parses the
/// bytes after the introducer: `64;1;4;22c`, `2026;2$y`.
struct AttributesReport: TerminalReport {
  private static let limit = 64
  private var text: [UInt8] = []
  /// Whether the report is about a mode.
  private(set) var isOfMode = false

  mutating func feed(_ byte: UInt8) -> ReportStep {
    switch byte {
    case UInt8(ascii: "c") where !isOfMode: return .complete
    case UInt8(ascii: "y") where isOfMode: return .complete
    case UInt8(ascii: "$") where !isOfMode:
      isOfMode = true
      return .incomplete
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
      guard text.count < Self.limit else { return .foreign }
      text.append(byte)
      return .incomplete
    default: return .foreign
    }
  }

  /// Whether the attributes include sixel graphics: a 4 after the first number, which is the
  /// terminal's class.
  var hasSixels: Bool {
    !isOfMode && text.split(separator: UInt8(ascii: ";")).dropFirst().contains([0x34])
  }

  /// Whether synchronized output (mode 2026) can be set and reset; nil for another report. 0 means
  /// that the mode is unknown, 3 and 4 that it cannot be changed.
  var hasSynchronizedOutput: Bool? {
    guard isOfMode, text.starts(with: Array("2026;".utf8)) else { return nil }
    return [[0x31], [0x32]].contains(Array(text.dropFirst(5)))
  }
}
