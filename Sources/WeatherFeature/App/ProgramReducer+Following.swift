import MVI
import TerminalUI
import WeatherModel
import WeatherWords

/// What follows from a change, whoever made it: each rule once, for every screen.
extension ProgramReducer {
  func follow(from before: AppState, _ state: inout AppState) -> EffectType<AppAction> {
    fitSearch(from: before, &state)
    return .merge([
      followRoom(from: before, state), followSettings(from: before, state),
      followPlaces(from: before, state), remember(since: before, state),
      keepMoving(&state) ?? .none,
    ])
  }

  /// The pane knows its size, by which it knows what a page is and where a click went.
  private func fitSearch(from before: AppState, _ state: inout AppState) {
    guard state.search != nil else { return }
    let isNew = before.search == nil || PageLayout.Inputs(before) != PageLayout.Inputs(state)
    guard isNew else { return }
    let size = PageLayout(of: state).pane?.size
    state.search?.size = size ?? .zero
  }

  private func followRoom(from before: AppState, _ state: AppState) -> EffectType<AppAction> {
    let page: EffectType<AppAction> = state.size == before.size ? .none : .send(.page(.resized))
    guard state.board.isShown, before.board.isShown else { return page }
    // Rows do not jump about while answers come in.
    let isSorted =
      state.board.order == .temperature && !state.forecasts.isLoading
      && state.forecasts.entries != before.forecasts.entries
    let isStale = state.size != before.size || state.settings != before.settings || isSorted
    return isStale ? .merge(page, .send(.board(.rearrange))) : page
  }

  private func followSettings(from before: AppState, _ state: AppState) -> EffectType<AppAction> {
    if state.settings.provider != before.settings.provider {
      return .send(.forecasts(.providerChanged))
    }
    return state.settings.language == before.settings.language
      ? .none : .send(.forecasts(.languageChanged))
  }

  /// Places that come on the screen are shown with what is known, and asked for when that is old.
  private func followPlaces(from before: AppState, _ state: AppState) -> EffectType<AppAction> {
    let known = Set(before.placesInSight.map(\.id))
    let new = state.placesInSight.filter { !known.contains($0.id) }
    return new.isEmpty ? .none : .send(.forecasts(.appeared(new)))
  }

  private func remember(since before: AppState, _ state: AppState) -> EffectType<AppAction> {
    let remembered = state.remembered
    guard remembered != before.remembered else { return .none }
    let remember = remember
    return .run { _ in remember(remembered) }
  }
}
