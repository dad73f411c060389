import CitySearch
import WeatherFeature
import WeatherModel

/// The places that share a typed name with the place that is used for it. A list contains only the
/// larger ones, so that even a unique name may be that of a town in no list.
struct Namesakes {
  /// Where a run names the place with its division and country.
  enum Naming {
    /// On the screen.
    case screen
    /// In output that only a program may read.
    case output
    case nowhere
  }

  /// The place that is used; nil if the text names more than the place, such as its country, or if
  /// no place has exactly this name.
  private var place: Place?
  /// Whether no other place that was found has this name.
  private var isOnly = true
  /// Whether the text is a displayed name of the place rather than an unusual one that looks like
  /// the name of a town (Bârna is not Barcelona).
  private var isDisplayed = true
  /// Whether the source contains towns of any size.
  private var includesTowns = false

  /// Creates the namesakes of no place.
  init() {}

  /// - Parameters:
  ///   - found: The places that match the text, best first.
  ///   - droppedWords: The words of the text that were ignored.
  ///   - includesTowns: Whether the source contains towns of any size, as a geocoder does.
  init(
    of query: String, among found: [FoundPlace], droppedWords: [String] = [],
    includesTowns: Bool = false
  ) {
    let named = found.filter { $0.spelling == .name }
    guard let first = named.first, PlaceName.parts(of: query).country == nil,
      Self.wordCount(query) - droppedWords.count
        <= Self.wordCount(first.matchedName ?? first.place.name)
    else { return }
    place = first.place
    let typed = Spelling(query)
    isDisplayed =
      !droppedWords.isEmpty || query.unicodeScalars.contains { $0.value >= Self.firstHangul }
      || first.place.allNames.contains { Spelling($0) == typed }
    isOnly = !named.dropFirst().contains { other in
      other.place.coordinate.kilometres(to: first.place.coordinate) > Self.kilometresOfOnePlace
    }
    self.includesTowns = includesTowns
  }

  /// Returns the place to identify in a message, or `nil` if no message is needed.
  ///
  /// - Parameter naming: Where the run identifies the place.
  func placeToName(in naming: Naming) -> Place? {
    guard let place, !(isOnly && (includesTowns || isKoreanDistrict(place))) else { return nil }
    let population = place.population ?? 0
    let isKnown =
      switch naming {
      case .screen: true
      case .output: isDisplayed && population >= (isOnly ? Self.wellKnown : Self.metropolis)
      case .nowhere: isDisplayed && isOnly && population >= Self.metropolis
      }
    return isKnown ? nil : place
  }

  /// Returns whether the place is a Korean district. The list contains all of them.
  private func isKoreanDistrict(_ place: Place) -> Bool {
    place.listNumber.map { City.Kind(id: $0) == .koreanDistrict } ?? false
  }

  private static func wordCount(_ text: String) -> Int {
    text.split { $0.isWhitespace || $0 == "," }.count
  }

  /// The first letter of the scripts of East Asia, in which names have suffixes: 서울시.
  private static let firstHangul: UInt32 = 0x1100
  /// The distance up to which two entries are one place, such as a town and its municipality.
  private static let kilometresOfOnePlace = 20.0
  /// The population from which a name that no other place of the list has is probably that of the
  /// place, and the one from which it certainly is.
  private static let wellKnown = 100_000
  private static let metropolis = 1_000_000
}
