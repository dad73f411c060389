import Foundation
import Testing

@testable import WeatherModel

/// The values of a place in radar frames.
@Suite struct RadarCompositeTests {
  private let berlin = Coordinate(latitude: 52.52, longitude: 13.405)
  /// 17:17, within the frame of 17:15 to 17:20.
  private let now = Date(timeIntervalSince1970: 1_800_033_420)
  private var step: Date {
    Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 300).rounded(.down) * 300)
  }

  /// Returns frames of one and two hours. `sum` returns the amount in a cell from its distance in
  /// kilometres to the east and to the south of the place, and the minutes after the current frame.
  private func composite(
    _ minutes: [Int] = Array(stride(from: -60, through: 120, by: 5)),
    sum: (_ east: Int, _ south: Int, _ minutes: Int) -> UInt16
  ) throws -> RadarComposite {
    let (column, row) = RadarGrid.position(of: berlin)
    let (x, y) = (Int(column.rounded()), Int(row.rounded()))
    let window = try #require(
      RadarWindow(top: y - 150, left: x - 150, bottom: y + 150, right: x + 150))
    let frames = try minutes.map { minutes in
      var sums: [UInt16] = []
      for south in -150...150 {
        for east in -150...150 { sums.append(sum(east, south, minutes)) }
      }
      let end = step + 300 + TimeInterval(minutes * 60)
      return try #require(RadarFrame(end: end, window: window, sums: sums))
    }
    return try #require(RadarComposite(frames: frames, receivedAt: now))
  }

  /// A rain area 15 km wide that moves at 36 km/h, and reaches the place in 25 minutes.
  private func moving(_ x: Int, _ y: Int) -> (Int, Int, Int) -> UInt16 {
    { east, south, minutes in
      let travelled = 3 * minutes / 5 - 15
      let along = east * x + south * y
      let across = abs(east * y) + abs(south * x)
      return (travelled - 14...travelled).contains(along) && across < 20 ? 40 : 0
    }
  }

  @Test func rateIsReadFromThePlacesCell() throws {
    let composite = try composite([0]) { east, south, _ in UInt16(abs(east * 7 + south) % 300) }
    let (column, row) = RadarGrid.position(of: berlin)
    for (east, south) in [(0, 0), (3, -4), (-80, 20), (90, 40), (-100, -30), (1, 1)] {
      let place = RadarGrid.coordinate(
        column: column.rounded() + Double(east), row: row.rounded() + Double(south))
      let rate = try #require(composite.frames[0].rate(at: place))
      #expect(abs(rate - Double(abs(east * 7 + south) % 300) * 0.12) < 1e-9)
    }
  }

  @Test func framesOfTheSameTimeDoNotMoveLaterOnes() throws {
    let composite = try composite([0, 0, 5, 10]) { _, _, minutes in minutes == 10 ? 40 : 0 }
    let nowcast = try #require(composite.nowcast(at: berlin, now: now))
    #expect(nowcast.rates == [0, 0, 4.8])
  }

  /// Rain from outside the range, which the service extrapolates as dry, could arrive at 60 km/h.
  @Test func dryStepsNearTheEdgeOfTheRangeAreUnknownWhenUnseenRainCouldArrive() throws {
    func rates(_ place: Coordinate, wetAt wet: Int? = nil) throws -> [Double?] {
      let window = try #require(RadarWindow(around: place))
      let frames = try stride(from: 0, through: 120, by: 5).map { minutes in
        let sums = [UInt16](repeating: minutes == wet ? 40 : 0, count: window.cellCount)
        return try #require(
          RadarFrame(end: now + TimeInterval(minutes * 60), window: window, sums: sums))
      }
      let composite = try #require(RadarComposite(frames: frames, receivedAt: now))
      return try #require(composite.nowcast(at: place, now: now)).rates
    }
    #expect(try rates(berlin) == [Double?](repeating: 0, count: 25))
    let zurich = Coordinate(latitude: 47.37, longitude: 8.54)
    let clearance = RadarGrid.clearance(around: zurich, limit: 200)
    #expect((70...90).contains(clearance))
    let known = Int(clearance / 5) + 1
    let dry = try rates(zurich)
    #expect(dry[..<known].allSatisfy { $0 == 0 } && dry[known...].allSatisfy { $0 == nil })
    // Steps before rain that the radars see stay dry.
    let wet = try rates(zurich, wetAt: 110)
    #expect(wet[..<22].allSatisfy { $0 == 0 } && wet[22] == 4.8 && wet[23...] == [nil, nil])
  }

  @Test func rateIsNilOutsideRadarCoverage() throws {
    let composite = try composite([0]) { _, _, _ in 0 }
    let corner = try #require(RadarWindow(top: 0, left: 0, bottom: 20, right: 20))
    let frame = try #require(
      RadarFrame(end: step + 300, window: corner, sums: [UInt16](repeating: 0, count: 441)))
    let sea = RadarGrid.coordinate(column: 10, row: 10)
    #expect(corner.cell(at: sea) != nil && frame.rate(at: sea) == nil)
    #expect(
      RadarComposite(frames: [frame], receivedAt: now)?.nowcast(at: sea, now: now) == nil)
    #expect(composite.frames[0].rate(at: berlin) == 0)
    #expect(composite.frames[0].rate(at: Coordinate(latitude: 48.1, longitude: 11.6)) == nil)
  }

  @Test(arguments: [
    (1, 0, CompassPoint.west), (-1, 0, .east), (0, 1, .north), (0, -1, .south),
  ])
  func movingRainHasADirection(x: Int, y: Int, origin: CompassPoint) throws {
    let nowcast = try #require(
      try composite(sum: moving(x, y)).nowcast(at: berlin, now: now))
    #expect(nowcast.isRadar == true && nowcast.stepMinutes == 5 && nowcast.start <= now)
    #expect(CompassPoint(degrees: try #require(nowcast.direction)) == origin)
    let first = try #require(nowcast.rates.firstIndex { ($0 ?? 0) > 0 })
    #expect(nowcast.start + Double(first) * 300 == step + 1500)
    #expect(nowcast.rates.count { ($0 ?? 0) > 0 } == 5)
    #expect(nowcast.rates[first] == 4.8)
  }

  @Test func stationaryRainHasNoDirection() throws {
    let composite = try composite { east, south, minutes in
      minutes >= 20 && east * east + south * south < 400 ? 30 : 0
    }
    let nowcast = try #require(composite.nowcast(at: berlin, now: now))
    #expect(nowcast.direction == nil && nowcast.rates.contains(3.6))
  }

  @Test func missingFrameIsUnknownNotDry() throws {
    let composite = try composite([-5, 0, 15]) { _, _, _ in 0 }
    let nowcast = try #require(composite.nowcast(at: berlin, now: now))
    #expect(nowcast.rates == [0, 0, nil, nil, 0])
  }

  @Test func timeMapsToItsFiveMinuteFrame() throws {
    let composite = try composite { _, _, _ in 0 }
    #expect(composite.frame(at: now)?.start == step)
    #expect(composite.frame(at: step + 299)?.start == step)
    #expect(composite.frame(at: now + 7_200)?.start == step + 7_200)
    #expect(composite.frame(at: now + 7_800) == nil)
    #expect(composite.frame(at: now - 4_000) == nil)
  }

  @Test func frameBeginsAndEndsWithItsFiveMinutes() throws {
    let composite = try composite([0, 5]) { _, _, _ in 0 }
    #expect(composite.frame(at: step - 1) == nil)
    #expect(composite.frame(at: step)?.start == step)
    #expect(composite.frame(at: step + 300)?.start == step + 300)
    #expect(composite.frame(at: step + 899)?.start == step + 300)
    #expect(composite.frame(at: step + 900) == nil)
  }

  @Test func nowcastBeginsWithTheFrameThatEndedLast() throws {
    let composite = try composite([-10, -5, 0, 5]) { _, _, _ in 0 }
    #expect(composite.nowcast(at: berlin, now: step)?.start == step - 300)
    #expect(composite.nowcast(at: berlin, now: step - 1)?.start == step - 600)
    #expect(composite.nowcast(at: berlin, now: step + 1)?.start == step - 300)
  }

  @Test func rainThatHasPassedOrPassesBesideThePlaceHasNoDirection() throws {
    let passing = try composite(Array(stride(from: 15, through: 50, by: 5)), sum: moving(1, 0))
    // The last of its five frames at the place ends then.
    let end = step + 300 + 45 * 60
    #expect(passing.nowcast(at: berlin, now: end - 1)?.direction != nil)
    #expect(passing.nowcast(at: berlin, now: end)?.direction == nil)
    let beside = try composite([-30, 0, 30]) { east, south, minutes in
      moving(1, 0)(east, south - 40, minutes)
    }
    #expect(beside.nowcast(at: berlin, now: now)?.direction == nil)
  }

  @Test func frameCellCountMustMatchItsWindow() throws {
    let window = try #require(RadarWindow(top: 0, left: 0, bottom: 9, right: 9))
    #expect(RadarFrame(end: now, window: window, sums: [UInt16](repeating: 0, count: 99)) == nil)
    #expect(RadarComposite(frames: [], receivedAt: now) == nil)
  }

  /// Rows that change in their first or last cell only, in each cell, and not at all.
  private static let rows: [[UInt16]] = [
    [0, 0, 0, 0, 0], [0, 0, 0, 0, 7], [7, 7, 7, 7, 7], [3, 7, 7, 7, 7], [1, 2, 3, 4, 5],
    [5, 5, 0, 0, 0], [0, 9, 0, 9, 9], [4, 4, 4, 4, 0],
  ]

  @Test func everyCellOfAFrameIsRestored() throws {
    for width in 1...5 {
      let rows = Self.rows.map { Array($0.suffix(width)) }
      let window = try #require(
        RadarWindow(top: 400, left: 700, bottom: 399 + rows.count, right: 699 + width))
      let frame = try #require(
        RadarFrame(end: now, window: window, sums: rows.flatMap(\.self)))
      for (index, row) in rows.enumerated() {
        #expect(row.indices.map { UInt16(frame.sum(row: index, column: $0)) } == row)
      }
      #expect(frame.highestSum == 9)
    }
  }

  @Test func framesOfDifferentPartsAreNotCombined() throws {
    let parts = try [400, 401].map { top in
      let window = try #require(RadarWindow(top: top, left: 700, bottom: top, right: 700))
      return try #require(RadarFrame(end: now, window: window, sums: [0]))
    }
    #expect(RadarComposite(frames: parts, receivedAt: now) == nil)
    #expect(RadarComposite(frames: [parts[0]], receivedAt: now)?.frames == [parts[0]])
  }
}
