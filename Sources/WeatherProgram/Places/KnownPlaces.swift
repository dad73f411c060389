import CitySearch
import WeatherFeature
import WeatherModel

/// The places that a name of the command line may mean. What has the name somewhere inside, or one
/// like it, is only suggested: nobody sees there what was taken for what was meant.
struct KnownPlaces {
  /// The place that is called so.
  var named: Place?
  /// The first place whose name begins so.
  var begun: Place?
  /// Whether so many names begin so that nobody else need be asked.
  var isCommonBeginning = false
  /// Places to suggest.
  var alike: [Place] = []

  /// The place is certain.
  init(named: Place) { self.named = named }

  /// What a search found.
  init(_ found: FoundPlaces) {
    named = found.places.first { $0.spelling == .name }?.place
    begun = found.places.first.flatMap { $0.spelling == .beginning ? $0.place : nil }
    isCommonBeginning = found.beginningCount >= SearchReducer.enoughPlaces
    alike = found.places.prefix(Self.mostSuggestions).map(\.place)
  }

  /// The place, where nobody else has to be asked for it.
  var certain: Place? { named ?? (isCommonBeginning ? begun : nil) }

  /// More suggestions than this nobody reads.
  static let mostSuggestions = 3
}
