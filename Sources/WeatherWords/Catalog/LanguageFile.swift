internal import CLanguages

/// A file of `Languages/`, whose bytes are part of the program.
struct LanguageFile {
  /// The file's name without its ending.
  let code: String
  /// Its bytes; a zero byte stands behind them.
  let text: UnsafePointer<UInt8>

  /// What the file says about its language, without reading its texts.
  var header: CatalogHeader {
    var reader = CatalogReader(text)
    reader.read(onlyHeader: true)
    return CatalogHeader(reader.header, of: self)
  }
}

extension LanguageFile {
  /// How many there are.
  static let count = Int(clg_language_count())

  /// A file by its place in the list.
  init(at entryIndex: Int) {
    let file = clg_language_at(Int32(entryIndex)).pointee
    self.init(code: String(cString: file.code), text: file.text)
  }
}
