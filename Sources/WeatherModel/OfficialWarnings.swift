/// An authority whose warnings are requested in addition to the weather of any provider.
public enum WarningsSource: String, CaseIterable, Hashable, Sendable, Codable {
  /// The United States' National Weather Service.
  case nws
  case metNorway = "met-norway"
  /// Deutscher Wetterdienst, whose warnings Bright Sky relays.
  case dwd
  /// The Korea Meteorological Administration, which requires a key.
  case kma
  /// KDE's FOSS Public Alert Server, which relays the warnings of authorities in many countries.
  case publicAlerts = "public-alerts"
  /// The Japan Meteorological Agency.
  case jma
  /// Environment and Climate Change Canada.
  case eccc
  /// MeteoAlarm, which relays the warnings of Europe's services.
  case meteoAlarm = "meteoalarm"
  /// New Zealand's MetService.
  case metService = "metservice"
  /// The Hong Kong Observatory.
  case hko

  /// The name of the authority, its page, its countries (ISO 3166-1), and whether one list covers
  /// all places of a country or an office.
  private var row: (name: String, page: String, countries: [String], sharesLists: Bool) {
    switch self {
    case .nws:
      (
        "National Weather Service", "https://www.weather.gov/alerts",
        ["US", "PR", "GU", "VI", "AS", "MP"], false
      )
    case .metNorway:
      ("MET Norway", "https://www.met.no/vaer-og-klima/farevarsel", ["NO", "SJ"], false)
    case .dwd: ("Deutscher Wetterdienst", "https://www.dwd.de/warnungen", ["DE"], false)
    case .kma: ("KMA", "https://www.weather.go.kr/w/weather/warning/status.do", ["KR"], false)
    case .publicAlerts: ("FOSS Public Alert Server", "https://alerts.kde.org", [], false)
    case .jma:
      ("Japan Meteorological Agency", "https://www.jma.go.jp/bosai/warning/", ["JP"], true)
    case .eccc:
      ("Environment Canada", "https://weather.gc.ca/warnings/index_e.html", ["CA"], true)
    case .meteoAlarm:
      (
        "MeteoAlarm", "https://www.meteoalarm.org",
        [
          "AT", "BA", "BE", "BG", "CH", "CY", "CZ", "DK", "EE", "ES", "FI", "FR", "GB", "GR", "HR",
          "HU", "IE", "IL", "IS", "IT", "LT", "LU", "LV", "MD", "ME", "MK", "MT", "NL", "PL", "PT",
          "RO", "RS", "SE", "SI", "SK", "UA",
        ], true
      )
    case .metService:
      ("MetService", "https://www.metservice.com/warnings/home", ["NZ"], true)
    case .hko:
      (
        "Hong Kong Observatory", "https://www.hko.gov.hk/en/wxinfo/dailywx/wxwarntoday.htm",
        ["HK"], true
      )
    }
  }

  private static let byCountry = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { source in
      source.row.countries.map { ($0, source) }
    })

  /// Creates the authority of a country from its ISO 3166-1 code; nil if no source is known.
  public init?(country: String?) {
    guard let country, let source = Self.byCountry[country] else { return nil }
    self = source
  }

  /// The name of the authority; not translated.
  public var displayName: String { row.name }

  /// The page on which the authority publishes its warnings.
  public var page: String { row.page }

  /// Returns the language of the texts that the authority provides for a language of the program
  /// (BCP 47).
  public func textLanguage(for language: String) -> String {
    let primary = String(language.prefix { $0 != "-" && $0 != "_" }).lowercased()
    func primaryOrEnglish(_ own: String) -> String { primary == own ? own : "en" }
    return switch self {
    case .nws, .metService: "en"
    case .kma: "ko"
    case .dwd: primaryOrEnglish("de")
    case .jma: primaryOrEnglish("ja")
    case .eccc: primaryOrEnglish("fr")
    case .metNorway: ["nb", "nn", "no"].contains(primary) ? "no" : "en"
    // Chinese has two scripts.
    case .hko: primary == "zh" ? language.lowercased() : "en"
    case .meteoAlarm, .publicAlerts: primary
    }
  }

  /// The minimum time between two requests of a program that watches for warnings, in seconds. The
  /// public alert server is run by volunteers for many programs, MET Norway asks for ten minutes,
  /// and the lists of countries are large; the other authorities allow more requests.
  public var watchInterval: TimeInterval {
    row.sharesLists ? listInterval : [.publicAlerts, .metNorway].contains(self) ? 600 : 120
  }

  /// The age in seconds from which the warnings are requested again.
  public var listInterval: TimeInterval { row.sharesLists ? 900 : Fetched.freshFor }

  /// The age in seconds up to which a response may mean that no warning is in force: the time until
  /// the next request, plus the time it may take.
  public var validFor: TimeInterval { row.sharesLists ? 1200 : Fetched.warningsValidFor }
}

