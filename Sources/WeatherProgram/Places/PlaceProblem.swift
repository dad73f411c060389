import CitySearch
import WeatherFeature
import WeatherModel
import WeatherWords

/// An error with the requested place.
enum PlaceProblem: Error {
  case offTheGlobe(String)
  /// No name begins with the text; the suggestions are similar to it.
  case notFound(String, suggestions: [Place])
  /// The list has no place of that name, and the geocoder did not respond, for this reason.
  case notSearched(String, suggestions: [Place], reason: String)
  case listNotFound
  case listUnusable(CityListError)
}

extension Words {
  /// Returns the reason why a place cannot be shown, as a sentence that says how to fix it.
  func text(for problem: PlaceProblem) -> String {
    switch problem {
    case .offTheGlobe(let text): commandLine.coordinateOffGlobe(text.inMessage)
    case .notFound(let query, let suggestions):
      commandLine.placeNotFound(query.inMessage, similar(to: query, among: suggestions))
    case .notSearched(let query, let suggestions, let reason):
      search.onlineFailed(reason) + " · " + text(for: .notFound(query, suggestions: suggestions))
    case .listNotFound: search.listNotFound
    case .listUnusable(let problem): search.listMissing(commandLine.listProblem(problem))
    }
  }
}

extension Words {
  /// Returns the command and the places that a text was probably meant to be, in a form that can be
  /// typed; nil if there are none.
  private func similar(to query: String, among places: [Place]) -> String? {
    let command = CommandSuggestion(for: query)
    // The name of a command is no misspelt place.
    let texts = (command?.isExact == true ? [] : places).map { place in
      [place.name, place.countryCode].compactMap(\.self).joined(separator: ", ")
    }.reduce(into: [command?.text].compactMap(\.self)) { texts, text in
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: " / ")
  }
}

extension PlaceProblem {
  /// The exit status for a place that cannot be shown.
  var status: Program.Status {
    switch self {
    case .offTheGlobe, .notFound: .usage
    case .notSearched: .unavailable
    case .listNotFound, .listUnusable: .configuration
    }
  }
}
