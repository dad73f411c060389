import CitySearch
import MVI
import TerminalUI
import WeatherModel
import WeatherWords

/// The reducer of the search: it filters the city list with every key, and requests the geocoder
/// when the list has few matches.
struct SearchReducer: FeatureReducer {
  /// The maximum number of rows of a result, more than a user scrolls through.
  static let maxRows = 1000
  /// The debounce delay of the geocoder.
  static let pause = Duration.milliseconds(300)

  enum EffectID: Hashable, Sendable { case online }

  @Inject(\.cities) private var cities
  @Inject(\.geocodingClient) private var geocoder

  func reduce(
    _ state: inout SearchState, _ layout: SearchLayout, _ action: SearchAction
  ) -> EffectType<SearchAction> {
    switch action {
    case .input(let event):
      return handle(event, layout, &state)
    case .searchAgain:
      searchAgain(layout, &state)
    case .rested:
      state.isAtRest = true
      extend(SearchLayout(layout.frame, isAtRest: true), &state)
    case .onlineRequested:
      state.online = .requesting
    case .onlineAnswered(.success(let places)):
      let wasWithoutMatch = state.isWithoutMatch
      state.online = .found(additions(places, to: state))
      if wasWithoutMatch, !state.isWithoutMatch { (state.selection, state.scroll) = (0, 0) }
      state.arrange(offering: layout.list.height)
    case .onlineAnswered(.failure(let failure)):
      state.online = .failed(failure)
    case .chosen, .favouriteToggled, .dismissed:
      break
    }
    return .none
  }

  // MARK: - Keys and clicks

  private func handle(
    _ event: InputEvent, _ layout: SearchLayout, _ state: inout SearchState
  ) -> EffectType<SearchAction> {
    switch event {
    case .key(.escape, _), .key(.control("c"), _), .key(.control("g"), _):
      return .send(.dismissed)
    case .key(.enter, _):
      return open(state)
    case .key(.control("f"), _):
      return toggleFavourite(state)
    case .key(.up, _), .key(.control("p"), _):
      move(&state, -1, layout)
    case .key(.down, _), .key(.control("n"), _):
      move(&state, 1, layout)
    case .key(.pageUp, _):
      move(&state, 1 - layout.list.height, layout)
    case .key(.pageDown, _):
      move(&state, layout.list.height - 1, layout)
    case .key(let key, let modifiers):
      return edit(&state, layout) { $0.handle(key, modifiers) }
    case .paste(let text):
      return edit(&state, layout) { $0.insert(text) }
    case .mouse(let mouse):
      return handle(mouse, layout, &state)
    case .resize, .background, .exactColors, .pictures:
      break
    }
    return .none
  }

  private func handle(
    _ mouse: MouseEvent, _ layout: SearchLayout, _ state: inout SearchState
  ) -> EffectType<SearchAction> {
    switch mouse.kind {
    case .wheelUp: move(&state, -3, layout)
    case .wheelDown: move(&state, 3, layout)
    case .drag, .release: break
    case .press:
      guard let selection = SearchLines(state, layout).selection(at: mouse.position) else { break }
      let wasChosen = selection == state.selection
      select(selection, layout, &state)
      if state.choosesOnline { return open(state) }
      if mouse.position.x >= layout.starX - 1 { return toggleFavourite(state) }
      if wasChosen { return open(state) }
    }
    return .none
  }

  private func move(_ state: inout SearchState, _ steps: Int, _ layout: SearchLayout) {
    select(max(0, min(state.lastSelection, state.selection + steps)), layout, &state)
    // A key press loads only the visible rows; scrolling down loads the next ones.
    if let found = state.found, state.selection + Self.page(layout) >= found.places.count,
      found.places.count < min(found.total, Self.maxRows)
    {
      searchAgain(layout, &state, rows: min(found.places.count * 2, Self.maxRows))
    }
  }

  /// The number of rows loaded below the visible ones.
  private static let spareRows = 2

  private static func page(_ layout: SearchLayout) -> Int { max(10, layout.list.height) }

  private func select(_ selection: Int, _ layout: SearchLayout, _ state: inout SearchState) {
    state.selection = selection
    state.scroll = SearchLines(state, layout).scroll
  }

  private func open(_ state: SearchState) -> EffectType<SearchAction> {
    if state.choosesOnline { return searchOnline(state, for: .zero) }
    guard let row = state.chosen else { return .none }
    return .send(.chosen(row.place, discovery: discovery(row, state)))
  }

  private func toggleFavourite(_ state: SearchState) -> EffectType<SearchAction> {
    guard let row = state.chosen else { return .none }
    return .send(.favouriteToggled(row.place, discovery: discovery(row, state)))
  }

  /// Returns the place of a row that was found online, to be stored so that it can be found offline
  /// later.
  private func discovery(_ row: SearchRow, _ state: SearchState) -> DiscoveredPlace? {
    row.group == .online ? DiscoveredPlace(place: row.place, query: state.field.text) : nil
  }

  // MARK: - Searching

