import MVI
import TerminalUI
import WeatherModel

@testable import WeatherFeature

extension AppReducer {
  /// Reduces an action and all actions that follow immediately. No effect runs.
  func settle(_ state: inout AppState, _ action: AppAction) {
    let effect = reduce(state: &state, action: action)
    for next in effect.immediateActions { settle(&state, next) }
  }

  /// Presses keys one after the other.
  func press(_ keys: [Key], _ state: inout AppState) {
    for key in keys { settle(&state, .input(.key(key))) }
  }
}

extension EffectType {
  /// The actions that the store would reduce before anything else.
  fileprivate var immediateActions: [Action] {
    switch operation {
    case .send(let action): [action]
    case .merge(let effects), .concatenate(let effects): effects.flatMap(\.immediateActions)
    case .cancellable(_, _, let effect): effect.immediateActions
    case .none, .run, .cancel, .delay: []
    }
  }
}

extension AppState {
  /// The forecast of the place on the page, for tests to modify.
  var shown: Forecast {
    get { forecast ?? Forecast() }
    set { if let place = page.place { forecasts.entries[place.id] = newValue } }
  }
}
