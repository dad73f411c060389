public import WeatherModel
import WeatherWords

/// Where the machine is, in two lines for a terminal or a pipe.
public struct HereText: Equatable, Sendable {
  /// The place to ask the weather of.
  public let place: Place
  /// The name with division and country; the coordinate and how sure the system is of it.
  public let text: String

  /// A place by where the machine is.
  public init(_ location: MachineLocation, nearest: NearbyPlace?, settings: DisplaySettings) {
    let words = settings.language.words
    let format = WeatherFormat(units: settings.units, words: words)
    place = HerePlace(location, nearest: nearest, format: format).place
    let name = [format.placeName(place), format.division(place), format.country(place.countryCode)]
    var point = format.coordinates(location.coordinate)
    if let accuracy = location.accuracy {
      point += "  " + words.location.accuracy(format.distance(accuracy))
    }
    text = name.compactMap { $0 }.joined(separator: ", ") + "\n" + point + "\n"
  }
}
