internal import Glibc

/// Finds the entries of a gettext PO file in one pass over its bytes.
///
/// It reads what the catalogue needs (`msgctxt`, `msgstr`, and `msgid` if there is no translation)
/// and skips the rest. Strings may be split over several lines, as tools do. The files are checked
/// before they are compiled in, so no errors are reported here.
@safe struct CatalogReader {
  /// The text of the entry without a key.
  private(set) var header: QuotedString?
  /// The keys, with the positions of their texts.
  private(set) var entries: [Entry] = []
  /// The texts of all entries; an entry with plural forms has several.
  private(set) var texts: [QuotedString] = []
  /// The number of untranslated entries, which are shown in English.
  private(set) var untranslatedCount = 0

  /// A key and its texts.
  struct Entry {
    /// The key as written in the file.
    var key: QuotedString
    /// The range of its texts among all texts; several for plural forms.
    var texts: Range<Int32>
  }

  private enum Keyword {
    case context, original, translation
  }

  private let bytes: UnsafePointer<UInt8>
  /// The start of the next line.
  private var start = 0
  private var keyword = Keyword.context
  private var context: QuotedString?
  private var originals: [QuotedString] = []
  private var translations: [QuotedString] = []

  /// - Parameter bytes: The file, followed by a zero byte.
  init(_ bytes: UnsafePointer<UInt8>) {
    unsafe self.bytes = bytes
  }

  /// Reads the file.
  mutating func read() {
    while unsafe bytes[start] != 0 { readLine() }
    finishEntry()
  }

  /// Reads the file up to its first key.
  mutating func readHeader() {
    while context == nil, unsafe bytes[start] != 0 { readLine() }
    finishEntry()
  }

  private mutating func readLine() {
    let end = lineEnd(from: start)
    switch unsafe bytes[start] {
    case UInt8(ascii: "m") where end - start > 6:
      // msgctxt, msgid, msgid_plural, msgstr, msgstr[0]
      switch unsafe bytes[start + 3] {
      case UInt8(ascii: "c"):
        finishEntry()
        keyword = .context
      case UInt8(ascii: "i"):
        if !translations.isEmpty { finishEntry() }
        keyword = .original
      default: keyword = .translation
      }
      begin(keyword, with: string(from: start, to: end))
    case UInt8(ascii: "\""): extend(keyword, with: string(from: start, to: end))
    default: break
    }
    start = unsafe bytes[end] == 0 ? end : end + 1
  }

  private func lineEnd(from start: Int) -> Int {
    unsafe UnsafeRawPointer(bytes + start).withMemoryRebound(to: CChar.self, capacity: 1) { line in
      unsafe start
        + (strchr(line, 0x0A).map { unsafe UnsafePointer($0) - line } ?? strlen(line))
    }
  }

  private func string(from start: Int, to end: Int) -> QuotedString {
    var first = start
    while first < end, unsafe bytes[first] != UInt8(ascii: "\"") { first += 1 }
    var last = end - 1
    while last > first, unsafe bytes[last] != UInt8(ascii: "\"") { last -= 1 }
    return last > first
      ? QuotedString(start: Int32(first + 1), end: Int32(last))
      : QuotedString(start: Int32(end), end: Int32(end))
  }

  private mutating func begin(_ keyword: Keyword, with string: QuotedString) {
    switch keyword {
    case .context: context = string
    case .original: originals.append(string)
    case .translation: translations.append(string)
    }
  }

  /// Appends a string that continues on the next line.
  private mutating func extend(_ keyword: Keyword, with string: QuotedString) {
    func extended(_ first: QuotedString) -> QuotedString {
      QuotedString(start: first.start, end: string.end)
    }
    switch keyword {
    case .context: context = context.map(extended)
    case .original: originals = originals.dropLast() + originals.suffix(1).map(extended)
    case .translation: translations = translations.dropLast() + translations.suffix(1).map(extended)
    }
  }

  private mutating func finishEntry() {
    if let context {
      let isTranslated = translations.contains { !$0.isEmpty }
      if !isTranslated { untranslatedCount += 1 }
      let first = Int32(texts.count)
      texts.append(contentsOf: isTranslated ? translations : originals)
      entries.append(Entry(key: context, texts: first..<Int32(texts.count)))
    } else if header == nil {
      header = translations.first
    }
    context = nil
    originals.removeAll(keepingCapacity: true)
    translations.removeAll(keepingCapacity: true)
  }
}
