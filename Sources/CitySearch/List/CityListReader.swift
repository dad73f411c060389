/// Reads a list of places in either format.
enum CityListReader {
  /// Reads the text as JSON if it begins like JSON, otherwise as a tab-separated dump.
  static func read(
    _ raw: UnsafeRawBufferPointer, progress: (Double) -> Void
  ) throws(CityListError) -> CityList {
    // Bound only for reading; the memory belongs to the caller.
    let bytes = raw.bindMemory(to: UInt8.self)
    if isUTF16(bytes) { throw .utf16 }
    var scanner = ListScanner(bytes)
    switch scanner.peek() {
    case 0x5B: return try JSONListReader.read(bytes, progress: progress)
    case nil: throw .empty
    default:
      guard bytes.prefix(1 << 16).contains(0x09) else { throw .notAList }
      return try DumpListReader.read(bytes, from: scanner.position, progress: progress)
    }
  }

  /// Reads a list from an array.
  static func read(
    _ bytes: [UInt8], progress: (Double) -> Void
  ) throws(CityListError) -> CityList {
    do {
      return try bytes.withUnsafeBytes { try read($0, progress: progress) }
    } catch let error as CityListError {
      throw error
    } catch {
      throw .notAList
    }
  }

  /// Returns whether the text begins with a UTF-16 byte order mark, or has a zero next to its first
  /// letter.
  private static func isUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE): return true
    case (0, 1...), (1..., 0): return true
    default: return false
    }
  }
}
