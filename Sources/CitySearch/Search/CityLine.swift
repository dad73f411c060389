/// The text of a place in a list, which distinguishes places with the same name.
public struct CityLine: Hashable, Sendable {
  /// The place's name in the user's language.
  public var name: String
  /// The division's name in the user's language; empty if unknown or the same as the name.
  public var division: String
  /// The country's name in the user's language.
  public var country: String
  /// The distance in kilometres, if name, division and country are ambiguous.
  public var kilometres: Double?
  /// The required number of decimals of the distance.
  public var decimals = 0
  /// The place's number, if even the distance is ambiguous.
  public var number: Int?

  /// Returns the lines of some places.
  /// - Parameters:
  ///   - cities: The places, in the order of the list.
  ///   - language: The user's language.
  ///   - origin: The origin of distances; nil for the first place with the name.
  public static func lines(
    for cities: [City], language: String, from origin: (latitude: Double, longitude: Double)? = nil
  ) -> [CityLine] {
    var lines = cities.map { city in
      let name = city.localName(language: language)
      var division = RegionNames.division(city.state, country: city.country, language: language)
      if language.hasPrefix("ko"), !city.withinHangul.isEmpty {
        division += " " + city.withinHangul
      } else if !city.within.isEmpty {
        division = "\(city.within), \(division)"
      }
      return CityLine(
        name: name, division: division == name ? "" : division,
        country: RegionNames.country(city.country, language: language))
    }
    guard Set(lines.map(\.name)).count < lines.count else { return lines }
    let same = Dictionary(grouping: cities.indices) { lines[$0] }.values.filter { $0.count > 1 }
    for group in same {
      let from = origin ?? (cities[group[0]].latitude, cities[group[0]].longitude)
      let distances = group.map {
        Sphere.kilometres(
          from.latitude, from.longitude, cities[$0].latitude, cities[$0].longitude)
      }
      let decimals = (0...2).first { decimals in
        Set(distances.map { rounded($0, decimals) }).count == group.count
      }
      for (index, distance) in zip(group, distances) {
        lines[index].kilometres = rounded(distance, decimals ?? 0)
        lines[index].decimals = decimals ?? 0
        if decimals == nil { lines[index].number = cities[index].id }
      }
    }
    return lines
  }

  private static func rounded(_ value: Double, _ decimals: Int) -> Double {
    let scale = [1.0, 10, 100][decimals]
    return (value * scale).rounded() / scale
  }
}
