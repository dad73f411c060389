import MVI
import TerminalUI
import WeatherModel

@testable import WeatherFeature

extension AppReducer {
  /// Reduces an action and all that it brings about at once; nothing runs and nothing waits.
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
  /// What the store would reduce before it does anything else.
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
  /// What is known of the place on the page, for tests to put something there.
  var shown: Forecast {
    get { forecast ?? Forecast() }
    set { if let place = page.place { forecasts.entries[place.id] = newValue } }
  }
}
