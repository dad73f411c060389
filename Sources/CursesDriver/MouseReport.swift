internal import TerminalUI

/// A parser of a mouse report. It parses the bytes after the introducer.
///
/// ncurses can parse mouse reports too. However, it merges a press and a release that arrive
/// together into a click and then drops the click, and it requests the old encoding, which ends at
/// column 223, from many terminals (tmux).
struct MouseReport: TerminalReport {
  /// The encoding of the report.
  enum Form {
    /// `0;10;5M`, or with `m` when a button is released.
    case decimal
    /// Three bytes, each with an offset of 32.
    case bytes
  }

  let form: Form
  private var bytes: [UInt8] = []

  init(form: Form) { self.form = form }

  /// Parses the next byte.
  mutating func feed(_ byte: UInt8) -> ReportStep {
    guard byte >= 0x20, form == .bytes || byte < 0x7F else { return .foreign }
    if form == .decimal, bytes.isEmpty, !(0x30...0x3B).contains(byte) { return .foreign }
    bytes.append(byte)
    switch form {
    case .bytes: return bytes.count == 3 ? .complete : .incomplete
    case .decimal: return byte >= 0x40 || bytes.count > 24 ? .complete : .incomplete
    }
  }

  /// The event of a complete report; nil for reports that were not requested.
  var event: MouseEvent? {
    switch form {
    case .bytes:
      guard bytes.count == 3 else { return nil }
      let numbers = bytes.map { Int($0) - 32 }
      return event(code: numbers[0], x: numbers[1], y: numbers[2], isRelease: numbers[0] & 3 == 3)
    case .decimal:
      let numbers = String(decoding: bytes.dropLast(), as: UTF8.self).split(separator: ";")
        .compactMap { Int($0) }
      guard numbers.count == 3, let last = bytes.last, last == 0x4D || last == 0x6D else {
        return nil
      }
      return event(code: numbers[0], x: numbers[1], y: numbers[2], isRelease: last == 0x6D)
    }
  }

  private func event(code: Int, x: Int, y: Int, isRelease: Bool) -> MouseEvent? {
    let position = Point(x: x - 1, y: y - 1)
    // Shift, Alt and Control add 4, 8 and 16.
    switch code & ~0b1_1100 {
    case 64: return MouseEvent(kind: .wheelUp, button: .none, position: position)
    case 65: return MouseEvent(kind: .wheelDown, button: .none, position: position)
    case 0...3:
      // The old encoding does not say which button was released.
      let buttons: [MouseEvent.Button] = [.left, .middle, .right, .left]
      return MouseEvent(
        kind: isRelease ? .release : .press, button: buttons[code & 3], position: position)
    case 32...34: return MouseEvent(kind: .drag, position: position)
    default: return nil
    }
  }
}
