import Testing

@testable import WeatherModel

/// Reading lines from valid and malicious files.
@Suite struct CoastlineTests {
  @Test func encodedLinesRoundTrip() throws {
    let coast = CoastlineBytes.block([(12_600, 3700), (12_750, 3811), (12_590, 3650)])
    let border = CoastlineBytes.block(kind: 2, [(-17_999, -8900), (-18_000, -9000)])
    let file = try #require(Coastline(bytes: CoastlineBytes.file([coast, border])))
    for resolution in Coastline.Resolution.allCases {
      let lines = file.polylines(in: .world, resolution: resolution)
      #expect(lines.map(\.kind) == [.coast, .border])
      #expect(
        lines[0].points == [
          Coordinate(latitude: 37, longitude: 126), Coordinate(latitude: 38.11, longitude: 127.5),
          Coordinate(latitude: 36.5, longitude: 125.9),
        ])
      #expect(lines[1].points.last == Coordinate(latitude: -90, longitude: -180))
    }
  }

  @Test func onlyBlocksThatTouchTheBoxAreRead() throws {
    let file = try #require(
      Coastline(
        bytes: CoastlineBytes.file([
          CoastlineBytes.block([(0, 0), (100, 100)]),
          CoastlineBytes.block([(17_900, 0), (18_000, 100)]),
          CoastlineBytes.block([(-18_000, 0), (-17_900, 100)]),
        ])))
    func count(_ west: Double, _ east: Double, south: Double = 0.5) -> Int {
      file.polylines(
        in: GeoBox(west: west, south: south, east: east, north: 2), resolution: .low
      ).count
    }
    #expect(count(-2, 2) == 1)
    #expect(count(2, 10) == 0)
    #expect(count(178, 182) == 2)
    #expect(count(-182, -178) == 2)
    #expect(count(-180, 180) == 3)
    #expect(count(-2, 2, south: 1.5) == 0)
  }

  @Test func bundledFileCoversTheWorld() throws {
    let bytes = try CoastlineBytes.shipped()
    #expect(bytes.count < 3_000_000)
    let file = try #require(Coastline(bytes: bytes))
    var counts: [Int] = []
    for resolution in Coastline.Resolution.allCases {
      let lines = file.polylines(in: .world, resolution: resolution)
      counts.append(lines.reduce(0) { $0 + $1.points.count })
      for kind in MapPolyline.Kind.allCases { #expect(lines.contains { $0.kind == kind }) }
      // No edge follows the cuts of the source at the antimeridian and the south pole.
      for line in lines where line.kind == .coast {
        #expect(line.points.allSatisfy { $0.latitude > -89 })
        for (first, second) in zip(line.points, line.points.dropFirst()) {
          #expect(abs(first.longitude - second.longitude) < 90)
          #expect(!(abs(first.longitude) == 180 && first.longitude == second.longitude))
        }
      }
    }
    #expect(counts == counts.sorted())
    #expect(counts[2] > 400_000)
  }

  @Test func boxQueryReadsFewPointsOutsideTheBox() throws {
    let file = try #require(Coastline(bytes: CoastlineBytes.shipped()))
    let box = GeoBox(west: 126, south: 37, east: 127.4, north: 37.7)
    let lines = file.polylines(in: box, resolution: .intermediate)
    let points = lines.flatMap(\.points)
    #expect(points.contains(where: box.contains))
    #expect(points.count < 4000)
  }

  @Test func everyChangedByteInvalidatesTheChecksum() {
    let sound = CoastlineBytes.file([CoastlineBytes.block([(0, 0), (100, 100), (50, -300)])])
    #expect(Coastline(bytes: sound) != nil)
    for offset in sound.indices {
      var bytes = sound
      bytes[offset] ^= 0x41
      #expect(Coastline(bytes: bytes) == nil, "byte \(offset)")
    }
  }

  /// Opening a mapped file skips its checksum, which would read all of it.
  @Test func mappedFileVerifiesChecksumOnlyOnRequest() throws {
    var bytes = CoastlineBytes.file([CoastlineBytes.block([(0, 0), (100, 100), (50, -300)])])
    func open() -> Coastline? {
      let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 8)
      copy.copyBytes(from: bytes)
      return Coastline(mapped: UnsafeRawBufferPointer(copy), owner: 0)
    }
    #expect(try #require(open()).isIntact)
    bytes[bytes.count - 1] ^= 0x41
    #expect(try #require(open()).isIntact == false)
    bytes.removeLast()
    #expect(open() == nil)
  }

  @Test func truncatedFilesAreRejected() throws {
    let sound = CoastlineBytes.file([CoastlineBytes.block([(0, 0), (100, 100)])])
    for length in sound.indices { #expect(Coastline(bytes: Array(sound.prefix(length))) == nil) }
    #expect(Coastline(bytes: sound + [0]) == nil)
  }

  /// Files with a valid checksum and invalid contents: all coordinates read are on the globe.
  @Test(arguments: 0..<40)
  func corruptFilesYieldOnlyValidCoordinates(seed: Int) {
    var generator = SeededGenerator(state: UInt64(seed))
    let blocks = (0..<6).map { index in
      CoastlineBytes.block(
        kind: UInt8(index % 3),
        (0..<9).map { _ in
          (
            Int.random(in: -900...900, using: &generator),
            Int.random(in: -900...900, using: &generator)
          )
        })
    }
    let sound = CoastlineBytes.file(blocks)
    for _ in 0..<200 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        let offset = Int.random(in: 24..<bytes.count, using: &generator)
        bytes[offset] =
          [0, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &generator)]
          .randomElement(using: &generator) ?? 0
      }
      guard let file = Coastline(bytes: CoastlineBytes.sealed(bytes)) else { continue }
      for resolution in Coastline.Resolution.allCases {
        for line in file.polylines(in: .world, resolution: resolution) {
          #expect(line.points.count >= 2)
          #expect(
            line.points.allSatisfy {
              Coordinate(validating: $0.latitude, longitude: $0.longitude) != nil
            })
        }
      }
    }
  }

  @Test func countsBeyondTheDataYieldNoLines() throws {
    var block = CoastlineBytes.block([(0, 0), (100, 100)])
    block.polylines = 65_535
    #expect(try lines(block).count == 1)
    block.data = CoastlineBytes.varint(1 << 33) + block.data
    #expect(try lines(block).isEmpty)
    block.data = Array(repeating: 0xFF, count: 64)
    #expect(try lines(block).isEmpty)
    block.data = []
    #expect(try lines(block).isEmpty)
  }

  /// FNV-1a over the words after the header, computed independently.
  @Test func checksumIncludesAnIncompleteLastWord() {
    let header = [UInt8](repeating: 0, count: 24)
    let sums = [16, 11, 0].map { count in
      (header + (0..<count).map { UInt8($0 + 1) }).withUnsafeBytes(Coastline.checksum)
    }
    let expected: [UInt64] = [
      0xBDE3_CB45_4959_2CDF, 0xEC19_13FD_1559_2CDF, 0xCBF2_9CE4_8422_2325,
    ]
    #expect(sums == expected)
  }

  @Test func fileWithoutBlocksHasNoLines() throws {
    let file = try #require(Coastline(bytes: CoastlineBytes.file([])))
    #expect(file.polylines(in: .world, resolution: .crude).isEmpty)
  }

  /// The box of the block is from 1° to 2° in both directions.
  @Test(
    arguments: [
      ([2, 1, 3, 2], 1), ([2.01, 1, 3, 2], 0), ([0, 1, 1, 2], 1), ([0, 1, 0.995, 2], 0),
      ([1, 2, 2, 3], 1), ([1, 2.01, 2, 3], 0), ([1, 0, 2, 1], 1), ([1, 0, 2, 0.995], 0),
      ([1.99, 1, 3, 2], 1), ([1, 1.99, 2, 3], 1),
    ] as [([Double], Int)])
  func blocksAreReadIfTheyTouchTheBox(edges: [Double], count: Int) throws {
    let block = CoastlineBytes.block([(100, 100), (200, 200)])
    let file = try #require(Coastline(bytes: CoastlineBytes.file([block])))
    let box = GeoBox(west: edges[0], south: edges[1], east: edges[2], north: edges[3])
    #expect(file.polylines(in: box, resolution: .low).count == count)
  }

  @Test func shortestLineHasTwoPointsOfOneByteEach() throws {
    #expect(try lines(CoastlineBytes.block([(0, 0), (1, 1)])).map(\.points.count) == [2])
    #expect(try lines(CoastlineBytes.block([(0, 0)])).isEmpty)
  }

  @Test(arguments: [
    [(17_990, 0), (18_001, 0)], [(-17_990, 0), (-18_001, 0)], [(0, 8990), (0, 9001)],
    [(0, -8990), (0, -9001)],
  ])
  func linesThatLeaveTheGlobeAreLeftOut(points: [(Int, Int)]) throws {
    #expect(try lines(CoastlineBytes.block(points)).isEmpty)
  }

  /// The second point has no latitude, and the next block's data follows.
  @Test func lineThatEndsInTheMiddleIsLeftOut() throws {
    let whole = CoastlineBytes.block([(0, 0), (1, 1)])
    var cut = CoastlineBytes.block([(0, 0), (300, 300)])
    let zero: [UInt8] = [0x80, 0x00]
    cut.data = CoastlineBytes.varint(2) + zero + zero + CoastlineBytes.varint(600)
    let file = try #require(Coastline(bytes: CoastlineBytes.file([cut, whole])))
    let found = file.polylines(in: .world, resolution: .crude)
    #expect(found.map(\.points.last) == [Coordinate(latitude: 0.01, longitude: 0.01)])
  }

  /// A number has at most five bytes.
  @Test(arguments: [(5, 1), (6, 0)]) func longNumbersAreRejected(bytes: Int, count: Int) throws {
    var block = CoastlineBytes.block([(0, 0), (1, 1)])
    let zero = [UInt8](repeating: 0x80, count: bytes - 1) + [0]
    block.data = CoastlineBytes.varint(2) + zero + [0, 2, 2]
    #expect(try lines(block).count == count)
  }

  @Test func unknownKindsAreLeftOut() throws {
    #expect(try lines(CoastlineBytes.block(kind: 9, [(0, 0), (1, 1)])).isEmpty)
  }

  @Test(arguments: [0, 50, 150, 4_000_000_000])
  func invalidUnitsAreRejected(units: Int) {
    let block = CoastlineBytes.block([(0, 0), (1, 1)])
    #expect(Coastline(bytes: CoastlineBytes.file([block], units: units)) == nil)
  }

  private func lines(_ block: CoastlineBytes.Block) throws -> [Polyline] {
    try #require(Coastline(bytes: CoastlineBytes.file([block])))
      .polylines(in: .world, resolution: .crude)
  }
}

private struct Polyline: Equatable {
  var kind: MapPolyline.Kind
  var points: [Coordinate]
}

extension Coastline {
  fileprivate func polylines(in box: GeoBox, resolution: Resolution) -> [Polyline] {
    var lines: [Polyline] = []
    forEachPolyline(in: box, resolution: resolution) { kind, points in
      lines.append(Polyline(kind: kind, points: points))
    }
    return lines
  }
}
