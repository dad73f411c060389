public import MVI
import TerminalUI
import WeatherModel

/// The whole program: the features, each on its part of the state, and what joins them.
public struct AppReducer: ReducerProtocol {
  private let whole: AnyReducer<AppState, AppAction>
  private let program: ProgramReducer

  /// A reducer over the container's clients.
  public init() {
    let program = ProgramReducer()
    self.program = program
    whole = AnyReducer.combine(Self.features + [program])
      .optionalChild(
        state: \.search,
        extract: { (action: AppAction) in
          if case .search(let action) = action { action } else { nil }
        },
        embed: AppAction.search, SearchReducer())
  }

  /// Moves the program on by one action. Input becomes the action that it asks for.
  public func reduce(state: inout AppState, action: AppAction) -> EffectType<AppAction> {
    guard case .input(let event) = action else { return step(&state, action) }
    state.notice = nil
    if case .resize(let size) = event { return step(&state, .resized(size)) }
    return state.action(for: event).map { reduce(state: &state, action: $0) } ?? .none
  }

  private func step(_ state: inout AppState, _ action: AppAction) -> EffectType<AppAction> {
    let before = state
    if case .forecasts = action { state.now = program.now() }
    let effect = whole.reduce(state: &state, action: action)
    return effect.merged(with: program.follow(from: before, &state))
  }
}
