import WeatherModel

extension LocationWords {
  static let english = LocationWords(
    title: "Where am I?",
    question: { provider in
      [
        "weather-tui will ask this computer's location service (GeoClue) where it is. The service "
          + "may ask the network itself, and your desktop may ask you again.",
        "The answer, rounded to about a kilometre, goes to \(provider) with the question for the "
          + "weather. The name of the place comes from the list on this computer.",
        "Your choice is kept, and can be taken back in the settings.",
      ]
    },
    ask: "ask it",
    never: "never",
    notNow: "not now",
    looking: "Asking the location service… this may take up to 15 seconds.",
    here: "where am I",
    notAllowed: "You chose not to be located. The settings (,) take that back.",
    needsYes:
      "Nobody is here to agree to being located: run weather-tui here --yes, or agree once in a "
      + "terminal.",
    prompt: "Ask it? [y/N]",
    near: { distance, direction, place in "\(distance) \(direction) of \(place)" },
    accuracy: { "± \($0)" },
    failure: { error in
      switch error {
      case .unavailable: "No location service: install geoclue-2.0, or find your place with /."
      case .refused: "The system refused: look at its privacy settings, or use / instead."
      case .timedOut: "Not located within 15 s: try again, or find your place with /."
      case .failed: "The location service made no sense: find your place with /."
      }
    })
}
