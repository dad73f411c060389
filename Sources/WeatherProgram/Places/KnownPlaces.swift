import CitySearch
import WeatherFeature
import WeatherModel

/// The places that a name of the command line may mean. A place that has the name somewhere inside,
/// or one spelled alike, is only suggested: a wrong guess would not be noticed in a script.
struct KnownPlaces {
  /// The place that is called so.
  var named: Place?
  /// The first place whose name begins so.
  var begun: Place?
  /// Whether enough names begin so that the geocoder need not be asked.
  var isCommonBeginning = false
  /// Places to suggest.
  var alike: [Place] = []
  /// All that was found.
  var found: [FoundPlace] = []

  /// The place is certain.
  init(named: Place) { self.named = named }

  /// What a search found.
  init(_ found: FoundPlaces, query: String) {
    named = found.places.first { $0.spelling == .name }?.place
    begun = found.places.first.flatMap { $0.spelling == .beginning ? $0.place : nil }
    isCommonBeginning = found.beginningCount >= PlaceFinder.enoughPlaces
    self.found = found.places
    alike = Self.alike(found.places, to: query)
  }

  /// The place, where the list alone decides it.
  var certain: Place? { named ?? (isCommonBeginning ? begun : nil) }

  /// A longer list of suggestions is not read.
  private static let maxSuggestions = 3

  /// Returns the places whose name is spelled like a text, or has it as one of its words, under that
  /// name. Only those that are most alike are returned, the largest first.
  static func alike(_ found: [FoundPlace], to query: String) -> [Place] {
    let typed = Spelling(PlaceName.parts(of: query).name)
    let alike = found.compactMap { found -> (place: Place, distance: Int)? in
      let all = found.place.allNames + [found.matchedName].compactMap(\.self)
      let names = all.compactMap { name in
        typed.likeness(to: name).map { (name: name, distance: $0) }
      }
      guard let best = names.min(by: { $0.distance < $1.distance }) else { return nil }
      var place = found.place
      place.name = best.name
      return (place, best.distance)
    }
    let least = alike.map(\.distance).min()
    return alike.filter { $0.distance == least }.map(\.place)
      .sorted { ($0.population ?? 0) > ($1.population ?? 0) }
      .prefix(maxSuggestions).map(\.self)
  }
}

extension Place {
  /// The names of the place that are shown anywhere: that of the list first.
  var allNames: [String] {
    let translated = (names ?? [:]).sorted { $0.key < $1.key }.map(\.value)
    return [name] + [localName].compactMap(\.self) + translated
  }
}

extension Spelling {
  /// A distance beyond that of any name that is spelled alike.
  private static let distanceOfPart = 10

  /// Returns how far a name is from what was typed; nil where it is not alike.
  fileprivate func likeness(to name: String) -> Int? {
    if let distance = likeness(to: Spelling(name)) { return distance }
    guard letters.count > 2 else { return nil }
    let words = name.split(separator: " ")
    let hasPart = words.indices.dropFirst().contains { index in
      Spelling(words[index...].joined(separator: " ")).begins(with: self)
    }
    return hasPart ? Self.distanceOfPart : nil
  }
}
