import CitySearch
import WeatherFeature
import WeatherModel

/// The places that a name on the command line may mean. A place that only contains the name, or has
/// a similarly spelled one, is suggested but not used, because a script would not notice a wrong
/// guess.
struct KnownPlaces {
  /// The place with exactly this name.
  var named: Place?
  /// The only place that has the text as an alternative name or code; nil if several places have
  /// it, or if the name of a place begins with the text.
  var otherNamed: Place?
  /// The first place whose name begins with the text.
  var prefixMatch: Place?
  /// All search results.
  var found: [FoundPlace] = []
  private var query = ""
  /// The places that share the name of `named`.
  private(set) var namesakes = Namesakes()

  /// Creates the result for a certain place.
  init(named: Place) { self.named = named }

  /// Creates the result of a search.
  init(_ found: FoundPlaces, query: String) {
    named = found.places.first { $0.spelling == .name }?.place
    prefixMatch = found.places.first.flatMap { $0.spelling == .beginning ? $0.place : nil }
    let others = found.places.filter { $0.spelling == .otherName }
    let isBeginning = found.places.contains { $0.spelling == .beginning }
    otherNamed = others.count == 1 && !isBeginning ? others[0].place : nil
    self.found = found.places
    self.query = query
    namesakes = Namesakes(of: query, among: found.places, droppedWords: found.droppedWords)
  }

  /// The places to suggest if no place can be used.
  var similar: [Place] { Self.similar(found, to: query) }

  /// The command that the text was probably meant to be; nil if a place has exactly this name.
  var command: CommandSuggestion? {
    let isName = found.contains { [.name, .otherName].contains($0.spelling) }
    return named == nil && !isName ? CommandSuggestion(for: query) : nil
  }

  /// The place to use if no geocoder can be queried. A message names this place, because the text
  /// may mean a place that is in no list. The name of a command is never the beginning of another.
  var guess: Place? { otherNamed ?? prefix(prefixMatch) }

  /// Returns a place whose name begins with the text, unless the text is the name of a command.
  func prefix(_ place: Place?) -> Place? { command?.isExact == true ? nil : place }

  /// Returns the place to use if no geocoder can be queried, and throws suggestions if there is
  /// none.
  func place() throws(PlaceProblem) -> Place {
    guard let place = named ?? guess else { throw .notFound(query, suggestions: similar) }
    return place
  }

  /// The maximum number of suggestions; a longer list would not be read.
  private static let maxSuggestions = 3

  /// Returns the places whose name is spelled similarly to a text or contains it as a word, each
  /// with the matching name. Only the most similar places are returned, the largest first.
  static func similar(_ found: [FoundPlace], to query: String) -> [Place] {
    let typed = Spelling(PlaceName.parts(of: query).name)
    let similar = found.compactMap { found -> (place: Place, distance: Int)? in
      let all = found.place.allNames + [found.matchedName].compactMap(\.self)
      let names = all.compactMap { name in
        typed.distance(ifSimilarTo: name).map { (name: name, distance: $0) }
      }
      guard let best = names.min(by: { $0.distance < $1.distance }) else { return nil }
      var place = found.place
      // A hidden name that is spelled like the text was not used because several places have it, so
      // it would not be found on the next try either.
      if best.distance > 0 || place.allNames.contains(best.name) { place.name = best.name }
      return (place, best.distance)
    }
    let least = similar.map(\.distance).min()
    return similar.filter { $0.distance == least }.map(\.place)
      .sorted { ($0.population ?? 0) > ($1.population ?? 0) }
      .prefix(maxSuggestions).map(\.self)
  }
}

extension Place {
  /// All names of the place that are displayed, the list's first.
  var allNames: [String] {
    let translated = (names ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    return [name] + [localName].compactMap(\.self) + translated
  }
}

extension Spelling {
  /// The distance of a name that contains the text as a word, greater than that of any similar
  /// spelling.
  private static let distanceOfPart = 10

  /// Returns the distance between a name and the typed text; nil if they are not similar.
  fileprivate func distance(ifSimilarTo name: String) -> Int? {
    if let distance = distance(ifSimilarTo: Spelling(name)) { return distance }
    guard letters.count > 2 else { return nil }
    let words = name.split(separator: " ")
    let hasPart = words.indices.dropFirst().contains { index in
      Spelling(words[index...].joined(separator: " ")).begins(with: self)
    }
    return hasPart ? Self.distanceOfPart : nil
  }
}
