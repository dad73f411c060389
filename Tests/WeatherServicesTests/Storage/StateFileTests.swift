import Foundation
import Glibc
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct StateFileTests {
  private let folder: TemporaryFolder
  private let problems = Problems()
  private let file: StateFile

  init() throws {
    folder = try TemporaryFolder()
    file = StateFile(path: folder("state/state.json"), onIssue: problems.record)
  }

  @Test func savedStateIsLoaded() throws {
    var state = PersistedState(
      lastPlace: seoul, recents: [seoul, sanFrancisco], favourites: [sanFrancisco],
      choices: [.units: "uk", .theme: "dark", .mouse: "false"])
    state.boardOrder = "name"
    file.update { $0 = state }
    #expect(file.load() == state)
    #expect(try folder.mode("state/state.json") == 0o600)
    #expect(try folder.mode("state") == 0o700)
  }

  @Test func aKoreanDistrictStoredAsGeoNamesPlaceGetsItsSource() {
    var district = seoul
    district.id = "geonames:1168000000"
    file.update { $0 = PersistedState(favourites: [seoul, district]) }
    #expect(file.load().favourites.map(\.id) == [seoul.id, "kma:1168000000"])
  }

  @Test func missingFileYieldsEmptyState() {
    #expect(file.load() == PersistedState())
    #expect(problems.recorded.isEmpty)
  }

  @Test func malformedFieldDoesNotAffectOthers() throws {
    try folder.write(
      #"{"version":1,"units":[],"language":"ko","lastPlace":7,"mouse":true,"new":1}"#,
      to: "state/state.json")
    let state = file.load()
    #expect(state.choices == [.language: "ko", .mouse: "true"])
    #expect(state.lastPlace == nil)
    #expect(problems.recorded.isEmpty)
  }

  @Test(arguments: [
    (#""name" : "Seoul""#, #""name" : 7"#, 1),
    (#""latitude" : 37.566"#, #""latitude" : 371"#, 1),
    (#""favourites""#, #""favourites" : {}, "renamed""#, 0),
    (#""version" : 1"#, #""version" : 2"#, 2),
  ])
  func fileIsCopiedBeforeAnUnreadableEntryIsRemoved(
    text: String, damage: String, count: Int
  ) throws {
    file.update { $0.favourites = [seoul, sanFrancisco] }
    let saved = try String(contentsOfFile: folder("state/state.json"), encoding: .utf8)
    let damaged = saved.replacing(text, with: damage)
    #expect(damaged != saved)
    try folder.write(damaged, to: "state/state.json")
    // Loading changes nothing, so that a run that only prints leaves the file as it is.
    #expect(file.load().favourites.count == count)
    #expect(problems.recorded.isEmpty)
    file.update { $0.boardOrder = "name" }
    #expect(file.load().favourites.count == count && file.load().boardOrder == "name")
    let copy = try String(contentsOfFile: folder("state/state.json.corrupt"), encoding: .utf8)
    #expect(copy == damaged)
    #expect(problems.recorded == [.quarantine(path: folder("state/state.json"))])
    file.update { $0.boardOrder = "hand" }
    #expect(!folder.names(in: "state").contains("state.json.corrupt.1"))
  }

  @Test func earlierQuarantinedFilesAreKept() throws {
    for contents in ["first", "second", ""] {
      try folder.write(contents, to: "state/state.json")
      #expect(file.load() == PersistedState())
    }
    #expect(
      folder.names(in: "state").sorted() == [
        "state.json.corrupt", "state.json.corrupt.1", "state.json.corrupt.2",
      ])
    let first = try String(contentsOfFile: folder("state/state.json.corrupt.1"), encoding: .utf8)
    #expect(first == "first")
  }

  @Test(arguments: ["", "{}", "[", "\u{0}"])
  func damagedFileIsQuarantinedAndReportedOnce(contents: String) throws {
    try folder.write(contents, to: "state/state.json")
    #expect(file.load() == PersistedState())
    #expect(file.load() == PersistedState())
    #expect(problems.recorded == [.quarantine(path: folder("state/state.json"))])
    #expect(folder.names(in: "state") == ["state.json.corrupt"])
  }

  @Test func concurrentUpdatesPreserveAllChanges() async throws {
    let path = folder("state/state.json")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          StateFile(path: path).update { state in
            var place = seoul
            place.id = "p\(number)"
            state.favourites.append(place)
          }
        }
      }
    }
    #expect(file.load().favourites.count == 40)
  }

  @Test(.timeLimit(.minutes(10)))
  func heldLockDoesNotBlockIndefinitely() throws {
    file.update { $0.choices[.language] = "ko" }
    let holder = open(folder("state/state.json.lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    defer { close(holder) }
    #expect(flock(holder, LOCK_EX) == 0)
    file.update { $0.choices[.language] = "de" }
    #expect(file.load().choices[.language] == "de")
  }

  @Test func unreadableFileIsNotOverwritten() throws {
    try FileManager.default.createDirectory(
      atPath: folder("state/state.json"), withIntermediateDirectories: true)
    let state = file.update { $0.choices[.language] = "ko" }
    #expect(state.choices[.language] == "ko")
    #expect(problems.recorded == [.unreadable(path: folder("state/state.json"))])
  }

  @Test func unchangedStateIsNotWritten() {
    file.update { _ in }
    #expect(!folder.names(in: "state").contains("state.json"))
  }

  @Test func choicesAreStoredAsTopLevelFields() throws {
    file.update { $0.choices = [.units: "uk", .mouse: "false"] }
    let data = try Data(contentsOf: URL(filePath: folder("state/state.json")))
    let fields = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(fields["units"] as? String == "uk" && fields["mouse"] as? Bool == false)
    file.update { $0.choices[.units] = nil }
    #expect(file.load().choices == [.mouse: "false"])
  }

  @Test func aChangeThatCannotBeWrittenThrowsEachTime() throws {
    let folder = try TemporaryFolder()
    // There is a file in place of the folder.
    try Data().write(to: URL(fileURLWithPath: folder("state")))
    let file = StateFile(path: folder("state/state.json"))
    for _ in 1...2 {
      #expect(throws: StorageIssue.unwritable(path: folder("state/state.json"))) {
        try file.change { $0.boardOrder = "name" }
      }
    }
  }
}
