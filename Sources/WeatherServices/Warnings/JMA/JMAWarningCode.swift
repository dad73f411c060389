import WeatherModel

/// A kind of warning by its code in the Japan Meteorological Agency's reports, with the agency's
/// names.
struct JMAWarningCode: Equatable, Sendable {
  /// The families of kinds. Each report covers the kinds of one family.
  enum Family: Sendable {
    case rain, landslide, surge, storm, waves, snow, other
  }

  var number: Int
  /// 2 advisory (注意報), 3 warning (警報), 4 danger warning (危険警報), 5 emergency warning (特別警報).
  var level: Int

  /// The codes and levels of a kind, its names, and whether the agency writes its level (since
  /// 2026).
  private struct Subject {
    var codes: [Int: Int]
    var japanese: String
    var english: String
    var hazard: WarningKind.Hazard
    var family: Family
    var hasLevel: Bool

    init(
      _ codes: [Int: Int], _ japanese: String, _ english: String, _ hazard: WarningKind.Hazard,
      _ family: Family, _ hasLevel: Bool
    ) {
      (self.codes, self.japanese, self.english) = (codes, japanese, english)
      (self.hazard, self.family, self.hasLevel) = (hazard, family, hasLevel)
    }
  }

  private static let subjects: [Subject] = [
    Subject([10: 2, 3: 3, 43: 4, 33: 5], "大雨", "Heavy Rain", .heavyRain, .rain, true),
    Subject([29: 2, 9: 3, 49: 4, 39: 5], "土砂災害", "Landslide", .landslide, .landslide, true),
    Subject([19: 2, 8: 3, 48: 4, 38: 5], "高潮", "Storm Surge", .stormSurge, .surge, true),
    Subject([18: 2, 4: 3], "洪水", "Flood", .flood, .other, false),
    Subject([5: 3, 35: 5], "暴風", "Storm", .storm, .storm, false),
    Subject([15: 2], "強風", "Gale", .gale, .storm, false),
    Subject([2: 3, 32: 5], "暴風雪", "Snowstorm", .snowstorm, .storm, false),
    Subject([13: 2], "風雪", "Gale and Snow", .windAndSnow, .storm, false),
    Subject([16: 2, 7: 3, 37: 5], "波浪", "High Wave", .highWaves, .waves, false),
    Subject([12: 2, 6: 3, 36: 5], "大雪", "Heavy Snow", .heavySnow, .snow, false),
    Subject([14: 2], "雷", "Thunderstorm", .thunderstorm, .other, false),
    Subject([17: 2], "融雪", "Snow Melting", .snowmelt, .other, false),
    Subject([20: 2], "濃霧", "Dense Fog", .fog, .other, false),
    Subject([21: 2], "乾燥", "Dry Air", .dryAir, .other, false),
    Subject([22: 2], "なだれ", "Avalanche", .avalanche, .other, false),
    Subject([23: 2], "低温", "Low Temperature", .cold, .other, false),
    Subject([24: 2], "霜", "Frost", .frost, .other, false),
    Subject([25: 2], "着氷", "Icing", .icing, .other, false),
    Subject([26: 2], "着雪", "Snow Accretion", .snowAccretion, .other, false),
    Subject([27: 2], "その他の", "Other", .other, .other, false),
  ]

  /// Creates the code of a kind; nil if it has none. The landslide code 29 covers all levels; its
  /// properties tell the level, with 21 to 24 for 2 to 5. An unknown code counts as a warning.
  init?(_ kind: JMAWarnings.Report.Kind) {
    guard let number = kind.code?.integer, number > 0 else { return nil }
    self.number = number
    level = Self.subject(number)?.codes[number] ?? 3
    guard number == 29 else { return }
    let parts = (kind.properties?.elements ?? []).compactMap { $0.significancyPart?.value }
    let codes = parts.flatMap { part -> [LenientValue] in
      let base = [part.base?.value?["code"]].compactMap(\.self)
      return base + (part.locals?.elements ?? []).compactMap { $0["code"] }
    }
    let levels = codes.compactMap(\.integer).filter { (21...24).contains($0) }.map { $0 - 19 }
    level = levels.max() ?? level
  }

  private static func subject(_ number: Int) -> Subject? {
    subjects.first { $0.codes[number] != nil }
  }

  var family: Family { Self.subject(number)?.family ?? .other }

  var severity: WeatherWarning.Severity {
    switch level {
    case ...2: .moderate
    case 3: .severe
    default: .extreme
    }
  }

  /// The Japanese name, such as `レベル3大雨警報` or `雷注意報`.
  var name: String {
    guard let subject = Self.subject(number) else { return "警報・注意報 (\(number))" }
    let suffix = [2: "注意報", 3: "警報", 4: "危険警報", 5: "特別警報"][level] ?? "警報"
    return (subject.hasLevel ? "レベル\(level)" : "") + subject.japanese + suffix
  }

  /// The English name, such as `Level 3 Heavy Rain Warning` or `Thunderstorm Advisory`.
  var englishName: String {
    guard let subject = Self.subject(number) else { return "Warning (\(number))" }
    let suffix =
      [2: "Advisory", 3: "Warning", 4: "Danger Warning", 5: "Emergency Warning"][level] ?? "Warning"
    return (subject.hasLevel ? "Level \(level) " : "") + subject.english + " " + suffix
  }

  /// The kind, independent of the agency's words. The hazard of an unknown code is `other`.
  var kind: WarningKind {
    guard let subject = Self.subject(number) else { return WarningKind(.other, .warning) }
    let rank = [2: WarningKind.Rank.advisory, 3: .warning, 4: .danger, 5: .emergency][level]
    return WarningKind(subject.hazard, rank ?? .warning, level: subject.hasLevel ? level : nil)
  }
}
