import WeatherModel

/// The groups of a METAR (WMO-No. 306, FM 15) that its JSON form may lack.
struct METARText: Equatable {
  var temperature: Double?
  var dewPoint: Double?
  /// The wind speed in knots.
  var windSpeed: Double?
  /// The gust speed in knots.
  var windGust: Double?
  /// The wind direction in degrees; nil if it is variable.
  var windDirection: Double?
  /// The visibility in metres.
  var visibility: Double?
  /// The pressure in hPa.
  var pressure: Double?
  /// The groups of present weather, such as `-RA` and `BR`.
  var weather: [String] = []
  /// Whether the report is CAVOK: clouds, visibility and weather are insignificant.
  var isCAVOK = false
  /// Whether the station reports that it cannot detect present weather.
  var lacksWeather = false
  /// Whether the text has the time at which a report begins.
  var isReport = false

  init(_ text: String) {
    var groups = text.split { $0 == " " || $0 == "=" }.map(String.init)[...]
    // The identifier before the time may look like weather: SASA, FZIC.
    if let time = groups.firstIndex(where: Self.isTime) {
      isReport = true
      groups = groups[(time + 1)...]
    }
    let remarks = groups.firstIndex(of: "RMK") ?? groups.endIndex
    // Trends are forecasts, and remarks have a different format.
    let body = groups[..<remarks].prefix { !Self.beginsTrend($0) }
    var previous = ""
    for group in body {
      read(group, after: previous)
      previous = group
    }
    readRemarks(groups[remarks...])
  }

  /// Whether a group is the time of a report, such as `150830Z`.
  private static func isTime(_ group: String) -> Bool {
    group.count == 7 && group.hasSuffix("Z") && group.dropLast().allSatisfy(\.isWholeNumber)
  }

  private static func beginsTrend(_ group: String) -> Bool {
    ["TEMPO", "BECMG", "NOSIG", "INTER"].contains(group) || group.hasPrefix("PROB")
  }

  private mutating func read(_ group: String, after previous: String) {
    if group == "CAVOK" {
      isCAVOK = true
      visibility = 10_000
    } else if group == "//" {
      lacksWeather = true
    } else if readWind(group) || readTemperatures(group) || readPressure(group)
      || readMetres(group)
    {
      return
    } else if group.hasSuffix("SM") {
      let miles = Self.miles(String(group.dropLast(2)))
      // `1 3/4SM` consists of two groups.
      let whole = previous.count == 1 ? Double(previous) ?? 0 : 0
      visibility = miles.map { ($0 + whole) * 1609.344 }
    } else if METARWeather(group) != nil {
      weather.append(group)
    }
  }

  /// Parses a prevailing visibility in metres such as `0800`, `9999` (10 km and more) or `9999NDV`,
  /// without the directions of an automatic station.
  private mutating func readMetres(_ group: String) -> Bool {
    let digits = group.hasSuffix("NDV") ? group.dropLast(3) : group[...]
    guard digits.count == 4, digits.allSatisfy(\.isWholeNumber), visibility == nil,
      isReport || windSpeed != nil, let metres = Double(digits)
    else { return false }
    visibility = metres == 9999 ? 10_000 : metres
    return true
  }

  private static func miles(_ text: String) -> Double? {
    let parts = text.drop { "PM".contains($0) }.split(separator: "/")
    guard let first = parts.first.flatMap({ Double($0) }) else { return nil }
    guard parts.count == 2 else { return first }
    return Double(parts[1]).flatMap { $0 > 0 ? first / $0 : nil }
  }

  /// Parses a wind group such as `24011G21KT`, `VRB02KT` or `05006MPS`.
  private mutating func readWind(_ group: String) -> Bool {
    let units = [("KT", 1.0), ("MPS", 1 / 0.514444), ("KMH", 1 / 1.852)]
    guard windSpeed == nil, let (unit, knots) = units.first(where: { group.hasSuffix($0.0) })
    else { return false }
    let parts = group.dropLast(unit.count).split(separator: "G")
    guard (1...2).contains(parts.count), parts[0].count >= 5,
      let speed = Double(parts[0].dropFirst(3))
    else { return false }
    windDirection = Double(parts[0].prefix(3))
    windSpeed = speed * knots
    windGust = parts.count == 2 ? Double(parts[1]).map { $0 * knots } : nil
    return true
  }

  /// Parses a temperature and dew point group such as `22/13`, `M04/M07`, `08/` or `08///`.
  private mutating func readTemperatures(_ group: String) -> Bool {
    let parts = group.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard temperature == nil, parts.count == 2, let first = Self.degrees(parts[0]) else {
      return false
    }
    let second = Self.degrees(parts[1])
    guard second != nil || ["", "//", "XX"].contains(parts[1]) else { return false }
    temperature = first
    dewPoint = second
    return true
  }

