package import WeatherModel

/// Where the machine is, and asking for it.
package struct LocationWords: Sendable {
  let texts: Catalog

  package var title: String { texts["location.title"] }
  /// What will be asked of whom, who is told, and that it can be taken back: a paragraph each.
  package func question(_ provider: String) -> [String] {
    [
      texts["location.question.1"], texts["location.question.2", ["provider": provider]],
      texts["location.question.3"],
    ]
  }
  /// The answers to it, for the footer.
  package var ask: String { texts["location.ask"] }
  package var never: String { texts["location.never"] }
  package var notNow: String { texts["location.notNow"] }
  package var looking: String { texts["location.looking"] }
  /// For the help and the footer.
  package var here: String { texts["location.here"] }
  /// It was not allowed, and where that can be changed.
  package var notAllowed: String { texts["location.notAllowed"] }
  /// On the command line, where the user cannot be asked.
  package var needsYes: String { texts["location.needsYes"] }
  /// On the command line: the question's last line.
  package var prompt: String { texts["location.prompt"] }
  /// `3 km NW of Suwon`, of a short direction.
  package func near(_ distance: String, _ direction: String, _ place: String) -> String {
    texts["location.near", ["distance": distance, "direction": direction, "place": place]]
  }
  /// How sure the system is: `± 250 m`.
  package func accuracy(_ metres: String) -> String {
    texts["location.accuracy", ["metres": metres]]
  }
  /// Why not, with what helps, in a line.
  package func failure(_ error: LocationError) -> String { texts["location.failure", error.word] }
  /// The same on the command line, where there are no keys to press.
  package func commandFailure(_ error: LocationError) -> String {
    texts["location.commandFailure", error.word]
  }
  /// It was not allowed before, and what helps on the command line.
  package var refusedForCommand: String { texts["location.refusedForCommand"] }
}
