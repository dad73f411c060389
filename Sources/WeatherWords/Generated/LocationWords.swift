// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// Where the machine is, and asking for it.
package struct LocationWords: Sendable {
  let texts: Catalog

  /// Where the machine is. `Where am I?`
  package var title: String { texts["location.title"] }

  /// Where the machine is. The answers to it, for the footer. `ask`
  package var ask: String { texts["location.ask"] }

  /// Where the machine is. `never`
  package var never: String { texts["location.never"] }

  /// Where the machine is. `not now`
  package var notNow: String { texts["location.notNow"] }

  /// Where the machine is. `Asking the location service… this may take up to 15 seconds.`
  package var looking: String { texts["location.looking"] }

  /// Where the machine is. For the help and the footer. `where am I`
  package var here: String { texts["location.here"] }

  /// Where the machine is. It was not allowed, and where that can be changed. `You did not allow
  /// weather-tui to use your location; the settings (,) change that.`
  package var notAllowed: String { texts["location.notAllowed"] }

  /// Where the machine is. On the command line: the program cannot ask there. `Location needs your
  /// consent: run weather-tui here --yes, or agree once in a terminal.`
  package var needsYes: String { texts["location.needsYes"] }

  /// Where the machine is. On the command line: the question's last line. `Ask the location
  /// service? [y/N]`
  package var prompt: String { texts["location.prompt"] }

  /// Where the machine is. `3 km NW of Suwon`, of a short direction.
  package func near(_ distance: String, _ direction: String, _ place: String) -> String {
    texts["location.near", ["distance": distance, "direction": direction, "place": place]]
  }

  /// Where the machine is. How sure the system is: `± 250 m`.
  package func accuracy(_ metres: String) -> String {
    texts["location.accuracy", ["metres": metres]]
  }

  /// On the command line: it was not allowed before. `You did not allow weather-tui to use your
  /// location; allow it this once with weather-tui here --yes.`
  package var refusedForCommand: String { texts["location.refusedForCommand"] }
}

extension Words {
  /// Where the machine is, and asking for it.
  package var location: LocationWords { LocationWords(texts: texts) }
}
