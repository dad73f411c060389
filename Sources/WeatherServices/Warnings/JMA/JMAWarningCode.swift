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

  /// The codes and levels of each kind, its names, and whether the agency writes its level (since
  /// 2026).
  private static let subjects:
    [(codes: [Int: Int], japanese: String, english: String, family: Family, hasLevel: Bool)] = [
      ([10: 2, 3: 3, 43: 4, 33: 5], "大雨", "Heavy Rain", .rain, true),
      ([29: 2, 9: 3, 49: 4, 39: 5], "土砂災害", "Landslide", .landslide, true),
      ([19: 2, 8: 3, 48: 4, 38: 5], "高潮", "Storm Surge", .surge, true),
      ([18: 2, 4: 3], "洪水", "Flood", .other, false),
      ([5: 3, 35: 5], "暴風", "Storm", .storm, false),
      ([15: 2], "強風", "Gale", .storm, false),
      ([2: 3, 32: 5], "暴風雪", "Snowstorm", .storm, false),
      ([13: 2], "風雪", "Gale and Snow", .storm, false),
      ([16: 2, 7: 3, 37: 5], "波浪", "High Wave", .waves, false),
      ([12: 2, 6: 3, 36: 5], "大雪", "Heavy Snow", .snow, false),
      ([14: 2], "雷", "Thunderstorm", .other, false),
      ([17: 2], "融雪", "Snow Melting", .other, false),
      ([20: 2], "濃霧", "Dense Fog", .other, false),
      ([21: 2], "乾燥", "Dry Air", .other, false),
      ([22: 2], "なだれ", "Avalanche", .other, false),
      ([23: 2], "低温", "Low Temperature", .other, false),
      ([24: 2], "霜", "Frost", .other, false),
      ([25: 2], "着氷", "Icing", .other, false),
      ([26: 2], "着雪", "Snow Accretion", .other, false),
      ([27: 2], "その他の", "Other", .other, false),
    ]

  /// Creates the code of a kind; nil if it has none. The landslide code 29 covers all levels; its
  /// properties tell the level, with 21 to 24 for 2 to 5. An unknown code counts as a warning.
  init?(_ kind: JMAWarnings.Report.Kind) {
    guard let number = kind.code?.integer, number > 0 else { return nil }
    self.number = number
    level = Self.subject(number)?.level ?? 3
    guard number == 29 else { return }
    let parts = (kind.properties?.value?.elements ?? []).compactMap { $0.significancyPart?.value }
    let codes = parts.flatMap { part -> [LenientValue] in
      let base = [part.base?.value?.code].compactMap(\.self)
      return base + (part.locals?.elements ?? []).compactMap(\.code)
    }
    let levels = codes.compactMap(\.integer).filter { (21...24).contains($0) }.map { $0 - 19 }
    level = levels.max() ?? level
  }

  private static func subject(
    _ number: Int
  ) -> (level: Int, japanese: String, english: String, family: Family, hasLevel: Bool)? {
    for row in subjects {
      if let level = row.codes[number] {
        return (level, row.japanese, row.english, row.family, row.hasLevel)
      }
    }
    return nil
  }

  var family: Family { Self.subject(number)?.family ?? .other }

  var severity: WeatherWarning.Severity {
    switch level {
    case ...2: .moderate
    case 3: .severe
    default: .extreme
    }
  }

  /// `レベル3大雨警報`, `雷注意報`.
  var name: String {
    guard let subject = Self.subject(number) else { return "警報・注意報 (\(number))" }
    let suffix = [2: "注意報", 3: "警報", 4: "危険警報", 5: "特別警報"][level] ?? "警報"
    return (subject.hasLevel ? "レベル\(level)" : "") + subject.japanese + suffix
  }

  /// `Level 3 Heavy Rain Warning`, `Thunderstorm Advisory`.
  var englishName: String {
    guard let subject = Self.subject(number) else { return "Warning (\(number))" }
    let suffix =
      [2: "Advisory", 3: "Warning", 4: "Danger Warning", 5: "Emergency Warning"][level] ?? "Warning"
    return (subject.hasLevel ? "Level \(level) " : "") + subject.english + " " + suffix
  }
}
