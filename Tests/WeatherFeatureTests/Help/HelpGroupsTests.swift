import Testing
import WeatherWords

@testable import WeatherFeature

@Suite struct HelpGroupsTests {
  @Test func theHelpNamesEveryKeyOnce() {
    for language in Language.allCases {
      let keys = language.words.help.groups(mapTitle: "", here: "").flatMap(\.items).map(\.keys)
      #expect(Set(keys).count == keys.count)
      for key in ["/", "p", "r", "f", "[ ]", "u", "t", "m", ",", "q  Ctrl-C", "Esc"] {
        #expect(keys.contains(key))
      }
    }
  }
}
