extension Coastline {
  /// Calls `body` with the lines that touch `box`, and some close to it, in pieces of at most 64
  /// points, without storing them.
  ///
  /// - Complexity: O(n) in the number of blocks, plus the decoding of the blocks that touch `box`.
  public func forEachPolyline(
    in box: GeoBox, resolution: Resolution,
    _ body: (_ kind: MapPolyline.Kind, _ points: [Coordinate]) -> Void
  ) {
    let section = sections[resolution.rawValue]
    unsafe withBytes { raw in
      var points: [Coordinate] = []
      points.reserveCapacity(128)
      var floor = section.data
      for index in 0..<section.blockCount {
        let entry = unsafe BlockEntry(raw, at: section.directory + index * Self.entrySize)
        // The data of two blocks must not overlap, so that the length of the file bounds the work
        // of a pass.
        guard entry.offset >= floor, entry.offset <= section.end else { continue }
        floor = entry.offset
        guard let kind = MapPolyline.Kind(rawValue: entry.kind),
          box.touches(west: entry.west, entry.south, entry.east, entry.north)
        else { continue }
        let next =
          unsafe index + 1 < section.blockCount
          ? BlockEntry(raw, at: section.directory + (index + 1) * Self.entrySize).offset
          : section.end
        guard next >= entry.offset, next <= section.end else { continue }
        var reader = unsafe VarintReader(bytes: raw, offset: entry.offset, end: next)
        for _ in 0..<entry.polylines {
          guard reader.polyline(corner: entry.corner(units: section.units), into: &points) else {
            break
          }
          body(kind, points)
        }
      }
    }
  }
}

/// The directory entry of a block.
private struct BlockEntry {
  var westHundredths: Int
  var southHundredths: Int
  var eastHundredths: Int
  var northHundredths: Int
  var offset: Int
  var polylines: Int
  var kind: UInt8

  @inline(__always)
  init(_ raw: UnsafeRawBufferPointer, at place: Int) {
    westHundredths = unsafe Int(raw.number(Int16.self, at: place))
    southHundredths = unsafe Int(raw.number(Int16.self, at: place + 2))
    eastHundredths = unsafe Int(raw.number(Int16.self, at: place + 4))
    northHundredths = unsafe Int(raw.number(Int16.self, at: place + 6))
    offset = unsafe Int(raw.number(UInt32.self, at: place + 8))
    polylines = unsafe Int(raw.number(UInt16.self, at: place + 12))
    kind = unsafe raw[place + 14]
  }

  var west: Double { Double(westHundredths) / 100 }
  var south: Double { Double(southHundredths) / 100 }
  var east: Double { Double(eastHundredths) / 100 }
  var north: Double { Double(northHundredths) / 100 }

  func corner(units: Int) -> (x: Int, y: Int, units: Int) {
    (westHundredths * (units / 100), southHundredths * (units / 100), units)
  }
}

/// A reader of the data of a block. It never reads beyond the end of the block.
@safe private struct VarintReader {
  let bytes: UnsafeRawBufferPointer
  var offset: Int
  let end: Int

  /// Reads the next line. Returns false if the data ends before the line does, or if a point is
  /// outside the globe.
  mutating func polyline(
    corner: (x: Int, y: Int, units: Int), into points: inout [Coordinate]
  ) -> Bool {
    points.removeAll(keepingCapacity: true)
    // A point takes at least two bytes; a larger count is invalid.
    guard let count = varint(), count >= 2, count <= (end - offset) / 2 else { return false }
    let degree = Double(corner.units)
    var x = corner.x
    var y = corner.y
    for _ in 0..<count {
      guard let east = varint(), let north = varint() else { return false }
      // A varint has at most 35 bits and each sum is checked, so nothing can overflow.
      x += (east >> 1) ^ -(east & 1)
      y += (north >> 1) ^ -(north & 1)
      guard abs(x) <= 180 * corner.units, abs(y) <= 90 * corner.units else { return false }
      points.append(Coordinate(latitude: Double(y) / degree, longitude: Double(x) / degree))
    }
    return true
  }

  @inline(__always)
  private mutating func varint() -> Int? {
    var value = 0
    var shift = 0
    while offset < end, shift < 35 {
      let byte = unsafe Int(bytes[offset])
      offset += 1
      value |= (byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    return nil
  }
}
