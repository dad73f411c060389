public import MVI
public import WeatherModel

/// What happens to the weather field of the map.
public enum FieldAction: Sendable, Equatable {
  /// Show the layer so many further on.
  case layerStepped(Int)
  /// Show a layer.
  case layerChosen(MapLayer)
  /// Show the value at a place, or no longer where it is shown already.
  case pointed(Coordinate)
  /// Show the value of a town, from which arrow keys lead to others; `nil` to move the map again.
  case townChosen(Coordinate?)
  /// Another part of the world came in sight, on the map at full size or on the page's; `nil` where no
  /// field is shown any more.
  case appeared(FieldRequest?, isWhole: Bool)
  /// What is cached of a field.
  case cached(FieldRequest, WeatherField?)
  /// No key has moved the map for a moment.
  case rested
  /// A minute has passed.
  case refresh
  /// The provider responded.
  case received(FieldRequest, Result<WeatherField, WeatherFailure>)
}

/// Reads the cached field of what is in sight, and requests what is missing once the map rests.
public struct FieldReducer: ReducerProtocol {
  /// The field with what its requests depend on.
  public struct State: Equatable, Sendable {
    /// The field.
    public var field: FieldState
    /// What the footer says of the last key.
    public var statusMessage: StatusMessage?
    /// Whether nothing may be requested over the network.
    let isOffline: Bool
    /// The clock.
    let now: Date
  }

  enum EffectID: Hashable, Sendable { case cached, rest }

  /// A map that no key has moved for so long is at rest.
  static let restDelay = Duration.milliseconds(400)
  /// The page's map requests a field after so long in sight: most pages are left before.
  static let panelDelay = Duration.seconds(3)
  /// A request that failed is repeated after so long, in seconds.
  static let retryDelay: TimeInterval = 120

  @Inject(\.fields) private var client

  /// A reducer over the container's client.
  public init() {}

  /// Moves the field on by one action.
  public func reduce(state: inout State, action: FieldAction) -> EffectType<FieldAction> {
    switch action {
    case .layerStepped(let steps):
      state.field.layer = state.field.layer.moved(by: steps)
    case .layerChosen(let layer):
      state.field.layer = layer
    case .pointed(let place):
      state.field.pointer = state.field.pointer == place ? nil : place
    case .townChosen(let town):
      state.field.pointer = town
      state.field.isChoosingTown = town != nil
    case .appeared(let request, let isWhole):
      return appear(request, isWhole: isWhole, &state)
    case .cached(let request, let field):
      return receiveCached(field, of: request, &state)
    case .rested:
      return ask(&state)
    case .refresh:
      return refresh(&state)
    case .received(let request, let result):
      receive(result, of: request, &state)
    }
    return .none
  }

  private func appear(
    _ request: FieldRequest?, isWhole: Bool, _ state: inout State
  ) -> EffectType<FieldAction> {
    state.field.request = request
    if !isWhole { (state.field.pointer, state.field.isChoosingTown) = (nil, false) }
    (state.field.isLoading, state.field.failure) = (false, nil)
    guard let request else { return .cancel(id: EffectID.rest) }
    // The last field stays while the next one is on its way, unless it is another provider's.
    if state.field.field?.provider != request.provider { state.field.field = nil }
    let client = client
    // The page's map has rested before.
    let delay = isWhole ? Self.restDelay : Self.panelDelay - Self.restDelay
    return .merge(
      .run(id: EffectID.cached, cancelInFlight: true) { send in
        await send(.cached(request, await client.cached(request)))
      },
      EffectType<FieldAction>.send(.rested).debounce(id: EffectID.rest, for: delay))
  }

  private func receiveCached(
    _ field: WeatherField?, of request: FieldRequest, _ state: inout State
  ) -> EffectType<FieldAction> {
    guard request == state.field.request, let field else { return .none }
    // Points that are missing would leave holes where the last field has none.
    guard field.isComplete || state.field.field == nil else { return .none }
    state.field.field = field
    return isFresh(state) ? .cancel(id: EffectID.rest) : .none
  }

  private func isFresh(_ state: State) -> Bool {
    guard let field = state.field.field, field.isComplete,
      field.lattice == state.field.request?.lattice
    else { return false }
    return state.now.timeIntervalSince(field.receivedAt) < WeatherField.freshFor
  }

  private func ask(_ state: inout State) -> EffectType<FieldAction> {
    guard let request = state.field.request, !isFresh(state),
      !state.isOffline || request.provider == .sample
    else { return .none }
    state.field.isLoading = true
    state.field.requestedAt = state.now
    let client = client
    // A request that the map has moved away from goes on: its points are cached for the next one.
    return .run { send in
      do throws(WeatherFailure) {
        await send(.received(request, .success(try await client.field(request))))
      } catch {
        await send(.received(request, .failure(error)))
      }
    }
  }

  /// Requests a field again that is no longer fresh, and one that failed a while ago.
  private func refresh(_ state: inout State) -> EffectType<FieldAction> {
    guard !state.field.isLoading else { return .none }
    let since = state.field.requestedAt.map { abs(state.now.timeIntervalSince($0)) }
    return since ?? .infinity < Self.retryDelay ? .none : ask(&state)
  }

  private func receive(
    _ result: Result<WeatherField, WeatherFailure>, of request: FieldRequest, _ state: inout State
  ) {
    guard request == state.field.request else { return }
    state.field.isLoading = false
    switch result {
    case .success(let field):
      state.field.field = field
      state.field.failure = nil
    case .failure(let failure):
      guard failure.error != .cancelled else { return }
      if state.field.failure != failure { state.statusMessage = .failed(failure, at: state.now) }
      state.field.failure = failure
    }
  }
}
