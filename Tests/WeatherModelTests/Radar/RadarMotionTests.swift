import Testing

@testable import WeatherModel

/// The direction of moving rain, found by comparing frames in squares of four cells.
@Suite struct RadarMotionTests {
  /// A wet cell, in kilometres to the east and to the south of the place.
  private struct Wet {
    var east: Int
    var south: Int
    var sum: UInt16

    init(_ east: Int, _ south: Int, _ sum: UInt16 = 40) {
      (self.east, self.south, self.sum) = (east, south, sum)
    }
  }

  private static let (column, row) = (700, 400)
  private static let place = RadarGrid.coordinate(column: Double(column), row: Double(row))

  /// Returns the origin of the rain in the last of several frames.
  private func origin(_ frames: [(minutes: Int, wet: [Wet])]) throws -> Double? {
    let window = try #require(
      RadarWindow(
        top: Self.row - 150, left: Self.column - 150, bottom: Self.row + 150,
        right: Self.column + 150))
    let frames = try frames.map { minutes, wet in
      var sums = [UInt16](repeating: 0, count: window.cellCount)
      for cell in wet {
        sums[(150 + cell.south) * window.columnCount + 150 + cell.east] = cell.sum
      }
      let end = Date(timeIntervalSince1970: 1_800_000_000 + TimeInterval(minutes * 60))
      return try #require(RadarFrame(end: end, window: window, sums: sums))
    }
    let last = try #require(frames.last)
    let composite = try #require(RadarComposite(frames: frames, receivedAt: last.end))
    return RadarMotion(to: last, in: composite, at: Self.place)?.origin
  }

  /// Fails unless the rain comes from the square this many squares to the east and to the south.
  private func expect(
    _ origin: Double?, from squares: (east: Int, south: Int)?, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let squares else {
      #expect(origin == nil, comment, sourceLocation: sourceLocation)
      return
    }
    let source = RadarGrid.coordinate(
      column: Double(Self.column + 4 * squares.east), row: Double(Self.row + 4 * squares.south))
    let center = RadarGrid.coordinate(column: Double(Self.column), row: Double(Self.row))
    let difference = abs((origin ?? .infinity) - center.bearing(to: source))
    #expect(difference < 1e-6, comment, sourceLocation: sourceLocation)
  }

  /// The wet cell now and half an hour ago, along an axis, and the squares between them.
  private static let shifts: [(now: Int, before: Int, squares: Int?)] = [
    // The square of the place begins two cells before it.
    (-2, 1, nil), (-2, 2, 1), (1, -3, -1), (1, -2, nil), (0, 12, 3), (0, -20, -5),
    // The longest shift is 16 squares.
    (0, 64, 16), (0, 65, 16), (0, 66, nil), (0, -66, -16), (0, -67, nil),
    // Squares up to the 15th are compared.
    (61, 125, 16), (62, 50, nil), (-62, -126, -16), (-63, -50, nil),
  ]

  @Test func rainComesFromItsEarlierSquare() throws {
    for (now, before, squares) in Self.shifts {
      expect(
        try origin([(-30, [Wet(before, 0)]), (0, [Wet(now, 0)])]),
        from: squares.map { ($0, 0) }, "\(before) to \(now) along the row")
      expect(
        try origin([(-30, [Wet(0, before)]), (0, [Wet(0, now)])]),
        from: squares.map { (0, $0) }, "\(before) to \(now) along the column")
    }
    expect(
      try origin([(-30, [Wet(12, -20)]), (0, [Wet(0, 0)])]), from: (3, -5), "across both")
    expect(
      try origin([(-30, [Wet(0, 0)]), (0, [Wet(12, -20)])]), from: (-3, 5), "across both")
  }

  @Test func rainOutsideTheSquaresIsNotCountedInAnotherRow() throws {
    expect(try origin([(-30, [Wet(-40, 4)]), (0, [Wet(62, 0)])]), from: nil, "beyond the east")
    expect(try origin([(-30, [Wet(40, -4)]), (0, [Wet(-63, 0)])]), from: nil, "beyond the west")
  }

  @Test func shortestOfEquallyLikelyShiftsCounts() throws {
    expect(
      try origin([(-30, [Wet(12, 0), Wet(4, 20)]), (0, [Wet(0, 0)])]), from: (3, 0),
      "a longer one follows")
    expect(
      try origin([(-30, [Wet(12, 0), Wet(4, -20)]), (0, [Wet(0, 0)])]), from: (3, 0),
      "a longer one precedes")
  }

  @Test func downpourDoesNotOutweighALargerWetArea() throws {
    let now = [Wet(0, 0, 60), Wet(40, 0, 26), Wet(41, 0, 25)]
    let before = [Wet(4, 0, 60), Wet(40, 24, 26), Wet(41, 24, 25)]
    expect(try origin([(-30, before), (0, now)]), from: (0, 6), "50 of the downpour, 51 of both")
  }

  @Test func heavierRainOutweighsDrizzle() throws {
    let now = [Wet(0, 0, 1), Wet(1, 0, 1), Wet(0, 1, 1), Wet(40, 0, 40)]
    let before = [Wet(8, 0, 1), Wet(9, 0, 1), Wet(8, 1, 1), Wet(40, 16, 40)]
    expect(try origin([(-30, before), (0, now)]), from: (0, 4), "the drizzle moved elsewhere")
  }

  @Test func frameIsComparedWithTheOneHalfAnHourEarlier() throws {
    let (now, earlier, before, later) = (
      [Wet(0, 0)], [Wet(-24, 0)], [Wet(12, 0)], [Wet(0, 20)]
    )
    expect(
      try origin([(-35, earlier), (-30, before), (-25, later), (0, now)]), from: (3, 0),
      "half an hour")
    expect(
      try origin([(-35, earlier), (-29, before), (-25, later), (0, now)]), from: (-6, 0),
      "the last one that is old enough")
    expect(
      try origin([(-15, before), (-5, later), (0, now)]), from: (3, 0),
      "the first one if all are newer")
    expect(try origin([(-10, before), (0, now)]), from: (3, 0), "ten minutes")
    expect(try origin([(-9, before), (0, now)]), from: nil, "less than ten minutes")
  }

  /// Half of the rain must be found again.
  @Test func rainThatIsMostlyNewHasNoOrigin() throws {
    let before = [Wet(12, 0)]
    expect(try origin([(-30, before), (0, [Wet(0, 0), Wet(0, 40)])]), from: (3, 0), "half")
    expect(
      try origin([(-30, before), (0, [Wet(0, 0), Wet(0, 40), Wet(40, 40, 1)])]), from: nil,
      "less than half")
  }

  @Test func dryFramesShowNoMotion() throws {
    expect(try origin([(-30, [Wet(12, 0)]), (0, [])]), from: nil, "dry now")
    expect(try origin([(-30, []), (0, [Wet(12, 0)])]), from: nil, "dry before")
  }
}
