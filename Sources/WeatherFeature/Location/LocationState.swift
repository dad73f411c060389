public import WeatherModel

/// What lies over the page while the machine's place is asked for.
public enum LocationState: Equatable, Sendable {
  /// Whether the person agrees to it.
  case question
  /// The system is looking.
  case looking
}

/// What happens on the way to the machine's place.
public enum LocationAction: Equatable, Sendable {
  /// The system's answer.
  case answered(Result<MachineLocation, LocationError>)
}
