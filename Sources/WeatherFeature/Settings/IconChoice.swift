import TerminalUI
import WeatherWords

/// The user's choice of icons: `auto`, `image`, or a set by name.
public enum IconChoice: Hashable, Sendable {
  /// Drawn icons if the terminal has UTF-8, otherwise ASCII; the provider's pictures if the
  /// terminal is known to show them.
  case automatic
  /// The provider's pictures if the terminal reports that it shows them, otherwise drawn icons.
  case image
  /// Always this set.
  case fixed(IconSet)

  /// Parses `auto`, `image` or a set's name.
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

  /// Every choice, `auto` first.
  public static var all: [IconChoice] { [.automatic] + IconSet.allCases.map(fixed) + [.image] }

  /// Returns the set to use. If pictures are shown, the set replaces missing ones.
  public func icons(isUnicode: Bool) -> IconSet {
    switch self {
    case .automatic, .image: isUnicode ? .art : .ascii
    case .fixed(let set): set
    }
  }

  /// Whether to show pictures if the terminal can.
  var takesPictures: Bool {
    if case .fixed = self { false } else { true }
  }
}

/// The user's choice of chart glyphs: `auto` or a set by name.
public enum ChartChoice: String, CaseIterable, Hashable, Sendable {
  /// Braille dots, or half blocks if the font has none.
  case automatic = "auto"
  case blocks, braille, ascii

  /// Returns the glyphs to use.
  func glyphs(isConsole: Bool) -> ChartGlyphs {
    ChartGlyphs(rawValue: rawValue) ?? (isConsole ? .blocks : .braille)
  }
}

extension ChartChoice: SettingValue {}

extension ChartGlyphs {
  /// Returns the name in the settings.
  func title(_ words: Words) -> String {
    switch self {
    case .braille: words.settings.chartsBraille
    case .blocks: words.settings.chartsBlocks
    case .ascii: words.settings.iconsASCII
    }
  }
}
