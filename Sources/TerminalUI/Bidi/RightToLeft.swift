extension String {
  /// Whether the text contains a letter or mark that is written from right to left.
  ///
  /// This checks only the bytes, because the grid calls it for every text that it draws.
  public var containsRightToLeft: Bool {
    utf8.withContiguousStorageIfAvailable(Self.containsRightToLeft)
      ?? unicodeScalars.contains(where: \.isRightToLeft)
  }

  /// Whether the text is a right-to-left paragraph, determined by its first letter (rules P2 and P3
  /// of UAX #9). The letters of units, options and paths do not count.
  public var isRightToLeft: Bool {
    containsRightToLeft && Self.isRightToLeftParagraph(unicodeScalars.map(\.value))
  }

  /// Returns whether these scalars are a right-to-left paragraph.
  static func isRightToLeftParagraph(_ values: [UInt32]) -> Bool {
    let literals = Literals.words(in: values)
    let quantities = Quantities.ranges(in: values, outside: literals)
    var isSkipped = [Bool](repeating: false, count: values.count)
    for range in literals + quantities {
      for index in range { isSkipped[index] = true }
    }
    var isolates = 0
    for (value, isSkipped) in zip(values, isSkipped) where !isSkipped {
      switch value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates -= isolates > 0 ? 1 : 0
      case _ where isolates > 0: break
      case 0x200E: return false
      default:
        guard let scalar = Unicode.Scalar(value) else { break }
        if scalar.isRightToLeft {
          if scalar.isStrong { return true }
        } else if value.isLetter {
          return false
        }
      }
    }
    return false
  }

  private static func containsRightToLeft(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      // All continuation bytes, and the lead bytes of most Latin, Greek and Cyrillic letters, are
      // lower.
      guard byte >= 0xD6 else { continue }
      // The text is valid UTF-8, so a lead byte is followed by its continuation bytes.
      switch byte {
      case 0xD7...0xDF: return true
      case 0xD6 where bytes[index] >= 0x90: return true
      case 0xE0 where 0xA0...0xA3 ~= bytes[index]: return true
      case 0xE2 where bytes[index] == 0x80 && bytes[index + 1] == 0x8F: return true
      case 0xEF where 0xAC...0xBB ~= bytes[index]:
        let low = UInt32(bytes[index] & 0x3F) << 6 | UInt32(bytes[index + 1] & 0x3F)
        if isRightToLeft(0xF000 | low) { return true }
      case 0xF0 where bytes[index + 1] >= 0xA0 && (bytes[index] == 0x90 || bytes[index] == 0x9E):
        return true
      default: break
      }
    }
    return false
  }

  /// Returns whether a scalar is in a right-to-left block or is U+200F, the right-to-left mark.
  fileprivate static func isRightToLeft(_ value: UInt32) -> Bool {
    switch value {
    case ..<0x590: false
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is in a block that is written from right to left.
  public var isRightToLeft: Bool { String.isRightToLeft(value) }

  /// Whether a scalar of these blocks determines the direction of a paragraph. Digits and marks do
  /// not.
  fileprivate var isStrong: Bool {
    properties.isAlphabetic && properties.numericType == nil || value == 0x200F
  }
}
