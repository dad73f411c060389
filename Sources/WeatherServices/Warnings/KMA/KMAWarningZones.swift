internal import CWarningZones
import WeatherModel

/// The zones for which the Korea Meteorological Administration issues warnings (특보구역), with their
/// names in its texts, the zones they consist of, and the towns in them.
struct KMAWarningZones: Sendable {
  /// The position of a zone in ``zones``.
  typealias ZoneIndex = Int

  enum Kind: String, Sendable {
    /// Consists of other zones: the country, a province, a county.
    case region
    case land
    case mountain
    case island
    case sea
  }

  /// A zone of the table.
  struct Zone: Sendable {
    /// The code in the structured list of warnings, such as `L1013710`.
    var code: String
    var parent: ZoneIndex?
    var kind: Kind
    /// The names; the first is the name in the status texts, such as `파주동북부`.
    var names: [String]
    /// The elevation in metres from which a place belongs to this zone.
    fileprivate var minElevation: Double?
    fileprivate var ellipse: Ellipse?
  }

  /// An area given by its centre and half axes, in thousandths of a degree.
  fileprivate struct Ellipse: Sendable {
    var point: Point
    var height: Int
    var width: Int

    func contains(_ other: Point) -> Bool {
      let north = Double(other.north - point.north) / Double(height)
      let east = Double(other.east - point.east) / Double(width)
      return north * north + east * east <= 1
    }
  }

  /// A point in thousandths of a degree from 33° N 124° E.
  fileprivate struct Point: Sendable {
    var north: Int
    var east: Int

    init(_ coordinate: Coordinate) {
      north = Int(((coordinate.latitude - 33) * 1000).rounded())
      east = Int(((coordinate.longitude - 124) * 1000).rounded())
    }

    init(north: Int, east: Int) {
      self.north = north
      self.east = east
    }

    /// Returns the square of the distance in thousandths of a degree of latitude. A degree of
    /// longitude is 0.81 of a degree of latitude at 36° N, about the latitude of Korea.
    func distance(to other: Point) -> Int {
      let (north, east) = (north - other.north, (east - other.east) * 81 / 100)
      return north * north + east * east
    }
  }

  /// The table of the program.
  static let korea: KMAWarningZones = {
    let table = unsafe cwz_korea()
    return unsafe KMAWarningZones(
      String(
        decoding: UnsafeBufferPointer(start: table.bytes, count: table.count), as: UTF8.self))
  }()

  /// The square of the maximum distance to the nearest town, half a degree of latitude; points
  /// further out at sea are in no zone.
  private static let maxDistance = 500 * 500

  private(set) var zones: [Zone] = []
  private var towns: [(point: Point, zone: ZoneIndex)] = []
  /// Zones by ``key(_:)`` of each of their names.
  private var byName: [String: [ZoneIndex]] = [:]
  private var byCode: [String: ZoneIndex] = [:]

