package import WeatherModel

/// Where the machine is, and asking for it.
package struct LocationWords: Sendable {
  package let title: String
  /// What will be asked of whom, who is told, and that it can be taken back: a paragraph each.
  package let question: @Sendable (_ provider: String) -> [String]
  /// The answers to it, for the footer.
  package let ask: String
  package let never: String
  package let notNow: String
  package let looking: String
  /// For the help and the footer.
  package let here: String
  /// It was not allowed, and where that can be changed.
  package let notAllowed: String
  /// On the command line: nobody is there to be asked.
  package let needsYes: String
  /// On the command line: the question's last line.
  package let prompt: String
  /// `3 km NW of Suwon`, of a short direction.
  package let near: @Sendable (_ distance: String, _ direction: String, _ place: String) -> String
  /// How sure the system is: `± 250 m`.
  package let accuracy: @Sendable (_ metres: String) -> String
  /// Why not, with what helps, in a line.
  package let failure: @Sendable (LocationError) -> String
}
