import MVI
import TerminalUI
import TestSupport
import Testing

@testable import WeatherFeature

@MainActor
@Suite struct HelpReducerTests {
  private let layout = HelpLayout(of: Sample.state(Size(width: 80, height: 24)))

  private func store(_ help: HelpState? = nil) -> TestStore<HelpState?, HelpAction> {
    TestStore(initialState: help) { HelpReducer().within(layout) }
  }

  private func scrolled(_ rows: Int) -> HelpState {
    var help = HelpState()
    help.scroll = rows
    return help
  }

  @Test func helpOpensAtTopAndCloses() async {
    let store = store()
    await store.send(.opened) { $0 = HelpState() }
    await store.send(.scrolled(2)) { $0 = scrolled(2) }
    await store.send(.opened) { $0 = HelpState() }
    await store.send(.dismissed) { $0 = nil }
  }

  @Test func scrollingIsClampedToTheContent() async {
    #expect(layout.lastScroll > 3)
    let store = store(scrolled(0))
    await store.send(.scrolled(-1))
    await store.send(.scrolled(.max / 2)) { $0 = scrolled(layout.lastScroll) }
    await store.send(.scrolled(1))
    await store.send(.scrolled(-3)) { $0 = scrolled(layout.lastScroll - 3) }
  }

  @Test func scrollingIsIgnoredWhileHelpIsClosed() async {
    await store().send(.scrolled(1))
  }

  @Test func helpThatFitsTheScreenDoesNotScroll() async {
    let tall = HelpLayout(of: Sample.state(Size(width: 120, height: 200)))
    let store = TestStore<HelpState?, HelpAction>(initialState: HelpState()) {
      HelpReducer().within(tall)
    }
    await store.send(.scrolled(1))
  }
}
