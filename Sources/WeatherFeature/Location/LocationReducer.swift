import MVI
public import WeatherModel
import WeatherWords

/// The reducer of the location dialogue: it asks the user for consent once, then requests the
/// location from the system.
struct LocationReducer: FeatureReducer {
  /// The inputs from other parts of the state.
  struct Context: Equatable, Sendable {
    /// Whether the user allows the request; nil if the program has not requested the consent.
    let isAllowed: Bool?
    let layout: LocationLayout

    init(_ state: AppState) {
      isAllowed = state.settingsContext.location
      layout = LocationLayout(of: state)
    }
  }

  enum EffectID: Hashable, Sendable { case location }

  @Inject(\.location) private var client
  @Inject(\.cities) private var cities

  func reduce(
    _ state: inout LocationState?, _ context: Context, _ action: LocationAction
  ) -> EffectType<LocationAction> {
    switch action {
    case .requested:
      switch context.isAllowed {
      case true?: return look(&state)
      case false?: return .send(.noted(.locationNotAllowed))
      case nil: state = LocationState(.question)
      }
    case .allowed:
      return .merge(.send(.decided(true)), look(&state))
    case .refused:
      state = nil
      return .send(.decided(false))
    case .scrolled(let rows):
      guard let scroll = state?.scroll else { break }
      state?.scroll = max(0, min(context.layout.lastScroll, scroll + rows))
    case .dismissed:
      state = nil
      return .cancel(id: EffectID.location)
    case .answered(let result, let nearest):
      guard state?.step == .looking else { break }
      state = nil
      switch result {
      case .failure(let error): return .send(.noted(.locationFailed(error)))
      case .success(let location):
        return .send(.found(HerePlace(location, nearest: nearest).place))
      }
    case .decided, .found, .noted:
      break
    }
    return .none
  }

  private func look(_ state: inout LocationState?) -> EffectType<LocationAction> {
    state = LocationState(.looking)
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

/// The dialogue over the page while the machine's location is requested.
public struct LocationState: Equatable, Sendable {
  /// The steps of the dialogue.
  public enum Step: Equatable, Sendable {
    /// The user is asked for consent.
    case question
    /// The system is determining the location.
    case looking
  }

  /// The current step.
  public var step: Step
  /// The number of rows of text scrolled off the top.
  public var scroll = 0

  /// Creates the dialogue at a step.
  public init(_ step: Step) { self.step = step }
}

/// The actions of the location dialogue.
public enum LocationAction: Equatable, Sendable {
  /// The user requested the location.
  case requested
  /// The user agreed or declined.
  case allowed, refused
  /// The text was scrolled by rows.
  case scrolled(Int)
  /// The user closed the dialogue.
  case dismissed
  /// The system responded; the nearest place is from the list of places.
  case answered(Result<MachineLocation, LocationError>, nearest: NearbyPlace? = nil)
  /// The consent must be stored as a setting.
  case decided(Bool)
  /// A place must be opened.
  case found(Place)
  /// A status message for the footer.
  case noted(StatusMessage)
}
