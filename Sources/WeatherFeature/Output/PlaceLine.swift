package import CitySearch
public import WeatherModel
public import WeatherWords

/// A place as one tab-separated line.
public struct PlaceLine {
  private let place: Place
  private let format: WeatherFormat

  /// Creates the line of `place`, with names in a language.
  public init(_ place: Place, language: Language) {
    self.place = place
    format = WeatherFormat(units: .metric, words: language.words)
  }

  /// The fields of the line: id, name, division, country, latitude, longitude, population.
  public var text: String {
    let names = [format.placeName(place), format.otherPlaceName(place)].compactMap(\.self)
      .joined(separator: " ")
    return [
      String(place.id.drop { $0 != ":" }.dropFirst()), names, format.division(place) ?? "",
      place.countryCode ?? "", String(place.coordinate.latitude),
      String(place.coordinate.longitude), place.population.map { String($0) } ?? "",
    ].joined(separator: "\t")
  }
}

/// Places as JSON.
public struct PlaceListJSON {
  private let places: [Place]
  private let format: WeatherFormat

  /// Creates the JSON of `places`, with the names that are shown in a language.
  public init(_ places: [Place], language: Language = .english) {
    self.places = places
    format = WeatherFormat(units: .metric, words: language.words)
  }

  /// The JSON text, ending in a line feed.
  public var text: String {
    var text = ""
    JSONValue.array(
      places.map { place in
        .object([
          ("id", .text(place.id)), ("name", .text(place.name)),
          ("display_name", .text(format.placeName(place))), ("kind", .text(place.kindName)),
          ("local_name", .text(place.localName)), ("admin1", .text(place.admin1)),
          ("country", .text(place.countryCode)),
          ("latitude", .number(place.coordinate.latitude, digits: 5)),
          ("longitude", .number(place.coordinate.longitude, digits: 5)),
          ("population", .number(place.population.map(Double.init), digits: 0)),
          ("timezone", .text(place.timeZoneIdentifier)),
        ])
      }
    ).write(into: &text)
    return text + "\n"
  }
}

extension CommandLineWords {
  /// Returns the reason why a list of places cannot be used, as part of a sentence.
  package func listProblem(_ problem: CityListError) -> String {
    switch problem {
    case .unreadable(let path, let reason): listUnreadable(path, self.reason(reason))
    case .notAList: listNotAList
    case .empty: listEmpty
    case .tooLarge: listTooLarge
    case .damagedArchive: listDamagedArchive
    case .incomplete: listIncomplete
    case .utf16: listUTF16
    case .unwritable(let path, let reason): listUnwritable(path, self.reason(reason))
    }
  }

  /// Returns the reason why entries were skipped, in a few words.
  package func importCause(_ cause: CityListImport.Cause) -> String {
    importCause(named: cause.rawValue)
  }
}
