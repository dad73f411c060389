/// A point on the globe as people type and paste it: `37.57,126.98`, `37.5 127`, `37°34′N 126°58′E`,
/// `37.5665N,126.978E`, `N37.5665 E126.978`.
public enum TypedPoint: Hashable, Sendable {
  /// Degrees north and east.
  case onTheGlobe(latitude: Double, longitude: Double)
  /// Two numbers, but not of any place.
  case offTheGlobe

  /// Reads a text; nil when it is no point.
  public init?(_ text: String) {
    var scanner = PointScanner(text)
    guard let first = scanner.angle() else { return nil }
    scanner.skipSeparator()
    guard let second = scanner.angle(), scanner.isAtEnd else { return nil }
    // Two whole numbers parted by a space alone may be anything.
    let isMarked = first.isMarked || second.isMarked || scanner.sawComma
    guard isMarked || (first.hasFraction || second.hasFraction) else { return nil }
    var (latitude, longitude) = (first, second)
    if first.axis == .longitude || second.axis == .latitude {
      (latitude, longitude) = (second, first)
    }
    guard latitude.axis != .longitude, longitude.axis != .latitude else { return nil }
    let isOnTheGlobe = abs(latitude.degrees) <= 90 && abs(longitude.degrees) <= 180
    self =
      isOnTheGlobe
      ? .onTheGlobe(latitude: latitude.degrees, longitude: longitude.degrees) : .offTheGlobe
  }
}

/// Reads angles out of a text.
private struct PointScanner {
  enum Axis {
    case latitude, longitude
  }

  struct Angle {
    var degrees: Double
    var axis: Axis?
    var isMarked: Bool
    var hasFraction: Bool
  }

  private var rest: Substring.UnicodeScalarView
  private(set) var sawComma = false

  init(_ text: String) { rest = Substring(text).unicodeScalars }

  var isAtEnd: Bool {
    mutating get {
      skipSpaces()
      return rest.isEmpty
    }
  }

  mutating func skipSeparator() {
    skipSpaces()
    if let first = rest.first, first == "," || first == ";" || first == "/" || first == "，" {
      rest.removeFirst()
      sawComma = true
    }
    skipSpaces()
  }

  /// `37.5`, `-37,5°`, `37°34′12″N`, `N37.5`.
  mutating func angle() -> Angle? {
    skipSpaces()
    var side = side()
    skipSpaces()
    var sign = 1.0
    if let first = rest.first, "+-−".unicodeScalars.contains(first) {
      if first != "+" { sign = -1 }
      rest.removeFirst()
    }
    guard let (number, hasFraction) = number() else { return nil }
    var degrees = number
    var isMarked = side != nil
    if skip(anyOf: "°º˚d") {
      isMarked = true
      for (marks, share) in [("'′’´m", 60.0), ("\"″”s", 3600.0)] {
        let before = rest
        skipSpaces()
        guard let (part, _) = self.number(), part < 60, skip(anyOf: marks) else {
          rest = before
          break
        }
        degrees += part / share
      }
    }
    if side == nil {
      let before = rest
      skipSpaces()
      side = self.side()
      if side == nil { rest = before }
      isMarked = isMarked || side != nil
    }
    return Angle(
      degrees: degrees * sign * (side?.sign ?? 1), axis: side?.axis, isMarked: isMarked,
      hasFraction: hasFraction)
  }

  private mutating func side() -> (axis: Axis, sign: Double)? {
    guard let first = rest.first else { return nil }
    let side: (Axis, Double)? =
      switch first {
      case "N", "n": (.latitude, 1)
      case "S", "s": (.latitude, -1)
      case "E", "e": (.longitude, 1)
      case "W", "w": (.longitude, -1)
      default: nil
      }
    if side != nil { rest.removeFirst() }
    return side
  }

  private mutating func number() -> (value: Double, hasFraction: Bool)? {
    var digits = ""
    var hasFraction = false
    while let scalar = rest.first {
      if ("0"..."9").contains(scalar) {
        digits.unicodeScalars.append(scalar)
      } else if scalar == ".", !hasFraction, !digits.isEmpty {
        hasFraction = true
        digits += "."
      } else {
        break
      }
      rest.removeFirst()
      if digits.utf8.count > 20 { return nil }
    }
    return Double(digits).map { ($0, hasFraction) }
  }

  private mutating func skip(anyOf marks: String) -> Bool {
    guard let first = rest.first, marks.unicodeScalars.contains(first) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpaces() {
    while let first = rest.first, first.properties.isWhitespace { rest.removeFirst() }
  }
}
