import Glibc

/// A frame of a radar composite, covering five minutes.
///
/// Most of a frame is dry, so each row is stored as runs of equal values.
public struct RadarFrame: Equatable, Sendable {
  /// The length of a frame in seconds.
  public static let length: TimeInterval = 300

  /// The end of the five minutes.
  public let end: Date
  /// The part of the grid.
  public let window: RadarWindow
  /// The index of the first run of each row, followed by the number of all runs.
  private let rowStarts: [UInt32]
  /// The column after the last column of each run.
  private let runEnds: [UInt16]
  /// The precipitation sum of each cell of a run, in hundredths of a millimetre.
  private let runValues: [UInt16]

  /// Creates a frame from the precipitation sums of its cells in hundredths of a millimetre, row by
  /// row from the north-west; `nil` if their number does not match `window`.
  public init?(end: Date, window: RadarWindow, sums: [UInt16]) {
    guard sums.count == window.cellCount else { return nil }
    self.end = end
    self.window = window
    var (starts, ends, values): ([UInt32], [UInt16], [UInt16]) = ([], [], [])
    starts.reserveCapacity(window.rowCount + 1)
    let sums = sums.span
    for row in 0..<window.rowCount {
      starts.append(UInt32(ends.count))
      let first = row * window.columnCount
      var value = sums[first]
      // Most rows have a single value, and testing for that with one comparison is fast.
      if !Self.isUniform(sums, first, window.columnCount) {
        for column in 1..<window.columnCount where sums[first + column] != value {
          ends.append(UInt16(column))
          values.append(value)
          value = sums[first + column]
        }
      }
      ends.append(UInt16(window.columnCount))
      values.append(value)
    }
    starts.append(UInt32(ends.count))
    (rowStarts, runEnds, runValues) = (starts, ends, values)
  }

  /// Returns whether `count` values from an index on are equal, by comparing each with its
  /// neighbour.
  private static func isUniform(_ sums: Span<UInt16>, _ first: Int, _ count: Int) -> Bool {
    unsafe sums.withUnsafeBufferPointer { sums in
      guard count > 1, let sums = sums.baseAddress else { return true }
      return unsafe memcmp(sums + first, sums + first + 1, (count - 1) * 2) == 0
    }
  }

  /// The highest sum of a cell in hundredths of a millimetre.
  public var highestSum: Int { Int(runValues.max() ?? 0) }

  /// The start of the five minutes.
  public var start: Date { end - Self.length }

  /// Returns the sum of a cell in hundredths of a millimetre. O(log n) in the number of runs of its
  /// row.
  public func sum(row: Int, column: Int) -> Int {
    var (low, high) = (Int(rowStarts[row]), Int(rowStarts[row + 1]) - 1)
    while low < high {
      let middle = (low + high) / 2
      if Int(runEnds[middle]) > column { high = middle } else { low = middle + 1 }
    }
    return Int(runValues[low])
  }

  /// Returns the rain or snow rate at a coordinate in mm an hour; `nil` outside the part and
  /// outside the range of the radars.
  public func rate(at coordinate: Coordinate) -> Double? {
    let position = RadarGrid.position(of: coordinate)
    return rate(column: position.column, row: position.row)
  }

  /// Returns the rain or snow rate at a position among the cells of the grid in mm an hour; `nil`
  /// outside the part and outside the range of the radars.
  public func rate(column: Double, row: Double) -> Double? {
    guard let cell = window.cell(column: column, row: row), RadarGrid.sees(column: column, row: row)
    else { return nil }
    return Self.rate(sum(row: cell.row, column: cell.column))
  }

  /// Converts a sum to mm an hour.
  static func rate(_ sum: Int) -> Double { Double(sum) * 12 / 100 }

