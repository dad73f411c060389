import TerminalUI

extension String {
  /// The text in visual order without direction marks and zero-width non-joiners, which take no
  /// column: the characters that a grid contains.
  public var onGrid: String {
    let marks: ClosedRange<UInt32> = 0x2066...0x2069
    return String(
      String.UnicodeScalarView(
        inVisualOrder.unicodeScalars.filter { scalar in
          !marks.contains(scalar.value) && ![0x200C, 0x200E, 0x200F].contains(scalar.value)
        }))
  }
}
