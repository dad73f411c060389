internal import TerminalUI

/// Decodes the bytes and key numbers that ncurses reads to events.
///
/// It reads bytes rather than wide characters, because ncurses drops the first half of a character
/// if the rest has not arrived; the decoder waits for the next burst. An incomplete sequence, as
/// after a broken connection, is discarded after its ``timeout``, so that it does not swallow later
/// keys.
struct InputDecoder {
  private static let interrupt: Int32 = 3

  private let strokes: [Int32: KeyStroke]
  private var events: [InputEvent] = []
  private var text = String.UnicodeScalarView()
  private var bytes: [UInt8] = []
  private var isEscaped = false
  private var paste: PastedText?
  private var report: (any TerminalReport)?
  /// Whether a response about 24-bit colours is pending; the report of the attributes ends the
  /// wait.
  var awaitsExactColors = false
  /// Whether the terminal supports synchronized output; nil until it responds.
  private(set) var hasSynchronizedOutput: Bool?

  init(strokes: [Int32: KeyStroke]) {
    self.strokes = strokes
  }

  /// The timeout for the rest of an incomplete sequence; nil if there is none.
  var timeout: Duration? {
    // Even over a slow line, the rest of a report arrives before a user types the next key.
    if paste != nil { return .seconds(1) }
    return report != nil ? .milliseconds(200) : nil
  }

  /// Decodes a byte (0 to 255) or a key number.
  mutating func feed(_ code: Int32) {
    paste?.isInterrupted = code == Self.interrupt
    if report != nil {
      if let byte = UInt8(exactly: code), feedReport(byte) { return }
      report = nil
    }
    if paste == nil, let report = KeyTable.report(after: code) {
      flushAll()
      self.report = report
    } else if code == KeyTable.pasteStart {
      flushAll()
      endPaste()
      paste = PastedText()
    } else if code == KeyTable.pasteEnd {
      endPaste()
    } else if let byte = UInt8(exactly: code) {
      feed(byte: byte)
    } else if paste == nil, let stroke = strokes[code] {
      flushText()
      let modifiers = isEscaped ? stroke.modifiers.union(.alt) : stroke.modifiers
      isEscaped = false
      events.append(.key(stroke.key, modifiers))
    }
  }

  /// Returns the events of a complete burst of input.
  mutating func finish() -> [InputEvent] {
    // Ctrl-C at the end of a burst interrupts the paste. Within a burst it is a pasted character:
    // if it interrupted the paste, the characters after it would be mistaken for keys.
    if paste?.isInterrupted == true {
      endPaste()
      events.append(.key(InputDecoder.control(UInt8(Self.interrupt))))
    }
    flushAll()
    return finishedEvents()
  }

  /// Returns the events of an unfinished burst so far.
  mutating func pause() -> [InputEvent] {
    flushText()
    return finishedEvents()
  }

  /// Returns the events after the timeout of an incomplete sequence.
  mutating func giveUp() -> [InputEvent] {
    endPaste()
    report = nil
    return finish()
  }

  private mutating func finishedEvents() -> [InputEvent] {
    defer { events = [] }
    return events
  }

  private mutating func endPaste() {
    if let text = paste?.end() { events.append(.paste(text)) }
    paste = nil
  }

  /// Returns whether the byte belongs to the current report; if not, it is a separate key.
  private mutating func feedReport(_ byte: UInt8) -> Bool {
    switch report?.feed(byte) {
    case .incomplete: return true
    case .complete:
      endReport()
      return true
    case .foreign, nil: return false
    }
  }

  private mutating func endReport() {
    switch report {
    case let mouse as MouseReport:
      if let event = mouse.event { events.append(.mouse(event)) }
    case let background as BackgroundColorReport:
      if let color = background.color { events.append(.background(color)) }
    case let attributes as AttributesReport:
      if attributes.hasSixels { events.append(.pictures) }
      if !attributes.isOfMode { answerExactColors(false) }
      hasSynchronizedOutput = attributes.hasSynchronizedOutput ?? hasSynchronizedOutput
    case let exactColors as ExactColorsReport:
      if exactColors.hasExactColors { answerExactColors(true) }
    default: break
    }
    report = nil
  }

  private mutating func answerExactColors(_ hasThem: Bool) {
    if awaitsExactColors { events.append(.exactColors(hasThem)) }
    awaitsExactColors = false
  }

  private mutating func feed(byte: UInt8) {
    guard byte >= 0x80 else {
      bytes = []
      if paste != nil { feedPaste(byte) } else { feed(ascii: byte) }
      return
    }
    if byte >= 0xC0 { bytes = [byte] } else if !bytes.isEmpty { bytes.append(byte) }
    guard let first = bytes.first else { return }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard bytes.count == length else { return }
    defer { bytes = [] }
    guard let decoded = String(validating: bytes, as: UTF8.self) else { return }
    for scalar in decoded.unicodeScalars where scalar.value > 0x9F {
      if paste != nil {
        appendToPaste(scalar)
      } else if isEscaped {
        isEscaped = false
        events.append(.key(.alt(Character(scalar))))
      } else {
        text.append(scalar)
      }
    }
  }

  private mutating func feedPaste(_ byte: UInt8) {
    switch byte {
    // Terminals send the line breaks of pasted text as Return.
    case 0x0D: appendToPaste("\n")
    case 0x09, 0x0A, 0x20..<0x7F: appendToPaste(Unicode.Scalar(byte))
    default: break
    }
  }

  private mutating func appendToPaste(_ scalar: Unicode.Scalar) {
    paste?.append(scalar)
    if paste?.isFull == true, let text = paste?.end() { events.append(.paste(text)) }
  }

  private mutating func feed(ascii byte: UInt8) {
    let character = Character(Unicode.Scalar(byte))
    if byte == 0x1B {
      flushAll()
      isEscaped = true
    } else if isEscaped {
      isEscaped = false
      if byte >= 0x20 { return events.append(.key(.alt(character))) }
      events.append(.key(.escape))
      feed(ascii: byte)
    } else if byte >= 0x20, byte < 0x7F {
      text.append(Unicode.Scalar(byte))
    } else {
      flushText()
      events.append(.key(InputDecoder.control(byte)))
    }
  }

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x7F: .backspace
    case 0x00: .control(" ")
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }

  private mutating func flushAll() {
    flushText()
    if isEscaped { events.append(.key(.escape)) }
    isEscaped = false
  }

  /// Combines the scalars of a burst into characters.
  private mutating func flushText() {
    for character in String(text) { events.append(.key(.character(character))) }
    text = String.UnicodeScalarView()
  }
}
