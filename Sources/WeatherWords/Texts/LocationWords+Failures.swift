package import WeatherModel

extension LocationWords {
  /// What will be asked of whom, who is told, and that it can be taken back: a paragraph each.
  package func question(_ provider: String) -> [String] {
    [
      texts["location.question.1"], texts["location.question.2", ["provider": provider]],
      texts["location.question.3"],
    ]
  }
  /// Why not, with what helps, in a line.
  package func failure(_ error: LocationError) -> String { texts["location.failure", error.word] }
  /// The same on the command line, where there are no keys to press.
  package func commandFailure(_ error: LocationError) -> String {
    texts["location.commandFailure", error.word]
  }
}