  /// Calls `body` with each run that has precipitation.
  func forEachWetRun(_ body: (_ row: Int, _ columns: Range<Int>, _ sum: Int) -> Void) {
    for row in 0..<window.rowCount {
      var start = 0
      for run in Int(rowStarts[row])..<Int(rowStarts[row + 1]) {
        let end = Int(runEnds[run])
        if runValues[run] > 0 { body(row, start..<end, Int(runValues[run])) }
        start = end
      }
    }
  }
}

/// Frames of a radar composite around a place: the past hour as measured, and the next two hours as
/// extrapolated by the service.
public struct RadarComposite: Equatable, Sendable {
  /// The lifetime of a composite in seconds. No other request is made during this time.
  public static let freshFor: TimeInterval = 300
  /// The maximum number of frames: one past hour and two hours ahead.
  public static let maxFrames = 40

  /// The frames in chronological order, all of the same part of the grid.
  public let frames: [RadarFrame]
  /// The time at which the composite was received.
  public let receivedAt: Date

  /// Creates a composite from frames; `nil` if there are none.
  public init?(frames: [RadarFrame], receivedAt: Date) {
    guard let window = frames.first?.window, frames.allSatisfy({ $0.window == window }) else {
      return nil
    }
    self.frames = frames.sorted { $0.end < $1.end }
    self.receivedAt = receivedAt
  }

  /// The part of the grid.
  public var window: RadarWindow { frames[0].window }

  /// Returns the frame for the five minutes at a time, or the one just before; `nil` outside all
  /// frames.
  public func frame(at time: Date) -> RadarFrame? {
    guard let frame = frames.last(where: { $0.start <= time }),
      time.timeIntervalSince(frame.end) < RadarFrame.length
    else { return nil }
    return frame
  }

  /// Returns the nowcast at a place, beginning with the frame of the five minutes before `now`;
  /// `nil` outside the range of the radars.
  public func nowcast(at place: Coordinate, now: Date) -> Nowcast? {
    let ahead = frames.filter { $0.end > now - RadarFrame.length }
    guard let first = ahead.first else { return nil }
    var rates: [Double?] = []
    for frame in ahead {
      let step = Int((frame.start.timeIntervalSince(first.start) / RadarFrame.length).rounded())
      guard (0..<Nowcast.maxSteps).contains(step) else { break }
      // Two frames of the same time must not move those after them.
      guard step >= rates.count else { continue }
      // A missing frame does not mean that it is dry.
      while rates.count < step { rates.append(nil) }
      rates.append(frame.rate(at: place))
    }
    forgetUnseen(&rates, from: first, at: place)
    guard
      var nowcast = Nowcast(
        start: first.start, stepMinutes: Int(RadarFrame.length / 60), rates: rates)
    else { return nil }
    nowcast.isRadar = true
    nowcast.direction = origin(at: place, now: now)
    return nowcast
  }

  /// The speed in km/h that precipitation outside the radars' range is assumed to have.
  private static let unseenSpeed = 60.0

  /// Makes the dry steps at the end of a nowcast unknown from the time at which precipitation that
  /// no radar sees could reach the place. The service extrapolates the area outside as dry.
  private func forgetUnseen(
    _ rates: inout [Double?], from first: RadarFrame, at place: Coordinate
  ) {
    let limit = Self.unseenSpeed * Double(rates.count) * RadarFrame.length / 3600
    let reach = RadarGrid.clearance(around: place, limit: limit) / Self.unseenSpeed * 3600
    let dry = rates.lastIndex { ($0 ?? 0) >= CurrentWeather.minRate }.map { $0 + 1 } ?? 0
    for step in dry..<rates.count
    where first.end + Double(step) * RadarFrame.length > receivedAt + reach {
      rates[step] = nil
    }
  }

  /// Returns the direction from which approaching precipitation comes, in degrees.
  private func origin(at place: Coordinate, now: Date) -> Double? {
    let start = frames.first { frame in
      frame.end > now && (frame.rate(at: place) ?? 0) >= CurrentWeather.minRate
    }
    return start.flatMap { RadarMotion(to: $0, in: self, at: place)?.origin }
  }
}
