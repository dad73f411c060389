import Testing

@testable import CitySearch

/// The parts of postal addresses.
struct AddressTests {
  private func towns(_ text: String) -> [String] {
    PostalAddress.towns(in: text).map { "\($0.text) | \($0.removed.joined(separator: " "))" }
  }

  @Test(arguments: [
    ("Dam 1, 1012 JS Amsterdam", ["Amsterdam | Dam 1 1012 JS"]),
    ("Dam 1, 1012 js Amsterdam", ["js Amsterdam | Dam 1 1012"]),
    ("Dam 1, 1012 JSX Amsterdam", ["JSX Amsterdam | Dam 1 1012"]),
    ("Dam 1, 10125 JS Amsterdam", ["JS Amsterdam | Dam 1 10125"]),
    ("Dam 1, 1012 JS", []), ("12 High Street, Slough", ["Slough | 12 High Street"]),
    ("12, Slough", []), ("Saint Denis, Paris", []), ("Via Roma, Torino", ["Torino | Via Roma"]),
    ("Via Roma, 10", []), ("Via Roma, 10121, Torino", ["Torino | Via Roma 10121"]),
    ("1600 Main Street, Slough, AB1", ["Slough | 1600 Main Street AB1"]),
    ("10 High St, Abc, Slough", ["Abc Slough | 10 High St", "Slough | 10 High St Abc"]),
    ("Oxford Street London", ["London | Oxford Street"]), ("Oxford Street", []),
    ("Street London", []), ("Via Torino", []), ("Via Roma Torino", ["Torino | Via Roma"]),
    ("London", []),
    (
      "Avenida do Brasil Rio de Janeiro",
      [
        "Janeiro | Avenida do Brasil Rio de", "de Janeiro | Avenida do Brasil Rio",
        "Rio de Janeiro | Avenida do Brasil",
      ]
    ),
  ])
  func townFollowsTheStreetOrThePostalCode(text: String, expected: [String]) {
    #expect(towns(text) == expected)
  }

  @Test(arguments: [
    ("Via Roma", true), ("High Street", true), ("Alte Hauptstraße", true), ("Hauptstraße", true),
    ("Abcgasse", true), ("Abgasse", false), ("Via", false), ("Street", false),
    ("Saint Denis", false), ("Rd. Main", false), ("Main Rd.", true),
  ])
  func streetsAreRecognized(text: String, isStreet: Bool) {
    let words = text.split(separator: " ").map(String.init)
    #expect(StreetName.isStreet(words) == isStreet)
  }

  @Test(
    arguments: [
      ("道玄坂2-1 渋谷", "道玄坂 渋谷", ["2-1"]), ("서초2동 서울", "서초 서울", ["2동"]),
      ("구2동 서울", "서울", ["구2동"]), ("Main 12, Slough", "Main Slough", ["12"]),
      ("ab2 Slough", "Slough", ["ab2"]), ("seoul", nil, []), ("12 34", nil, []),
    ] as [(String, String?, [String])])
  func wordsWithDigitsAreRemovedFromAnAddress(text: String, rest: String?, removed: [String]) {
    let found = AddressNumbers.removed(from: text)
    #expect(found?.text == rest)
    #expect(found?.removed ?? [] == removed)
  }
}
