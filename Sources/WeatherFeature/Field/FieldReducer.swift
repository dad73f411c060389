import MVI
public import WeatherModel

/// The actions of the map's weather field.
public enum FieldAction: Sendable, Equatable {
  /// Shows the layer a number of positions further on.
  case layerStepped(Int)
  /// Shows a layer.
  case layerChosen(MapLayer)
  /// Shows the value at a place, or hides it if it is already shown.
  case pointed(Coordinate)
  /// Shows the value of a town, from which the arrow keys move to others; `nil` to move the map
  /// again.
  case townChosen(Coordinate?)
  /// Another part of the world became visible, on the full-size map or on that of the page; `nil`
  /// if no field is shown any more.
  case appeared(FieldRequest?, isWhole: Bool)
  /// The cached field was loaded.
  case cached(FieldRequest, WeatherField?)
  /// The map has not moved for a while.
  case rested
  /// A minute has passed.
  case refresh
  /// A status message for the footer.
  case noted(StatusMessage)
  /// The provider responded.
  case received(FieldRequest, Result<WeatherField, WeatherFailure>)
}

/// The inputs from other parts of the state to the reducers that request what a map shows.
struct RequestContext: Equatable, Sendable {
  /// Whether network requests are disabled.
  let isOffline: Bool
  /// The current time.
  let now: Date
}

extension RequestContext {
  init(_ state: AppState) { self.init(isOffline: state.settings.isOffline, now: state.now) }
}

/// Loads the cached field of the visible map, and requests missing points once the map has stopped
/// moving.
struct FieldReducer: FeatureReducer {
  typealias Context = RequestContext

  enum EffectID: Hashable, Sendable { case cached, rest }

  /// The time without key presses after which the map counts as stopped.
  static let restDelay = Duration.milliseconds(400)
  /// The time for which the page's map must be visible before the reducer requests a field, because
  /// users leave most pages sooner.
  static let panelDelay = Duration.seconds(3)
  /// The delay in seconds before a failed request is repeated.
  static let retryDelay: TimeInterval = 120

  @Inject(\.fields) private var client

  func reduce(
    _ state: inout FieldState, _ context: Context, _ action: FieldAction
  ) -> EffectType<FieldAction> {
    switch action {
    case .layerStepped(let steps):
      state.layer = state.layer.moved(by: steps)
    case .layerChosen(let layer):
      state.layer = layer
    case .pointed(let place):
      state.pointer = state.pointer == place ? nil : place
    case .townChosen(let town):
      state.pointer = town
      state.isChoosingTown = town != nil
    case .appeared(let request, let isWhole):
      return appear(request, isWhole: isWhole, &state)
    case .cached(let request, let field):
      return receiveCached(field, of: request, context, &state)
    case .rested:
      state.isMoving = false
      return load(context, &state)
    case .refresh:
      return refresh(context, &state)
    case .received(let request, let result):
      return receive(result, of: request, context, &state)
    case .noted:
      break
    }
    return .none
  }

  private func appear(
    _ request: FieldRequest?, isWhole: Bool, _ state: inout FieldState
  ) -> EffectType<FieldAction> {
    state.request = request
    if !isWhole { (state.pointer, state.isChoosingTown) = (nil, false) }
    (state.isLoading, state.failure) = (false, nil)
    state.isMoving = request != nil
    guard let request else { return .cancel(id: EffectID.rest) }
    // The last field stays visible while the next one is loading, unless it is from another
    // provider.
    if state.field?.provider != request.provider { state.field = nil }
    let client = client
    // The page's map has already been still for `restDelay`.
    let delay = isWhole ? Self.restDelay : Self.panelDelay - Self.restDelay
    return .merge(
      .run(id: EffectID.cached, cancelInFlight: true) { send in
        await send(.cached(request, await client.cached(request)))
      },
      EffectType<FieldAction>.send(.rested).debounce(id: EffectID.rest, for: delay))
  }

  private func receiveCached(
    _ field: WeatherField?, of request: FieldRequest, _ context: Context, _ state: inout FieldState
  ) -> EffectType<FieldAction> {
    guard request == state.request, let field else { return .none }
    // An incomplete field would show holes that the last field does not have.
    guard field.isComplete || state.field == nil else { return .none }
    state.field = field
    guard isFresh(context, state) else { return .none }
    state.isMoving = false
    return .cancel(id: EffectID.rest)
  }

  private func isFresh(_ context: Context, _ state: FieldState) -> Bool {
    guard let field = state.field, field.isComplete,
      field.lattice == state.request?.lattice
    else { return false }
    return context.now.timeIntervalSince(field.receivedAt) < WeatherField.freshFor
  }

  private func load(_ context: Context, _ state: inout FieldState) -> EffectType<FieldAction> {
    guard let request = state.request, !isFresh(context, state),
      !context.isOffline || request.provider == .sample
    else { return .none }
    state.isLoading = true
    state.requestedAt = context.now
    let client = client
    // A request for a part of the map that is no longer visible continues, and its points are
    // cached for later.
    return .run { send in
      do throws(WeatherFailure) {
        await send(.received(request, .success(try await client.field(request))))
      } catch {
        await send(.received(request, .failure(error)))
      }
    }
  }

  /// Requests a field again if it is no longer fresh or its request failed a while ago.
  private func refresh(_ context: Context, _ state: inout FieldState) -> EffectType<FieldAction> {
    guard !state.isLoading, !state.isMoving else { return .none }
    let since = state.requestedAt.map { abs(context.now.timeIntervalSince($0)) }
    return since ?? .infinity < Self.retryDelay ? .none : load(context, &state)
  }

  private func receive(
    _ result: Result<WeatherField, WeatherFailure>, of request: FieldRequest, _ context: Context,
    _ state: inout FieldState
  ) -> EffectType<FieldAction> {
    guard request == state.request else { return .none }
    state.isLoading = false
    switch result {
    case .success(let field):
      state.field = field
      state.failure = nil
    case .failure(let failure):
      guard failure.error != .cancelled else { break }
      guard state.failure != failure else { break }
      state.failure = failure
      return .send(.noted(.failed(failure, at: context.now)))
    }
    return .none
  }
}
