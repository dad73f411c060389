/// A wind that is forecast as a class and not as a speed, by the Korea Meteorological Administration's
/// words.
public enum WindClass: Int, CaseIterable, Comparable, Sendable, Codable {
  /// 약한 바람, below 4 m/s.
  case light = 1
  /// 약간 강한 바람, from 4 to 9 m/s.
  case fresh = 2
  /// 강한 바람, 9 m/s and more.
  case strong = 3

  /// The name in JSON.
  public var name: String {
    switch self {
    case .light: "light"
    case .fresh: "fresh"
    case .strong: "strong"
    }
  }

  /// Whether a wind is weaker than another one.
  public static func < (left: WindClass, right: WindClass) -> Bool {
    left.rawValue < right.rawValue
  }
}
