public import WeatherModel

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
