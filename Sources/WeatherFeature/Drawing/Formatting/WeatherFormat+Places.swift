import CitySearch
import TerminalUI
package import WeatherModel
import WeatherWords

/// Places, coordinates and counts.
extension WeatherFormat {
  /// Returns a coordinate in decimal degrees: `37.566 N 126.978 E`.
  package func coordinates(_ coordinate: Coordinate) -> String {
    "\(latitude(coordinate.latitude) { number($0, digits: 3) }) "
      + longitude(coordinate.longitude) { number($0, digits: 3) }
  }

  /// Returns a coordinate in degrees and minutes: `37°34′ N 126°59′ E`.
  package func coordinatesInMinutes(_ coordinate: Coordinate) -> String {
    "\(latitude(coordinate.latitude, degreesAndMinutes)) "
      + longitude(coordinate.longitude, degreesAndMinutes)
  }

  /// Returns a whole number in groups of three digits: `34,006`.
  package func count(_ number: Int) -> String {
    grouped(number, separator: words.numbers.thousandsSeparator)
  }

  /// Returns a population in short form: `1.2 M`, `123만`.
  package func population(_ number: Int?) -> String {
    guard let number, number > 0 else { return unknownValue }
    return words.numbers.population(number)
  }

  /// Returns the place's name in the language: 서울 in Korean, ソウル in Japanese, München in German.
  /// For a point without a name, returns its position relative to a place: `3 km NW of Suwon`.
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

  /// Returns the place's other name; nil if there is none or the terminal would show question marks
  /// for it.
  package func otherPlaceName(_ place: Place, isUnicode: Bool) -> String? {
    otherPlaceName(place).flatMap {
      isUnicode || !ASCIIGlyph.text($0).contains("?") ? $0 : nil
    }
  }

  /// Returns the place's other name, such as 서울 beside Seoul; nil if there is none.
  package func otherPlaceName(_ place: Place) -> String? {
    if ownName(of: place) != nil { return place.name == placeName(place) ? nil : place.name }
    return nativeName(of: place)
  }

  /// Returns a name of the place in another script than the name that is shown: 서울 beside Seoul or
  /// Seúl, Moscow beside Москва, but nothing beside Moskau; nil if there is none or the terminal
  /// would show question marks for it.
  func nameInOtherScript(_ place: Place, isUnicode: Bool) -> String? {
    let isLatin = placeName(place).isLatin
    return [otherPlaceName(place), nativeName(of: place)].compactMap(\.self).first {
      $0.isLatin != isLatin && (isUnicode || !ASCIIGlyph.text($0).contains("?"))
    }
  }

  /// Returns a distance in kilometres with a number of decimals: `38 km`, `12.4 mi`.
  package func kilometres(_ kilometres: Double, digits: Int) -> String {
    distance(units.distance(kilometres * 1000), digits: digits)
  }

  /// Returns a distance that is already converted to the units: `9,778 km`.
  func distance(_ length: Double, digits: Int) -> String {
    let unit = units == .metric ? words.units.kilometres : words.units.miles
    let text = digits == 0 ? count(Int(length.rounded())) : number(length, digits: digits)
    return "\(text) \(unit)"
  }

  /// Returns the country's name in the language, or the code if the country has none.
  package func country(_ code: String?) -> String? {
    code.map { words.language.countryName(of: $0) ?? $0 }
  }

  /// Returns the name of the place's first-level division in the language.
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

  /// Returns the name of the division, unless it is that of its place, such as Seoul, and the name
  /// of the country, as they follow the place's name.
  package func area(of place: Place) -> [String] {
    let name = placeName(place)
    let division = place.admin1 == place.name ? nil : division(place)
    return [division, country(place.countryCode)].compactMap(\.self).filter { $0 != name }
  }

  /// Returns the name of the place with its division and country: `Alma, Quebec, Canada`.
  package func fullName(_ place: Place) -> String {
    ([placeName(place)] + area(of: place)).joined(separator: words.labels.comma)
  }

  private func ownName(of place: Place) -> String? {
    place.names?[words.language.code] ?? hangulName(of: place)
  }

  /// Returns the name in the place's own script if it is known to be that: the city list has Hangul
  /// names for places everywhere.
  private func nativeName(of place: Place) -> String? {
    guard ["KR", "KP", nil].contains(place.countryCode) else { return nil }
    return place.localName.flatMap { $0 == place.name ? nil : $0 }
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

extension String {
  fileprivate var isLatin: Bool {
    unicodeScalars.allSatisfy {
      $0.value < 0x370 || (0x1E00...0x1EFF).contains($0.value) || !$0.properties.isAlphabetic
    }
  }
}

extension Language {
  /// Returns a country's name by its upper-case ISO 3166-1 code; nil if the code is unknown.
  package func countryName(of countryCode: String) -> String? {
    let name = RegionNames.country(countryCode, language: code)
    return name == countryCode ? nil : name
  }

  /// Returns the name of a country's first-level division: `Gyeonggi-do`, 경기도.
  package func divisionName(_ name: String, of countryCode: String) -> String {
    RegionNames.division(name, country: countryCode, language: code)
  }
}
