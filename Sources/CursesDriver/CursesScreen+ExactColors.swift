internal import CNcurses
internal import TerminalUI

/// Detection of 24-bit colours in terminals for which neither the environment nor the description
/// indicates them: xterm removes COLORTERM, and ssh does not forward it.
extension CursesScreen {
  /// Requests the capabilities `RGB` and `Tc` (XTGETTCAP) and a 24-bit colour that was just set
  /// (DECRQSS), then the terminal's attributes (DA1). Every terminal reports its attributes, so
  /// that report marks the end of the responses. This method does not wait for the responses.
  func requestExactColors() {
    exactColorsRequestedAt = .now
    decoder.awaitsExactColors = true
    let color = ExactColorsReport.probedColor
    port.send(
      "\u{1B}P+q524742\u{1B}\\\u{1B}P+q5463\u{1B}\\"
        + "\u{1B}[48;2;\(color.red);\(color.green);\(color.blue)m\u{1B}P$qm\u{1B}\\\u{1B}[m"
        + "\u{1B}[c")
  }

  /// Switches drawing in 24-bit colours on or off.
  /// - Returns: Whether this changes the mode.
  func adoptExactColors(_ isExact: Bool) -> Bool {
    exactColorsRequestedAt = nil
    guard carriesStyles, isExact != (capabilities.colors == 1 << 24) else { return false }
    capabilities.colors = isExact ? 1 << 24 : quantizer.count
    colorPairs = Self.colorPairs(quantizer, isExact: isExact)
    redrawEverything()
    return true
  }

  static func colorPairs(_ quantizer: ColorQuantizer, isExact: Bool) -> ColorPairCache {
    ColorPairCache(pairCount: Int(cnc_pair_count())) { color in
      isExact ? .init(exact: color) : .init(number: quantizer.index(of: color))
    }
  }
}

/// A parser of the response to a request for a capability (XTGETTCAP) or for the current style
/// (DECRQSS). It parses the bytes after the introducer: `524742=382F382F38` or
/// `0;48:2::17:34:51m`, then a string terminator.
struct ExactColorsReport: TerminalReport {
  /// The request that the response belongs to.
  enum Kind: Hashable {
    case capability, style
    /// The terminal does not know the request.
    case refusal
  }

  /// The colour that is set and requested.
  static let probedColor = (red: 17, green: 34, blue: 51)

  let kind: Kind
  private var text = ReportText(limit: 64)

  init(kind: Kind) { self.kind = kind }

  mutating func feed(_ byte: UInt8) -> ReportStep { text.feed(byte) }

  /// Whether the complete report indicates 24-bit colours.
  var hasExactColors: Bool {
    let text = text.string
    switch kind {
    case .refusal: return false
    case .capability:
      let parts = text.split(separator: "=", maxSplits: 1)
      // xterm reports -1 if it only approximates 24-bit colours.
      return ["524742", "5463"].contains(parts.first ?? "") && parts.dropFirst().first != "2D31"
        && parts.dropFirst().first != "2d31"
    case .style:
      // The colour space before the channels is optional.
      let color = Self.probedColor
      let channels = [color.red, color.green, color.blue].map(String.init)
      let numbers = text.dropLast().split(omittingEmptySubsequences: true) { ":;".contains($0) }
      return numbers.contains("48") && numbers.suffix(3).map(String.init) == channels
    }
  }
}
