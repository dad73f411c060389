/// A parser of coordinates in map links: `geo:` URIs (RFC 5870), Google, Apple, OpenStreetMap,
/// Yandex, Kakao, Naver, Amap, Windy, and others with `lat` and `lon` parameters.
enum MapLink {
  /// Returns whether a text is a link.
  static func isLink(_ text: String) -> Bool {
    let lower = text.trimmedOfSpaces.lowercased()
    let scheme = lower.prefix { $0.isLetter || $0 == "-" }
    let hasScheme = !scheme.isEmpty && lower.dropFirst(scheme.count).hasPrefix("://")
    guard hasScheme || !lower.contains(" ") else { return false }
    return hasScheme || lower.hasPrefix("geo:") || lower.hasPrefix("www.")
      || hosts.contains(where: lower.hasPrefix)
  }

  /// Returns the latitude and the longitude, usually separated by a comma; nil if the text is not a
  /// link or contains no coordinates.
  static func pair(in text: String) -> String? {
    guard isLink(text) else { return nil }
    let link = text.trimmedOfSpaces.decodedPercents
    if link.lowercased().hasPrefix("geo:") {
      let parts = link.dropFirst(4).split(separator: "?", omittingEmptySubsequences: false)
      let query = parts.dropFirst().first.flatMap { firstPair(in: after("q=", String($0))) }
      let point = firstPair(in: parts.first.map(String.init))
      return point == "0,0" || point == nil ? query ?? point : point
    }
    if let latitude = firstNumber(in: after("!3d", link)),
      let longitude = firstNumber(in: after("!4d", link))
    {
      return latitude + "," + longitude
    }
    if after("mapy.", link.lowercased()) != nil, let latitude = firstNumber(in: after("y=", link)),
      let longitude = firstNumber(in: after("x=", link))
    {
      return latitude + "," + longitude
    }
    if let marked = after("/geohack.php?", link).flatMap({ after("params=", $0) }) {
      // 52_31_12_N_13_24_18_E_type:city
      return marked.prefix { $0 != "&" && $0 != ":" }.split(separator: "_")
        .prefix { $0.count == 1 || $0.first?.isNumber ?? false }.joined(separator: " ")
    }
    if let service = services.first(where: { after($0.host, link.lowercased()) != nil }) {
      return service.pair(in: link)
    }
    for (first, second) in [
      ("mlat=", "mlon="), ("lat=", "lon="), ("lat=", "lng="), ("latitude=", "longitude="),
    ] {
      if let latitude = firstNumber(in: after(first, link)),
        let longitude = firstNumber(in: after(second, link))
      {
        return latitude + "," + longitude
      }
    }
    if let rest = after("/maps/place/", link) {
      let name = rest.prefix { $0 != "/" && $0 != "?" }.split(separator: "+").joined(separator: " ")
      if name.unicodeScalars.contains("°") { return PointTokens.plain(name) }
    }
    if let point = after("#", link).flatMap(pairAfterZoom) { return point }
    for key in pairKeys {
      if let pair = firstPair(in: after(key, link)) { return pair }
    }
    if let map = after("map=", link), let slash = map.firstIndex(of: "/") {
      return firstPair(in: String(map[map.index(after: slash)...]))
    }
    return nil
  }

  /// Returns the pair of `15/35.68/139.77`, which begins with the zoom level.
  private static func pairAfterZoom(_ text: String) -> String? {
    let parts = text.split(separator: "/", maxSplits: 1)
    guard parts.count == 2, firstNumber(in: String(parts[0])) == String(parts[0]) else {
      return nil
    }
    return firstPair(in: String(parts[1]))
  }

  /// A map service with its own format of coordinates.
  private struct Service {
    var host: String
    var keys: [String]
    var isLongitudeFirst = false

    func pair(in link: String) -> String? {
      for key in keys {
        guard var rest = after(key, link) else { continue }
        // A name may precede the numbers: /link/map/name,37.5,127.
        if key.hasPrefix("/link/"), firstNumber(in: rest) == nil,
          let comma = rest.firstIndex(of: ",")
        {
          rest = String(rest[rest.index(after: comma)...])
        }
        guard let pair = firstPair(in: rest) else { continue }
        let numbers = pair.split(separator: ",")
        // In Naver's links without a point, the zoom level is at this position.
        if isLongitudeFirst, !numbers.allSatisfy({ $0.contains(".") }) { continue }
        return isLongitudeFirst ? numbers.reversed().joined(separator: ",") : pair
      }
      return nil
    }
  }