/// The user's choice of the source of official warnings.
public enum WarningsChoice: String, CaseIterable, Hashable, Sendable, Codable {
  /// The authority of the place's country, if it is supported.
  case automatic = "auto"
  /// The authority of the place's country, and elsewhere the FOSS Public Alert Server.
  case everywhere = "public"
  /// No source.
  case none = "off"
}

/// The state of the requests for the official warnings of a place.
public struct WarningsStatus: Hashable, Sendable, Codable {
  /// The source of the warnings.
  public var source: WarningsSource
  /// The time of its last response; nil if there was none.
  public var respondedAt: Date?
  /// The time of a failed request since its last response.
  public var failedAt: Date?
  /// Whether the response to that request was unreadable; nil counts as no.
  public var isUnreadable: Bool?
  /// The language of the texts of its last response.
  public var language: String?
  /// Whether only a part of the last response could be read.
  public var isPartial: Bool {
    isUnreadable == true && respondedAt != nil && respondedAt == failedAt
  }

  /// Whether neither a response nor a failure has come yet.
  public var isPending: Bool { respondedAt == nil && failedAt == nil }

  /// Creates the state of the requests to `source`.
  public init(
    source: WarningsSource, respondedAt: Date? = nil, failedAt: Date? = nil, language: String? = nil
  ) {
    self.source = source
    self.respondedAt = respondedAt
    self.failedAt = failedAt
    self.language = language
  }
}

/// The result of a request for official warnings.
public struct WarningsResponse: Equatable, Sendable {
  /// The source of the request.
  public var source: WarningsSource
  /// The time of the request.
  public var requestedAt: Date
  /// The warnings in force or announced; nil when the request failed.
  public var alerts: [WeatherWarning]?
  /// Whether the response, or with ``alerts`` a part of it, could not be read.
  public var isUnreadable = false
  /// The language of the texts.
  public var language: String?

  /// Creates the result of a request.
  public init(source: WarningsSource, requestedAt: Date, alerts: [WeatherWarning]?) {
    self.source = source
    self.requestedAt = requestedAt
    self.alerts = alerts
  }
}

extension Fetched where Value == WeatherReport {
  /// Returns the report with an authority's response about warnings. If the request failed, the
  /// known warnings are kept, because a server outage does not mean that there is no danger.
  public func with(_ answer: WarningsResponse) -> Fetched {
    var report = self
    let before = warningsStatus?.source == answer.source ? warningsStatus : nil
    if let alerts = answer.alerts {
      report.alerts = Array(alerts.prefix(WeatherReport.maxWarnings))
      var warningsStatus = WarningsStatus(
        source: answer.source, respondedAt: answer.requestedAt, language: answer.language)
      if answer.isUnreadable {
        warningsStatus.failedAt = answer.requestedAt
        warningsStatus.isUnreadable = true
      }
      report.warningsStatus = warningsStatus
    } else {
      var warningsStatus = WarningsStatus(
        source: answer.source, respondedAt: before?.respondedAt, failedAt: answer.requestedAt,
        language: before?.language)
      if answer.isUnreadable { warningsStatus.isUnreadable = true }
      report.warningsStatus = warningsStatus
    }
    return report
  }

  /// Returns the report without the warnings that the choice excludes.
  public func applying(_ choice: WarningsChoice) -> Fetched {
    guard choice == .none, warningsStatus != nil else { return self }
    var report = self
    report.warningsStatus = nil
    report.alerts = nil
    return report
  }

  /// Returns the report with the warnings that an earlier report of the place has from `source`.
  /// They are kept until the source responds again. Until the source has responded for the first
  /// time, the report keeps the warnings of its provider.
  public func carryingOverWarnings(
    of source: WarningsSource, after earlier: Fetched?
  ) -> Fetched {
    var report = self
    if let earlier, earlier.place.id == value.place.id, let warningsStatus = earlier.warningsStatus,
      warningsStatus.source == source, warningsStatus.respondedAt != nil
    {
      report.alerts = earlier.alerts
      report.warningsStatus = warningsStatus
    } else {
      report.warningsStatus = WarningsStatus(source: source)
    }
    return report
  }
}
