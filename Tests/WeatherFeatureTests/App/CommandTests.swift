import TerminalUI
import Testing

@testable import WeatherFeature

@Suite struct CommandTests {
  @Test(
    arguments: [
      (.key(.up), -1), (.key(.down), 1), (.key(.backTab), -1), (.key(.tab), 1),
      (.key(.tab, .shift), -1), (.key(.character("k")), -1), (.key(.character("j")), 1),
      (.key(.character("ㅏ")), -1), (.key(.character("ㅓ")), 1), (.key(.pageUp), -9),
      (.key(.pageDown), 9), (.key(.character(" ")), 9), (.key(.left), nil), (.paste("j"), nil),
    ] as [(InputEvent, Int?)])
  func keysScrollByRowsAndPages(event: InputEvent, rows: Int?) {
    #expect(event.scrollRows(page: 9) == rows)
  }

  @Test func pageKeysScrollOneRowWithoutRoom() {
    for page in [-2, 0, 1] {
      #expect(InputEvent.key(.pageUp).scrollRows(page: page) == -1)
      #expect(InputEvent.key(.pageDown).scrollRows(page: page) == 1)
    }
    #expect(InputEvent.key(.pageDown).scrollRows(page: 2) == 2)
    #expect(InputEvent.key(.pageUp).scrollRows(page: 2) == -2)
  }

  @Test(
    arguments: [
      (.wheelUp, -3), (.wheelDown, 3), (.press, nil), (.drag, nil), (.release, nil),
    ] as [(MouseEvent.Kind, Int?)])
  func wheelScrollsThreeRows(kind: MouseEvent.Kind, rows: Int?) {
    #expect(MouseEvent(kind: kind, position: Point(x: 1, y: 1)).wheelRows == rows)
  }

  @Test(
    arguments: [
      (.key(.backTab), .page(.focusBy(-1))), (.key(.tab), .page(.focusBy(1))),
      (.key(.tab, .shift), .page(.focusBy(-1))), (.key(.right, .shift), .page(.leap(.hours(6)))),
      (.key(.left, .shift), .page(.leap(.hours(-6)))),
      (.key(.left, .control), .page(.leap(.midnight(-1)))),
      (.key(.right), .page(.moveInside(1))), (.key(.left), .page(.moveInside(-1))),
      (.key(.pageUp), .page(.scrollPages(-1))), (.key(.pageDown), .page(.scrollPages(1))),
      (.key(.function(1)), .help), (.key(.function(2)), nil), (.key(.character("[")), .walk(-1)),
      (.key(.character("]")), .walk(1)), (.key(.character("_")), .page(.zoom(-1))),
      (.key(.character("=")), .page(.zoom(1))), (.key(.character("1")), .page(.focus(.current))),
      (.key(.character("5")), .page(.focus(.detail))), (.key(.character("6")), nil),
    ] as [(InputEvent, Command?)])
  func keysMapToCommands(event: InputEvent, command: Command?) {
    #expect(Command(event) == command)
  }

  @Test(
    arguments: [
      ("←→↑↓", "arrows"), ("← → ↑ ↓", "arrows"), ("←→", "Left/Right"), ("↑ ↓", "Up Down"),
      ("Shift-←→", "Shift-Left/Right"), ("↑↓x←", "Up/DownxLeft"),
      ("←→↑↓?", "Left/Right/Up/Down?"), ("J/K", "J/K"), ("", ""),
    ])
  func arrowKeysAreNamedInASCII(keys: String, names: String) {
    #expect(ArrowKeys.named(in: keys) == names)
    #expect(KeyHint(keys, "move").inASCII.glyph == names)
  }
}
