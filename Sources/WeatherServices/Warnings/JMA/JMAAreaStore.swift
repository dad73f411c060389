import Synchronization
import WeatherModel

/// The area of a place in the Japan Meteorological Agency's reports.
struct JMAArea: Equatable, Sendable {
  /// The codes of the municipality (class 20), several if the agency divides it.
  var parts: [String]
  /// The region of the prefecture (class 10).
  var region: String
  /// The office that issues reports for the area.
  var office: String
  var name: String
  var englishName: String?
}

/// Looks up the municipality of a point with the geocoder of the Geospatial Information Authority
/// of Japan, and its office in the agency's list of areas. Both change rarely and are cached in
/// memory and in one file.
final class JMAAreaStore: Sendable {
  static let formatVersion = 1
  /// The lifetime of the list of areas in seconds. Municipalities merge now and then.
  static let areasFreshFor: TimeInterval = 30 * 86_400
  /// The maximum number of cached points.
  static let maxPoints = 500

  /// A municipality of the list: its region, its office and its names.
  struct Municipality: Codable, Equatable, Sendable {
    var region: String
    var office: String
    var name: String
    var englishName: String?
    /// The English name of the prefecture, which may have a part of it in brackets.
    var prefecture: String?
  }

  fileprivate struct Contents: Codable, Sendable {
    var version = JMAAreaStore.formatVersion
    /// The time at which the list of areas was received.
    var receivedAt: Date?
    /// The municipalities by their codes (class 20).
    var municipalities: [String: Municipality] = [:]
    /// The codes from the geocoder, by latitude and longitude as sent.
    var points: [String: String] = [:]
  }

  private let file: VersionedFile<Contents>?
  private let contents = Mutex<Contents?>(nil)
  private let lists = SharedValues<[String: Municipality]>(freshFor: 3600)
  private let codes = SharedValues<String>(freshFor: 86_400)

  /// - Parameter path: The file; `nil` to cache in memory only.
  init(path: String?, issues: IssueReporter) {
    file = path.map { VersionedFile(path: $0, version: Self.formatVersion, issues: issues) }
  }

  /// Returns the area of a place: that of its point, otherwise that of its name. The geocoder may
  /// be unavailable, and the point of a harbour town may lie in the sea.
  /// - Throws: If it cannot be found.
  func area(
    of place: Place, _ requests: WarningRequests
  ) async throws(WeatherError) -> JMAArea {
    async let list = municipalities(requests)
    do throws(WeatherError) {
      let code = try await municipalityCode(of: place.coordinate, requests)
      guard let area = Self.area(of: code, in: try await Self.get(list)) else {
        throw .responseUnreadable(detail: "no area of the municipality \(code)")
      }
      return area
    } catch {
      guard error != .cancelled, let known = try? await Self.get(list),
        let area = Self.area(namedLike: place, in: known)
      else { throw error }
      return area
    }
  }

  /// The offices by the codes of their municipalities and regions, as far as the list of areas is
  /// known.
  var offices: [String: String] {
    stored().municipalities.reduce(into: [:]) { offices, entry in
      offices[entry.key] = entry.value.office
      offices[entry.value.region] = entry.value.office
    }
  }

  private static func get<Value>(
    _ result: Result<Value, WeatherError>
  ) throws(WeatherError) -> Value { try result.get() }

  /// Returns the area of the municipality with a five-digit code; for the code of a ward, the area
  /// of its city. If the agency divides a city, its parts count as one area.
  static func area(of code: String, in municipalities: [String: Municipality]) -> JMAArea? {
    guard let number = Int(code), (1000...47_999).contains(number) else { return nil }
    let whole = padded(number) + "00"
    if let known = municipalities[whole] { return area([whole], known) }
    // The parts of 16201 are 1620101 and so on. The wards of a designated city have numbers from
    // 101 to 199, and the city's code is a multiple of ten at or below a ward's code. The search
    // therefore tries the ward's own ten first, then the lower ones.
    let isWard = (101...199).contains(number % 1000)
    let tens = isWard ? (number / 1000 * 100 + 10...number / 10).reversed().map { $0 } : []
    let prefixes = [padded(number)] + tens.map { String(padded($0 * 10).prefix(4)) }
    for prefix in prefixes {
      let parts = municipalities.keys.filter { $0.hasPrefix(prefix) }.sorted()
      if let first = parts.first, let known = municipalities[first] { return area(parts, known) }
    }
    return nil
  }

  /// Returns the area of the municipality that has the Japanese name of a place or of its island, in
  /// the place's prefecture; for Tokyo, the area of its wards. Nil if there is none or more than
  /// one.
  static func area(
    namedLike place: Place, in municipalities: [String: Municipality]
  ) -> JMAArea? {
    func firstWord(_ name: String?) -> Substring? { name?.split(separator: " ").first }
    guard let name = place.names?["ja"], let prefecture = firstWord(place.admin1) else {
      return nil
    }
    let own = municipalities.filter { firstWord($0.value.prefecture) == prefecture }
    func area(_ isMeant: (String, Municipality) -> Bool) -> JMAArea? {
      let found = own.filter { isMeant($0.key, $0.value) }
      // The parts of a city share its code.
      guard let first = found.min(by: { $0.key < $1.key }),
        found.count == 1 || found.keys.allSatisfy({ $0.hasPrefix(first.key.prefix(5)) })
      else { return nil }
      return Self.area(found.keys.sorted(), first.value)
    }
    if name == "東京" {
      // Its wards are municipalities of their own, from 13101 on.
      let wards = own.keys.filter { $0.hasPrefix("131") }.sorted()
      return wards.first.flatMap { own[$0] }.map { ward in
        JMAArea(
          parts: wards, region: ward.region, office: ward.office, name: name,
          englishName: place.name)
      }
    }
    let names = ["", "市", "区", "町", "村"].map { name + $0 }
    // The parts of a city are named after it: 横浜市北部.
    if let known = area({ names.contains($1.name) || $1.name.hasPrefix(name + "市") }) {
      return known
    }
    // 佐渡島 is the island of 佐渡市. On 利尻島 there are two towns, 利尻町 and 利尻富士町.
    let island = ["諸島", "列島", "島"].first { name.hasSuffix($0) }.map {
      String(name.dropLast($0.count))
    }
    guard let island, !island.isEmpty else { return nil }
    return area { $1.name.hasPrefix(island) }.flatMap { known in
      ["市", "町", "村"].contains { known.name == island + $0 } ? known : nil
    }
  }