  /// Returns a temperature in whole degrees. `M00` is slightly below zero, and shown as 0.
  private static func degrees(_ text: Substring) -> Double? {
    let isNegative = text.hasPrefix("M")
    let digits = isNegative ? text.dropFirst() : text
    guard digits.count == 2, let value = Double(digits) else { return nil }
    return isNegative ? 0 - value : value
  }

  /// Parses a pressure group such as `Q1015` (hPa) or `A3012` (hundredths of an inch of mercury).
  private mutating func readPressure(_ group: String) -> Bool {
    guard group.count == 5, let value = Double(group.dropFirst()) else { return false }
    switch group.first {
    case "Q": pressure = value
    case "A": pressure = value / 100 * 33.8639
    default: return false
    }
    return true
  }

  /// Parses the tenths of a degree in the remarks, such as `T02110150`, and the remark of a station
  /// whose sensor of present weather does not operate.
  private mutating func readRemarks(_ groups: ArraySlice<String>) {
    if groups.contains("PWINO") { lacksWeather = true }
    for group in groups where group.count == 9 && group.hasPrefix("T") {
      func value(_ digits: Substring) -> Double? {
        guard let tenths = Double(digits.dropFirst()) else { return nil }
        return digits.hasPrefix("1") ? 0 - tenths / 10 : tenths / 10
      }
      let digits = group.dropFirst()
      guard let first = value(digits.prefix(4)) else { continue }
      temperature = first
      dewPoint = value(digits.suffix(4)) ?? dewPoint
    }
  }
}

/// A group of present weather (WMO-No. 306, code table 4678).
struct METARWeather: Equatable {
  var condition: Condition?
  var obscuration: StationObservation.Obscuration?
  /// Whether it is precipitation at the station.
  var isWet: Bool

  /// Parses a group; `nil` if it is another kind of group, or weather that is not at the station.
  init?(_ group: String) {
    let isHeavy = group.hasPrefix("+")
    let text = group.drop { $0 == "+" || $0 == "-" }
    var codes: Set<String> = []
    var rest = text
    while rest.count >= 2 {
      codes.insert(String(rest.prefix(2)))
      rest = rest.dropFirst(2)
    }
    guard rest.isEmpty, !codes.isEmpty, codes.isSubset(of: Self.known), !codes.contains("VC")
    else { return nil }
    isWet = !codes.isDisjoint(with: Self.falling) && codes.isDisjoint(with: ["BL", "DR"])
    condition = Self.condition(codes, isHeavy: isHeavy, isWet: isWet)
    guard condition == nil else { return }
    // Shallow, patchy or partial fog counts as mist, because it obscures little.
    if codes.contains("BR") || codes.contains("FG") {
      obscuration = .mist
    } else if codes.contains("HZ") {
      obscuration = .haze
    }
  }

  private static func condition(
    _ codes: Set<String>, isHeavy: Bool, isWet: Bool
  ) -> Condition? {
    func has(_ wanted: Set<String>) -> Bool { !codes.isDisjoint(with: wanted) }
    if has(["FC"]) { return .tornado }
    if has(["TS"]) { return .thunderstorm }
    if has(["SQ"]) { return .squall }
    guard isWet else {
      if has(["FG"]), !has(["MI", "BC", "PR"]) { return .fog }
      if has(["FU", "VA"]) { return .smoke }
      // Low drifting dust stays below the eyes.
      return has(["DU", "SA", "SS", "DS", "PO"]) && !has(["DR"]) ? .dust : nil
    }
    if has(["GR", "GS"]) { return .hail }
    if has(["FZ"]), has(["RA", "DZ", "UP"]) { return .freezingRain }
    if has(["PL"]) || has(["SN", "SG"]) && has(["RA", "DZ"]) { return .sleet }
    if has(["SN", "SG", "IC"]) { return isHeavy ? .heavySnow : .snow }
    if has(["SH"]) { return .showers }
    if has(["RA"]) { return isHeavy ? .heavyRain : .rain }
    // An automatic station that reports unknown precipitation does not say whether it is snow.
    return has(["DZ"]) ? .drizzle : nil
  }

  private static let falling: Set<String> = [
    "DZ", "RA", "SN", "SG", "IC", "PL", "GR", "GS", "UP",
  ]
  private static let known: Set<String> = falling.union([
    "VC", "MI", "BC", "PR", "DR", "BL", "SH", "TS", "FZ", "BR", "FG", "FU", "VA", "DU", "SA", "HZ",
    "PO", "SQ", "FC", "SS", "DS",
  ])
}