  init(_ table: String) {
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: "|", omittingEmptySubsequences: false)
      guard fields.count == 5, let kind = Kind(rawValue: String(fields[2])) else { continue }
      var zone = Zone(
        code: String(fields[0]), parent: byCode[String(fields[1])], kind: kind,
        names: fields[3].split(separator: ",").map(String.init))
      for area in fields[4].split(separator: " ") { addArea(area, to: &zone) }
      byCode[zone.code] = zones.count
      for key in Set(zone.names.map(Self.key)) { byName[key, default: []].append(zones.count) }
      zones.append(zone)
    }
  }

  private mutating func addArea(_ area: Substring, to zone: inout Zone) {
    let numbers = area.drop { "^~".contains($0) }.split(separator: ",").compactMap { Int($0) }
    switch (area.first, numbers.count) {
    case ("^", 1): zone.minElevation = Double(numbers[0])
    case ("~", 4):
      zone.ellipse = Ellipse(
        point: Point(north: numbers[0], east: numbers[1]), height: numbers[2], width: numbers[3])
    case (_, 2): towns.append((Point(north: numbers[0], east: numbers[1]), zones.count))
    default: break
    }
  }

  /// Returns a name without the characters that texts use inconsistently: spaces, full stops and
  /// middle dots.
  static func key(_ name: some StringProtocol) -> String {
    String(name.filter { !$0.isWhitespace && !".·ㆍ・․‧".contains($0) })
  }

  /// Returns the zone with a code of the structured list.
  func index(ofCode code: String) -> ZoneIndex? { byCode[code] }

  /// Whether a zone is equal to another one or part of it.
  func contains(_ zone: ZoneIndex, in other: ZoneIndex) -> Bool {
    var current: ZoneIndex? = zone
    while let index = current, index != other { current = zones[index].parent }
    return current != nil
  }

  /// Returns a zone followed by all zones that contain it.
  func lineage(of zone: ZoneIndex) -> [ZoneIndex] {
    Array(sequence(first: zone) { zones[$0].parent })
  }

  /// Returns the province of a zone, or the zone itself if it belongs to none; nil for the country.
  func province(of zone: ZoneIndex) -> ZoneIndex? {
    lineage(of: zone).dropLast().last
  }

  // MARK: - Names

  /// Returns the zones that a name stands for.
  /// - Parameter groups: The zones in whose brackets the name is; empty at the top level.
  /// - Returns: Nil if the table has no such name, or the name is ambiguous.
  func zones(named name: String, in groups: [ZoneIndex]) -> [ZoneIndex]? {
    let key = Self.key(name)
    let known = byName[key] ?? []
    if groups.isEmpty {
      // At the top level 광주 is the city; the one in Gyeonggi appears in the brackets of its
      // province.
      let largest = known.filter { zones[$0].parent.map { zones[$0].parent == nil } ?? true }
      if !largest.isEmpty { return largest }
      return Set(known.map { province(of: $0) }).count == 1 ? known : nil
    }
    let inside = known.filter { zone in groups.contains { contains(zone, in: $0) } }
    if !inside.isEmpty { return inside }
    // In the brackets of a county, its name is omitted: 보령(도서제외).
    let stems = groups.flatMap { lineage(of: $0).dropLast() }.flatMap { zones[$0].names }
    return stems.lazy.compactMap { byName[Self.key($0) + key] }.first
  }

  /// Returns the zones of which an unknown name may be a part, such as 홍천 for 홍천동부.
  func zones(beginning name: String, in groups: [ZoneIndex]) -> [ZoneIndex] {
    let key = Self.key(name)
    for length in stride(from: key.count - 1, to: 1, by: -1) {
      let known = (byName[String(key.prefix(length))] ?? []).filter { zone in
        groups.isEmpty || groups.contains { contains(zone, in: $0) }
      }
      if !known.isEmpty { return known }
    }
    return []
  }

  /// Whether a name is that of a sea area, even if the table lacks it.
  static func isSea(_ name: String) -> Bool {
    let end = key(name)
    return ["바다", "해상", "평수구역"].contains { end.hasSuffix($0) }
  }

  // MARK: - Places

  /// Provinces by the prefixes of their names in lists of places.
  private static let provinces = [
    ("Seoul", "L1100000"), ("Busan", "L1150000"), ("Daegu", "L1140000"), ("Incheon", "L1110000"),
    ("Gwangju", "L1130000"), ("Daejeon", "L1120000"), ("Ulsan", "L1160000"), ("Sejong", "L1170000"),
    ("Gyeonggi", "L1010000"), ("Gangwon", "L1020000"), ("Chungcheongbuk", "L1040000"),
    ("North Chungcheong", "L1040000"), ("Chungcheongnam", "L1030000"),
    ("South Chungcheong", "L1030000"), ("Jeollabuk", "L1060000"), ("North Jeolla", "L1060000"),
    ("Jeonbuk", "L1060000"), ("Jeollanam", "L1050000"), ("South Jeolla", "L1050000"),
    ("Gyeongsangbuk", "L1070000"), ("North Gyeongsang", "L1070000"),
    ("Gyeongsangnam", "L1080000"), ("South Gyeongsang", "L1080000"), ("Jeju", "L1090000"),
  ]

  /// Returns the zone of a place; nil far out at sea. It is the zone of the nearest town, within
  /// the place's county if the place's names contain the county. In the mountains it is the zone by
  /// elevation.
  func zone(of place: Place) -> ZoneIndex? {
    let point = Point(place.coordinate)
    let county = county(of: place)
    let allowed = zones.indices.filter { zone in county.contains { contains(zone, in: $0) } }
    // Names that contradict the coordinates are ignored.
    guard let nearest = nearest(to: point, of: Set(allowed)) ?? nearest(to: point, of: nil) else {
      return nil
    }
    return zoneByHeight(point, elevation: place.elevation, beside: nearest) ?? nearest
  }

  /// Returns the zone of the town nearest to a point, among some zones or all; nil if it is too far
  /// away.
  private func nearest(to point: Point, of allowed: Set<ZoneIndex>?) -> ZoneIndex? {
    let nearest = towns.lazy.filter { allowed?.contains($0.zone) ?? true }
      .map { (distance: $0.point.distance(to: point), zone: $0.zone) }
      .min { $0.distance < $1.distance }
    return nearest.flatMap { $0.distance <= Self.maxDistance ? $0.zone : nil }
  }

  /// Returns the zones that may contain a place according to its names: its county, or its province
  /// if the names contain no county, and the islands that have their own zones; empty if the names
  /// contain no province.
  private func county(of place: Place) -> [ZoneIndex] {
    let admin = place.admin1 ?? ""
    guard let code = Self.provinces.first(where: { admin.hasPrefix($0.0) })?.1,
      let region = byCode[code]
    else { return [] }
    for name in [place.within?["ko"], place.localName].compactMap(\.self) {
      let counties = name.split(separator: " ").flatMap { byName[Self.key($0)] ?? [] }
        .filter { zones[$0].parent == region && zones[$0].kind != .sea }
      if !counties.isEmpty { return counties + islands(beside: counties) }
    }
    let others = zones.indices.filter { zones[$0].kind == .island && province(of: $0) != region }
    return [region] + others
  }

  /// Returns the islands that belong to a county administratively but have a zone of their own.
  private func islands(beside counties: [ZoneIndex]) -> [ZoneIndex] {
    zones.indices.filter { zone in
      guard zones[zone].kind == .island else { return false }
      let isOfProvince = counties.contains { zones[$0].parent == zones[zone].parent }
      return isOfProvince || zones[zone].parent == byCode["L1014000"]
    }
  }

  /// Returns the zone by elevation at a point whose nearest town is in `zone`; nil in the plains.
  private func zoneByHeight(
    _ point: Point, elevation: Double?, beside zone: ZoneIndex
  ) -> ZoneIndex? {
    guard zones[zone].kind == .land else { return nil }
    let lineage = Set(lineage(of: zone).dropFirst().dropLast())
    return zones.indices.filter { index in
      guard let parent = zones[index].parent, lineage.contains(parent) else { return false }
      if let elevation, let min = zones[index].minElevation { return elevation >= min }
      return zones[index].ellipse?.contains(point) ?? false
    }.max { zones[$0].minElevation ?? 0 < zones[$1].minElevation ?? 0 }
  }
}
