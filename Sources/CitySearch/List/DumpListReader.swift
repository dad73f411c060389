/// Reads GeoNames' tab-separated dumps (`cities500.txt`, `KR.txt`, `allCountries.txt`), which have
/// 19 columns. Only populated places are used.
struct DumpListReader {
  /// Reads all lines. Unreadable lines are recorded with their line numbers.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, from first: Int,
    progress: (Double) -> Void
  ) throws(CityListError) -> CityList {
    var list = CityList()
    var start = first
    // The first line may follow blank ones.
    var line = bytes[..<first].count { $0 == 0x0A }
    var columns: [Range<Int>] = []
    columns.reserveCapacity(19)
    while start < bytes.count {
      line += 1
      if line & 0x0FFF == 0 { progress(Double(start) / Double(bytes.count)) }
      columns.removeAll(keepingCapacity: true)
      var end = start
      var columnStart = start
      while end < bytes.count, bytes[end] != 0x0A {
        if bytes[end] == 0x09 {
          columns.append(columnStart..<end)
          columnStart = end + 1
        }
        end += 1
      }
      let trimmed = end > columnStart && bytes[end - 1] == 0x0D ? end - 1 : end
      columns.append(columnStart..<trimmed)
      defer { start = end + 1 }
      if columns.count == 1, columns[0].isEmpty || bytes[columns[0].lowerBound] == 0x23 { continue }
      guard columns.count >= 18 else {
        // A truncated last line means that the list is incomplete.
        if end == bytes.count, columns.count > 1, !list.places.isEmpty { throw .incomplete }
        list.drop(line: line, record: line, .wrongColumns)
        continue
      }
      // Features that are not populated places, such as mountains and railway stations, are
      // skipped.
      let featureClass = columns[6]
      if !featureClass.isEmpty, bytes[featureClass.lowerBound] != 0x50 {
        list.drop(line: line, record: line, .notAPlace)
        continue
      }
      if let cause = add(columns, of: bytes, line: line, to: &list) {
        list.drop(line: line, record: line, cause)
      }
    }
    return list
  }

  private static func add(
    _ columns: [Range<Int>], of bytes: UnsafeBufferPointer<UInt8>, line: Int,
    to list: inout CityList
  ) -> CityListImport.Cause? {
    func column(_ index: Int) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(rebasing: bytes[columns[index]])
    }
    func number(_ index: Int) -> Double? { try? ListScanner.number(column(index)) }
    guard let id = number(0), id < 1e15 else { return .noIdentifier }
    guard let latitude = number(4), let longitude = number(5) else { return .badCoordinates }
    guard let population = columns[14].isEmpty ? 0 : number(14) else { return .unreadable }
    var place = CityList.Place()
    place.id = Int(id)
    place.line = line
    place.record = line
    place.latitude = latitude
    place.longitude = longitude
    place.population = Int(min(max(population, 0), 4e9))
    place.country = CountryCode.packed(column(8))
    place.isDistrict = column(7).elementsEqual("PPLX".utf8)
    place.name = list.addText(column(1))
    // Users know codes of letters; `ListCompletion` later replaces numeric codes with names.
    place.state = list.addText(column(10))
    place.timeZone = list.addText(column(17))
    let first = list.others.count
    for name in column(3).split(separator: 0x2C) where !name.isEmpty {
      list.others.append(.init(text: list.addText(UnsafeBufferPointer(rebasing: name))))
    }
    place.others = first..<list.others.count
    return list.add(place)
  }
}
