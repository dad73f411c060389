import Files
import Foundation
import Glibc
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct RateLimiterTests {
  private let folder: TemporaryFolder
  private let problems = Problems()

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder("state/requests") }

  /// Returns a running copy of the program.
  private func copy(at moment: Date = testNow) -> RateLimiter {
    RateLimiter(path: path, now: { moment }, onIssue: problems.record)
  }

  private func cost(_ weight: Double) -> RequestCost {
    RequestCost(service: .openMeteo, weight: weight)
  }

  @Test func instancesShareTheQuota() {
    #expect(copy().consume(cost(400)) == .granted)
    #expect(copy().consume(cost(200)) == .granted)
    #expect(copy().consume(cost(1)) == .refused(until: testNow + 61))
    #expect(copy(at: testNow + 61).consume(cost(1)) == .granted)
    #expect(problems.recorded.isEmpty)
  }

  @Test func refusalIsSharedThroughAPrivateFile() throws {
    copy().close(.openWeather, until: testNow + 50)
    #expect(copy().consume(.openWeather) == .refused(until: testNow + 50))
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(status.st_size < 4096)
  }

  @Test(arguments: ["", "{", "[]", #"{"version":1,"accounts":7}"#, "\u{0}\u{0}"])
  func damagedFileIsQuarantinedAndRequestsContinue(contents: String) throws {
    try folder.write(contents, to: "state/requests")
    #expect(copy().consume(cost(1)) == .granted)
    #expect(problems.recorded == [.quarantine(path: path)])
    #expect(copy().consume(cost(600)) == .refused(until: testNow + 61))
  }

  @Test func meaninglessNumbersInFileDoNotBlockRequests() throws {
    let entry = #"{"slot":-9223372036854775808,"weight":1e308}"#
    let entries = Array(repeating: entry, count: 10_000).joined(separator: ",")
    try folder.write(
      #"{"version":1,"accounts":{"open-meteo":{"spent":{"60":[\#(entries)]},"closedUntil":1e300}}}"#,
      to: "state/requests")
    #expect(copy().consume(cost(1)) == .granted)
  }

  @Test func fileOfAnotherVersionIsNotQuarantined() throws {
    try folder.write(#"{"version":9,"accounts":{}}"#, to: "state/requests")
    #expect(copy().consume(cost(1)) == .granted)
    #expect(problems.recorded.isEmpty)
  }

  @Test func unwritableFileFallsBackToInMemoryQuota() throws {
    try folder.write("in the way", to: "state")
    let copy = copy()
    #expect(copy.consume(cost(600)) == .granted)
    #expect(copy.consume(cost(1)) == .refused(until: testNow + 61))
  }

  @Test(.timeLimit(.minutes(10)))
  func heldLockDoesNotBlockIndefinitely() throws {
    try PrivateFile.makeFolder(folder("state"))
    let lock = try #require(try FileLock.attempt(path: path + ".lock"))
    #expect(copy().consume(cost(1)) == .granted)
    #expect(try FileLock.attempt(path: path + ".lock") == nil)
    lock.release()
    #expect(try FileLock.attempt(path: path + ".lock") != nil)
  }

  @Test func lockIsExclusive() throws {
    let path = folder("a.lock")
    let first = try #require(try FileLock.attempt(path: path))
    let held = open(path, O_RDWR)
    first.release()
    // A process that waited for the old file's lock must notice that the file is gone.
    let second = try #require(try FileLock.attempt(path: path))
    #expect(flock(held, LOCK_EX | LOCK_NB) == 0)
    #expect(try FileLock.attempt(path: path) == nil)
    close(held)
    second.release()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func lockOfAnUnknownOrRunningProcessIsNotStopped() throws {
    #expect(!FileLock.isHolderStopped(path: folder("a.lock")))
    for text in ["", "0\n", "-1\n", "none\n", "\(getpid())\n"] {
      try folder.write(text, to: "a.lock")
      #expect(!FileLock.isHolderStopped(path: folder("a.lock")), "\(text)")
    }
  }
}
