/// Which signs to use, as the person put it: `auto` or a set by name.
public enum IconChoice: Hashable, Sendable {
  /// Drawn signs where the terminal has UTF-8, otherwise ASCII.
  case automatic
  /// This set and no other.
  case fixed(IconSet)

  /// `auto` or a set's name, or nil.
  public init?(_ name: String) {
    if name == "auto" {
      self = .automatic
    } else if let set = IconSet(rawValue: name) {
      self = .fixed(set)
    } else {
      return nil
    }
  }

  /// `auto` or the set's name.
  public var name: String {
    switch self {
    case .automatic: "auto"
    case .fixed(let set): set.rawValue
    }
  }

  /// Every choice there is, `auto` first.
  public static var all: [IconChoice] { [.automatic] + IconSet.allCases.map(fixed) }

  /// The set that the choice comes to.
  public func icons(isUnicode: Bool) -> IconSet {
    switch self {
    case .automatic: isUnicode ? .art : .ascii
    case .fixed(let set): set
    }
  }
}