  private static let services = [
    Service(
      host: "yandex.", keys: ["whatshere[point]=", "pt=", "?ll=", "&ll="], isLongitudeFirst: true),
    Service(host: "naver.", keys: ["?c=", "&c="], isLongitudeFirst: true),
    Service(host: "amap.", keys: ["position=", "center="], isLongitudeFirst: true),
    Service(host: "kakao.", keys: ["/link/map/", "/link/to/", "/link/roadview/"]),
    Service(host: "2gis.", keys: ["m=", "/geo/"], isLongitudeFirst: true),
    Service(host: "nullschool.net", keys: ["orthographic="], isLongitudeFirst: true),
    Service(host: "here.com", keys: ["map=", "/l/"]),
    Service(host: "baidu.", keys: ["location=", "latlng="]),
    Service(host: "zoom.earth", keys: ["view="]),
    Service(host: "ventusky.", keys: ["p="]),
    Service(host: "windy.com", keys: ["?", "windy.com/"]),
  ]

  private static let hosts = ["maps.", "google.", "goo.gl", "openstreetmap.", "osm.org", "osm.app"]
  /// The prefixes of a pair, the most specific first: a marker takes precedence over the map's
  /// centre.
  private static let pairKeys = [
    "coordinate=", "query=", "?q=loc:", "&q=loc:", "?q=", "&q=", "?ll=", "&ll=", "destination=",
    "daddr=", "/maps/search/", "/maps/place/", "/dir//", "/@", "center=", "sll=", "cp=", "#",
  ]

  fileprivate static func after(_ key: String, _ text: String) -> String? {
    var rest = Substring(text)
    while !rest.isEmpty {
      if rest.hasPrefix(key) { return String(rest.dropFirst(key.count)) }
      rest.removeFirst()
    }
    return nil
  }

  private static func firstNumber(in text: String?) -> String? {
    guard let text else { return nil }
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == "-" || $0 == ".") }
    return Double(number) == nil ? nil : String(number)
  }

  /// Returns the two numbers at the beginning of a text.
  private static func firstPair(in text: String?) -> String? {
    guard let text, let latitude = firstNumber(in: text) else { return nil }
    let rest = text.dropFirst(latitude.count).drop { "+ ".contains($0) }
    guard let separator = rest.first, ",/~;".contains(separator) else { return nil }
    let second = String(rest.dropFirst().drop { "+ ".contains($0) })
    return firstNumber(in: second).map { latitude + "," + $0 }
  }
}

/// A point in the Well-Known Text of OGC or in GeoJSON (RFC 7946), which have the longitude first.
enum PointMarkup {
  /// Returns the latitude and the longitude, separated by a comma; nil if the text is neither.
  static func pair(in text: String) -> String? {
    let compact = text.lowercased().filter { $0 != "\"" }
    if let list = MapLink.after("coordinates", compact), MapLink.after("point", compact) != nil {
      return swapped(list.split { "[], :}".contains($0) })
    }
    let point = compact.hasPrefix("srid=") ? compact.drop { $0 != ";" }.dropFirst() : compact[...]
    guard point.hasPrefix("point"), point.last == ")", let open = point.firstIndex(of: "("),
      ["", "z", "m", "zm"].contains(point[..<open].dropFirst(5).filter { $0 != " " })
    else { return nil }
    return swapped(point[open...].dropFirst().dropLast().split { $0 == " " || $0 == "," })
  }

  private static func swapped(_ numbers: [Substring]) -> String? {
    guard (2...4).contains(numbers.count), numbers.allSatisfy({ Double($0) != nil }) else {
      return nil
    }
    return numbers[1] + "," + numbers[0]
  }
}

extension String {
  fileprivate var trimmedOfSpaces: String {
    var text = Substring(self)
    while text.first?.isWhitespace ?? false { text.removeFirst() }
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  /// The text with percent escapes decoded, such as `%2C` to a comma.
  fileprivate var decodedPercents: String {
    var bytes: [UInt8] = []
    var rest = Substring(self).utf8
    while let byte = rest.popFirst() {
      let digits = Substring(rest.prefix(2))
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, digits.first?.isHexDigit == true,
        let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        rest.removeFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
