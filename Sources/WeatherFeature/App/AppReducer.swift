public import MVI
import TerminalUI
import WeatherModel

/// The reducer of the whole program. It runs each feature's reducer on its part of the state, and
/// ``ProgramReducer``, which connects the features.
public struct AppReducer: ReducerProtocol {
  private let whole: AnyReducer<AppState, AppAction>
  private let program: ProgramReducer

  /// A reducer over the container's clients.
  public init() {
    let program = ProgramReducer()
    self.program = program
    whole = AnyReducer.combine(Self.features + [AnyReducer(program)])
      .optionalChild(
        state: \.search, context: SearchLayout.init(of:),
        extract: { if case .search(let action) = $0 { action } else { nil } },
        embed: AppAction.search, SearchReducer())
  }

  /// Reduces one action. An input event is first translated into its action.
  public func reduce(state: inout AppState, action: AppAction) -> EffectType<AppAction> {
    if case .typed(let text) = action {
      // Reduced immediately, because the next letter may already be waiting.
      let actions = state.layers.compactMap { $0.closing } + [.searchOpened, .search(.input(text))]
      return .merge(actions.map { step(&state, $0) })
    }
    guard case .input(let event) = action else { return step(&state, action) }
    if case .background(let color) = event { return step(&state, .backgroundReported(color)) }
    if case .exactColors(let hasThem) = event {
      state.settings.hasCoarseColors = !hasThem
      return .none
    }
    if event == .pictures { return step(&state, .pictures(.possible)) }
    state.statusMessage = nil
    if case .resize(let size) = event { return step(&state, .resized(size)) }
    return state.action(for: event).map { reduce(state: &state, action: $0) } ?? .none
  }

  private func step(_ state: inout AppState, _ action: AppAction) -> EffectType<AppAction> {
    let before = state
    if state.needsTime(for: action) { state.now = program.now() }
    let effect = whole.reduce(state: &state, action: action)
    return effect.merged(with: program.deriveEffects(from: before, &state))
  }
}

extension AppReducer {
  /// The reducers of the features that are always present, each scoped to its part of the state.
  static var features: [AnyReducer<AppState, AppAction>] {
    [
      ForecastsReducer().scope(
        state: \.forecasts, context: ForecastsContext.init,
        extract: { if case .forecasts(let action) = $0 { action } else { nil } },
        embed: AppAction.forecasts),
      PageReducer().scope(
        state: \.page, context: PageReducer.Context.init,
        extract: { if case .page(let action) = $0 { action } else { nil } },
        embed: AppAction.page),
      BoardReducer().scope(
        state: \.board, context: BoardReducer.Context.init,
        extract: { if case .board(let action) = $0 { action } else { nil } },
        embed: AppAction.board),
      SettingsReducer().scope(
        state: \.preferences, context: { SettingsLayout(size: $0.size) },
        extract: { if case .settings(let action) = $0 { action } else { nil } },
        embed: AppAction.settings),
      WarningsReducer().scope(
        state: \.warnings, context: WarningsReducer.Context.init,
        extract: { if case .warnings(let action) = $0 { action } else { nil } },
        embed: AppAction.warnings),
      YearReducer().scope(
        state: \.year, context: YearReducer.Context.init,
        extract: { if case .year(let action) = $0 { action } else { nil } },
        embed: AppAction.year),
      DatedReducer().scope(
        state: \.dated, context: DatedReducer.Context.init,
        extract: { if case .dated(let action) = $0 { action } else { nil } },
        embed: AppAction.dated),
      LocationReducer().scope(
        state: \.location, context: LocationReducer.Context.init,
        extract: { if case .location(let action) = $0 { action } else { nil } },
        embed: AppAction.location),
      FieldReducer().scope(
        state: \.fields, context: FieldReducer.Context.init,
        extract: { if case .field(let action) = $0 { action } else { nil } },
        embed: AppAction.field),
      RadarReducer().scope(
        state: \.radar, context: RadarReducer.Context.init,
        extract: { if case .radar(let action) = $0 { action } else { nil } },
        embed: AppAction.radar),
      StormReducer().scope(
        state: \.storms, context: StormReducer.Context.init,
        extract: { if case .storms(let action) = $0 { action } else { nil } },
        embed: AppAction.storms),
      HelpReducer().scope(
        state: \.help, context: HelpLayout.init(of:),
        extract: { if case .help(let action) = $0 { action } else { nil } },
        embed: AppAction.help),
    ]
  }
}

extension AppState {
  /// Whether the reducer reads the clock before an action. An action that may lead to a request
  /// needs the current time. Other actions do not change the time, because a new time redraws the
  /// page.
  fileprivate func needsTime(for action: AppAction) -> Bool {
    switch action {
    case .forecasts(.previewed), .forecasts(.spinnerTurned), .forecasts(.noted): false
    case .forecasts(.cached(let places, _)):
      !Set(ForecastsContext(self).wanted.map(\.id)).isDisjoint(with: places.map(\.id))
    case .forecasts, .field(.rested), .field(.cached), .field(.received), .radar(.received),
      .storms(.cached), .storms(.received):
      true
    default: false
    }
  }
}
