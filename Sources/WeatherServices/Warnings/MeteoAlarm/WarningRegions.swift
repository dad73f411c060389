internal import CWarningZones
import WeatherModel

/// The warning regions of Europe, as the places in them, for messages that name their areas by
/// codes only. Scripts/make-warning-regions.py generates the table and describes it.
enum WarningRegions {
  /// The codes at a point, and all codes of the country in the table.
  struct Codes: Equatable, Sendable {
    var here: Set<String> = []
    var known: Set<String> = []
  }

  /// The maximum distance in kilometres between a point and the place whose codes it takes.
  static let maxDistance = 30.0

  /// Returns the codes at a point of a country (ISO 3166-1). Complexity: linear in the size of the
  /// table.
  static func codes(at point: Coordinate, country: String) -> Codes {
    let bytes = unsafe cwz_europe()
    let table = unsafe UnsafeRawBufferPointer(start: bytes.bytes, count: bytes.count)
    var codes = Codes()
    var nearest = maxDistance
    var isCountry = false
    let lines = unsafe table.split(separator: UInt8(ascii: "\n"))
    for index in unsafe lines.indices {
      let line = unsafe lines[index]
      if unsafe line.first == UInt8(ascii: "=") {
        isCountry = unsafe line.dropFirst().elementsEqual(country.utf8)
        continue
      }
      guard isCountry, let tab = unsafe line.firstIndex(of: 9) else { continue }
      let names = unsafe line[..<tab].split(separator: UInt8(ascii: " ")).map {
        unsafe String(decoding: $0, as: UTF8.self)
      }
      codes.known.formUnion(names)
      var rest = unsafe line[(tab + 1)...]
      while unsafe rest.count >= 5 {
        let distance = unsafe place(rest.prefix(5)).kilometres(to: point)
        unsafe rest = rest.dropFirst(5)
        guard distance < nearest else { continue }
        nearest = distance
        codes.here = Set(names)
      }
    }
    return codes
  }

  /// Decodes a point from five digits in base 85.
  private static func place(_ digits: Slice<UnsafeRawBufferPointer>) -> Coordinate {
    let number = unsafe digits.reduce(0) { $0 * 85 + Int($1) - 33 }
    return Coordinate(
      latitude: Double(number / 78_000 + 27_000) / 1000,
      longitude: Double(number % 78_000 - 32_000) / 1000)
  }
}
