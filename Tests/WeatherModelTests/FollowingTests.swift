import TestSupport
import Testing
import WeatherModel

/// Returns places named by letters, so that a list reads like a word.
private func places(_ letters: String) -> [Place] {
  letters.map { letter in
    Place(
      id: String(letter), name: String(letter),
      coordinate: Coordinate(latitude: 0, longitude: 0))
  }
}

@Suite struct FollowingTests {
  @Test(arguments: [
    // The file, this copy's previous list, its current list, and the expected file.
    ("abc", "abc", "abcd", "abcd"),  // added at the end
    ("abc", "abc", "dabc", "dabc"),  // added at the front
    ("abcx", "abc", "abcd", "abcdx"),  // and the other copy's addition stays
    ("abcx", "abc", "ac", "acx"),  // removed
    ("ac", "abc", "ac", "ac"),  // removed by both
    ("abcx", "abc", "cab", "cabx"),  // moved
    ("axbc", "abc", "acb", "axcb"),  // moved across the other copy's addition
    ("cba", "abc", "abcd", "cbad"),  // moved by the other copy, appended to by this one
    ("bx", "abc", "bca", "bx"),  // the other copy removed what this one moved
    ("x", "", "a", "ax"), ("", "", "", ""), ("abc", "", "", "abc"),
    ("abd", "abc", "abcd", "abd"),  // added by both
    ("ab", "abc", "abcd", "abd"),  // added after a place that the other copy removed
  ])
  func listChangesAreMergedIntoTheFilesList(file: String, old: String, new: String, result: String)
  {
    var list = places(file)
    list.follow(from: places(old), to: places(new))
    #expect(list.map(\.id).joined() == result)
  }

  @Test func concurrentListChangesLoseOrDuplicateNoPlace() {
    var random = SeededRandom(seed: 7)
    func changed(_ list: [Place], adding letters: String) -> [Place] {
      var list = list.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      if Bool.random(using: &random) { list.shuffle(using: &random) }
      for place in places(letters) where Bool.random(using: &random) {
        list.insert(place, at: Int.random(in: 0...list.count, using: &random))
      }
      return list
    }
    for _ in 0..<2_000 {
      let start = places("abcdefgh")
      let mine = changed(start, adding: "MNO")
      let theirs = changed(start, adding: "XYZ")
      var file = start
      file.follow(from: start, to: theirs)
      #expect(file == theirs)
      file.follow(from: start, to: mine)
      let ids = Set(file.map(\.id))
      #expect(ids.count == file.count)
      let (had, kept, others) = (
        Set(start.map(\.id)), Set(mine.map(\.id)), Set(theirs.map(\.id))
      )
      #expect(
        ids
          == had.intersection(kept).intersection(others)
          .union(kept.subtracting(had)).union(others.subtracting(had)))
    }
  }
}
