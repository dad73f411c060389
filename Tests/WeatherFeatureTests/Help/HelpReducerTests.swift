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

  private func help(_ width: Int, _ height: Int) -> HelpLayout {
    HelpLayout(of: Sample.state(Size(width: width, height: height)))
  }

  /// The screen is split into two columns of at most 76 columns from 104 columns on, with a margin
  /// if there is room.
  @Test(
    arguments: [
      (39, 1, 39, 13, 0), (40, 1, 40, 17, 0), (103, 1, 103, 17, 0), (104, 2, 52, 17, 0),
      (153, 2, 76, 17, 0), (154, 2, 76, 17, 1), (200, 2, 76, 17, 1),
    ])
  func columnsFollowTheWidth(width: Int, columns: Int, each: Int, keys: Int, margin: Int) {
    let layout = help(width, 30)
    #expect(layout.columns.count == columns && layout.columnWidth == each)
    #expect(layout.keyColumns == keys && layout.margin == margin)
    #expect(layout.lastScroll == max(0, (layout.columns.map(\.count).max() ?? 0) - 28))
  }

  @Test func helpIsAsHighAsItsTextWithRoomBesideIt() {
    let rows = help(157, 40).columns.map(\.count).max() ?? 0
    #expect(help(157, 40).columns.count == 2 && rows < 38)
    #expect(help(157, 40).frame.height == rows + 2 && help(156, 40).frame.height == 40)
    #expect(help(157, 40).frame.width == 154)
  }

  @Test func groupsKeepTheirOrderInTwoColumns() {
    let (one, two) = (help(157, 200), help(157, 40))
    #expect(one.columns.count == 1 && two.columns.count == 2)
    let blank = HelpLayout.Line()
    #expect(two.columns.joined().filter { $0 != blank } == one.columns[0].filter { $0 != blank })
    #expect(two.columns[1].first?.isTitle == true)
    let counts = two.columns.map(\.count)
    #expect(abs(counts[0] - counts[1]) <= 12)
  }

  @Test func wideLowScreenHasAThirdColumn() {
    let layout = help(160, 24)
    #expect(layout.columns.count == 3 && layout.columnWidth == 53)
    #expect(layout.frame.width <= 160)
    #expect(layout.columns.allSatisfy { $0.first?.isTitle == true })
    #expect(layout.lastScroll < help(155, 24).lastScroll)
  }

  /// Groups are apart where all lines still fit.
  @Test(arguments: [(40, true), (33, false), (20, false)])
  func groupsAreApartIfThereIsRoom(height: Int, isApart: Bool) {
    let layout = help(120, height)
    for column in layout.columns {
      #expect(column.contains(HelpLayout.Line()) == isApart)
      #expect(column.first != HelpLayout.Line() && column.last != HelpLayout.Line())
      if isApart { #expect(column.count <= height - 2) }
    }
  }
}
