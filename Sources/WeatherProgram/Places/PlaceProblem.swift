import CitySearch
import WeatherFeature
import WeatherWords

/// Why a place that was asked for cannot be shown.
enum PlaceProblem: Error {
  case offTheGlobe(String)
  case notFound(String)
  case listNotFound
  case listUnusable(CityListError)
}

extension Words {
  /// Why a place cannot be shown, as a sentence with what helps.
  func text(for problem: PlaceProblem) -> String {
    switch problem {
    case .offTheGlobe(let text): commandLine.coordinateOffGlobe(text)
    case .notFound(let query): commandLine.placeNotFound(query, nil)
    case .listNotFound: search.listNotFound
    case .listUnusable(let problem): search.listMissing(commandLine.listProblem(problem))
    }
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
