import CitySearch
import TerminalUI
package import WeatherModel
import WeatherWords

/// Places, coordinates and counts.
extension WeatherFormat {
  /// `37.566 N 126.978 E`
  package func coordinates(_ coordinate: Coordinate) -> String {
    "\(latitude(coordinate.latitude) { number($0, digits: 3) }) "
      + longitude(coordinate.longitude) { number($0, digits: 3) }
  }

  /// `37°34′ N 126°59′ E`
  package func coordinatesInMinutes(_ coordinate: Coordinate) -> String {
    "\(latitude(coordinate.latitude, degreesAndMinutes)) "
      + longitude(coordinate.longitude, degreesAndMinutes)
  }

  /// A whole number in groups of three digits: `34,006`.
  package func count(_ number: Int) -> String {
    grouped(number, separator: words.numbers.thousandsSeparator)
  }

  /// Inhabitants, briefly: `1.2 M`, `123만`.
  package func population(_ number: Int?) -> String {
    guard let number, number > 0 else { return unknownValue }
    return words.numbers.population(number)
  }

  /// The place's name as the language's readers know it: 서울 in Korean, ソウル in Japanese, München in
  /// German; of a point without a name where it lies: `3 km NW of Suwon`.
  package func placeName(_ place: Place) -> String {
    if let near = place.near {
      var nearest = Place(
        id: place.id, name: near.name, localName: near.localName, coordinate: place.coordinate)
      nearest.names = near.names
      return words.location.near(
        distance(near.kilometres.rounded() * 1000),
        words.names.compassShort(CompassPoint(degrees: near.bearing)), placeName(nearest))
    }
    return ownName(of: place) ?? place.name
  }

  /// The place's other name, unless the terminal would show question marks for it.
  package func otherPlaceName(_ place: Place, isUnicode: Bool) -> String? {
    otherPlaceName(place).flatMap {
      isUnicode || !ASCIIGlyph.text($0).contains("?") ? $0 : nil
    }
  }

  /// The place's other name, where there is one: 서울 beside Seoul.
  package func otherPlaceName(_ place: Place) -> String? {
    if ownName(of: place) != nil { return place.name == placeName(place) ? nil : place.name }
    // The list knows Hangul for places everywhere; beside the name belongs the place's own script.
    guard ["KR", "KP", nil].contains(place.countryCode) else { return nil }
    return place.localName.flatMap { $0 == place.name ? nil : $0 }
  }

  /// `38 km`, `12.4 mi`: with as many decimals as tell distances apart.
  package func kilometres(_ kilometres: Double, digits: Int) -> String {
    distance(units.distance(kilometres * 1000), digits: digits)
  }

  /// A distance that is in the units already: `9,778 km`.
  func distance(_ length: Double, digits: Int) -> String {
    let unit = units == .metric ? words.units.kilometres : words.units.miles
    let text = digits == 0 ? count(Int(length.rounded())) : number(length, digits: digits)
    return "\(text) \(unit)"
  }

  /// The country's name in the language; the code itself when it has none.
  package func country(_ code: String?) -> String? {
    code.map { words.language.countryName(of: $0) ?? $0 }
  }

  /// The name of the place's first-level division in the language.
  package func division(_ place: Place) -> String? {
    let division =
      place.countryCode.flatMap { country in
        place.admin1.map { words.language.divisionName($0, of: country) }
      } ?? place.admin1
    guard let within = place.within else { return division }
    if words.language == .korean, let city = within["ko"] {
      return [division, city].compactMap(\.self).joined(separator: " ")
    }
    return [within["en"], division].compactMap(\.self).joined(separator: ", ")
  }

  private func ownName(of place: Place) -> String? {
    place.names?[words.language.code] ?? hangulName(of: place)
  }

  private func hangulName(of place: Place) -> String? {
    words.language == .korean ? place.hangulName : nil
  }

  private func latitude(_ value: Double, _ text: (Double) -> String) -> String {
    words.numbers.latitude(text(abs(value)), value >= 0)
  }

  private func longitude(_ value: Double, _ text: (Double) -> String) -> String {
    words.numbers.longitude(text(abs(value)), value >= 0)
  }

  private func degreesAndMinutes(_ value: Double) -> String {
    guard value.isFinite, value <= 360 else { return unknownValue }
    let (degrees, minutes) = Int((value * 60).rounded()).quotientAndRemainder(dividingBy: 60)
    return "\(degrees)°\(minutes < 10 ? "0" : "")\(minutes)′"
  }
}

extension Language {
  /// A country's name by its ISO 3166-1 code, upper case; nil when the code is not known.
  package func countryName(of countryCode: String) -> String? {
    let name = RegionNames.country(countryCode, language: code)
    return name == countryCode ? nil : name
  }

  /// The name of a country's first-level division: `Gyeonggi-do`, 경기도.
  package func divisionName(_ name: String, of countryCode: String) -> String {
    RegionNames.division(name, country: countryCode, language: code)
  }
}
