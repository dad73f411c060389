public import FoundationEssentials

/// Where the providers are asked: their own addresses, or those of the environment.
public struct Endpoints: Hashable, Sendable {
  /// OpenWeather, for all of its paths.
  public var openWeather: URL
  /// OpenWeather's pictures.
  public var openWeatherIcons: URL
  /// Open-Meteo's forecasts.
  public var openMeteo: URL
  /// Open-Meteo's air quality.
  public var openMeteoAirQuality: URL
  /// Open-Meteo's geocoder.
  public var openMeteoGeocoding: URL
  /// Open-Meteo's ensembles.
  public var openMeteoEnsemble: URL
  /// Open-Meteo's archive.
  public var openMeteoArchive: URL
  /// MET Norway.
  public var metNorway: URL
  /// The United States' National Weather Service: warnings and weather.
  public var nws: URL
  /// Bright Sky, for Germany's warnings.
  public var brightSky: URL
  /// The Korea Meteorological Administration at data.go.kr.
  public var kma: URL
  /// The FOSS Public Alert Server.
  public var publicAlerts: URL

  /// An address that cannot be used, with the setting that holds it.
  public struct InvalidAddress: Error, Hashable, Sendable {
    /// The environment variable or configuration key.
    public var setting: String
    /// What it says.
    public var text: String
    /// Whether it is an address, and only the key must not be sent there in the clear.
    public var isUnprotected = false
  }

  /// The settings by their names in the environment.
  public enum Setting: String, CaseIterable, Sendable {
    /// OpenWeather.
    case openWeather = "WEATHER_TUI_OPENWEATHER_URL"
    /// OpenWeather's pictures.
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
    /// National Weather Service.
    case nws = "WEATHER_TUI_NWS_URL"
    /// Bright Sky.
    case brightSky = "WEATHER_TUI_BRIGHT_SKY_URL"
    /// Korea Meteorological Administration.
    case kma = "WEATHER_TUI_KMA_URL"
    /// FOSS Public Alert Server.
    case publicAlerts = "WEATHER_TUI_PUBLIC_ALERTS_URL"

    /// Whether a key is sent there: over https, or over http to this machine.
    var takesKey: Bool { self == .openWeather || self == .kma }

    var standard: String {
      switch self {
      case .openWeather: "https://api.openweathermap.org"
      case .openWeatherIcons: "https://openweathermap.org"
      case .openMeteo: "https://api.open-meteo.com"
      case .openMeteoAirQuality: "https://air-quality-api.open-meteo.com"
      case .openMeteoGeocoding: "https://geocoding-api.open-meteo.com"
      case .openMeteoEnsemble: "https://ensemble-api.open-meteo.com"
      case .openMeteoArchive: "https://archive-api.open-meteo.com"
      case .metNorway: "https://api.met.no"
      case .nws: "https://api.weather.gov"
      case .brightSky: "https://api.brightsky.dev"
      case .kma: "https://apis.data.go.kr"
      case .publicAlerts: "https://alerts.kde.org"
      }
    }
  }

  /// The addresses that `environment` names, the providers' own for the rest. Whoever sends
  /// forecasts to a server of their own means Open-Meteo's other addresses too: those follow
  /// `WEATHER_TUI_OPEN_METEO_URL`, and the pictures `WEATHER_TUI_OPENWEATHER_URL`, unless they are
  /// named themselves.
  public init(environment: [String: String] = [:]) throws(InvalidAddress) {
    func address(_ setting: Setting, else other: URL? = nil) throws(InvalidAddress) -> URL {
      let given = environment[setting.rawValue].flatMap { $0.isEmpty ? nil : $0 }
      if given == nil, let other { return other }
      let text = given ?? setting.standard
      guard let url = Self.address(text) else {
        throw InvalidAddress(setting: setting.rawValue, text: text)
      }
      guard url.isProtected || !setting.takesKey else {
        throw InvalidAddress(setting: setting.rawValue, text: text, isUnprotected: true)
      }
      return url
    }
    openWeather = try address(.openWeather)
    openMeteo = try address(.openMeteo)
    func isOwn(_ setting: Setting) -> Bool { !(environment[setting.rawValue] ?? "").isEmpty }
    openWeatherIcons = try address(
      .openWeatherIcons, else: isOwn(.openWeather) ? openWeather : nil)
    let ownMeteo = isOwn(.openMeteo) ? openMeteo : nil
    openMeteoAirQuality = try address(.openMeteoAirQuality, else: ownMeteo)
    openMeteoGeocoding = try address(.openMeteoGeocoding, else: ownMeteo)
    openMeteoEnsemble = try address(.openMeteoEnsemble, else: ownMeteo)
    openMeteoArchive = try address(.openMeteoArchive, else: ownMeteo)
    metNorway = try address(.metNorway)
    nws = try address(.nws)
    brightSky = try address(.brightSky)
    kma = try address(.kma)
    publicAlerts = try address(.publicAlerts)
  }

  /// An http or https address with a host and perhaps a path, or nil: no user, no query.
  static func address(_ text: String) -> URL? {
    guard let parts = URLComponents(string: text),
      let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https",
      let host = parts.host, !host.isEmpty,
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
      parts.port.map({ (1...65_535).contains($0) }) ?? true
    else { return nil }
    return parts.url
  }
}
