/// An authority whose warnings are requested beside the weather of any provider.
public enum WarningsSource: String, CaseIterable, Hashable, Sendable, Codable {
  /// The United States' National Weather Service.
  case nws
  case metNorway = "met-norway"
  /// Deutscher Wetterdienst, whose warnings Bright Sky passes on.
  case dwd
  /// The Korea Meteorological Administration; asks for a key.
  case kma
  /// KDE's FOSS Public Alert Server, which passes on what authorities of many countries say.
  case publicAlerts = "public-alerts"
  /// The Japan Meteorological Agency.
  case jma
  /// Environment and Climate Change Canada.
  case eccc
  /// MeteoAlarm, which passes on the warnings of Europe's services.
  case meteoAlarm = "meteoalarm"
  /// New Zealand's MetService.
  case metService = "metservice"
  /// The Hong Kong Observatory.
  case hko

  /// The authority of a country by its code in ISO 3166-1; nil where none is known that can be asked.
  public init?(country: String?) {
    switch country {
    case "US", "PR", "GU", "VI", "AS", "MP": self = .nws
    case "NO", "SJ": self = .metNorway
    case "DE": self = .dwd
    case "KR": self = .kma
    case "JP": self = .jma
    case "CA": self = .eccc
    case "NZ": self = .metService
    case "HK": self = .hko
    case "AT", "BA", "BE", "BG", "CH", "CY", "CZ", "DK", "EE", "ES", "FI", "FR", "GB", "GR", "HR",
      "HU", "IE", "IL", "IS", "IT", "LT", "LU", "LV", "MD", "ME", "MK", "MT", "NL", "PL", "PT",
      "RO", "RS", "SE", "SI", "SK", "UA":
      self = .meteoAlarm
    default: return nil
    }
  }

  /// The page on which it publishes its warnings.
  public var page: String {
    switch self {
    case .nws: "https://www.weather.gov/alerts"
    case .metNorway: "https://www.met.no/vaer-og-klima/farevarsel"
    case .dwd: "https://www.dwd.de/warnungen"
    case .kma: "https://www.weather.go.kr/w/weather/warning/status.do"
    case .publicAlerts: "https://alerts.kde.org"
    case .jma: "https://www.jma.go.jp/bosai/warning/"
    case .eccc: "https://weather.gc.ca/warnings/index_e.html"
    case .meteoAlarm: "https://www.meteoalarm.org"
    case .metService: "https://www.metservice.com/warnings/home"
    case .hko: "https://www.hko.gov.hk/en/wxinfo/dailywx/wxwarntoday.htm"
    }
  }

  /// Whether one list serves the places of a country or an office.
  private var sharesLists: Bool {
    switch self {
    case .jma, .eccc, .meteoAlarm, .metService, .hko: true
    case .nws, .metNorway, .dwd, .kma, .publicAlerts: false
    }
  }

  /// The time between two requests of a program that watches for warnings, in seconds. The public alert
  /// server is run by volunteers for many programs; the lists of countries are large; the other authorities
  /// allow more.
  public var watchInterval: TimeInterval {
    sharesLists ? listInterval : self == .publicAlerts ? 600 : 120
  }

  /// The age in seconds from which on the warnings are requested again.
  public var listInterval: TimeInterval { sharesLists ? 900 : WeatherReport.freshFor }

  /// The age up to which an answer may mean that no warning is in force, in seconds: the time to the next
  /// request and what that may take.
  public var validFor: TimeInterval { sharesLists ? 1200 : WeatherReport.warningsValidFor }

  /// The name that the authority goes by; not translated.
  public var displayName: String {
    switch self {
    case .nws: "National Weather Service"
    case .metNorway: "MET Norway"
    case .dwd: "Deutscher Wetterdienst"
    case .kma: "KMA"
    case .publicAlerts: "FOSS Public Alert Server"
    case .jma: "Japan Meteorological Agency"
    case .eccc: "Environment Canada"
    case .meteoAlarm: "MeteoAlarm"
    case .metService: "MetService"
    case .hko: "Hong Kong Observatory"
    }
  }
}

