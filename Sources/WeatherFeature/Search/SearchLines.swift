import TerminalUI
import WeatherModel
import WeatherWords

/// The layout of the search pane.
struct SearchLayout: Equatable, Sendable {
  /// The maximum number of lines of the list while the user types, because each key sends all of
  /// them to the terminal.
  static let maxLines = 16
  /// The same in a pane that later shows many more lines: the next key erases those, too.
  private static let maxLinesOfMany = 14
  /// The minimum number of more lines that are many.
  private static let manyMore = 5
  /// Lines of the field, the online search and a preview with all facts.
  private static let otherLines = 11
  static let fieldX = 3

  /// The area of the pane on the screen.
  let frame: Rect
  /// The area of the list in the pane.
  let list: Rect
  /// The minimum number of rows of a preview below the list.
  let previewRows: Int

  var size: Size { frame.size }

  init(of state: AppState) {
    self.init(
      PageLayout(of: state).pane ?? .zero,
      keepsPreview: state.search.map { $0.onlineSelection > 0 && $0.hasOffers } ?? false,
      isAtRest: state.search?.isAtRest ?? false)
  }

  /// - Parameter keepsPreview: Whether the list leaves rows for a preview with all facts of the
  ///   place, if the pane has room for both.
  init(_ frame: Rect, keepsPreview: Bool = false, isAtRest: Bool = false) {
    self.frame = frame
    let size = frame.size
    let top = size.height < 12 ? 2 : 3
    // One row is left for the line that requests the geocoder.
    let most = max(Self.maxLines, size.height - Self.otherLines)
    let isTall = most >= Self.maxLines + Self.manyMore
    let lines = isAtRest ? most : isTall ? Self.maxLinesOfMany : Self.maxLines
    let room = max(0, min(lines, size.height - top - 1))
    // All facts of a place whose weather is unknown need five rows.
    let short = min(room, max(Self.maxLines - 1, room - 3), size.height - top - 2 - 5)
    let isShort = !isTall && keepsPreview && short >= SearchState.fewMatches + 4
    list = Rect(x: 0, y: top, width: size.width, height: isShort ? short : room)
    previewRows = isTall ? 6 : isShort ? 5 : 4
  }

  /// The column of the stars.
  var starX: Int { size.width - 2 }
}

/// The lines of the pane's list: rows under their headings, and remarks.
struct SearchLines {
  enum Line: Equatable {
    case heading(String)
    case row(Int)
    case remark(String)
    /// The line that requests the geocoder, where it is one of the list.
    case online
    case space
  }

  private(set) var lines: [Line] = []
  /// The line of the first heading of the places that are offered besides the matches; nil if there
  /// is none.
  private(set) var offersLine: Int?
  private let state: SearchState
  private let layout: SearchLayout

  init(_ state: SearchState, _ layout: SearchLayout) {
    self.state = state
    self.layout = layout
    let words = state.context.language.words
    addIndexStatus(words)
    if state.field.isEmpty {
      addOffers(words)
    } else {
      if let dropped = state.found?.droppedWords, !dropped.isEmpty {
        remark(words.search.withoutWords(dropped.joined(separator: " ")))
      }
      addRows(of: .list, under: nil)
      if state.found?.places.isEmpty == true { addNoMatch(words) }
      addOnline(words)
      if state.isWithoutMatch || state.hasOffers {
        if state.offersOnline { lines += [.space, .online] }
        if state.isWithoutMatch { addHelp(words) }
        addOffers(words)
      }
    }
  }

  // MARK: - Building

  private mutating func addOffers(_ words: Words) {
    if !lines.isEmpty, let line = state.offersLine {
      lines += Array(repeating: .space, count: max(0, line - 1 - lines.count))
    }
    let count = lines.count
    addRows(of: .favourites, under: words.search.favourites)
    addRows(of: .recents, under: words.search.recents)
    addRows(of: .suggestions, under: words.board.start.withCapital)
    if lines.count > count { offersLine = count == 0 ? 0 : count + 1 }
  }

