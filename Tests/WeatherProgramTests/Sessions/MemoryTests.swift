import Synchronization
import Testing
import WeatherFeature
import WeatherModel
import WeatherServices

@testable import WeatherProgram

@Suite struct MemoryTests {
  @Test func whatAnotherCopyKeptMeanwhileStays() {
    let (a, b, c) = (Place.example("a"), Place.example("b"), Place.example("c"))
    let memory = Memory(SavedState(favourites: [a]))
    // Another copy has added b.
    var file = SavedState(favourites: [a, b])
    memory.replace(with: Remembered(lastPlace: a, recents: [a], favourites: [a, c])) { before in
      file.apply(Remembered(lastPlace: a, recents: [a], favourites: [a, c]), after: before)
    }
    #expect(file.favourites == [a, c, b] && file.recents == [a] && file.lastPlace == a)
    // What this copy takes away is gone, and nothing else.
    memory.replace(with: Remembered(lastPlace: nil, recents: [a], favourites: [c])) { before in
      file.apply(Remembered(lastPlace: nil, recents: [a], favourites: [c]), after: before)
    }
    #expect(file.favourites == [c, b] && file.lastPlace == a)
  }

  @Test func whatCouldNotBeSavedIsSavedWithTheNextChange() throws {
    struct Full: Error {}
    let (a, b) = (Place.example("a"), Place.example("b"))
    let memory = Memory(SavedState())
    var file = SavedState()
    #expect(throws: Full.self) {
      try memory.replace(with: Remembered(lastPlace: a, recents: [], favourites: [a])) {
        _ throws(Full) in throw Full()
      }
    }
    let next = Remembered(lastPlace: a, recents: [], favourites: [a, b])
    memory.replace(with: next) { before in file.apply(next, after: before) }
    #expect(file.favourites == [a, b])
  }

  @Test func aFailureToSaveIsReportedEachTime() {
    let problem = StorageProblem.unwritable(path: "/s/state.json")
    let troubles = StorageTroubles()
    let received = Received()
    troubles.onEach { problem in received.problems.withLock { $0.append(problem) } }
    troubles.didNotSave(problem)
    troubles.didNotSave(problem)
    #expect(
      received.problems.withLock(\.self) == [problem, problem] && troubles.unsaved == problem)
    troubles.add(problem)
    #expect(received.problems.withLock(\.count) == 2)
    troubles.didSave()
    #expect(troubles.unsaved == nil)
  }

  private final class Received: Sendable {
    let problems = Mutex<[StorageProblem]>([])
  }
}