  private func edit(
    _ state: inout SearchState, _ layout: SearchLayout,
    _ change: (inout TextFieldState) -> Void
  ) -> EffectType<SearchAction> {
    let before = state.field.text
    change(&state.field)
    let text = state.field.text
    guard text != before else { return .none }
    let offersLine = state.isAtRest ? state.offersLine : nil
    (state.isAtRest, state.offersLine) = (false, nil)
    let first = state.found?.places.first
    let continues =
      !before.isEmpty && text.hasPrefix(before)
      && (text.last?.isWhitespace == false || first?.continuesWithSpace == true)
    state.leader = continues ? first?.place : nil
    state.selection = 0
    state.scroll = 0
    state.online = .idle
    search(
      SearchLayout(layout.frame), &state,
      beginning: state.found?.beginning(of: text, after: before))
    keepOffers(at: offersLine, layout, &state)
    let isEnough = state.found?.beginningCount ?? 0 >= PlaceFinder.geocoderThreshold
    guard state.field.text.count(where: \.isLetter) >= 2, !isEnough else {
      return .cancel(id: EffectID.online)
    }
    return searchOnline(state, for: Self.pause)
  }

  private func search(
    _ layout: SearchLayout, _ state: inout SearchState, rows: Int? = nil,
    beginning: FoundPlaces.Beginning? = nil
  ) {
    let query = PlaceQuery(
      state.field.text, limit: max(rows ?? 0, Self.page(layout) + Self.spareRows),
      preferred: state.favourites + state.recents, language: state.context.language.code,
      near: state.context.origin, leader: state.leader, isTyped: true, beginning: beginning)
    state.found = query.text.isEmpty ? nil : cities.search(query)
    state.arrange(offering: layout.list.height)
  }

  /// Fills the rows of the list with further matches or offers.
  private func extend(_ layout: SearchLayout, _ state: inout SearchState) {
    let rows = layout.list.height
    if let found = state.found, found.places.count < min(found.total, rows) {
      searchAgain(layout, &state, rows: rows)
    } else {
      state.arrange(offering: rows)
    }
    var moved = state
    moved.offersLine = nil
    let line = SearchLines(moved, layout).offersLine
    if let line, let kept = state.offersLine, kept - line <= Self.maxGap { return }
    state.offersLine = line
  }

  /// The maximum number of further blank lines above offers that stay where they are.
  private static let maxGap = 3

  /// Keeps the offers where they are if the matches end above them, so that the key sends none.
  private func keepOffers(
    at line: Int?, _ layout: SearchLayout, _ state: inout SearchState
  ) {
    guard let line, let found = state.found, found.places.count >= found.total else { return }
    var kept = state
    (kept.isAtRest, kept.offersLine) = (true, line)
    kept.arrange(offering: layout.list.height)
    if SearchLines(kept, layout).offersLine == line { state = kept }
  }

  /// Repeats the search, keeps the selection, and removes online results that the list now has.
  private func searchAgain(
    _ layout: SearchLayout, _ state: inout SearchState, rows: Int? = nil
  ) {
    let chosen = state.chosen?.place.id
    search(layout, &state, rows: rows ?? state.found?.places.count)
    if case .found(let places) = state.online {
      state.online = .found(additions(places.map(\.place), to: state))
      state.arrange(offering: layout.list.height)
    }
    if let row = state.rows.firstIndex(where: { $0.place.id == chosen }) {
      select(state.selection(ofRow: row), layout, &state)
    }
  }

  /// Requests the geocoder after the debounce delay; a request for an earlier text is cancelled.
  private func searchOnline(
    _ state: SearchState, for pause: Duration
  ) -> EffectType<SearchAction> {
    let text = state.field.text
    guard let provider = state.context.geocoder else { return .cancel(id: EffectID.online) }
    let geocoder = geocoder
    let language = state.context.language.code
    return EffectType<SearchAction>.run { send in
      await send(.onlineRequested)
      do throws(WeatherFailure) {
        let places = try await geocoder.places(text, provider, language)
        await send(.onlineAnswered(.success(places)))
      } catch {
        if error.error != .cancelled { await send(.onlineAnswered(.failure(error))) }
      }
    }.debounce(id: EffectID.online, for: pause)
  }

  /// Returns the geocoder's places without duplicates and without those that the list found.
  private func additions(_ places: [Place], to state: SearchState) -> [FoundPlace] {
    var known = state.found?.places.map(\.place) ?? []
    var new: [Place] = []
    for place in places where !known.contains(where: { $0.isSame(as: place) }) {
      known.append(place)
      new.append(place)
    }
    return cities.marked(new, state.field.text)
  }
}

extension Place {
  /// Whether two sources mean the same place: the identifiers are the same, the places are less
  /// than 1 km apart, or they share a name and are less than 15 km apart.
  func isSame(as other: Place) -> Bool {
    if id == other.id { return true }
    let kilometres = City(self).kilometres(to: City(other))
    if kilometres < 1 { return true }
    let names = Set([name, localName].compactMap { $0.map(Language.english.foldedName) })
    let others = [other.name, other.localName].compactMap { $0.map(Language.english.foldedName) }
    return kilometres < 15 && others.contains(where: names.contains)
  }
}
