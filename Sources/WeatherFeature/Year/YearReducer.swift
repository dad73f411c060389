import MVI
public import WeatherModel

/// The reducer of the year at a place, which steps through its weeks.
struct YearReducer: FeatureReducer {
  /// The inputs from other parts of the state.
  struct Context: Equatable, Sendable {
    /// The place whose year opens; nil for the one on the page.
    let place: Place?
    /// The current week at the displayed place.
    let thisWeek: Int
    /// The maximum scroll position of the charts.
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

/// The year at a place while it is on the screen.
public struct YearState: Equatable, Sendable {
  /// The place; nil for the one on the page.
  public var place: Place?
  /// The chosen week of the year, from 0; nil for the current one.
  public var week: Int?
  /// The number of rows of the charts scrolled off the top.
  public var scroll = 0
}

/// The actions of the year at a place.
public enum YearAction: Equatable, Sendable {
  /// The year was opened.
  case opened
  /// Selects the week that follows by a number of weeks, wrapping around the year.
  case moved(Int)
  /// A week of the year was chosen.
  case chosen(Int)
  /// The current week was chosen.
  case today
  /// The charts were scrolled by rows.
  case scrolled(Int)
  /// The year was closed.
  case dismissed
}
