import WeatherModel

@testable import WeatherFeature

extension Words {
  /// Every text with its path: plain properties by reflection, sentences with sample values.
  var everyText: [(path: String, text: String)] {
    var texts: [(String, String)] = []
    for group in Mirror(reflecting: self).children {
      guard let name = group.label, name != "language" else { continue }
      for property in Mirror(reflecting: group.value).children {
        let path = "\(name).\(property.label ?? "")"
        for (index, text) in Words.samples(of: property.value).enumerated() {
          texts.append(("\(path)#\(index)", text))
        }
      }
    }
    return texts
  }

  private static func samples(of value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let texts as [String]: texts
    case let make as @Sendable (String) -> String: ["Zz", "7"].map(make)
    case let make as @Sendable (String?) -> String: [make("Zz"), make(nil)]
    case let make as @Sendable (Int) -> String: (0...12).map(make)
    case let make as @Sendable (Int, Int) -> String: [make(48, 1), make(48, 3)]
    case let make as @Sendable (String, String) -> String: [make("Zz", "Yy")]
    case let make as @Sendable (String, Bool) -> String: [make("7", true), make("7", false)]
    case let make as @Sendable (String, String?) -> String: [make("Zz", "Yy"), make("Zz", nil)]
    case let make as @Sendable (String, String, String) -> String: [make("Zz", "Yy", "Xx")]
    case let make as @Sendable (String, String, String, String) -> String:
      [make("Zz", "Yy", "Xx", "Ww")]
    case let make as @Sendable (LocalDate) -> String:
      [make(LocalDate(year: 2026, month: 2, day: 1))]
    default: classSamples(of: value)
    }
  }

  private static func classSamples(of value: Any) -> [String] {
    switch value {
    case let make as @Sendable (Condition) -> String: Condition.allCases.map(make)
    case let make as @Sendable (CompassPoint) -> String: CompassPoint.allCases.map(make)
    case let make as @Sendable (UVClass) -> String: UVClass.allCases.map(make)
    case let make as @Sendable (AirClass) -> String:
      AirQuality.Scale.allCases.flatMap(AirClass.all(of:)).map(make)
    case let make as @Sendable (AirQuality.Scale) -> String: AirQuality.Scale.allCases.map(make)
    case let make as @Sendable (MoonPhaseName) -> String: MoonPhaseName.allCases.map(make)
    case let make as @Sendable (BeaufortForce) -> String: BeaufortForce.allCases.map(make)
    case let make as @Sendable (DewPointComfort) -> String: DewPointComfort.allCases.map(make)
    case let make as @Sendable (HumidityClass) -> String: HumidityClass.allCases.map(make)
    case let make as @Sendable (CloudClass) -> String: CloudClass.allCases.map(make)
    case let make as @Sendable (VisibilityClass) -> String: VisibilityClass.allCases.map(make)
    case let make as @Sendable (PressureTrend) -> String: PressureTrend.allCases.map(make)
    case let make as @Sendable (RainIntensity) -> String: RainIntensity.allCases.map(make)
    case let make as @Sendable (UnitSystem) -> String: UnitSystem.allCases.map(make)
    case let make as @Sendable (Provider) -> String: Provider.allCases.map(make)
    case let make as @Sendable (WeatherError, Provider, String?) -> ErrorText:
      Provider.allCases.flatMap { provider in
        everyError.flatMap { error -> [String] in
          let text = make(error, provider, "2 min")
          return [text.headline, text.remedy, text.short]
        }
      }
    // A kind of text that is not listed here must not slip through.
    default: [""]
    }
  }

  static let everyError: [WeatherError] = [
    .keyMissing, .keyRefused(status: 401), .badRequest(status: 400, detail: "no such field."),
    .badRequest(status: 404, detail: nil), .placeNotFound, .tooManyRequests(retryAt: nil),
    .serverError(status: 500), .unreachable(detail: "connection refused"), .timedOut,
    .answerUnreadable(detail: "current"), .answerTooLarge(limit: 4_194_304), .offlineWithoutData,
    .cancelled,
  ]
}
