internal import CLanguages
internal import CZlib
internal import Glibc

/// A file of `Languages/`, whose bytes are part of the program.
@safe struct LanguageFile {
  /// The file's name without its ending.
  let code: String
  /// Its bytes, followed by a zero byte.
  let text: UnsafePointer<UInt8>

  /// The header of the file, read without its texts.
  var header: CatalogHeader {
    var reader = unsafe CatalogReader(text)
    reader.read(onlyHeader: true)
    return CatalogHeader(reader.header, of: self)
  }

  /// Returns the entries of a file that `make release` compressed, followed by a zero byte; nil for a file
  /// of plain text. The caller deallocates them.
  func unpackedEntries(_ size: CatalogHeader.PackedSize?) -> UnsafeMutablePointer<UInt8>? {
    guard let size else { return nil }
    let entries = UnsafeMutablePointer<UInt8>.allocate(capacity: size.unpacked + 1)
    var length = UInt(size.unpacked)
    let packed =
      unsafe text + Int(strlen(UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self))) + 1
    // A damaged stream fails its checksum; the catalogue is then empty, and every key is its own text.
    let isWhole = unsafe uncompress(entries, &length, packed, UInt(size.packed)) == Z_OK
    unsafe entries[isWhole ? Int(length) : 0] = 0
    return unsafe entries
  }
}

extension LanguageFile {
  /// How many there are.
  static let count = Int(clg_language_count())

  /// A file by its place in the list.
  init(at entryIndex: Int) {
    let file = unsafe clg_language_at(Int32(entryIndex)).pointee
    unsafe self.init(code: String(cString: file.code), text: file.text)
  }
}
