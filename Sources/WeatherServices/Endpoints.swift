/// The addresses of the providers' servers, by default or from the environment.
public struct Endpoints: Hashable, Sendable {
  /// An address that cannot be used, with the setting that holds it.
  public struct InvalidAddress: Error, Hashable, Sendable {
    /// The environment variable or configuration key.
    public var setting: String
    /// The value of the setting.
    public var text: String
    /// Whether the address is valid, but would send the API key without encryption.
    public var isUnprotected = false
  }

  /// The settings by their names in the environment. The documentation lists the purpose of each.
  public enum Setting: String, CaseIterable, Sendable {
    /// OpenWeather.
    case openWeather = "WEATHER_TUI_OPENWEATHER_URL"
    /// OpenWeather's icons.
    case openWeatherIcons = "WEATHER_TUI_OPENWEATHER_ICON_URL"
    /// Open-Meteo's forecasts.
    case openMeteo = "WEATHER_TUI_OPEN_METEO_URL"
    /// Open-Meteo's air quality.
    case openMeteoAirQuality = "WEATHER_TUI_OPEN_METEO_AIR_QUALITY_URL"
    /// Open-Meteo's geocoder.
    case openMeteoGeocoding = "WEATHER_TUI_OPEN_METEO_GEOCODING_URL"
    /// Open-Meteo's ensembles.
    case openMeteoEnsemble = "WEATHER_TUI_OPEN_METEO_ENSEMBLE_URL"
    /// Open-Meteo's archive.
    case openMeteoArchive = "WEATHER_TUI_OPEN_METEO_ARCHIVE_URL"
    /// MET Norway.
    case metNorway = "WEATHER_TUI_MET_NORWAY_URL"
    /// The National Weather Service of the United States.
    case nws = "WEATHER_TUI_NWS_URL"
    /// Bright Sky, for warnings, radar and station observations in Germany.
    case brightSky = "WEATHER_TUI_BRIGHT_SKY_URL"
    /// The Aviation Weather Center of the United States, for observations at aerodromes.
    case aviationWeather = "WEATHER_TUI_AVIATION_WEATHER_URL"
    /// The Korea Meteorological Administration at data.go.kr.
    case kma = "WEATHER_TUI_KMA_URL"
    /// The Japan Meteorological Agency, for Japan's warnings and tropical cyclones.
    case jma = "WEATHER_TUI_JMA_URL"
    /// The National Hurricane Center of the United States.
    case nhc = "WEATHER_TUI_NHC_URL"
    /// The FOSS Public Alert Server.
    case publicAlerts = "WEATHER_TUI_PUBLIC_ALERTS_URL"
    /// The geocoder of the Geospatial Information Authority of Japan, for Japan's municipalities.
    case gsi = "WEATHER_TUI_GSI_URL"
    /// Environment and Climate Change Canada's GeoMet, for Canada's warnings.
    case eccc = "WEATHER_TUI_ECCC_URL"
    /// MeteoAlarm, for Europe's warnings.
    case meteoAlarm = "WEATHER_TUI_METEOALARM_URL"
    /// MetService, for New Zealand's warnings.
    case metService = "WEATHER_TUI_METSERVICE_URL"
    /// The Hong Kong Observatory, for Hong Kong's warnings.
    case hko = "WEATHER_TUI_HKO_URL"

    fileprivate var row: (key: String, standard: String) {
      switch self {
      case .openWeather: ("openweather.url", "https://api.openweathermap.org")
      case .openWeatherIcons: ("openweather.icon_url", "https://openweathermap.org")
      case .openMeteo: ("open_meteo.url", "https://api.open-meteo.com")
      case .openMeteoAirQuality:
        ("open_meteo.air_quality_url", "https://air-quality-api.open-meteo.com")
      case .openMeteoGeocoding: ("open_meteo.geocoding_url", "https://geocoding-api.open-meteo.com")
      case .openMeteoEnsemble: ("open_meteo.ensemble_url", "https://ensemble-api.open-meteo.com")
      case .openMeteoArchive: ("open_meteo.archive_url", "https://archive-api.open-meteo.com")
      case .metNorway: ("met_norway.url", "https://api.met.no")
      case .nws: ("nws.url", "https://api.weather.gov")
      case .brightSky: ("bright_sky.url", "https://api.brightsky.dev")
      case .aviationWeather: ("aviation_weather.url", "https://aviationweather.gov")
      case .kma: ("kma.url", "https://apis.data.go.kr")
      case .jma: ("jma.url", "https://www.jma.go.jp")
      case .nhc: ("nhc.url", "https://www.nhc.noaa.gov")
      case .publicAlerts: ("public_alerts.url", "https://alerts.kde.org")
      case .gsi: ("gsi.url", "https://mreversegeocoder.gsi.go.jp")
      case .eccc: ("eccc.url", "https://api.weather.gc.ca")
      case .meteoAlarm: ("meteoalarm.url", "https://feeds.meteoalarm.org")
      case .metService: ("metservice.url", "https://alerts.metservice.com")
      case .hko: ("hko.url", "https://data.weather.gov.hk")
      }
    }

    /// The setting's name in the configuration file.
    public var configurationKey: String { row.key }

    /// Whether requests carry an API key, which requires https, or http to this machine.
    var takesKey: Bool { self == .openWeather || self == .kma }

    /// The setting whose custom address also applies to this one.
    private var base: Setting? {
      switch self {
      case .openWeatherIcons: .openWeather
      case .openMeteoAirQuality, .openMeteoGeocoding, .openMeteoEnsemble, .openMeteoArchive:
        .openMeteo
      default: nil
      }
    }

    /// Returns the address in `environment`, otherwise the address of the base setting there; nil
    /// for the default.
    fileprivate func text(in environment: [String: String]) -> String? {
      [self, base].lazy.compactMap { $0.flatMap { environment[$0.rawValue] } }
        .first { !$0.isEmpty }
    }
  }

  /// The addresses that differ from the defaults. A start parses no others.
  private var custom: [Setting: ServerURL] = [:]

  /// Reads the addresses from `environment`; the rest are the defaults. A custom server for
  /// Open-Meteo's forecasts or for OpenWeather also replaces that provider's other addresses,
  /// unless they are set separately.
  public init(environment: [String: String] = [:]) throws(InvalidAddress) {
    for setting in Setting.allCases {
      guard let text = setting.text(in: environment) else { continue }
      guard let url = Self.address(text) else {
        throw InvalidAddress(setting: setting.rawValue, text: text)
      }
      guard url.isProtected || !setting.takesKey else {
        throw InvalidAddress(setting: setting.rawValue, text: text, isUnprotected: true)
      }
      custom[setting] = url
    }
  }

  /// The address of a setting.
  public subscript(_ setting: Setting) -> ServerURL {
    guard let url = custom[setting] ?? Self.address(setting.row.standard) else {
      preconditionFailure("the table contains valid addresses")
    }
    return url
  }

  /// Parses an http or https address with a host and optionally a path; nil if it has a user or a
  /// query.
  static func address(_ text: String) -> ServerURL? {
    guard let url = ServerURL(string: text), url.scheme == "http" || url.scheme == "https",
      !url.hasUser, url.query == nil, !url.hasFragment
    else { return nil }
    return url
  }
}
