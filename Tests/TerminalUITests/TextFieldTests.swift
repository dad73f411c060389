import TerminalUI
import Testing

/// A key press in a field, with the text before and after; `|` is the caret.
struct Edit: Sendable {
  var before: String
  var key: Key
  var modifiers: KeyModifiers
  var after: String

  init(_ before: String, _ key: Key, _ modifiers: KeyModifiers = [], gives after: String) {
    self.before = before
    self.key = key
    self.modifiers = modifiers
    self.after = after
  }
}

@Suite struct TextFieldTests {
  /// Creates a field from a text in which `|` is the caret.
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
    Edit("서울|", .character("시"), gives: "서울시|"),
    Edit("ab|cd", .backspace, gives: "a|cd"),
    Edit("|cd", .backspace, gives: "|cd"),
    Edit("ab|cd", .delete, gives: "ab|d"),
    Edit("cd|", .delete, gives: "cd|"),
    Edit("e\u{301}|x", .backspace, gives: "|x"),
    Edit("한글|", .left, gives: "한|글"),
    Edit("|한글", .left, gives: "|한글"),
    Edit("한|글", .right, gives: "한글|"),
    Edit("sao pa|ulo", .home, gives: "|sao paulo"),
    Edit("sao pa|ulo", .end, gives: "sao paulo|"),
    Edit("sao pa|ulo", .control("a"), gives: "|sao paulo"),
    Edit("sao pa|ulo", .control("e"), gives: "sao paulo|"),
    Edit("sao pa|ulo", .control("w"), gives: "sao |ulo"),
    Edit("sao  |", .control("w"), gives: "|"),
    Edit("  |sao", .control("w"), gives: "|sao"),
    Edit("|sao", .control("w"), gives: "|sao"),
    Edit("sao pa|ulo", .control("u"), gives: "|ulo"),
    Edit("sao pa|ulo", .control("k"), gives: "sao pa|"),
    Edit("sao pa|ulo", .left, .control, gives: "sao |paulo"),
    Edit("sao |paulo", .left, .alt, gives: "|sao paulo"),
    Edit("|sao", .left, .control, gives: "|sao"),
    Edit(", |sao", .left, .control, gives: "|, sao"),
    Edit("sao|", .right, .control, gives: "sao|"),
    Edit("|sao, paulo", .right, .control, gives: "sao|, paulo"),
    Edit("sao|, paulo", .alt("f"), gives: "sao, paulo|"),
    Edit("sao, paulo|", .alt("b"), gives: "sao, |paulo"),
    Edit("|sao, paulo", .alt("d"), gives: "|, paulo"),
    Edit("sao|", .control("h"), gives: "sa|"),
    Edit("|sao", .control("d"), gives: "|ao"),
  ])
  func editingKeysEditTheText(edit: Edit) {
    var state = field(edit.before)
    let isHandled = state.handle(edit.key, edit.modifiers)
    #expect(isHandled)
    #expect(picture(state) == edit.after)
  }

  @Test(arguments: [Key.up, .enter, .escape, .control("c"), .control("l"), .alt("x"), .function(1)])
  func otherKeysAreNotHandled(key: Key) {
    var state = field("a|b")
    let isHandled = state.handle(key)
    #expect(!isHandled)
    #expect(picture(state) == "a|b")
  }

  @Test func pastedTextLosesControlCharactersAndStaysOnOneLine() {
    var state = field("a|b")
    state.insert("1\n2\u{1B}[31m\u{7}\u{9B}3")
    #expect(picture(state) == "a1 2[31m3|b")
  }

  @Test func combiningMarkMergesWithTheCharacterBeforeTheCaret() {
    var state = field("e|x")
    state.insert("\u{301}")
    #expect(picture(state) == "e\u{301}|x")
    #expect(state.caret == 1)
  }

  @Test func insertedTextIsTruncatedToTheLimit() {
    var state = TextFieldState(text: "abc", limit: 5)
    state.insert("defgh")
    #expect(picture(state) == "abcde|")
    state.insert("x")
    #expect(state.text == "abcde")
  }

  @Test func theCaretColumnCountsWideGlyphs() {
    let area = Rect(x: 3, y: 2, width: 10, height: 1)
    #expect(TextField(state: field("서울|시")).caretPosition(in: area) == Point(x: 7, y: 2))
    #expect(TextField(state: field("|서울시")).caretPosition(in: area) == Point(x: 3, y: 2))
  }

  @Test func longTextScrollsToKeepTheCaretVisible() {
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

  @Test func excessiveCombiningMarksAreDropped() {
    var state = TextFieldState(text: "e", limit: 10)
    for _ in 0..<100 { state.insert(String(repeating: "\u{301}", count: 100)) }
    #expect(state.text.unicodeScalars.count == 80 && state.text.count == 1)
    state.insert("a")
    #expect(state.text.count == 1)
  }

  @Test func fieldWithoutCellsHasNoCaret() {
    var grid = Grid(size: Size(width: 4, height: 1))
    for area in [Rect.zero, Rect(x: 1, y: 0, width: 0, height: 1)] {
      for state in [TextFieldState(), TextFieldState(text: "Seoul")] {
        #expect(TextField(state: state).draw(into: &grid, in: area) == nil)
        #expect(TextField(state: state).caretPosition(in: area) == nil)
      }
    }
  }
}
