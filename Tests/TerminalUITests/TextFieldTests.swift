import TerminalUI
import Testing

@Suite struct TextFieldTests {
  /// A field from a text in which `|` is the caret.
  private func field(_ picture: String) -> TextFieldState {
    let parts = picture.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    var state = TextFieldState(text: parts.joined())
    state.move(to: parts[0].count)
    return state
  }

  private func picture(_ state: TextFieldState) -> String {
    state.beforeCaret + "|" + state.afterCaret
  }

  @Test(arguments: [
    ("서울|", Key.character("시"), KeyModifiers(), "서울시|"),
    ("ab|cd", .backspace, [], "a|cd"),
    ("|cd", .backspace, [], "|cd"),
    ("ab|cd", .delete, [], "ab|d"),
    ("cd|", .delete, [], "cd|"),
    ("e\u{301}|x", .backspace, [], "|x"),
    ("한글|", .left, [], "한|글"),
    ("|한글", .left, [], "|한글"),
    ("한|글", .right, [], "한글|"),
    ("sao pa|ulo", .home, [], "|sao paulo"),
    ("sao pa|ulo", .end, [], "sao paulo|"),
    ("sao pa|ulo", .control("a"), [], "|sao paulo"),
    ("sao pa|ulo", .control("e"), [], "sao paulo|"),
    ("sao pa|ulo", .control("w"), [], "sao |ulo"),
    ("sao  |", .control("w"), [], "|"),
    ("sao pa|ulo", .control("u"), [], "|ulo"),
    ("sao pa|ulo", .control("k"), [], "sao pa|"),
    ("sao pa|ulo", .left, .control, "sao |paulo"),
    ("sao |paulo", .left, .alt, "|sao paulo"),
    ("|sao, paulo", .right, .control, "sao|, paulo"),
    ("sao|, paulo", .alt("f"), [], "sao, paulo|"),
    ("sao, paulo|", .alt("b"), [], "sao, |paulo"),
    ("|sao, paulo", .alt("d"), [], "|, paulo"),
    ("sao|", .control("h"), [], "sa|"),
    ("|sao", .control("d"), [], "|ao"),
  ])
  func everyEditingKeyDoesWhatItShould(
    before: String, key: Key, modifiers: KeyModifiers, after: String
  ) {
    var state = field(before)
    #expect(state.handle(key, modifiers))
    #expect(picture(state) == after)
  }

  @Test(arguments: [Key.up, .enter, .escape, .control("c"), .control("l"), .alt("x"), .function(1)])
  func otherKeysAreLeftToTheScreen(key: Key) {
    var state = field("a|b")
    #expect(!state.handle(key))
    #expect(picture(state) == "a|b")
  }

  @Test func pastedTextLosesControlCharactersAndStaysOnOneLine() {
    var state = field("a|b")
    state.insert("1\n2\u{1B}[31m\u{7}\u{9B}3")
    #expect(picture(state) == "a1 2[31m3|b")
  }

  @Test func aCombiningMarkJoinsTheCharacterBeforeTheCaret() {
    var state = field("e|x")
    state.insert("\u{301}")
    #expect(picture(state) == "e\u{301}|x")
    #expect(state.caret == 1)
  }

  @Test func theLimitCutsWhatIsInserted() {
    var state = TextFieldState(text: "abc", limit: 5)
    state.insert("defgh")
    #expect(picture(state) == "abcde|")
    state.insert("x")
    #expect(state.text == "abcde")
    state.replace(with: "1234567")
    #expect(picture(state) == "12345|")
    state.clear()
    #expect(state.isEmpty)
  }

  @Test func theCaretColumnCountsWideGlyphs() {
    let area = Rect(x: 3, y: 2, width: 10, height: 1)
    #expect(TextField(state: field("서울|시")).caretPosition(in: area) == Point(x: 7, y: 2))
    #expect(TextField(state: field("|서울시")).caretPosition(in: area) == Point(x: 3, y: 2))
  }

  @Test func longTextScrollsSoThatTheCaretStaysInSight() {
    var grid = Grid(size: Size(width: 6, height: 1))
    let caret = TextField(state: field("서울특별시|")).draw(into: &grid, in: grid.bounds)
    #expect(grid.lines == ["별시"])
    #expect(caret == Point(x: 4, y: 0))
    let atStart = TextField(state: field("|서울특별시")).draw(into: &grid, in: grid.bounds)
    #expect(grid.lines == ["서울특"])
    #expect(atStart == Point(x: 0, y: 0))
  }

  @Test(arguments: 1...12)
  func theCaretIsNeverOutsideTheField(width: Int) {
    var state = TextFieldState(text: "a서b울c특e\u{301}별d시")
    let area = Rect(x: 0, y: 0, width: width, height: 1)
    for position in 0...state.text.count {
      state.move(to: position)
      let caret = TextField(state: state).caretPosition(in: area)
      #expect(caret.map(area.contains) == true)
    }
  }

  @Test func theEmptyFieldShowsItsPlaceholder() {
    var grid = Grid(size: Size(width: 14, height: 1))
    let caret = TextField(state: TextFieldState(), placeholder: "Find a place")
      .draw(into: &grid, in: grid.bounds)
    #expect(grid.lines == ["Find a place"])
    #expect(caret == .zero)
  }
}
