import CitySearch
import WeatherFeature
import WeatherModel
import WeatherWords

/// An error of the place that was requested.
enum PlaceProblem: Error {
  case offTheGlobe(String)
  /// No name begins with the text; these are like it.
  case notFound(String, suggestions: [Place])
  case listNotFound
  case listUnusable(CityListError)
}

extension Words {
  /// Why a place cannot be shown, as a sentence with what helps.
  func text(for problem: PlaceProblem) -> String {
    switch problem {
    case .offTheGlobe(let text): commandLine.coordinateOffGlobe(text)
    case .notFound(let query, let suggestions):
      commandLine.placeNotFound(query, suggestions.isEmpty ? nil : list(suggestions))
    case .listNotFound: search.listNotFound
    case .listUnusable(let problem): search.listMissing(commandLine.listProblem(problem))
    }
  }
}

extension Words {
  /// Places as they can be typed.
  private func list(_ places: [Place]) -> String {
    places.map { place in
      [place.name, place.countryCode].compactMap(\.self).joined(separator: ", ")
    }.reduce(into: [String]()) { texts, text in
      if !texts.contains(text) { texts.append(text) }
    }.joined(separator: " / ")
  }
}

extension PlaceProblem {
  /// The exit status for a place that cannot be shown.
  var status: Program.Status {
    switch self {
    case .offTheGlobe, .notFound: .usage
    case .listNotFound, .listUnusable: .configuration
    }
  }
}
