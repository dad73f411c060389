import MVI
import TerminalUI
import WeatherModel
import WeatherWords

/// Where am I: asks the person once, then the system.
extension AppReducer {
  /// The key was pressed.
  func askWhereIAm(_ state: inout AppState) -> EffectType<AppAction> {
    switch state.settingsContext.location {
    case true?: return look(&state)
    case false?: state.notice = state.settings.language.words.location.notAllowed
    case nil:
      state.location = .question
      state.locationScroll = 0
    }
    return .none
  }

  /// A key or a click while the question, or the looking, lies over the page.
  func takeInLocation(_ event: InputEvent, _ state: inout AppState) -> EffectType<AppAction> {
    if state.location == .question, let rows = AppKeys.rows(of: event, page: state.size.height - 3)
    {
      let last = LocationView(LocationView.Slice(state)).lastScroll
      state.locationScroll = max(0, min(last, state.locationScroll + rows))
      return .none
    }
    guard case .key(let key, _) = event else { return .none }
    switch (state.location, key.onLatinLayout) {
    case (_, .control("c")):
      state.isQuitting = true
    case (.question?, .enter), (.question?, .character("y")):
      keep(true, &state)
      return look(&state)
    case (.question?, .character("n")):
      keep(false, &state)
      state.location = nil
    case (_, .escape), (_, .character(".")), (_, .character("q")):
      state.location = nil
      return .cancel(id: EffectID.location)
    default:
      break
    }
    return .none
  }

  func reduceLocation(
    _ action: LocationAction, _ state: inout AppState
  ) -> EffectType<AppAction> {
    guard case .answered(let result) = action, state.location == .looking else { return .none }
    state.location = nil
    let words = state.settings.language.words
    switch result {
    case .failure(let error):
      state.notice = words.location.failure(error)
      return .none
    case .success(let location):
      let format = WeatherFormat(units: state.settings.units, words: words)
      let here = HerePlace(location, nearest: cities.nearest(location.coordinate), format: format)
      return open(here.place, &state)
    }
  }

  /// The settings show the answer, and take it back.
  private func keep(_ answer: Bool, _ state: inout AppState) {
    state.settingsContext.location = answer
    state.settingsContext.sources[.location] = .saved
    state.settingsContext.chosen[.location] = .location(answer)
  }

  private func look(_ state: inout AppState) -> EffectType<AppAction> {
    state.location = .looking
    let location = location
    return EffectType<AppAction>.run { send in
      do throws(LocationError) {
        await send(.location(.answered(.success(try await location.locate()))))
      } catch {
        await send(.location(.answered(.failure(error))))
      }
    }.cancellable(id: EffectID.location, cancelInFlight: true)
  }
}
