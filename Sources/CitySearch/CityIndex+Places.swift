import Glibc

/// A place with its distance and direction from a point.
public struct NearbyCity: Hashable, Sendable {
  /// The place.
  public var city: City
  /// The distance in kilometres.
  public var kilometres: Double
  /// The bearing from the place to the point in degrees clockwise from north, as in "3 km NW of
  /// Suwon".
  public var bearing: Double
}

extension CityIndex {
  /// Returns the places nearest to a point, nearest first.
  /// - Complexity: O(count).
  public func nearest(toLatitude latitude: Double, longitude: Double, limit: Int) -> [NearbyCity] {
    guard limit > 0, latitude.isFinite, longitude.isFinite else { return [] }
    var best: [(rank: Int, kilometres: Double)] = []
    for rank in 0..<count where isTown(rank) {
      let there = Double(table.latitudes[rank]) / 1e5
      if best.count == limit, let worst = best.last,
        abs(there - latitude) * Sphere.kilometresPerDegree > worst.kilometres
      {
        continue
      }
      let kilometres = Sphere.kilometres(
        latitude, longitude, there, Double(table.longitudes[rank]) / 1e5)
      if best.count == limit, let worst = best.last, kilometres >= worst.kilometres { continue }
      if best.count == limit { best.removeLast() }
      best.insert(
        (rank, kilometres), at: best.firstIndex { $0.kilometres > kilometres } ?? best.count)
    }
    return best.map { entry in
      let city = city(atRank: entry.rank)
      return NearbyCity(
        city: city, kilometres: entry.kilometres,
        bearing: Sphere.bearing(city.latitude, city.longitude, latitude, longitude))
    }
  }

  /// Returns the largest place of a time zone, the likeliest location of a machine for which only
  /// the zone is known.
  public func largest(inTimeZone timeZone: String) -> City? {
    let zone = (0..<table.timeZoneNames.count).first {
      table.timeZoneNames[$0].elementsEqual(timeZone.utf8)
    }
    guard let zone else { return nil }
    return (0..<count).first { Int(table.timeZones[$0]) == zone }.map(city(atRank:))
  }

  /// Returns the largest places of a country by its code: cities before their districts and
  /// suburbs, which have the same weather.
  public func largest(inCountry code: String, limit: Int) -> [City] {
    let country = CountryCode.packed(code.utf8)
    guard country != 0 else { return [] }
    let (countries, flags) = (table.countries, table.flags)
    var cities: [City] = []
    var suburbs: [City] = []
    for rank in 0..<count where cities.count < limit && countries[rank] == country {
      let city = city(atRank: rank)
      let isCapital = flags[rank] & IndexFormat.Flag.isCapital != 0
      if !isCapital, cities.contains(where: { $0.outshines(city) }) {
        suburbs.append(city)
      } else {
        cities.append(city)
      }
    }
    return Array((cities + suburbs).prefix(max(0, limit)))
  }

  /// Returns the places within a box on the map: cities before their districts, largest first.
  /// - Parameters:
  ///   - west: The western edge; greater than `east` for a box that crosses the date line.
  ///   - limit: The maximum number of places.
  ///   - minimumPopulation: The minimum population.
  public func within(
    south: Double, west: Double, north: Double, east: Double, limit: Int, minimumPopulation: Int = 0
  ) -> [City] {
    func units(_ degrees: Double) -> Int32 {
      Int32((min(max(degrees.isNaN ? 0 : degrees, -1000), 1000) * 1e5).rounded())
    }
    let (south, west, north, east) = (units(south), units(west), units(north), units(east))
    var found: [City] = []
    for rank in 0..<count where found.count < limit && isTown(rank) {
      let (latitude, longitude) = (table.latitudes[rank], table.longitudes[rank])
      guard latitude >= south, latitude <= north,
        west <= east
          ? longitude >= west && longitude <= east : longitude >= west || longitude <= east,
        Int(table.populations[rank]) >= minimumPopulation
      else { continue }
      found.append(city(atRank: rank))
    }
    return found
  }
}

extension CityIndex {
  private func isTown(_ rank: Int) -> Bool {
    !(100_000_000..<130_000_000).contains(table.ids[rank])
  }
}

extension City {
  /// Returns the great-circle distance to another place.
  public func kilometres(to other: City) -> Double {
    Sphere.kilometres(latitude, longitude, other.latitude, other.longitude)
  }

  /// Returns whether another place is effectively a part of this one: near, with less than a third
  /// of its population.
  fileprivate func outshines(_ other: City) -> Bool {
    other.population < population / 3 && kilometres(to: other) < 15
  }
}

/// Distances and directions on the globe.
enum Sphere {
  static let radius = 6371.0088
  static let kilometresPerDegree = radius * .pi / 180

  /// Returns the great-circle distance, by the haversine formula.
  static func kilometres(
    _ latitude1: Double, _ longitude1: Double, _ latitude2: Double, _ longitude2: Double
  ) -> Double {
    let (phi1, phi2) = (latitude1 * .pi / 180, latitude2 * .pi / 180)
    let a = sin((phi2 - phi1) / 2)
    let b = sin((longitude2 - longitude1) * .pi / 360)
    return 2 * radius * asin(min(1, (a * a + cos(phi1) * cos(phi2) * b * b).squareRoot()))
  }

  /// Returns the maximum difference in longitude between two places within a distance, up to a
  /// latitude, by the haversine formula.
  static func degreesEast(within kilometres: Double, upTo latitude: Double) -> Double {
    let shrunk = cos(min(90, latitude) * .pi / 180)
    let half = sin(kilometres / (2 * radius))
    return half < shrunk ? 2 * asin(half / shrunk) * 180 / .pi : 180
  }

  /// Returns the initial bearing in degrees clockwise from north, 0 to 360.
  static func bearing(
    _ latitude1: Double, _ longitude1: Double, _ latitude2: Double, _ longitude2: Double
  ) -> Double {
    let (phi1, phi2) = (latitude1 * .pi / 180, latitude2 * .pi / 180)
    let delta = (longitude2 - longitude1) * .pi / 180
    let degrees =
      atan2(sin(delta) * cos(phi2), cos(phi1) * sin(phi2) - sin(phi1) * cos(phi2) * cos(delta))
      * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
}
