package import WeatherModel

extension LocationWords {
  /// Returns the question for consent: the request, its recipient, and how to revoke consent, one
  /// paragraph each.
  package func question(_ provider: String) -> [String] {
    [
      texts["location.question.1"], texts["location.question.2", ["provider": provider]],
      texts["location.question.3"],
    ]
  }
  /// Returns the reason for a failure and its remedy, on one line.
  package func failure(_ error: LocationError) -> String {
    texts["location.failure", error.rawValue]
  }
  /// Returns the reason for a failure and its remedy for the command line, where there are no keys
  /// to press.
  package func commandFailure(_ error: LocationError) -> String {
    texts["location.commandFailure", error.rawValue]
  }
}
