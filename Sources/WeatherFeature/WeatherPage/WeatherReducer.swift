public import Foundation
public import MVI
import WeatherModel
import WeatherWords

/// Loads a place's weather and moves about its page.
public struct WeatherReducer: ReducerProtocol {
  /// The state with what the page needs of the rest of the program.
  public struct State: Equatable, Sendable {
    /// The page.
    public var page: WeatherState
    /// How things are shown and asked for.
    public var settings: DisplaySettings
    /// The clock.
    public var now: Date
  }

  enum EffectID: Hashable, Sendable { case load, spinner, air }

  @Inject(\.weatherClient) private var client
  @Inject(\.forecastCache) private var cache
  @Inject(\.cities) private var cities
  @Inject(\.now) private var now

  /// A reducer over the container's clients.
  public init() {}

  /// Moves the page on by one action.
  public func reduce(state: inout State, action: WeatherAction) -> EffectType<WeatherAction> {
    switch action {
    case .open(let place):
      return open(place, nil, &state)
    case .openKnown(let place, let report):
      return open(place, report, &state)
    case .providerChanged:
      return changeProvider(&state)
    case .reload:
      state.now = now()
      return load(&state)
    case .answered(let request, let result):
      guard request.place.id == state.page.place?.id,
        request.provider == state.settings.provider
      else { return .none }
      return take(result, &state)
    case .airAnswered(let request, let air):
      return take(air, for: request, &state)
    case .townsAvailable:
      findTowns(&state)
      return .none
    case .spinnerTurned:
      guard state.page.status == .loading else { return .none }
      state.page.spinner = (state.page.spinner ?? -1) + 1
      return spin(after: .milliseconds(120))
    default:
      let window = state.page.map
      PageMovement.move(&state, by: action)
      if state.page.map != window { findTowns(&state) }
      return .none
    }
  }

  /// Shows what is kept or known of a place, the newer of both, and asks when that is not fresh.
  private func open(
    _ place: Place, _ known: WeatherReport?, _ state: inout State
  ) -> EffectType<WeatherAction> {
    state.now = now()
    if state.page.place?.id != place.id {
      let focus = state.page.focus
      state.page = WeatherState()
      state.page.focus = focus == .map || focus == .detail ? .current : focus
    }
    state.page.place = place
    if state.page.report?.provider != state.settings.provider {
      state.page.report = cached(place, settings: state.settings)
    }
    if let known, known.provider == state.settings.provider, state.page.isStale(at: state.now) {
      state.page.report = state.page.report?.merged(with: known) ?? known
      state.page.status = .idle
    }
    findTowns(&state)
    return state.page.isStale(at: state.now) ? load(&state) : completeAir(state)
  }

  /// An answer for many places at once says nothing of the air; the page asks for that alone.
  private func completeAir(_ state: State) -> EffectType<WeatherAction> {
    guard let report = state.page.report, report.airQuality == nil, !state.settings.isOffline,
      report.provider != .sample
    else { return .none }
    let request = WeatherRequest(
      place: report.place, provider: report.provider, language: state.settings.language.code)
    let client = client
    return .run(id: EffectID.air, cancelInFlight: true) { send in
      if let air = await client.air(request) { await send(.airAnswered(request, air)) }
    }
  }

  private func take(
    _ air: AirQuality, for request: WeatherRequest, _ state: inout State
  ) -> EffectType<WeatherAction> {
    guard var report = state.page.report, report.airQuality == nil,
      report.place.id == request.place.id, report.provider == request.provider
    else { return .none }
    report.airQuality = air
    state.page.report = report
    let cache = cache
    return .run { [report] _ in cache.save(report) }
  }

  private func changeProvider(_ state: inout State) -> EffectType<WeatherAction> {
    state.now = now()
    state.page.report = state.page.place.flatMap { cached($0, settings: state.settings) }
    state.page.status = .idle
    state.page.spinner = nil
    state.page.failures = 0
    state.page.failingSince = nil
    if state.page.isStale(at: state.now) { return load(&state) }
    return .merge(.cancel(id: EffectID.load), .cancel(id: EffectID.spinner))
  }

  /// The towns of the part of the world that the map shows, a little more than it has room for.
  func findTowns(_ state: inout State) {
    guard let place = state.page.place else { return }
    let box = state.page.map.box(around: place)
    state.page.towns = cities.towns(
      MapBox(
        south: box.south, west: box.westernmost, north: box.north, east: box.easternmost), 100)
  }

  private func cached(_ place: Place, settings: DisplaySettings) -> WeatherReport? {
    settings.provider == .sample ? nil : cache.load(place.id, settings.provider)
  }

  private func load(_ state: inout State) -> EffectType<WeatherAction> {
    guard let place = state.page.place else { return .none }
    let provider = state.settings.provider
    state.page.askedAt = state.now
    if state.settings.isOffline, provider != .sample {
      let failure = WeatherFailure(provider: provider, error: .offlineWithoutData)
      state.page.status = .failed(failure, at: state.now)
      return .none
    }
    state.page.status = .loading
    let request = WeatherRequest(
      place: place, provider: provider, language: state.settings.language.code)
    let client = client
    let ask = EffectType<WeatherAction>.run { send in
      do throws(WeatherFailure) {
        let report = try await client.report(request)
        await send(.answered(request, .success(report)))
      } catch {
        if error.error != .cancelled { await send(.answered(request, .failure(error))) }
      }
    }
    return .merge(
      ask.cancellable(id: EffectID.load, cancelInFlight: true),
      spin(after: .milliseconds(200)))
  }

  /// A reload that takes longer than 200 ms shows a spinner, and none before.
  private func spin(after delay: Duration) -> EffectType<WeatherAction> {
    EffectType<WeatherAction>.send(.spinnerTurned).debounce(id: EffectID.spinner, for: delay)
  }

  private func take(
    _ result: Result<WeatherReport, WeatherFailure>, _ state: inout State
  ) -> EffectType<WeatherAction> {
    state.now = now()
    state.page.spinner = nil
    switch result {
    case .success(let report):
      state.page.report = report
      state.page.status = .idle
      state.page.failures = 0
      state.page.failingSince = nil
      if report.provider == .sample { return .cancel(id: EffectID.spinner) }
      let cache = cache
      return .merge(.cancel(id: EffectID.spinner), .run { _ in cache.save(report) })
    case .failure(let failure):
      state.page.status = .failed(failure, at: state.now)
      state.page.failures += 1
      state.page.failingSince = state.page.failingSince ?? state.now
      return .cancel(id: EffectID.spinner)
    }
  }
}
