import MVI
import WeatherModel
import WeatherWords

/// Where am I: asks the person once, then the system.
struct LocationReducer: ReducerProtocol {
  /// The question with what it needs of the rest of the program.
  struct State: Equatable, Sendable {
    var location: LocationState?
    /// The answer is a setting: the settings show it, and take it back.
    var context: SettingsContext
    var notice: Notice?
    let settings: DisplaySettings
    /// How far the question scrolls.
    let lastScroll: Int
  }

  enum EffectID: Hashable, Sendable { case location }

  @Inject(\.location) private var client
  @Inject(\.cities) private var cities

  func reduce(state: inout State, action: LocationAction) -> EffectType<LocationAction> {
    switch action {
    case .asked:
      switch state.context.location {
      case true?: return look(&state)
      case false?: state.notice = .locationNotAllowed
      case nil: state.location = LocationState(.question)
      }
    case .allowed:
      keep(true, &state)
      return look(&state)
    case .refused:
      keep(false, &state)
      state.location = nil
    case .scrolled(let rows):
      guard let scroll = state.location?.scroll else { break }
      state.location?.scroll = max(0, min(state.lastScroll, scroll + rows))
    case .dismissed:
      state.location = nil
      return .cancel(id: EffectID.location)
    case .answered(let result, let nearest):
      return receive(result, nearest, &state)
    case .found:
      break
    }
    return .none
  }

  private func receive(
    _ result: Result<MachineLocation, LocationError>, _ nearest: NearbyPlace?, _ state: inout State
  ) -> EffectType<LocationAction> {
    guard state.location?.step == .looking else { return .none }
    state.location = nil
    switch result {
    case .failure(let error):
      state.notice = .locationFailed(error)
      return .none
    case .success(let location):
      let format = WeatherFormat(units: state.settings.units, words: state.settings.language.words)
      return .send(.found(HerePlace(location, nearest: nearest, format: format).place))
    }
  }

  private func keep(_ answer: Bool, _ state: inout State) {
    state.context.location = answer
    state.context.sources[.location] = .saved
    state.context.chosen[.location] = "\(answer)"
  }

  private func look(_ state: inout State) -> EffectType<LocationAction> {
    state.location = LocationState(.looking)
    let (client, cities) = (client, cities)
    return .run(id: EffectID.location, cancelInFlight: true) { send in
      do throws(LocationError) {
        let location = try await client.locate()
        await send(.answered(.success(location), nearest: cities.nearest(location.coordinate)))
      } catch {
        await send(.answered(.failure(error)))
      }
    }
  }
}
