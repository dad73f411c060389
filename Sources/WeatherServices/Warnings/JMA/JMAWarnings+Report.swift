import WeatherModel

extension JMAWarnings {
  /// A report of an office about the municipalities and the regions of its prefecture.
  struct Report: Decodable, Sendable {
    struct Warning: Decodable, Sendable {
      var class20Items: [Item]?
      var class10Items: [Item]?

      var items: [Item] { (class20Items ?? []) + (class10Items ?? []) }
    }

    struct Item: Decodable, Sendable {
      var areaCode: LenientValue?
      var kinds: [Kind]
    }

    struct Kind: Decodable, Sendable {
      var code: LenientValue?
      var status: LenientValue?
      var properties: Lenient<OneOrMany<Property>>?
    }

    struct Property: Decodable, Sendable {
      struct Significance: Decodable, Sendable {
        var locals: LenientList<[String: LenientValue]>?
        var base: Lenient<[String: LenientValue]>?
      }

      var significancyPart: Lenient<Significance>?
    }

    var reportDatetime: LenientValue?
    var publishingOffice: LenientValue?
    var infoType: LenientValue?
    var controlStatus: LenientValue?
    var status: LenientValue?
    var headlineText: LenientValue?
    var warning: Lenient<Warning>?

    var issuedAt: Date? { reportDatetime.dateTime }

    /// The codes of the municipalities and the regions that the report names.
    var areaCodes: [String] { (warning?.value?.items ?? []).compactMap { $0.areaCode?.text } }

    /// Whether the time and the areas could be decoded. Otherwise the report may concern any
    /// municipality.
    var isReadable: Bool {
      guard let warning = warning?.value, issuedAt != nil else { return false }
      return warning.items.allSatisfy { $0.areaCode?.text != nil }
    }

    /// Whether each warning for an area has a code that identifies it.
    func isComplete(in area: JMAArea) -> Bool {
      let codes = area.parts + [area.region]
      let items = (warning?.value?.items ?? []).filter { codes.contains($0.areaCode?.text ?? "") }
      return items.flatMap(\.kinds).allSatisfy { $0.isAllClear || JMAWarningCode($0) != nil }
    }

    /// Whether the report is actual: neither training nor a test, and not cancelled.
    var isActual: Bool {
      let words = [infoType, controlStatus, status].compactMap { $0?.text }
      return !words.contains { text in
        ["訓練", "試験", "取消"].contains { text.contains(text: $0) }
      }
    }
  }
}

extension JMAWarnings.Report.Kind {
  /// Whether the entry lifts the warning or reports that there is none: `解除`, `発表警報・注意報はなし`.
  var isAllClear: Bool {
    let text = status?.text ?? ""
    return text.hasPrefix("解除") || text.hasSuffix("なし") || code?.text == "00"
  }
}
