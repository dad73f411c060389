import Testing

@testable import CitySearch

/// Names that are written as they are heard, and the limits of a match with typos.
struct SoundTests {
  @Test(arguments: [
    ("batonrouge", "btnrc"), ("cincinnati", "snsnt"), ("xanthi", "ksnt"), ("kuxhafen", "ksvn"),
    ("heidelberg", "atlbrg"), ("phuket", "vkt"), ("wien", "vn"), ("newton", "ntn"),
    ("tschernobyl", "crnbl"), ("georgetown", "crctn"), ("zwickau", "svk"),
  ])
  func soundConsistsOfClassesOfConsonants(name: String, expected: String) {
    let letters = Array(name.utf8)
    let sound = letters.withUnsafeBufferPointer { Array(SoundKey($0)) }
    #expect(String(decoding: sound, as: UTF8.self) == expected)
  }

  @Test(arguments: ["leeds", "oslo", "дон", "", "münster"])
  func shortNamesAndOtherLettersHaveNoSound(name: String) {
    #expect(SoundKey.consonants(of: Array(name.utf8)) == nil)
  }

  @Test(arguments: [
    ("Batton Rooj", 4_315_588), ("Peetermaritsberg", 965_301), ("Tchengtou", 1_815_286),
    ("Sinsinnatty", 4_508_722), ("Kuxhafen", 2_939_658), ("Abberistwith", 2_657_782),
    ("Shyanne Wyoming", 5_821_086),
  ])
  func townsAreFoundByTheirSound(query: String, id: Int) {
    let match = TestLists.index.search(query, limit: 1).matches.first
    #expect(match?.city.id == id && match?.quality == .exactWithTypo)
  }

  /// Two consonants are enough only beside the region. Qazvin has the consonants of Kuxhafen, but hardly
  /// a letter of it.
  @Test(arguments: ["Blankenwalde", "Kaltenleutgeben", "Shyanne"])
  func soundAloneIsNotEnough(query: String) {
    #expect(TestLists.index.search(query, limit: 1).matches.isEmpty)
  }

  /// Of four letters the last two do not occur in the index within words, so that only well-known
  /// places are found with a typo in the first two.
  @Test func typoInTheFirstHalfOfFourLettersMeansAWellKnownPlace() {
    #expect(TestLists.index.search("Pome", limit: 1).matches.first?.city.id == 3_169_070)
    #expect(TestLists.index.search("Rmoe", limit: 1).matches.first?.city.id == 3_169_070)
  }
}
