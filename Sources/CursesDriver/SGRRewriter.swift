/// Rewrites ncurses' output so that it sets the styles of a frame and moves the cursor in fewer
/// bytes.
///
/// ncurses resets each style and sets the next one completely, which takes up half of a frame's
/// bytes. The rewriter sets a style only when a glyph is drawn in it, and only the difference from
/// the previous one. The output is for 256-colour terminals, which support all ECMA-48 sequences
/// written here.
struct SGRRewriter {
  /// A colour as a sequence encodes it.
  enum TerminalColor: Hashable {
    case standard
    /// One of the 16 colours of the user's palette.
    case ansi(Int)
    case number(Int)
    case rgb(red: UInt8, green: UInt8, blue: UInt8)
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  struct SGRStyle: Hashable {
    var foreground = TerminalColor.standard
    var background = TerminalColor.standard
    /// The attributes: bit n for the SGR code n, from 1 (bold) to 9.
    var attributes: UInt16 = 0

    /// Underline, reverse and strikethrough, which are visible on blanks too.
    static let linesAndReverse: UInt16 = 1 << 4 | 1 << 7 | 1 << 9
  }

  /// The style that ncurses requested last.
  private var wanted = SGRStyle()
  /// The style that was sent last; nil if it is unknown.
  private var emitted: SGRStyle?
  /// Whether the requested style may differ from the sent one.
  private var isPending = true
  /// Whether an unknown sequence has set the style. Until it is reset, ncurses' bytes are passed
  /// through unchanged.
  private var isForeign = false
  /// Whether the ASCII character set was selected instead of the line-drawing one.
  private var isPlainSet = false
  /// The row and the leftmost possible column of the cursor; nil if the row is unknown.
  private var position: (row: Int, column: Int)?
  private var output: [UInt8]
  /// The numbers of the current sequence.
  private var codes: [Int] = []

  init() { self.init(output: []) }

  private init(output: [UInt8]) { self.output = output }

  /// Returns the bytes to send for a frame, with each style replaced by `resolve`.
  mutating func rewrite(
    _ bytes: ArraySlice<UInt8>, resolve: (SGRStyle) -> SGRStyle
  ) -> ArraySlice<UInt8> {
    self = SGRRewriter(output: output)
    output.removeAll(keepingCapacity: true)
    bytes.withUnsafeBufferPointer { rewrite($0, resolve) }
    // ncurses assumes at the start of the next frame that this style is set.
    emit(resolve)
    return output[...]
  }

