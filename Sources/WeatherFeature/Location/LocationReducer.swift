import MVI
public import WeatherModel
import WeatherWords

/// Where am I: asks the person once, then the system.
struct LocationReducer: ReducerProtocol {
  /// The question with what it needs of the rest of the program.
  struct State: Equatable, Sendable {
    var location: LocationState?
    /// The answer is a setting: the settings show it, and take it back.
    var context: SettingsContext
    var statusMessage: StatusMessage?
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
      case false?: state.statusMessage = .locationNotAllowed
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
      state.statusMessage = .locationFailed(error)
      return .none
    case .success(let location):
      return .send(.found(HerePlace(location, nearest: nearest).place))
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

/// What lies over the page while the machine's place is asked for.
public struct LocationState: Equatable, Sendable {
  /// How far the asking is.
  public enum Step: Equatable, Sendable {
    /// Whether the person agrees to it.
    case question
    /// The system is looking.
    case looking
  }

  /// How far the asking is.
  public var step: Step
  /// Rows of the question above a screen that does not hold it.
  public var scroll = 0

  /// At a step.
  public init(_ step: Step) { self.step = step }
}

/// What happens on the way to the machine's place.
public enum LocationAction: Equatable, Sendable {
  /// The person wants to know.
  case asked
  /// The person agrees, or does not.
  case allowed, refused
  /// The question moves by rows.
  case scrolled(Int)
  /// The person leaves it.
  case dismissed
  /// The system's answer, with the nearest place of the list.
  case answered(Result<MachineLocation, LocationError>, nearest: NearbyPlace? = nil)
  /// The place to show.
  case found(Place)
}
