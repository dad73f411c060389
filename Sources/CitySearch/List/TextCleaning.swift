@_spi(_Unicode) import Swift

/// Cleaning of text from a file before it is used as a name.
enum TextCleaning {
  /// The maximum number of scalars in a name.
  static let maxNameLength = 100

  /// Returns the text without control characters, bidirectional overrides, zero-width characters
  /// and private use characters, in NFC, with single spaces, truncated to ``maxNameLength``.
  /// Invalid UTF-8 is repaired. A zero-width non-joiner is kept between Arabic letters, where it is
  /// part of the Persian spelling.
  static func clean(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    if isPlain(bytes) { return Array(bytes) }
    var kept = String.UnicodeScalarView()
    var count = 0
    var needsNormalising = false
    var pendingSpace = false
    var pendingNonJoiner = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if scalar.value == 0x20 || scalar.properties.isWhitespace {
        pendingSpace = count > 0
        continue
      }
      guard isWanted(scalar) else {
        pendingNonJoiner =
          scalar.value == nonJoiner && !pendingSpace && kept.last.map(isArabic) ?? false
        continue
      }
      guard count < maxNameLength else { break }
      if pendingSpace {
        kept.append(" ")
        count += 1
        pendingSpace = false
      } else if pendingNonJoiner, isArabic(scalar), let mark = Unicode.Scalar(nonJoiner) {
        kept.append(mark)
        count += 1
      }
      pendingNonJoiner = false
      if scalar.value >= 0x300, mayCompose(scalar) { needsNormalising = true }
      kept.append(scalar)
      count += 1
    }
    let text = String(kept)
    let normal = needsNormalising ? String(String.UnicodeScalarView(text._nfc)) : text
    return Array(normal.utf8)
  }

  /// Returns a string cleaned in the same way.
  static func clean(_ text: String) -> String {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { String(decoding: clean($0), as: UTF8.self) }
  }

  /// Returns whether the text needs no cleaning: printable ASCII without double or outer spaces.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count <= maxNameLength else { return false }
    var previous: UInt8 = 0x20
    for byte in bytes {
      if byte < 0x20 || byte > 0x7E || (byte == 0x20 && previous == 0x20) { return false }
      previous = byte
    }
    return previous != 0x20
  }

  private static let nonJoiner: UInt32 = 0x200C

  private static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
    (0x0620..<0x0700).contains(scalar.value)
  }

  private static func isWanted(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x180E, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFFF, 0xE000...0xF8FF, 0xE0000...:
      return false
    default: return true
    }
  }

  /// Returns whether the scalar may change under NFC: combining marks, and the few letters that are
  /// equivalent to others. Hangul syllables, kana, Han and the alphabets do not change.
  private static func mayCompose(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0370..<0x0483, 0x048A..<0x0591, 0x10A0..<0x1100, 0x3041..<0x3099, 0x309B..<0xA000,
      0xAC00..<0xD7A4:
      return scalar.value == 0x0374 || scalar.value == 0x037E || scalar.value == 0x0387
    default: return true
    }
  }
}
