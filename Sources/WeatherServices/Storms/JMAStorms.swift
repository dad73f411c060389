import WeatherModel

/// Tropical cyclones of the Japan Meteorological Agency: `bosai/typhoon/data`, the data of its own
/// web pages.
enum JMAStorms {
  private static let folder = "bosai/typhoon/data/"
  /// The maximum number of cyclones that are requested.
  static let maxCyclones = 8

  /// Requests the list of current cyclones.
  static func list(_ base: ServerURL) -> HTTPRequest {
    HTTPRequest(base: base, path: folder + "targetTc.json")
  }

  /// Requests the positions or the winds of a cyclone.
  static func request(_ base: ServerURL, _ id: String, _ file: File) -> HTTPRequest {
    HTTPRequest(base: base, path: "\(folder)\(id)/\(file.rawValue).json")
  }

  /// The files of a cyclone.
  enum File: String {
    /// Centres, probability circles and the past track.
    case forecast
    /// Category, wind and pressure.
    case specifications
  }

  private struct Target: Decodable, Sendable {
    var tropicalCyclone: LenientValue?
  }

  /// Returns the identifiers of the cyclones. Only identifiers of letters and digits are accepted,
  /// because they become part of an address.
  static func ids(_ body: [UInt8]) throws(WeatherError) -> [String] {
    let targets = try Answer.decode([Lenient<Target>].self, from: body)
    let ids = targets.compactMap(\.value?.tropicalCyclone?.text)
      .filter { id in
        (3...12).contains(id.utf8.count)
          && id.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) }
      }
      .prefix(maxCyclones).map(\.self)
    guard !ids.isEmpty || targets.isEmpty else {
      throw .responseUnreadable(detail: "no identifiers")
    }
    return ids
  }

  private typealias Values = Lenient<[String: LenientValue]>

  private struct Part: Decodable, Sendable {
    struct Track: Decodable, Sendable {
      var preTyphoon: LenientList<[LenientValue]>?
      var typhoon: LenientList<[LenientValue]>?
    }
    struct Wind: Decodable, Sendable { var sustained: [String: LenientValue]? }

    var issue: Values?
    var name: Values?
    var typhoonNumber: LenientValue?
    var validtime: Values?
    var center: LenientList<LenientValue>?
    var probabilityCircle: Values?
    var track: Lenient<Track>?
    var category: Values?
    var maximumWind: Lenient<Wind>?
  }

  /// Returns a time, which is in universal and in Japanese time.
  private static func date(_ moment: Values?) -> Date? {
    moment?.value?["UTC"].dateTime ?? moment?.value?["JST"].dateTime
  }

  /// Returns a cyclone from its two files; the second file is optional.
  static func cyclone(
    _ id: String, forecast: [UInt8], specifications: [UInt8]?
  ) throws(WeatherError) -> TropicalCyclone? {
    let parts = try Answer.decode(LenientList<Part>.self, from: forecast).elements
    let details = specifications.flatMap {
      try? Answer.decode(LenientList<Part>.self, from: $0).elements
    }
    let title = parts.first { $0.issue?.value != nil } ?? details?.first { $0.issue?.value != nil }
    let named = (parts + (details ?? [])).lazy.compactMap {
      $0.name?.value?["en"]?.text.cleaned(limit: 40)
    }
    // The first part is the title, even if it lacks the time of issue.
    let heading = title ?? parts.first
    let number = heading?.typhoonNumber?.text.cleaned(limit: 8)
    // A position without a category has the category of the previous position.
    var category = heading?.category?.value?["en"]?.text
    let positions = parts.compactMap { part -> TropicalCyclone.Position? in
      guard let time = date(part.validtime),
        let center = coordinate(part.center?.elements ?? [])
      else { return nil }
      let detail = details?.first { date($0.validtime) == time }
      category =
        detail?.category?.value?["en"]?.text ?? part.category?.value?["en"]?.text ?? category
      let wind = detail?.maximumWind?.sustained?["m/s"]?.number
      return TropicalCyclone.Position(
        time: time, center: center,
        radius: (part.probabilityCircle?.value?["radius"]?.number).flatMap {
          (1_000...3_000_000).contains($0) ? $0 / 1000 : nil
        },
        wind: wind.flatMap { PhysicalRange.wind.contains($0) ? $0 : nil },
        strength: strength(category))
    }
    // If the advisory has no time of issue, the time of its current position is used.
    guard let issuedAt = date(title?.issue) ?? positions.map(\.time).min() else {
      return nil
    }
    let track = parts.lazy.compactMap { $0.track?.value }.first
    let past = ((track?.preTyphoon?.elements ?? []) + (track?.typhoon?.elements ?? []))
      .compactMap(coordinate)
    return TropicalCyclone(
      id: id, name: named.first.map(capitalized) ?? number ?? id, agency: .jma, issuedAt: issuedAt,
      past: past, positions: positions)
  }

  private static func coordinate(_ values: [LenientValue]) -> Coordinate? {
    guard values.count >= 2, let latitude = values[0].number, var longitude = values[1].number
    else { return nil }
    // East of the antimeridian, JMA's longitudes exceed 180.
    if longitude > 180 { longitude -= 360 }
    return Coordinate(validating: latitude, longitude: longitude)
  }

  /// Returns a name in title case: `Bavi` for `BAVI`.
  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst().lowercased()
  }

  private static func strength(_ category: String?) -> TropicalCyclone.Strength {
    switch category {
    case "TY", "VSTY", "STY", "VTY": .typhoon
    case "TS", "STS": .storm
    case "LOW", "L": .low
    default: .depression
    }
  }
}
