internal import Glibc

/// Reads a gettext PO file in one pass over its bytes.
///
/// It takes what the catalogue needs (`msgctxt`, `msgstr`, and `msgid` where no translation stands)
/// and skips the rest. Strings may be broken over several lines, as tools do. The files are checked
/// before they are compiled in, so that nothing is reported here.
struct CatalogReader {
  /// The text of the entry without a key.
  private(set) var header = ""
  /// The bytes of all keys, one after another.
  private(set) var keys: [UInt8] = []
  /// The entries in the order of the file.
  private(set) var entries: [Entry] = []
  /// The texts of all entries; an entry with plural forms has several.
  private(set) var texts: [String] = []

  /// A key and its texts.
  struct Entry {
    /// Where the key ends among the keys; it begins where the one before ends.
    var keyEnd: Int
    /// Where its texts are; there are several where it has plural forms.
    var texts: Range<Int>
  }

  /// A string of the file, from behind its first quote to its last one.
  private struct Field {
    var start: Int
    var end: Int
    var isPlain: Bool
  }

  private enum Keyword {
    case context, original, translation
  }

  private let bytes: UnsafePointer<UInt8>
  private var context: Field?
  private var originals: [Field] = []
  private var translations: [Field] = []

  /// - Parameter bytes: The file, with a zero byte behind it.
  init(_ bytes: UnsafePointer<UInt8>) {
    self.bytes = bytes
  }

  /// Reads the file, or only as far as its header.
  mutating func read(onlyHeader: Bool = false) {
    var keyword = Keyword.context
    var start = 0
    while bytes[start] != 0 {
      let end = lineEnd(from: start)
      switch bytes[start] {
      case UInt8(ascii: "m") where end - start > 6:
        // msgctxt, msgid, msgid_plural, msgstr, msgstr[0]
        switch bytes[start + 3] {
        case UInt8(ascii: "c"):
          finishEntry()
          keyword = .context
        case UInt8(ascii: "i"):
          if !translations.isEmpty { finishEntry() }
          keyword = .original
        default: keyword = .translation
        }
        add(string(from: start, to: end), to: keyword)
      case UInt8(ascii: "\""): extend(keyword, with: string(from: start, to: end))
      default: break
      }
      if onlyHeader, context != nil { return }
      start = bytes[end] == 0 ? end : end + 1
    }
    finishEntry()
  }

  private func lineEnd(from start: Int) -> Int {
    UnsafeRawPointer(bytes + start).withMemoryRebound(to: CChar.self, capacity: 1) { line in
      start + (strchr(line, 0x0A).map { UnsafePointer($0) - line } ?? strlen(line))
    }
  }

  private func find(_ byte: UInt8, from start: Int, to end: Int) -> Int? {
    memchr(bytes + start, Int32(byte), end - start).map {
      UnsafeRawPointer($0) - UnsafeRawPointer(bytes)
    }
  }

  /// The string of a line, with its escapes.
  private func string(from start: Int, to end: Int) -> Field {
    guard let quote = find(UInt8(ascii: "\""), from: start, to: end) else {
      return Field(start: end, end: end, isPlain: true)
    }
    var last = end - 1
    while last > quote, bytes[last] != UInt8(ascii: "\"") { last -= 1 }
    let hasEscape = find(UInt8(ascii: "\\"), from: quote, to: last) != nil
    return Field(start: quote + 1, end: max(last, quote + 1), isPlain: !hasEscape)
  }

  private mutating func add(_ field: Field, to keyword: Keyword) {
    switch keyword {
    case .context: context = field
    case .original: originals.append(field)
    case .translation: translations.append(field)
    }
  }

  /// A string goes on in the next line.
  private mutating func extend(_ keyword: Keyword, with field: Field) {
    func extended(_ first: Field) -> Field {
      Field(start: first.start, end: field.end, isPlain: false)
    }
    switch keyword {
    case .context: context = context.map(extended)
    case .original: originals.append(extended(originals.removeLast()))
    case .translation: translations.append(extended(translations.removeLast()))
    }
  }

  private mutating func finishEntry() {
    defer {
      context = nil
      originals.removeAll(keepingCapacity: true)
      translations.removeAll(keepingCapacity: true)
    }
    guard let context else {
      if let text = translations.first { header = decoded(text) }
      return
    }
    keys.append(contentsOf: decoded(context).utf8)
    let isTranslated = translations.contains { length($0) > 0 }
    let first = texts.count
    for field in isTranslated ? translations : originals { texts.append(decoded(field)) }
    entries.append(Entry(keyEnd: keys.count, texts: first..<texts.count))
  }

  private func length(_ field: Field) -> Int { field.end - field.start }

  private func decoded(_ field: Field) -> String {
    let raw = UnsafeBufferPointer(start: bytes + field.start, count: length(field))
    guard !field.isPlain else { return String(decoding: raw, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = raw[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        let escaped = rest.popFirst() ?? byte
        text.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
      case UInt8(ascii: "\""):
        // The string goes on behind the next line's quote.
        while let between = rest.popFirst(), between != byte {}
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
