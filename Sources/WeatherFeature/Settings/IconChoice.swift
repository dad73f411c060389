import TerminalUI
import WeatherWords

/// The user's choice of icons: `auto`, `image`, or a set by name.
public enum IconChoice: Hashable, Sendable {
  /// Drawn signs where the terminal has UTF-8, otherwise ASCII; the provider's pictures where the
  /// terminal is known to show them.
  case automatic
  /// The provider's pictures wherever the terminal says that it shows them; otherwise drawn signs.
  case image
  /// This set and no other.
  case fixed(IconSet)

  /// `auto`, `image` or a set's name, or nil.
  public init?(_ name: String) {
    if name == "auto" {
      self = .automatic
    } else if name == "image" {
      self = .image
    } else if let set = IconSet(rawValue: name) {
      self = .fixed(set)
    } else {
      return nil
    }
  }

  /// `auto`, `image` or the set's name.
  public var name: String {
    switch self {
    case .automatic: "auto"
    case .image: "image"
    case .fixed(let set): set.rawValue
    }
  }

  /// Every choice there is, `auto` first.
  public static var all: [IconChoice] { [.automatic] + IconSet.allCases.map(fixed) + [.image] }

  /// The set that the choice comes to; where pictures are shown, it stands in for those that are not
  /// there.
  public func icons(isUnicode: Bool) -> IconSet {
    switch self {
    case .automatic, .image: isUnicode ? .art : .ascii
    case .fixed(let set): set
    }
  }

  /// Whether pictures are wanted where they can be shown.
  var takesPictures: Bool {
    if case .fixed = self { false } else { true }
  }
}

/// The user's choice of chart glyphs: `auto` or a set by name.
public enum ChartChoice: String, CaseIterable, Hashable, Sendable {
  /// Braille dots, and half blocks where the font has none.
  case automatic = "auto"
  case blocks, braille, ascii

  /// The glyphs that the choice comes to.
  func glyphs(isConsole: Bool) -> ChartGlyphs {
    ChartGlyphs(rawValue: rawValue) ?? (isConsole ? .blocks : .braille)
  }
}

extension ChartChoice: SettingValue {}

extension ChartGlyphs {
  /// What the settings call it.
  func title(_ words: Words) -> String {
    switch self {
    case .braille: words.settings.chartsBraille
    case .blocks: words.settings.chartsBlocks
    case .ascii: words.settings.iconsASCII
    }
  }
}
