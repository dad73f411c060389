import TerminalUI
import WeatherWords

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

/// What curves and maps are drawn with, as the person put it: `auto` or one of the glyphs by name.
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