  private static func area(_ parts: [String], _ known: Municipality) -> JMAArea {
    JMAArea(
      parts: parts, region: known.region, office: known.office, name: known.name,
      englishName: known.englishName)
  }

  private static func padded(_ number: Int) -> String {
    number < 10_000 ? "0\(number)" : String(number)
  }

  // MARK: - Municipality of a point

  private struct GeocoderAnswer: Decodable, Sendable {
    var results: Lenient<[String: LenientValue]>?
  }

  private func municipalityCode(
    of point: Coordinate, _ requests: WarningRequests
  ) async throws(WeatherError) -> String {
    let (latitude, longitude) = (point.latitude.inRequest, point.longitude.inRequest)
    let key = latitude + "," + longitude
    if let known = stored().points[key] { return known }
    return try await codes.value(of: key, now: requests.now) {
      () async throws(WeatherError) -> String in
      var request = HTTPRequest(
        base: requests.endpoint(.gsi), path: "reverse-geocoder/LonLatToAddress")
      request.query = HTTPRequest.query(at: point)
      // A place's name may serve instead, in time for a page that is printed once.
      request.retries = 1
      let body = try await requests.response(to: request).body
      let answer = try Answer.decode(GeocoderAnswer.self, from: body)
      // The answer for a point at sea is empty.
      guard let results = answer.results else { throw .placeNotFound }
      guard let code = results.value?["muniCd"]?.integer, (1000...47_999).contains(code)
      else {
        throw .responseUnreadable(detail: "no municipality")
      }
      let text = Self.padded(code)
      self.change { contents in
        if contents.points.count >= Self.maxPoints { contents.points = [:] }
        contents.points[key] = text
      }
      return text
    }.value
  }

  // MARK: - List of areas

  private struct AreasAnswer: Decodable, Sendable {
    typealias Area = [String: LenientValue]

    var offices: [String: Lenient<Area>]
    var class10s: [String: Lenient<Area>]
    var class15s: [String: Lenient<Area>]
    var class20s: [String: Lenient<Area>]
  }

  private func municipalities(
    _ requests: WarningRequests
  ) async -> Result<[String: Municipality], WeatherError> {
    let known = stored()
    let age = known.receivedAt.map { requests.now.timeIntervalSince($0) }
    if let age, (0..<Self.areasFreshFor).contains(age), !known.municipalities.isEmpty {
      return .success(known.municipalities)
    }
    do throws(WeatherError) {
      let list = try await lists.value(of: "areas", now: requests.now) {
        () async throws(WeatherError) -> [String: Municipality] in
        let request = HTTPRequest(
          base: requests.endpoint(.jma), path: "bosai/common/const/area.json")
        let list = try Self.municipalities(try await requests.response(to: request).body)
        self.change { contents in
          contents.receivedAt = requests.now
          contents.municipalities = list
        }
        return list
      }
      return .success(list.value)
    } catch {
      // A stale list is better than none.
      return known.municipalities.isEmpty ? .failure(error) : .success(known.municipalities)
    }
  }

  /// Returns the municipalities in the agency's list, with the office that the tree of areas leads
  /// to.
  static func municipalities(_ body: [UInt8]) throws(WeatherError) -> [String: Municipality] {
    let answer = try Answer.decode(AreasAnswer.self, from: body)
    var municipalities: [String: Municipality] = [:]
    for (code, entry) in answer.class20s {
      guard code.utf8.count == 7, code.utf8.allSatisfy({ (48...57).contains($0) }),
        let area = entry.value, let name = (area["name"]?.text).cleaned(limit: 80),
        let district = area["parent"]?.text,
        let region = answer.class15s[district]?.value?["parent"]?.text,
        let office = answer.class10s[region]?.value?["parent"]?.text,
        let known = answer.offices[office], office.utf8.allSatisfy({ (48...57).contains($0) })
      else { continue }
      // Hokkaido has several offices, which are named after its regions.
      let prefecture = code.hasPrefix("01") ? "Hokkaido" : known.value?["enName"]?.text
      municipalities[code] = Municipality(
        region: region, office: office, name: name,
        englishName: (area["enName"]?.text).cleaned(limit: 80),
        prefecture: prefecture.cleaned(limit: 80))
    }
    guard !municipalities.isEmpty else { throw .responseUnreadable(detail: "no areas") }
    return municipalities
  }

  // MARK: - File

  private func stored() -> Contents {
    contents.withLock { contents in
      if let contents { return contents }
      let read = file?.read { $0 } ?? Contents()
      contents = read
      return read
    }
  }

  private func change(_ body: (inout Contents) -> Void) {
    contents.withLock { contents in
      var changed = contents ?? Contents()
      body(&changed)
      contents = changed
      // The file is written within the lock, so that the older of two changes cannot be written
      // last.
      file?.write(changed)
    }
  }
}
