import Foundation
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
    file = StateFile(path: folder("state/state.json"), onProblem: problems.tell)
  }

  @Test func whatIsSavedIsLoaded() throws {
    var state = SavedState(
      lastPlace: seoul, recents: [seoul, sanFrancisco], favourites: [sanFrancisco], units: .uk,
      language: "ko")
    state.provider = .automatic
    state.theme = "dark"
    state.mouse = false
    #expect(file.save(state))
    #expect(file.load() == state)
    #expect(try folder.mode("state/state.json") == 0o600)
    #expect(try folder.mode("state") == 0o700)
  }

  @Test func withoutAFileThereIsNothing() {
    #expect(file.load() == SavedState())
    #expect(problems.told.isEmpty)
  }

  @Test func oneFieldThatMakesNoSenseCostsOnlyItself() throws {
    try folder.write(
      #"{"version":1,"units":"cubits","language":"ko","favourites":7,"provider":"auto","new":1}"#,
      to: "state/state.json")
    let state = file.load()
    #expect(state.units == nil)
    #expect(state.language == "ko")
    #expect(state.favourites.isEmpty)
    #expect(state.provider == .automatic)
    #expect(problems.told.isEmpty)
  }

  @Test(arguments: ["", "{}", "[", "\u{0}"])
  func aDamagedFileIsSetAsideAndToldOnce(contents: String) throws {
    try folder.write(contents, to: "state/state.json")
    #expect(file.load() == SavedState())
    #expect(file.load() == SavedState())
    #expect(problems.told == [.setAside(path: folder("state/state.json"))])
    #expect(folder.names(in: "state") == ["state.json.corrupt"])
  }

  @Test func twoCopiesKeepEachOthersChanges() async throws {
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

  @Test func aFileThatCannotBeReadIsNotWrittenOver() throws {
    try FileManager.default.createDirectory(
      atPath: folder("state/state.json"), withIntermediateDirectories: true)
    let state = file.update { $0.language = "ko" }
    #expect(state.language == "ko")
    #expect(problems.told == [.unreadable(path: folder("state/state.json"))])
  }

  @Test func aChangeThatChangesNothingWritesNothing() {
    file.update { _ in }
    #expect(!folder.names(in: "state").contains("state.json"))
  }

  @Test func visitsComeFirstOnceAndAreNotKeptForEver() {
    var state = SavedState()
    for number in 0..<30 {
      var place = seoul
      place.id = "p\(number)"
      state.visit(place)
    }
    var again = seoul
    again.id = "p20"
    state.visit(again)
    #expect(state.lastPlace?.id == "p20")
    #expect(state.recents.count == SavedState.recentsLimit)
    #expect(state.recents.prefix(2).map(\.id) == ["p20", "p29"])
    #expect(Set(state.recents.map(\.id)).count == state.recents.count)
  }
}
