internal import CTerminal

/// A base scalar with its marks, packed as in a cell, and the number of columns it takes.
struct Glyph {
  var scalars: UInt64
  var width: Int
}

/// The glyphs of a text, as they are placed in cells.
///
/// Every scalar with a width starts a glyph, and marks join the glyph before them. A sequence that
/// terminals render differently (joined emoji, skin tones, variation selectors) is reduced to its
/// first scalar. Control characters and invisible formatting are dropped, and scalars that the C
/// library considers unprintable are replaced by U+FFFD.
struct Glyphs: Sequence, IteratorProtocol {
  private var scalars: String.UnicodeScalarView.Iterator
  private var pending: Glyph?
  private var joins = false

  init(_ text: String) {
    scalars = text.unicodeScalars.makeIterator()
  }

  mutating func next() -> Glyph? {
    while let scalar = scalars.next() {
      let value = scalar.value
      if value < 0x7F {
        guard value >= 0x20 else { continue }
        joins = false
        if let done = begin(Glyph(scalars: UInt64(value), width: 1)) { return done }
        continue
      }
      let width = TextWidth.ofScalar(value)
      switch width {
      case 0: mark(value)
      case 1...:
        if joins || isModifier(value) {
          joins = false
        } else {
          if let done = begin(Glyph(scalars: UInt64(value), width: width)) { return done }
        }
      default:
        guard value > 0x9F else { continue }
        if let done = begin(Glyph(scalars: 0xFFFD, width: 1)) { return done }
      }
    }
    defer { pending = nil }
    return pending
  }

  private mutating func begin(_ glyph: Glyph) -> Glyph? {
    defer { pending = glyph }
    return pending
  }

  private mutating func mark(_ value: UInt32) {
    guard let base = pending else { return }
    switch value {
    case 0x200D: joins = base.scalars > 0x2000
    case 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0x061C,
      0xE0000...:
      return
    default:
      if base.scalars < 1 << 21 {
        pending?.scalars |= UInt64(value) << 21
      } else if base.scalars < 1 << 42 {
        pending?.scalars |= UInt64(value) << 42
      }
    }
  }

  private func isModifier(_ value: UInt32) -> Bool {
    (0x1F3FB...0x1F3FF).contains(value) && pending != nil
  }
}
