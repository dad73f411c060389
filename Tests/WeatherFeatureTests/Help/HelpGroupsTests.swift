import Foundation
import TerminalUI
import Testing
import WeatherWords

@testable import WeatherFeature

@Suite struct HelpGroupsTests {
  @Test func helpListsEveryKeyOnce() {
    for language in Language.allCases {
      let keys = language.words.help.groups(language.words).flatMap(\.items).map(\.keys)
      #expect(Set(keys).count == keys.count)
      for key in [
        "/", "p", "r", "f", "[ ]", "u", "t", "m", ",", "q  Ctrl-C", "Esc", "< >", "Shift-← →",
        "Ctrl-← →",
      ] {
        #expect(keys.contains(key))
      }
    }
  }

  @Test func unassignedLettersAreDocumented() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../docs/keys.md")
    let letters = "abcdefghijklmnopqrstuvwxyz".filter { Command(.key(.character($0))) == nil }
    let list = letters.map { String($0) }.joined(separator: " ")
    #expect(try String(contentsOf: page, encoding: .utf8).contains("`\(list)`"))
  }
}
