import Foundation
import Glibc
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct KillTests {
  /// Five series of a hundred, run concurrently, since most of the time is spent starting the
  /// program.
  @Test(arguments: 0..<5)
  func killedWriterPreservesLastCompleteData(row: Int) throws {
    let folder = try TemporaryFolder()
    let problems = Problems()
    let file = StateFile(path: folder("state.json"), onIssue: problems.record)
    let cache = ForecastCache.live(folder: folder("forecasts"), onIssue: problems.record)
    var random = SeededRandom(seed: UInt64(row))
    for _ in 0..<100 {
      let writer = try StorageWriter("count", folder.path)
      let said = writer.killed(afterLines: Int.random(in: 1...4, using: &random))

      // The state that it reported as written is there, or the next one, and is complete.
      let state = file.load()
      let number = try #require(state.lastPlace?.population)
      #expect(number == said || number == said + 1)
      #expect(state.recents.map(\.name) == ["\(number)"])
      #expect(state.favourites.map(\.population) == [number])
      let report = try #require(cache.load("counted", .openMeteo))
      let written = try #require(report.place.population)
      #expect(written == said || written == said + 1)
      #expect(report.hourly.count == 48)
      #expect(report.hourly.allSatisfy { $0.visibility == Double(written) })
      #expect(report.alerts?.map(\.event) == ["\(written)"])
    }
    #expect(problems.recorded.isEmpty)

    // The next writer removes the incomplete files of killed ones.
    _ = try StorageWriter("check", folder.path).finished()
    cache.save(try #require(cache.load("counted", .openMeteo)))
    file.update { $0.choices[.language] = "ko" }
    #expect(folder.names() == ["forecasts", "state.json"])
    #expect(folder.names(in: "forecasts").count == 1)
  }

  @Test func concurrentProcessesPreserveEachOthersFavorites() throws {
    let folder = try TemporaryFolder()
    let names = ["a", "b", "c", "d"]
    let writers = try names.map { try StorageWriter("favourites", folder.path, $0, "25") }
    for writer in writers { #expect(writer.finished().isEmpty) }
    let favourites = StateFile(path: folder("state.json")).load().favourites.map(\.id)
    let all = names.flatMap { name in (0..<25).map { "\(name)\($0)" } }
    #expect(favourites.sorted() == all.sorted())
    // The entries of each copy are in its own order.
    for name in names {
      #expect(
        favourites.filter { $0.hasPrefix(name) }.map { Int($0.dropFirst()) } == Array(0..<25))
    }
  }
}