  private mutating func rewrite(
    _ bytes: UnsafeBufferPointer<UInt8>, _ resolve: (SGRStyle) -> SGRStyle
  ) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if isForeign || !isPending {
        // Only a sequence changes the style to send.
        let text = bytes[index...].prefix { $0 != 0x1B }
        if text.contains(where: { $0 < 0x20 }) { position = nil }
        output += text
        index = text.endIndex
        guard index < bytes.endIndex else { return }
      }
      let end = Self.endOfSequence(in: bytes, at: index)
      let sequence = bytes[index..<end]
      index = end
      if sequence.count == 1 {
        if (0..<0x20).contains(sequence.first ?? 0) { position = nil }
        // A carriage return only moves the cursor, like the sequences below.
        if sequence.first != 0x0D { emit(resolve, isBlank: sequence.first == 0x20) }
        output += sequence
      } else if sequence.elementsEqual([0x1B, 0x28, 0x42]) {
        if !isPlainSet { output += sequence }
        isPlainSet = true
      } else if sequence.last == 0x6D, select(sequence.dropFirst(2).dropLast()) {
        continue
      } else {
        if Self.dependsOnStyle(sequence) { emit(resolve) }
        move(sequence)
        if sequence.last == 0x6D { isForeign = true }
        if sequence.dropFirst().first == 0x28 { isPlainSet = false }
      }
    }
  }

  /// Returns the end of the sequence or single byte at `index`.
  private static func endOfSequence(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    guard bytes[index] == 0x1B, index + 1 < bytes.endIndex else { return index + 1 }
    var end = index + 1
    if bytes[end] == 0x5B {
      end += 1
      while end < bytes.endIndex, !(0x40...0x7E).contains(bytes[end]) { end += 1 }
    } else {
      while end < bytes.endIndex, (0x20...0x2F).contains(bytes[end]) { end += 1 }
    }
    return min(end + 1, bytes.endIndex)
  }

  /// Returns whether the style must be sent before the sequence. A move of the cursor is independent
  /// of it, and a repetition has the style of its glyph: terminals repeat nothing if another sequence
  /// follows the glyph.
  private static func dependsOnStyle(_ sequence: Bytes) -> Bool {
    guard sequence.dropFirst().first == 0x5B, let last = sequence.last else { return true }
    return !((0x41...0x48).contains(last) || last == 0x62 || last == 0x64)
  }

  /// Appends a sequence that does not set a style. A move to the right in the same row is sent
  /// without the row: ncurses fills a row from the left, so the cursor is not past the last column.
  private mutating func move(_ sequence: Bytes) {
    let parameters = sequence.dropFirst(2).dropLast()
    switch sequence.last {
    case 0x48 where readCodes(of: parameters) && codes.count == 2:
      let (row, column) = (codes[0], codes[1])
      if let position, position.row == row, position.column < column {
        output += [0x1B, 0x5B]
        write(column)
        output.append(0x47)
      } else {
        output += sequence
      }
      position = (row, column)
      return
    case 0x47 where readCodes(of: parameters): position?.column = codes[0]
    // Erasures and repeated characters stay in their row.
    case 0x4B, 0x58, 0x62: break
    default: position = nil
    }
    output += sequence
  }

  // MARK: - Parsing the style

  /// Parses the parameters of a style.
  /// - Returns: Whether all of them were understood; otherwise nothing is changed.
  private mutating func select(_ parameters: Bytes) -> Bool {
    let isReset = parameters.isEmpty || parameters.first == 0x30
    guard isReset || !isForeign, readCodes(of: parameters) else { return false }
    var style = wanted
    var codes = codes[...]
    while let code = codes.popFirst() {
      switch code {
      case 0: style = SGRStyle()
      case 1...9: style.attributes |= 1 << code
      case 22: style.attributes &= ~0b110
      case 23, 24, 25, 27, 28, 29: style.attributes &= ~(1 << UInt16(code - 20))
      case 30...37: style.foreground = .ansi(code - 30)
      case 40...47: style.background = .ansi(code - 40)
      case 90...97: style.foreground = .ansi(code - 82)
      case 100...107: style.background = .ansi(code - 92)
      case 39: style.foreground = .standard
      case 49: style.background = .standard
      case 38, 48:
        guard codes.popFirst() == 5, let number = codes.popFirst() else { return false }
        if code == 38 {
          style.foreground = .number(number)
        } else {
          style.background = .number(number)
        }
      default: return false
      }
    }
    wanted = style
    isPending = true
    if isForeign { (emitted, isForeign) = (nil, false) }
    return true
  }

  /// Parses numbers separated by semicolons; an empty one is 0.
  /// - Returns: Whether the parameters contain nothing else.
  private mutating func readCodes(of parameters: Bytes) -> Bool {
    codes.removeAll(keepingCapacity: true)
    var code = 0
    for byte in parameters {
      switch byte {
      case 0x30...0x39: code = min(9999, code * 10 + Int(byte) - 0x30)
      case 0x3B:
        codes.append(code)
        code = 0
      default: return false
      }
    }
    codes.append(code)
    return true
  }

  // MARK: - Writing the style

  private mutating func emit(_ resolve: (SGRStyle) -> SGRStyle, isBlank: Bool = false) {
    guard isPending, !isForeign else { return }
    let all = resolve(wanted)
    var style = all
    if isBlank, let emitted, (style.attributes | emitted.attributes) & SGRStyle.linesAndReverse == 0
    {
      // Only the background of a blank is visible.
      (style.foreground, style.attributes) = (emitted.foreground, emitted.attributes)
    }
    isPending = style != all
    guard style != emitted else { return }
    output += [0x1B, 0x5B]
    let start = output.count
    if let emitted, style != SGRStyle() { change(emitted, to: style, after: start) }
    let end = output.count
    // Ending attributes may take more bytes than resetting all and setting the rest.
    if end == start || emitted.map({ $0.attributes & ~style.attributes != 0 }) == true {
      add(0, after: end)
      change(SGRStyle(), to: style, after: end)
      let isShorter = end == start || output.count - end < end - start
      output.removeSubrange(isShorter ? start..<end : end..<output.count)
    }
    // A sequence without a code resets everything.
    if output[start...].elementsEqual([0x30]) { output.removeLast() }
    output.append(0x6D)
    emitted = style
  }

  /// Appends the codes that turn one style into another.
  private mutating func change(_ before: SGRStyle, to style: SGRStyle, after start: Int) {
    var removed = before.attributes & ~style.attributes
    var kept = before.attributes & style.attributes
    // One code ends both bold and dim.
    if removed & 0b110 != 0 {
      add(22, after: start)
      removed &= ~0b110
      kept &= ~0b110
    }
    for code in 3...9 where removed & 1 << code != 0 { add(code + 20, after: start) }
    for code in 1...9 where style.attributes & ~kept & 1 << code != 0 { add(code, after: start) }
    if style.foreground != before.foreground { add(style.foreground, from: 30, after: start) }
    if style.background != before.background { add(style.background, from: 40, after: start) }
  }

  /// Appends codes to the sequence that begins at `start`.
  private mutating func add(_ codes: Int..., after start: Int) {
    for code in codes {
      if output.count > start { output.append(0x3B) }
      write(code)
    }
  }

  private mutating func write(_ number: Int) {
    if number >= 10 { write(number / 10) }
    output.append(0x30 + UInt8(number % 10))
  }

  /// - Parameter base: 30 for a foreground colour, 40 for a background colour.
  private mutating func add(_ ink: TerminalColor, from base: Int, after start: Int) {
    switch ink {
    case .standard: add(base + 9, after: start)
    case .ansi(let index): add(base + (index < 8 ? index : index + 52), after: start)
    case .number(let number): add(base + 8, 5, number, after: start)
    case .rgb(let red, let green, let blue):
      add(base + 8, 2, Int(red), Int(green), Int(blue), after: start)
    }
  }
}
