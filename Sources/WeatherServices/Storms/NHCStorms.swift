import WeatherModel

/// Tropical cyclones of the National Hurricane Center: `CurrentStorms.json`, and the text of each
/// forecast advisory (TCM).
enum NHCStorms {
  /// The maximum number of cyclones that are requested.
  static let maxCyclones = 10
  /// Metres per second in a knot.
  private static let knot = 0.514444
  private static let nauticalMile = 1.852

  /// Requests the list of current cyclones.
  static func list(_ base: ServerURL) -> HTTPRequest {
    HTTPRequest(base: base, path: "CurrentStorms.json")
  }

  /// Requests the forecast advisory of a cyclone.
  static func advisory(_ base: ServerURL, _ storm: Storm) -> HTTPRequest? {
    storm.advisory.map { HTTPRequest(base: base, path: "text/\($0)") }
  }

  /// A row of the list.
  struct Storm: Sendable {
    var id: String
    var name: String
    var classification: String
    var position: TropicalCyclone.Position
    /// The name of the page with the forecast advisory, such as `MIATCMAT4.shtml`.
    var advisory: String?
    var issuedAt: Date
  }

  private struct List: Decodable {
    struct Row: Decodable, Sendable {
      var id: LenientValue?
      var name: LenientValue?
      var classification: LenientValue?
      var intensity: LenientValue?
      var latitudeNumeric: LenientValue?
      var longitudeNumeric: LenientValue?
      var lastUpdate: LenientValue?
      var forecastAdvisory: Lenient<[String: LenientValue]>?
    }

    var activeStorms: [Lenient<Row>]
  }

  static func storms(_ body: [UInt8]) throws(WeatherError) -> [Storm] {
    let rows = try Answer.decode(List.self, from: body).activeStorms
    let storms = rows.prefix(maxCyclones).compactMap { entry -> Storm? in
      guard let row = entry.value, let id = row.id?.text.cleaned(limit: 12), !id.isEmpty,
        let latitude = row.latitudeNumeric?.number, let longitude = row.longitudeNumeric?.number,
        let center = Coordinate(validating: latitude, longitude: longitude),
        let time = row.lastUpdate.dateTime
      else { return nil }
      let advisory = row.forecastAdvisory?.value
      let wind = row.intensity?.number.map { $0 * knot }
      let kind = row.classification?.text ?? ""
      return Storm(
        id: id.uppercased(), name: row.name?.text.cleaned(limit: 40) ?? id.uppercased(),
        classification: kind,
        position: TropicalCyclone.Position(
          time: time, center: center,
          wind: wind.flatMap { PhysicalRange.wind.contains($0) ? $0 : nil },
          strength: strength(kind, wind: wind)),
        advisory: page(advisory?["url"]?.text), issuedAt: advisory?["issuance"].dateTime ?? time)
    }
    guard !storms.isEmpty || rows.isEmpty else {
      throw .responseUnreadable(detail: "no cyclone with a position")
    }
    return storms
  }

  /// Returns the last component of an address if it is a page name.
  private static func page(_ address: String?) -> String? {
    guard let name = address?.split(separator: "/").last, name.hasSuffix(".shtml"),
      name.utf8.dropLast(6).allSatisfy({ (48...57).contains($0) || (65...90).contains($0) })
    else { return nil }
    return String(name)
  }

  private static func strength(
    _ classification: String, wind: Double?
  ) -> TropicalCyclone.Strength {
    switch classification {
    case "HU", "MH": .hurricane
    case "TS", "SS", "STS": .storm
    case "TD", "SD", "STD", "PTC": .depression
    case "TY": .typhoon
    default: .low
    }
  }

  /// Returns a cyclone with the positions of its advisory, if the advisory can be parsed.
  static func cyclone(_ storm: Storm, advisory: String?) -> TropicalCyclone? {
    let text = advisory.map { NHCAdvisory($0, issuedAt: storm.issuedAt) }
    let isAtlantic = storm.id.hasPrefix("AL")
    let forecast = (text?.forecast ?? []).map { point in
      let hours = point.time.timeIntervalSince(storm.issuedAt) / 3600
      return TropicalCyclone.Position(
        time: point.time, center: point.center,
        radius: NHCAdvisory.radius(after: hours, isAtlantic: isAtlantic) * nauticalMile,
        wind: point.knots.map { $0 * knot },
        strength: point.isPostTropical ? .low : strength(ofKnots: point.knots))
    }
    let later = forecast.filter { $0.time > storm.position.time }
    return TropicalCyclone(
      id: storm.id, name: storm.name, agency: .nhc, issuedAt: storm.issuedAt,
      past: (text?.past ?? []) + [storm.position.center], positions: [storm.position] + later)
  }

