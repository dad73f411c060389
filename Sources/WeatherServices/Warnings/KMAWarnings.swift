import FoundationEssentials
import WeatherModel

/// The Korea Meteorological Administration's warnings: 특보현황, what is in force in the whole country.
enum KMAWarnings {
  /// The state of the whole country.
  static func request(_ base: URL, key: String) -> HTTPRequest {
    var request = HTTPRequest(base: base, path: "1360000/WthrWrnInfoService/getPwnStatus")
    request.query = [
      .init(name: "serviceKey", value: key, isSecret: true), .init(name: "pageNo", value: "1"),
      .init(name: "numOfRows", value: "10"), .init(name: "dataType", value: "JSON"),
    ]
    return request
  }

  /// One state: the moment from which it holds (`202701151700`), and its text, a line a warning.
  struct Status: Decodable, Sendable {
    var tmFc: LenientValue?
    var tmEf: LenientValue?
    var t6: LenientValue?
  }

  /// The newest state; nil where none has been issued.
  static func status(_ body: Data, status: Int, now: Date) throws(WeatherError) -> Status? {
    do {
      return try KMAAnswer.entries(Status.self, body, status: status, now: now)
        .max { $0.tmFc?.integer ?? 0 < $1.tmFc?.integer ?? 0 }
    } catch .badRequest(status: KMACode.noData.rawValue, _) {
      return nil
    }
  }

  /// The warnings of a state that hold at a place.
  static func alerts(_ status: Status?, at place: Place, now: Date) -> [WeatherAlert] {
    guard let status, let text = status.t6?.text else { return [] }
    let start = (status.tmEf ?? status.tmFc).flatMap { KMAMapper.time($0) }
    let region = KMARegion(place)
    // Lines may come with the escapes of a text in a text.
    let lines = text.replacing("\\n", with: "\n").replacing("\\r", with: "\n")
      .split(whereSeparator: \.isNewline)
    return lines.compactMap { line -> WeatherAlert? in
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      let name = parts[0].drop { !($0.isLetter && !$0.isASCII) && !$0.isNumber }
      guard let event = Optional(String(name).trimmed).cleaned(limit: 40),
        let area = KMARegion.areas(in: parts[1]).first(where: region.isMeant)
      else { return nil }
      return WeatherAlert(
        event: event, severity: event.hasSuffix("경보") ? .severe : .moderate,
        sender: "기상청", start: start, end: nil, area: Optional(area).cleaned(limit: 400),
        text: nil)
    }
    .sorted { $0.severity == .severe && $1.severity != .severe }
    .filter { $0.standing(at: now) != .past }
  }
}

/// Where a place lies, in the words of the warnings: its province and its city or county.
struct KMARegion: Sendable {
  /// The province by the beginnings of its names; nil where it is not known.
  private var province: [String]?
  private var isCity = false
  /// City, county or district, without what kind of it they are.
  private var names: [String]

  /// The provinces as GeoNames writes them, and how the warnings may.
  private static let provinces: [(name: String, korean: [String], isCity: Bool)] = [
    ("Seoul", ["서울"], true), ("Busan", ["부산"], true), ("Daegu", ["대구"], true),
    ("Incheon", ["인천"], true), ("Gwangju", ["광주"], true), ("Daejeon", ["대전"], true),
    ("Ulsan", ["울산"], true), ("Sejong", ["세종"], true), ("Gyeonggi", ["경기"], false),
    ("Gangwon", ["강원"], false), ("Chungcheongbuk", ["충청북", "충북"], false),
    ("Chungcheongnam", ["충청남", "충남"], false), ("Jeollabuk", ["전라북", "전북"], false),
    ("Jeollanam", ["전라남", "전남"], false), ("Gyeongsangbuk", ["경상북", "경북"], false),
    ("Gyeongsangnam", ["경상남", "경남"], false), ("Jeju", ["제주"], false),
  ]

  init(_ place: Place) {
    let admin = place.admin1 ?? ""
    let found = Self.provinces.first { admin.hasPrefix($0.name) }
    province = found?.korean
    isCity = found?.isCity ?? false
    names = [place.within?["ko"], place.localName].compactMap(\.self)
      .flatMap { $0.split(separator: " ") }.map(Self.stem)
  }

  /// `수원시` as `수원`; a name of two letters may end so by itself.
  private static func stem(_ name: Substring) -> String {
    guard name.count > 2, let last = name.last, "시군구".contains(last) else { return String(name) }
    return String(name.dropLast())
  }

  /// The areas of a list: `경기도(안산, 화성), 서울` are two.
  static func areas(in text: some StringProtocol) -> [String] {
    var areas: [String] = []
    var area = ""
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(0, depth - 1) }
      if character == ",", depth == 0 {
        areas.append(area.trimmed)
        area = ""
      } else {
        area.append(character)
      }
    }
    return (areas + [area.trimmed]).filter { !$0.isEmpty }
  }

  /// Whether an area holds the place: its province as a whole, or a part of it that is the place's. A
  /// part of a large city may be the place's, and where its county is not known any part may.
  func isMeant(_ area: String) -> Bool {
    guard let province else { return false }
    let name = area.prefix { $0 != "(" }.trimmed
    guard province.contains(where: name.hasPrefix) else {
      // An island or a county of its own: `울릉도.독도`.
      return names.contains { $0.count > 1 && name.hasPrefix($0) }
    }
    // `서해5도` is none, `제주도남쪽먼바다` is the sea off it.
    guard !name.hasSuffix("바다"), !name.hasSuffix("앞바다") else { return false }
    let inside = area.dropFirst(area.prefix { $0 != "(" }.count).dropFirst()
    guard !inside.isEmpty, !isCity else { return true }
    let parts = inside.prefix { $0 != ")" }.split(separator: ",").map { String($0).trimmed }
    let isNamed = names.isEmpty || parts.contains { part in names.contains(where: part.hasPrefix) }
    return inside.contains("제외") ? names.isEmpty || !isNamed : isNamed
  }
}
