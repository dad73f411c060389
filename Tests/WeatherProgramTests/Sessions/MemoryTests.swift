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
}
