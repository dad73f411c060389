import Glibc
import WeatherModel

/// METARs of the Aviation Weather Center: `api/data/metar`.
enum AviationWeather {
  /// Metres per second in a knot.
  private static let knot = 0.514444

  /// Requests the reports of the last two hours from the stations around a place.
  static func request(_ base: ServerURL, around place: Coordinate) -> HTTPRequest {
    let north = StationObservation.maxDistance / 111.2
    let east = min(180, north / max(0.01, cos(place.latitude * .pi / 180)))
    let box = [
      max(-90, place.latitude - north), max(-180, place.longitude - east),
      min(90, place.latitude + north), min(180, place.longitude + east),
    ]
    var request = HTTPRequest(base: base, path: "api/data/metar")
    request.query = HTTPRequest.query([
      "bbox": box.map { (($0 * 100).rounded() / 100).inRequest }.joined(separator: ","),
      "format": "json", "hours": "2",
    ])
    request.retries = 0
    return request
  }

  private struct Row: Decodable, Sendable {
    struct Cloud: Decodable, Sendable { var cover: LenientValue? }

    var icaoId: LenientValue?
    var name: LenientValue?
    var lat: LenientValue?
    var lon: LenientValue?
    var obsTime: LenientValue?
    var reportTime: LenientValue?
    var temp: LenientValue?
    var dewp: LenientValue?
    var wdir: LenientValue?
    var wspd: LenientValue?
    var wgst: LenientValue?
    var visib: LenientValue?
    var altim: LenientValue?
    var slp: LenientValue?
    var wxString: LenientValue?
    var rawOb: LenientValue?
    /// The greatest cloud cover, which is all that the service says about a clear sky.
    var cover: LenientValue?
    var clouds: LenientList<Cloud>?
  }

  /// Returns the newest usable report of the nearest station, corrected if there is a correction;
  /// `nil` if there is none.
  static func observation(
    _ body: [UInt8], near place: Coordinate, now: Date
  ) throws(WeatherError) -> StationObservation? {
    let rows = try Answer.decode(LenientList<Row>.self, from: body).elements
    return rows.compactMap { observation($0, near: place) }
      .filter { $0.isCurrent(at: now) && $0.hasValues }
      .min {
        ($0.kilometres, $1.time, $0.isCorrection ? 0 : 1)
          < ($1.kilometres, $0.time, $1.isCorrection ? 0 : 1)
      }
  }

  private static func observation(_ row: Row, near place: Coordinate) -> StationObservation? {
    guard let latitude = row.lat?.number, let longitude = row.lon?.number,
      let coordinate = Coordinate(validating: latitude, longitude: longitude),
      let id = row.icaoId?.text.cleaned(limit: 8), !id.isEmpty,
      let time = row.obsTime?.moment ?? row.obsTime.dateTime ?? row.reportTime.dateTime
    else { return nil }
    let raw = row.rawOb?.text.cleaned(limit: 400)
    let text = METARText(raw ?? "")
    var observation = StationObservation(
      source: .metar, station: stationName(row.name?.text) ?? id, stationID: id,
      kilometres: place.kilometres(to: coordinate), time: time)
    observation.raw = raw
    observation.temperature = (row.temp?.number ?? text.temperature)
      .within(PhysicalRange.temperature)
    observation.dewPoint = (row.dewp?.number ?? text.dewPoint).within(PhysicalRange.temperature)
    observation.pressure = (row.slp?.number ?? pressure(row.altim?.number) ?? text.pressure)
      .within(PhysicalRange.pressure)
    observation.visibility = visibility(row.visib, text).within(PhysicalRange.visibility)
    let speed = row.wspd?.number ?? text.windSpeed
    observation.windSpeed = speed.map { $0 * knot }.within(PhysicalRange.wind)
    observation.windGust = (row.wgst?.number ?? text.windGust).map { $0 * knot }
      .within(PhysicalRange.wind)
    // Calm wind has no direction.
    let direction = row.wdir?.number ?? (row.wdir?.text == nil ? text.windDirection : nil)
    observation.windDirection = speed ?? 0 > 0 ? direction.within(PhysicalRange.direction) : nil
    setWeather(of: &observation, row, text)
    return observation
  }

  private static func setWeather(
    of observation: inout StationObservation, _ row: Row, _ text: METARText
  ) {
    // The text separates the present weather from that of trends and remarks.
    let stated = text.isReport ? nil : row.wxString?.text
    let groups = stated?.split(separator: " ").map(String.init) ?? text.weather
    let weather = groups.compactMap { METARWeather($0) }
    let worst = weather.compactMap(\.condition).max()
    observation.condition = worst ?? sky(row, text)
    observation.obscuration = worst == nil ? weather.lazy.compactMap(\.obscuration).first : nil
    // A report without present weather means that it is dry, unless the station cannot detect
    // weather.
    let isWet = weather.contains(where: \.isWet)
    observation.isWet = !isWet && text.lacksWeather ? nil : isWet
  }

  /// Returns the sky condition for the greatest cloud cover (WMO-No. 306: few 1 to 2 eighths,
  /// scattered 3 to 4, broken 5 to 7).
  private static func sky(_ row: Row, _ text: METARText) -> Condition? {
    if text.isCAVOK { return .clear }
    let layers = row.clouds?.elements ?? []
    let covers = (layers.map(\.cover) + [row.cover]).compactMap { $0?.text }
    let skies: [(Set<String>, Condition)] = [
      (["OVC", "OVX", "VV", "BKN"], .cloudy), (["SCT"], .partlyCloudy), (["FEW"], .mostlyClear),
      (["CLR", "SKC", "NSC", "NCD", "CAVOK"], .clear),
    ]
    return skies.first { !$0.0.isDisjoint(with: covers) }?.1
  }

  /// Converts an altimeter setting to hPa; it may be in inches of mercury.
  private static func pressure(_ altimeter: Double?) -> Double? {
    altimeter.map { $0 < 50 ? $0 * 33.8639 : $0 }
  }

  /// Returns the visibility in metres, converted from statute miles such as `3`, `1.75` or `6+`
  /// unless the report's text has metres.
  private static func visibility(_ value: LenientValue?, _ text: METARText) -> Double? {
    // The miles are rounded from the metres in the report's text, so the metres take precedence.
    if let metres = text.visibility { return metres }
    if let miles = value?.number { return miles * 1609.344 }
    return value?.text.flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
      .map { $0 * 1609.344 }
  }

  /// Returns the name of a station without its kind and region: `Incheon` for
  /// `Incheon Intl, 28, KR`.
  private static func stationName(_ text: String?) -> String? {
    let words = text.cleaned(limit: 80)?.prefix { $0 != "," }.split(separator: " ") ?? []
    let kinds: Set<Substring> = [
      "Intl", "Int’l", "Int'l", "Arpt", "Airport", "Apt", "Rgnl", "Muni", "Airpt",
    ]
    let name = words.reversed().drop { kinds.contains($0) }.reversed().joined(separator: " ")
    return name.isEmpty ? nil : name
  }
}

extension StationObservation {
  /// Whether the report corrects an earlier one of the same time.
  fileprivate var isCorrection: Bool {
    raw?.split(separator: " ").contains("COR") ?? false
  }
}
