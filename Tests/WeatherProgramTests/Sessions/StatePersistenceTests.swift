import Synchronization
import Testing
import WeatherFeature
import WeatherModel
import WeatherServices

@testable import WeatherProgram

@Suite struct StatePersistenceTests {
  @Test func changesOfAnotherProcessArePreserved() {
    let (a, b, c) = (Place.example("a"), Place.example("b"), Place.example("c"))
    let memory = StatePersistence(PersistedState(favourites: [a]))
    // Another copy has added b.
    var file = PersistedState(favourites: [a, b])
    memory.replace(with: PersistedPlaces(lastPlace: a, recents: [a], favourites: [a, c])) {
      before in
      file.apply(PersistedPlaces(lastPlace: a, recents: [a], favourites: [a, c]), after: before)
    }
    #expect(file.favourites == [a, c, b] && file.recents == [a] && file.lastPlace == a)
    // Only what this copy removes is removed.
    memory.replace(with: PersistedPlaces(lastPlace: nil, recents: [a], favourites: [c])) { before in
      file.apply(PersistedPlaces(lastPlace: nil, recents: [a], favourites: [c]), after: before)
    }
    #expect(file.favourites == [c, b] && file.lastPlace == a)
  }

  @Test func failedSaveIsRetriedWithTheNextChange() throws {
    struct Full: Error {}
    let (a, b) = (Place.example("a"), Place.example("b"))
    let memory = StatePersistence(PersistedState())
    var file = PersistedState()
    #expect(throws: Full.self) {
      try memory.replace(with: PersistedPlaces(lastPlace: a, recents: [], favourites: [a])) {
        _ throws(Full) in throw Full()
      }
    }
    let next = PersistedPlaces(lastPlace: a, recents: [], favourites: [a, b])
    memory.replace(with: next) { before in file.apply(next, after: before) }
    #expect(file.favourites == [a, b])
  }

  @Test func aFailureToSaveIsReportedEachTime() {
    let problem = StorageIssue.unwritable(path: "/s/state.json")
    let storageIssues = StorageIssues()
    let received = Received()
    storageIssues.onEach { problem in received.problems.withLock { $0.append(problem) } }
    storageIssues.didNotSave(problem)
    storageIssues.didNotSave(problem)
    #expect(
      received.problems.withLock(\.self) == [problem, problem] && storageIssues.unsaved == problem)
    storageIssues.add(problem)
    #expect(received.problems.withLock(\.count) == 2)
    storageIssues.didSave()
    #expect(storageIssues.unsaved == nil)
  }

  private final class Received: Sendable {
    let problems = Mutex<[StorageIssue]>([])
  }
}