  /// Returns the strength of a cyclone by NHC's one-minute wind.
  private static func strength(ofKnots knots: Double?) -> TropicalCyclone.Strength {
    switch knots ?? 0 {
    case 64...: .hurricane
    case 34...: .storm
    default: .depression
    }
  }
}

/// The positions in the text of a forecast advisory (NWS Instruction 10-601, TCM).
struct NHCAdvisory {
  /// A forecast position.
  struct Point: Equatable {
    var time: Date
    var center: Coordinate
    var knots: Double?
    var isPostTropical = false
  }

  /// The forecast positions.
  private(set) var forecast: [Point] = []
  /// The past positions.
  private(set) var past: [Coordinate] = []

  private let issuedAt: Date

  /// Parses the lines that begin with `FORECAST VALID` or `OUTLOOK VALID`, the wind below each, and
  /// `AT … CENTER WAS LOCATED NEAR`.
  init(_ text: String, issuedAt: Date) {
    self.issuedAt = issuedAt
    for line in text.split(whereSeparator: \.isNewline) {
      // Consecutive dots separate the parts of a line.
      let words = String(line).replacing(text: "...", with: " ").split(separator: " ")
        .map(String.init)
      if let start = words.firstIndex(of: "VALID"), start > 0,
        ["FORECAST", "OUTLOOK"].contains(words[start - 1]), words.count > start + 3,
        let time = time(words[start + 1]),
        let center = Self.coordinate(words[start + 2], words[start + 3])
      {
        let ending = words[(start + 3)...].joined(separator: " ")
        forecast.append(
          Point(
            time: time, center: center,
            isPostTropical: ["POST-TROP", "EXTRATROP", "REMNANT", "DISSIPAT"]
              .contains { ending.contains(text: $0) }))
      } else if words.starts(with: ["MAX", "WIND"]), words.count > 2, !forecast.isEmpty {
        forecast[forecast.count - 1].knots = Double(words[2]).flatMap {
          (0...250).contains($0) ? $0 : nil
        }
      } else if let near = words.firstIndex(of: "NEAR"), words.contains("WAS"),
        words.contains("CENTER"),
        words.count > near + 2, let center = Self.coordinate(words[near + 1], words[near + 2])
      {
        past.append(center)
      }
    }
  }

  /// Returns the time that a text such as `09/0000Z` names: that day in the advisory's month or the
  /// next one.
  private func time(_ text: String) -> Date? {
    let parts = text.split(separator: "/")
    guard parts.count == 2, parts[1].hasSuffix("Z"), parts[1].count == 5,
      let day = Int(parts[0]), let clock = Int(parts[1].dropLast()), (1...31).contains(day),
      (0..<24).contains(clock / 100), (0..<60).contains(clock % 100)
    else { return nil }
    // Searches for that day of the month from the day before the advisory on.
    let midnight = (issuedAt.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
    for days in -1...8 {
      let date = Date(timeIntervalSince1970: midnight + Double(days) * 86_400)
      let shown = PlaceTimeZone(identifier: nil, fixedOffset: 0).localTime(date).date
      guard shown.day == day else { continue }
      return date + TimeInterval(clock / 100 * 3600 + clock % 100 * 60)
    }
    return nil
  }

  /// Parses `24.6N` or `89.0W`, followed by any text.
  private static func coordinate(_ latitude: String, _ longitude: String) -> Coordinate? {
    func degrees(_ text: String, _ negative: Character, _ positive: Character) -> Double? {
      guard let end = text.firstIndex(where: { $0 == negative || $0 == positive }),
        let value = Double(text[..<end])
      else { return nil }
      return text[end] == negative ? -value : value
    }
    guard let north = degrees(latitude, "S", "N"), let east = degrees(longitude, "W", "E") else {
      return nil
    }
    return Coordinate(validating: north, longitude: east)
  }

  /// Returns the radius in nautical miles of the circle that contained two thirds of the forecast
  /// positions over five years (NHC, "Definition of the NHC Track Forecast Cone", 2023, errors of
  /// 2018 to 2022).
  static func radius(after hours: Double, isAtlantic: Bool) -> Double {
    let times: [Double] = [0, 12, 24, 36, 48, 60, 72, 96, 120]
    let radii: [Double] =
      isAtlantic
      ? [0, 26, 39, 53, 67, 81, 99, 145, 205] : [0, 25, 38, 51, 63, 78, 86, 110, 137]
    guard let next = times.firstIndex(where: { $0 >= hours }), next > 0 else {
      return hours <= 0 ? 0 : radii[radii.count - 1]
    }
    let fraction = (hours - times[next - 1]) / (times[next] - times[next - 1])
    return radii[next - 1] + (radii[next] - radii[next - 1]) * fraction
  }
}