  /// Adds what helps where nothing matches: what can be typed, and the places that match the
  /// beginning of the text.
  private mutating func addHelp(_ words: Words) {
    lines.append(.space)
    remark(words.search.placeholder.withCapital)
    addRows(of: .similar, under: state.found?.beginning.map { $0.text + "…" })
  }

  private mutating func addIndexStatus(_ words: Words) {
    switch state.index {
    case .ready: break
    case .building(let share): remark(words.building(share))
    case .missing, .unusable: words.text(for: state.index).map { remark($0) }
    }
  }

  private mutating func addNoMatch(_ words: Words) {
    if state.found?.isPostalCode == true { return remark(words.search.postalCode) }
    if state.found?.isOffTheGlobe == true {
      return remark(words.commandLine.coordinateOffGlobe(state.field.inSentence))
    }
    switch state.online {
    case .found(let places) where places.isEmpty:
      remark(words.search.noMatchAnywhere(state.field.inSentence))
    case .found: break
    case .idle, .requesting, .failed:
      if state.index == .ready { remark(words.search.noMatch(state.field.inSentence)) }
    }
  }

  private mutating func addOnline(_ words: Words) {
    guard let provider = state.context.geocoder else { return }
    let heading = words.search.online(provider.displayName)
    switch state.online {
    case .idle: break
    case .requesting:
      addHeading(heading)
      remark(words.search.searchingOnline)
    case .found: addRows(of: .online, under: heading)
    case .failed(let failure):
      let reason = words.errors.describe(failure.error, failure.provider, nil).short
      addHeading(heading)
      remark(words.search.onlineFailed(reason))
    }
  }

  private mutating func addRows(of group: SearchRow.Group, under heading: String?) {
    let rows = state.rows.indices.filter { state.rows[$0].group == group }
    guard !rows.isEmpty else { return }
    if let heading { addHeading(heading) }
    lines += rows.map(Line.row)
  }

  private mutating func addHeading(_ text: String) {
    if !lines.isEmpty { lines.append(.space) }
    lines.append(.heading(text))
  }

  private mutating func remark(_ text: String) {
    lines += TextWrap.lines(text, width: layout.size.width - 4).map(Line.remark)
  }

  // MARK: - Showing

  /// Returns the list as a widget; `draw` draws one line.
  func list(
    _ draw: @escaping (_ grid: inout Grid, _ area: Rect, _ line: Line, _ isChosen: Bool) -> Void =
      { _, _, _, _ in }
  ) -> ListView {
    let line =
      state.choosesOnline
      ? lines.firstIndex(of: .online) ?? lines.count - 1
      : state.row(at: state.selection).flatMap { lines.firstIndex(of: .row($0)) }
    let chosen = max(0, line ?? 0)
    return ListView(count: lines.count, state: ListState(selected: chosen, offset: state.scroll)) {
      grid, area, index, isSelected in
      draw(&grid, area, lines[index], isSelected)
    }
  }

  /// Returns the selection under a cell; nil if there is none.
  func selection(at point: Point) -> Int? {
    if onlineRow?.contains(point) == true { return state.onlineSelection }
    guard let index = list().index(at: point, in: layout.list) else { return nil }
    return switch lines[index] {
    case .row(let row): state.selection(ofRow: row)
    case .online: state.onlineSelection
    case .heading, .remark, .space: nil
    }
  }

  /// The row of the line that requests the geocoder, below the matches and always in sight; nil if
  /// no geocoder can be requested or the line is one of the list.
  var onlineRow: Rect? {
    guard state.offersOnline, !lines.contains(.online) else { return nil }
    let area = layout.list
    let below = lines.isEmpty ? 0 : lines.count + 1
    return Rect(x: area.x, y: area.y + min(below, area.height), width: area.width, height: 1)
  }

  /// The first visible line. The chosen row is in sight, and so is its heading if the row is the
  /// first one under it.
  var scroll: Int {
    let height = layout.list.height
    var state = list().state
    let chosen = state.selected
    var first = chosen
    while first > 0, !isRow(first - 1), chosen - first + 1 < height { first -= 1 }
    state.offset = min(state.offset, first)
    return state.firstVisible(count: lines.count, height: height)
  }

  private func isRow(_ index: Int) -> Bool {
    if case .row = lines[index] { true } else { false }
  }
}
