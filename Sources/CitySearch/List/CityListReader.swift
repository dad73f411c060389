/// Reads a list of places of either shape.
enum CityListReader {
  /// Reads JSON when the text begins like it, otherwise a tab-separated dump.
  static func read(
    _ raw: UnsafeRawBufferPointer, progress: (Double) -> Void
  ) throws(CityListError) -> CityList {
    // Bound for the reading only: the memory is the caller's.
    let bytes = raw.bindMemory(to: UInt8.self)
    var scanner = ListScanner(bytes)
    switch scanner.peek() {
    case 0x5B: return try JSONListReader.read(bytes, progress: progress)
    case nil: throw .empty
    default:
      guard bytes.prefix(1 << 16).contains(0x09) else { throw .notAList }
      return DumpListReader.read(bytes, progress: progress)
    }
  }
}
