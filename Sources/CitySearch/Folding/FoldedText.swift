/// A folded name or query: letters only, in UTF-8, with word boundaries.
struct FoldedText {
  /// The folded letters.
  private(set) var bytes: [UInt8] = []
  /// 1 for each byte at which a word begins, otherwise 0.
  private(set) var starts: [UInt8] = []
  /// The index of the source scalar of each byte, if requested.
  private(set) var sources: [Int32] = []
  /// The initial consonants of the syllables, if the whole text consists of Hangul syllables.
  private(set) var initials: [UInt8] = []
  private var initialStarts: [UInt8] = []
  private var isHangul = true
  private var beginsWord = true
  private let keepsSources: Bool
  private var source: Int32 = 0

  init(keepsSources: Bool = false) { self.keepsSources = keepsSources }

  init(_ text: String, keepsSources: Bool = false) {
    self.init(keepsSources: keepsSources)
    let count = text.utf8.count
    bytes.reserveCapacity(count)
    starts.reserveCapacity(count)
    if keepsSources { sources.reserveCapacity(count) }
    append(text)
  }

  var isEmpty: Bool { bytes.isEmpty }
  /// The word starts that correspond to `initials`.
  var startsOfInitials: [UInt8] { initialStarts }
  /// Whether the text consists of one or more whole Hangul syllables.
  var isAllHangul: Bool { isHangul && !initials.isEmpty }

  /// Removes all letters and keeps the capacity.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    if !sources.isEmpty { sources.removeAll(keepingCapacity: true) }
    if !initials.isEmpty {
      initials.removeAll(keepingCapacity: true)
      initialStarts.removeAll(keepingCapacity: true)
    }
    isHangul = true
    beginsWord = true
    source = 0
  }

  /// Adds a text.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Adds a text in UTF-8.
  mutating func append(_ text: UTF8Bytes) {
    var position = 0
    while position < text.count {
      let (code, length) = UTF8Decoding.scalar(text, at: position, end: text.count)
      append(code)
      position += length
    }
  }

  /// Adds a scalar of the text.
  mutating func append(_ code: UInt32) {
    defer { source += 1 }
    if code < 0x80 {
      // The common case needs no table.
      switch code {
      case 0x61...0x7A, 0x30...0x39:
        emitPlain(UInt8(code))
        return
      case 0x41...0x5A:
        emitPlain(UInt8(code | 0x20))
        return
      case 0x20:
        beginsWord = true
        return
      default: break
      }
    }
    switch LetterFolding.classify(code) {
    case .separator, .soft: beginsWord = true
    case .ignored: break
    case .letter: appendLetter(code)
    }
  }

  private mutating func appendLetter(_ code: UInt32) {
    if Hangul.isSyllable(code) { appendInitial(code) } else { isHangul = false }
    if code >= 0x1100, Hangul.forEachKey(code, { emit($0) }) { return }
    if code == 0x3099 || code == 0x309A || code == 0xFF9E || code == 0xFF9F {
      voiceLast(by: code == 0x3099 || code == 0xFF9E ? 1 : 2)
      return
    }
    let folded = LetterFolding.fold(LetterFolding.foldArabic(code))
    emit(folded.first)
    if folded.second != 0 { emit(folded.second) }
  }

  private mutating func appendInitial(_ code: UInt32) {
    initialStarts.append(beginsWord ? 1 : 0)
    initialStarts.append(0)
    initialStarts.append(0)
    appendUTF8(Hangul.initial(ofSyllable: code), to: &initials)
  }

  /// Combines a kana with the voicing mark after it by raising its last byte.
  private mutating func voiceLast(by step: UInt8) {
    guard bytes.count >= 3, bytes[bytes.count - 3] == 0xE3 else { return }
    // ヴ does not follow ウ, unlike the other voiced letters.
    if step == 1, bytes.suffix(3).elementsEqual("ウ".utf8) {
      bytes.replaceSubrange((bytes.count - 3)..., with: "ヴ".utf8)
      return
    }
    bytes[bytes.count - 1] &+= step
    if bytes[bytes.count - 1] > 0xBF {
      bytes[bytes.count - 1] -= 0x40
      bytes[bytes.count - 2] &+= 1
    }
  }

  private mutating func emitPlain(_ code: UInt8) {
    isHangul = false
    bytes.append(code)
    starts.append(beginsWord ? 1 : 0)
    if keepsSources { sources.append(source) }
    beginsWord = false
  }

  private mutating func emit(_ code: UInt32) {
    let before = bytes.count
    appendUTF8(code, to: &bytes)
    for index in before..<bytes.count {
      starts.append(index == before && beginsWord ? 1 : 0)
      if keepsSources { sources.append(source) }
    }
    beginsWord = false
  }
}

/// Adds a scalar's UTF-8 bytes.
func appendUTF8(_ code: UInt32, to bytes: inout [UInt8]) {
  switch code {
  case 0..<0x80: bytes.append(UInt8(truncatingIfNeeded: code))
  case 0x80..<0x800:
    bytes.append(UInt8(truncatingIfNeeded: 0xC0 | code >> 6))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | code & 0x3F))
  case 0x800..<0x10000:
    bytes.append(UInt8(truncatingIfNeeded: 0xE0 | code >> 12))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | code >> 6 & 0x3F))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | code & 0x3F))
  default:
    bytes.append(UInt8(truncatingIfNeeded: 0xF0 | code >> 18 & 0x07))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | code >> 12 & 0x3F))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | code >> 6 & 0x3F))
    bytes.append(UInt8(truncatingIfNeeded: 0x80 | code & 0x3F))
  }
}
