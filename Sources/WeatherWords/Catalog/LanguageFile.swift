internal import CLanguages
internal import CZlib
internal import Glibc

/// A file of `Languages/`, whose bytes are compiled into the program.
@safe struct LanguageFile {
  /// The file name without its extension.
  let code: String
  /// The bytes of the file, followed by a zero byte.
  let text: UnsafePointer<UInt8>

  /// The header of the file, read without the texts.
  var header: CatalogHeader {
    var reader = unsafe CatalogReader(text)
    reader.readHeader()
    return CatalogHeader(reader.header, of: self)
  }

  /// Returns the entries of a file that `make release` compressed, followed by a zero byte; nil for
  /// a plain text file. The caller deallocates them.
  func unpackedEntries(_ size: CatalogHeader.PackedSize?) -> UnsafeMutablePointer<UInt8>? {
    guard let size else { return nil }
    let entries = UnsafeMutablePointer<UInt8>.allocate(capacity: size.unpacked + 1)
    var length = UInt(size.unpacked)
    let packed =
      unsafe text + Int(strlen(UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self))) + 1
    // A damaged stream fails its checksum. The catalogue is then empty, and each key is its own
    // text.
    let isWhole = unsafe uncompress(entries, &length, packed, UInt(size.packed)) == Z_OK
    unsafe entries[isWhole ? Int(length) : 0] = 0
    return unsafe entries
  }
}

extension LanguageFile {
  /// The number of files.
  static let count = Int(clg_language_count())

  /// Creates a file from its index in the list.
  init(at entryIndex: Int) {
    let file = unsafe clg_language_at(Int32(entryIndex)).pointee
    unsafe self.init(code: String(cString: file.code), text: file.text)
  }
}