/// The user's choice of the source of official warnings.
public enum WarningsChoice: String, CaseIterable, Hashable, Sendable, Codable {
  /// The authority of the place's country, where it has a source.
  case automatic = "auto"
  /// The same, and elsewhere the FOSS Public Alert Server.
  case everywhere = "public"
  /// No source.
  case none = "off"
}

/// The state of the requests for the official warnings of a place.
public struct WarningsStatus: Hashable, Sendable, Codable {
  /// The source of the warnings.
  public var source: WarningsSource
  /// The time of its last response; nil where there was none.
  public var respondedAt: Date?
  /// The time of a failed request after its last response.
  public var failedAt: Date?
  /// Whether that request had an unreadable response; nil counts as no.
  public var isUnreadable: Bool?
  /// Whether only a part of the last response could be read.
  public var isPartial: Bool {
    isUnreadable == true && respondedAt != nil && respondedAt == failedAt
  }

  /// Creates the state of the requests to `source`.
  public init(source: WarningsSource, respondedAt: Date? = nil, failedAt: Date? = nil) {
    self.source = source
    self.respondedAt = respondedAt
    self.failedAt = failedAt
  }
}

/// The result of a request for official warnings.
public struct WarningsResponse: Equatable, Sendable {
  /// The source of the request.
  public var source: WarningsSource
  /// When.
  public var requestedAt: Date
  /// The warnings in force or announced; nil when the request failed.
  public var alerts: [WeatherWarning]?
  /// Whether the response, or with ``alerts`` a part of it, could not be read.
  public var isUnreadable = false

  /// Creates the result of a request.
  public init(source: WarningsSource, requestedAt: Date, alerts: [WeatherWarning]?) {
    self.source = source
    self.requestedAt = requestedAt
    self.alerts = alerts
  }
}

extension WeatherReport {
  /// The report with what an authority said of warnings. What is known stays when it could not be
  /// asked: an hour without its server is no hour without danger.
  public func with(_ answer: WarningsResponse) -> WeatherReport {
    var report = self
    let before = warningsStatus?.source == answer.source ? warningsStatus : nil
    if let alerts = answer.alerts {
      report.alerts = Array(alerts.prefix(Self.maxWarnings))
      var warningsStatus = WarningsStatus(source: answer.source, respondedAt: answer.requestedAt)
      if answer.isUnreadable {
        warningsStatus.failedAt = answer.requestedAt
        warningsStatus.isUnreadable = true
      }
      report.warningsStatus = warningsStatus
    } else {
      var warningsStatus = WarningsStatus(
        source: answer.source, respondedAt: before?.respondedAt, failedAt: answer.requestedAt)
      if answer.isUnreadable { warningsStatus.isUnreadable = true }
      report.warningsStatus = warningsStatus
    }
    return report
  }

  /// The report without the warnings that are not to be requested.
  public func heeding(_ choice: WarningsChoice) -> WeatherReport {
    guard choice == .none, warningsStatus != nil else { return self }
    var report = self
    report.warningsStatus = nil
    report.alerts = nil
    return report
  }

  /// The report with the warnings that an earlier one of its place knew from `source`, until that has
  /// answered again; the provider's own until it has answered at all.
  public func expectingWarnings(
    of source: WarningsSource, after earlier: WeatherReport?
  ) -> WeatherReport {
    var report = self
    if let earlier, earlier.place.id == place.id, let warningsStatus = earlier.warningsStatus,
      warningsStatus.source == source, warningsStatus.respondedAt != nil
    {
      report.alerts = earlier.alerts
      report.warningsStatus = warningsStatus
    } else {
      report.warningsStatus = WarningsStatus(source: source, failedAt: fetchedAt)
    }
    return report
  }
}
