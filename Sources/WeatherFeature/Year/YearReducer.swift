import MVI
public import WeatherModel

/// Walks through the weeks of the year.
struct YearReducer: FeatureReducer {
  /// What it reads of the rest of the program.
  struct Context: Equatable, Sendable {
    /// Whose year opens; nil for the place on the page.
    let place: Place?
    /// The week of today at the place that is shown.
    let thisWeek: Int
    /// How far the charts scroll.
    let lastScroll: Int

    init(_ state: AppState) {
      place = state.boardHasKeys ? state.board.selected : nil
      let slice = YearSlice(state)
      thisWeek = slice.map { ClimateNormals.week(of: $0.today) } ?? 0
      lastScroll = slice.map { YearLayout($0).lastScroll } ?? 0
    }
  }

  func reduce(
    _ state: inout YearState?, _ context: Context, _ action: YearAction
  ) -> EffectType<YearAction> {
    switch action {
    case .opened:
      state = state ?? YearState(place: context.place)
    case .dismissed:
      state = nil
    case .moved(let weeks):
      guard let shown = state else { break }
      let count = ClimateNormals.weekCount
      let week = (shown.week ?? context.thisWeek) + weeks
      state?.week = ((week % count) + count) % count
    case .chosen(let week):
      state?.week = max(0, min(ClimateNormals.weekCount - 1, week))
    case .today:
      state?.week = nil
    case .scrolled(let rows):
      guard let scroll = state?.scroll else { break }
      state?.scroll = max(0, min(context.lastScroll, scroll + rows))
    }
    return .none
  }
}

/// The year at a place, while it is on the screen.
public struct YearState: Equatable, Sendable {
  /// The place; nil for the one on the page.
  public var place: Place?
  /// The chosen week of the year, from 0; nil for that of today.
  public var week: Int?
  /// Rows of the charts above the window.
  public var scroll = 0

  /// The year at a place, at the week of today.
  public init(place: Place? = nil) {
    self.place = place
  }
}

/// What happens in the year at a place.
public enum YearAction: Equatable, Sendable {
  /// It opens.
  case opened
  /// Selects the week that follows by a number of weeks, wrapping around the year.
  case moved(Int)
  /// A week of the year is chosen.
  case chosen(Int)
  /// The week of today is chosen.
  case today
  /// The charts move by rows.
  case scrolled(Int)
  /// It closes.
  case dismissed
}
