import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// Text that is not a command opens the search.
@MainActor
@Suite(SearchFixtures.dependencies)
struct TypingOnThePageTests {
  private func store() -> Store<AppState, AppAction> {
    var state = Sample.state(Size(width: 80, height: 24))
    state.settings.provider = .sample
    return Store(initialState: state, reducer: AppReducer())
  }

  private func typed(_ text: String) -> String? {
    let store = store()
    store.send(contentsOf: text.map { .input(.key(.character($0))) })
    return store.state.search?.field.text
  }

  @Test(arguments: ["b", "c", "e", "i", "n", "o", "s", "w", "x", "z", "6"])
  func unassignedLetterOpensTheSearch(letter: String) { #expect(typed(letter) == letter) }

  @Test(arguments: ["seoul", "busan", "London", "Tokyo", "부산", "ㄴㅅ", "ソウル", "Сеул", "北京", "Ürümqi"])
  func nameTypedOnThePageIsSearchedInFull(name: String) { #expect(typed(name) == name) }

  @Test func everyCapitalExceptGOpensTheSearch() {
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
      #expect((typed(String(letter)) != nil) == (letter != "G"), "\(letter)")
    }
  }

  @Test(arguments: ["j", "k", "u", "t", "ㅓ", "ㅏ", "ㅕ", "ㅅ", "1", "+", "a", "v", "ㅁ", "ㅍ", ";", " "])
  func commandKeysDoNotOpenTheSearch(key: String) { #expect(typed(key) == nil) }

  @Test func capitalLOpensTheSearchAndKeepsTheLanguage() {
    let store = store()
    let language = store.state.settings.language
    store.send(.input(.key(.character("L"))))
    #expect(store.state.settings.language == language && store.state.search?.field.text == "L")
  }

  @Test func pastedTextOpensTheSearch() {
    let store = store()
    store.send(.input(.paste("  \n")))
    #expect(store.state.search == nil)
    store.send(.input(.paste("37.5665N,126.978E\n")))
    #expect(store.state.search?.field.text == "37.5665N,126.978E ")
  }

  @Test func enterOpensTheTypedPlace() {
    let store = store()
    store.send(contentsOf: "suwon".map { .input(.key(.character($0))) } + [.input(.key(.enter))])
    #expect(store.state.page.place == Place(SearchFixtures.suwon) && store.state.search == nil)
  }

  @Test(arguments: [Key.escape, .control("c")])
  func escapeAndControlCCloseTheSearchWithoutQuitting(key: Key) {
    let store = store()
    store.send(contentsOf: [.input(.key(.character("s"))), .input(.key(key))])
    #expect(store.state.search == nil && !store.state.isQuitting)
  }

  @Test func unassignedLetterOnTheBoardOpensTheSearch() {
    let store = store()
    store.send(.input(.key(.character("p"))))
    store.send(.input(.key(.character("w"))))
    #expect(store.state.search?.field.text == "w" && !store.state.board.isShown)
  }

  @Test(arguments: ["?", ","])
  func lettersDoNotOpenTheSearchUnderAnOverlay(opening: Character) {
    let store = store()
    store.send(.input(.key(.character(opening))))
    store.send(.input(.key(.character("w"))))
    #expect(store.state.search == nil)
  }

  @Test func lettersOpenTheSearchUnderAPagePanel() {
    let store = store()
    store.send(.page(.open))
    store.send(.input(.key(.character("서"))))
    #expect(store.state.search?.field.text == "서")
  }
}
