internal import TerminalUI

/// A parser of a terminal's background color report (OSC 11). It parses the bytes after the
/// introducer: `rgb:1111/2222/3333`, then a bell or a string terminator.
struct BackgroundColorReport {
  private static let limit = 32
  private var text: [UInt8] = []
  private var isEscaped = false

  /// Parses the next byte.
  mutating func feed(_ byte: UInt8) -> MouseReport.Step {
    if isEscaped { return byte == 0x5C ? .complete : .foreign }
    switch byte {
    case 0x07: return .complete
    case 0x1B:
      isEscaped = true
      return .incomplete
    case 0x20..<0x7F where text.count < Self.limit:
      text.append(byte)
      return .incomplete
    default: return .foreign
    }
  }

  /// The colour of the complete report; nil if the report does not contain a valid colour.
  var color: Color? {
    let parts = String(decoding: text, as: UTF8.self).split(separator: ":", maxSplits: 1)
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
struct AttributesReport {
  private static let limit = 64
  private var text: [UInt8] = []
  private var isMode = false

  /// Whether the report is about a mode.
  var isOfMode: Bool { isMode }

  /// Parses the next byte.
  mutating func feed(_ byte: UInt8) -> MouseReport.Step {
    switch byte {
    case UInt8(ascii: "c") where !isMode: return .complete
    case UInt8(ascii: "y") where isMode: return .complete
    case UInt8(ascii: "$") where !isMode:
      isMode = true
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
    !isMode && text.split(separator: UInt8(ascii: ";")).dropFirst().contains([0x34])
  }

  /// Whether synchronized output (mode 2026) can be set and reset; nil for another report. 0 means
  /// that the mode is unknown, 3 and 4 that it cannot be changed.
  var hasSynchronizedOutput: Bool? {
    guard isMode, text.starts(with: Array("2026;".utf8)) else { return nil }
    return [[0x31], [0x32]].contains(Array(text.dropFirst(5)))
  }
}
