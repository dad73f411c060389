import Foundation
import Testing
import WeatherModel

/// A test case of a rule: series of hourly values from the evening on (the last value repeats), and
/// the hours after the evening at which the advice begins and ends, with its value.
struct AdviceCase: Sendable, CustomTestStringConvertible {
  enum Site: Sendable {
    case seoul, sydney, berlin

    var coordinate: Coordinate {
      switch self {
      case .seoul: Coordinate(latitude: 37.566, longitude: 126.9784)
      case .sydney: Coordinate(latitude: -33.87, longitude: 151.21)
      case .berlin: Coordinate(latitude: 52.52, longitude: 13.4)
      }
    }

    var zone: String {
      switch self {
      case .seoul: "Asia/Seoul"
      case .sydney: "Australia/Sydney"
      case .berlin: "Europe/Berlin"
      }
    }
  }

  struct Expected: Equatable, Sendable {
    var from: Int
    var to: Int?
    var value: Int?
    var isStartKnown = true
  }

  var testDescription: String
  var temperature: [Double?] = []
  var wind: [Double?] = []
  var humidity: [Double?] = []
  var cloud: [Double?] = []
  var visibility: [Double?] = []
  var uv: [Double?] = []
  var rain: [Double?] = []
  var chance: [Double?] = []
  var sky: [Condition] = [.cloudy]
  var site = Site.seoul
  var country: String?
  var start = evening
  var stepHours = 1
  var expected: Expected?

  init(_ comment: String, _ fill: (inout Self) -> Void) {
    testDescription = comment
    fill(&self)
  }

  static func from(_ from: Int, to: Int? = nil, _ value: Int? = nil) -> Expected {
    Expected(from: from, to: to, value: value)
  }

  /// Whether a value is unknown at some hour.
  var lacksValues: Bool {
    sky.contains(.unknown)
      || [temperature, wind, humidity, cloud, visibility, uv, rain, chance].contains { series in
        series.contains { $0 == nil }
      }
  }

  func advice(_ code: Advice.Code) -> Expected? {
    var result = report(
      asOf: start, start: start, steps: 48 / stepHours, stepHours: stepHours, zone: site.zone
    ) { index, step in
      step.temperature = value(temperature, index)
      step.windSpeed = value(wind, index)
      step.humidity = value(humidity, index)
      step.cloudCover = value(cloud, index)
      step.visibility = value(visibility, index)
      step.uvIndex = value(uv, index)
      step.precipitation = value(rain, index)
      step.precipitationProbability = value(chance, index)
      step.condition = index < sky.count ? sky[index] : sky.last ?? .unknown
    }
    result.place.coordinate = site.coordinate
    result.place.countryCode = country
    return result.advice(at: start).first { $0.code == code }.map { advice in
      func hour(_ date: Date) -> Int { Int((date.timeIntervalSince(start) / 3600).rounded()) }
      return Expected(
        from: hour(advice.start), to: advice.end.map(hour),
        value: advice.value.map { Int($0.rounded()) }, isStartKnown: advice.isStartKnown)
    }
  }

  private func value(_ series: [Double?], _ index: Int) -> Double? {
    index < series.count ? series[index] : series.last ?? nil
  }
}

/// At least twelve cases per rule, in both hemispheres, with a night in which the clocks change and
/// with unknown values. The evening is 18:00 in Seoul, 20:00 in Sydney and 10:00 in Berlin.
struct AdviceTests {
  private static func hours(_ count: Int, _ value: Double?) -> [Double?] {
    Array(repeating: value, count: count)
  }

  /// 22:00 in Berlin before the night in which clocks go back.
  private static let autumnNight = Date(timeIntervalSince1970: 1_792_872_000)
  /// 22:00 in Berlin before the night in which clocks go forward.
  private static let springNight = Date(timeIntervalSince1970: 1_806_181_200)
  /// 18:00 in Sydney before the night in which clocks go forward.
  private static let southernSpringNight = Date(timeIntervalSince1970: 1_791_014_400)
  private static let clockChanges = [autumnNight, springNight, southernSpringNight]

  // MARK: - Cold

  static let frost: [AdviceCase] = [
    .init("begins in the night") {
      $0.temperature = [5, 3, 0, -1, -3, -2, 1]; $0.expected = .init(from: 3, to: 6, value: -3)
    },
    .init("lasts") {
      $0.temperature = [5, -1]; $0.expected = .init(from: 1, value: -1)
    },
    .init("freezes already") { $0.temperature = [-1, -2, -3] },
    .init("thaws and freezes again, with frost now") { $0.temperature = [-1, 2, -3] },
    .init("from exactly zero") {
      $0.temperature = [0, -1]; $0.expected = .init(from: 1, value: -1)
    },
    .init("never") { $0.temperature = [5] },
    .init("exactly zero is no frost") { $0.temperature = [3, 0] },
    .init("tomorrow evening is too far") { $0.temperature = hours(24, 4) + [-2] },
    .init("the last hour of the day ahead") {
      $0.temperature = hours(23, 4) + [-2]; $0.expected = .init(from: 23, value: -2)
    },
    .init("nothing known") { $0.temperature = [nil] },
    .init("a gap ends it without an end") {
      $0.temperature = [4, -1, -2, nil, 5]; $0.expected = .init(from: 1, value: -2)
    },
    .init("in the southern spring") {
      $0.site = .sydney; $0.temperature = [6, 4, 2, 0, -1, 0];
      $0.expected = .init(from: 4, to: 5, value: -1)
    },
    .init("as the clocks are set back") {
      $0.site = .berlin; $0.start = autumnNight; $0.temperature = [3, 2, 1, 0.5, -0.4, -1, 2];
      $0.expected = .init(from: 4, to: 6, value: -1)
    },
  ]

  static let frostbite: [AdviceCase] = [
    .init("half an hour") {
      $0.temperature = [-20]; $0.wind = [5]; $0.expected = .init(from: 0, value: 30)
    },
    .init("exactly at the limit, without wind") {
      $0.temperature = [-27.5]; $0.wind = [0]; $0.expected = .init(from: 0, value: 30)
    },
    .init("-27.6 counts as -28") {
      $0.temperature = [-18.6]; $0.wind = [4.5]; $0.expected = .init(from: 0, value: 30)
    },
    .init("ten minutes") {
      $0.temperature = [-28]; $0.wind = [6]; $0.expected = .init(from: 0, value: 10)
    },
    .init("five minutes") {
      $0.temperature = [-33]; $0.wind = [8]; $0.expected = .init(from: 0, value: 5)
    },
    .init("two minutes") {
      $0.temperature = [-42]; $0.wind = [10]; $0.expected = .init(from: 0, value: 2)
    },
    .init("begins with the wind") {
      $0.temperature = [-20]; $0.wind = [0, 0, 6]; $0.expected = .init(from: 2, value: 30)
    },
    .init("ends as it gets milder") {
      $0.temperature = [-25, -25, -10]; $0.wind = [6];
      $0.expected = .init(from: 0, to: 2, value: 30)
    },
    .init("cold but calm") {
      $0.temperature = [-25]; $0.wind = [0]
    },
    .init("windy but mild") {
      $0.temperature = [-5]; $0.wind = [15]
    },
    .init("no wind known") {
      $0.temperature = [-30]; $0.wind = [nil]
    },
    .init("no temperature known") {
      $0.temperature = [nil]; $0.wind = [8]
    },
    .init("above ten degrees the wind need not be known") {
      $0.temperature = [12, -30, 12]; $0.wind = [nil, 8, nil];
      $0.expected = .init(from: 1, to: 2, value: 10)
    },
    .init("in the south") {
      $0.site = .sydney; $0.temperature = [-30]; $0.wind = [9];
      $0.expected = .init(from: 0, value: 10)
    },
    .init("as the clocks are set forward") {
      $0.site = .berlin; $0.start = springNight; $0.temperature = [-8, -8, -19, -19, -8];
      $0.wind = [6]; $0.expected = .init(from: 2, to: 4, value: 30)
    },
  ]

  static let windChill: [AdviceCase] = [
    .init("in Canada") {
      $0.country = "CA"; $0.temperature = [-10]; $0.wind = [8];
      $0.expected = .init(from: 0, value: -19)
    },
    .init("in the United States, later") {
      $0.country = "US"; $0.temperature = [2, 2, -6]; $0.wind = [7];
      $0.expected = .init(from: 2, value: -14)
    },
    .init("in Britain") {
      $0.country = "GB"; $0.temperature = [-1]; $0.wind = [9];
      $0.expected = .init(from: 0, value: -8)
    },
    .init("in Ireland") {
      $0.country = "IE"; $0.temperature = [-2]; $0.wind = [5];
      $0.expected = .init(from: 0, value: -7)
    },
    .init("not in Korea") {
      $0.country = "KR"; $0.temperature = [-10]; $0.wind = [8]
    },
    .init("country unknown") {
      $0.temperature = [-10]; $0.wind = [8]
    },
    .init("above minus five") {
      $0.country = "CA"; $0.temperature = [3]; $0.wind = [5]
    },
    .init("hardly colder than the air") {
      $0.country = "CA"; $0.temperature = [-6]; $0.wind = [1]
    },
    .init("an index of -5.3") {
      $0.country = "US"; $0.temperature = [0]; $0.wind = [20.4 / 3.6];
      $0.expected = .init(from: 0, value: -5)
    },
    .init("3.7 degrees below the air temperature") {
      $0.country = "CA"; $0.temperature = [-8]; $0.wind = [7 / 3.6];
      $0.expected = .init(from: 0, value: -12)
    },
    .init("2.95 degrees below the air temperature") {
      $0.country = "CA"; $0.temperature = [-8]; $0.wind = [5.5 / 3.6]
    },
    .init("wind unknown") {
      $0.country = "CA"; $0.temperature = [-10]; $0.wind = [nil]
    },
    .init("temperature unknown") {
      $0.country = "CA"; $0.temperature = [nil]; $0.wind = [8]
    },
    .init("warm") {
      $0.country = "US"; $0.temperature = [20]; $0.wind = [8]
    },
    .init("ends") {
      $0.country = "US"; $0.temperature = [-10, -10, 5]; $0.wind = [8];
      $0.expected = .init(from: 0, to: 2, value: -19)
    },
    .init("not in the south, where no service names it") {
      $0.site = .sydney; $0.country = "AU"; $0.temperature = [-10]; $0.wind = [8]
    },
    .init("as the clocks are set back") {
      $0.site = .berlin; $0.start = autumnNight; $0.country = "IE";
      $0.temperature = [2, 1, 0, -1, -1, 2]; $0.wind = [9];
      $0.expected = .init(from: 1, to: 5, value: -8)
    },
  ]

  static let blackIce: [AdviceCase] = [
    .init("freezing rain") {
      $0.temperature = [1, -1]; $0.sky = [.cloudy, .freezingRain, .cloudy]; $0.rain = [0, 1, 0];
      $0.chance = [0]; $0.expected = .init(from: 1, to: 8)
    },
    .init("freezing rain of unknown temperature") {
      $0.temperature = [nil]; $0.sky = [.cloudy, .freezingRain, .cloudy];
      $0.expected = .init(from: 1, isStartKnown: false)
    },
    .init("wet roads freeze") {
      $0.temperature = [3, 2, 1, 0, -1, 2]; $0.sky = [.rain, .rain, .cloudy]; $0.rain = [1, 1, 0];
      $0.expected = .init(from: 3, to: 5)
    },
    .init("dry roads freeze") {
      $0.temperature = [3, 2, 1, 0, -1]; $0.rain = [0]; $0.chance = [0]
    },
    .init("six hours after the rain") {
      $0.temperature = [3, 2, 2, 2, 2, 2, -1, 2]; $0.sky = [.rain, .cloudy]; $0.rain = [1, 0];
      $0.expected = .init(from: 6, to: 7)
    },
    .init("they dried in the meantime") {
      $0.temperature = [3, 2, 2, 2, 2, 2, 2, 2, -1]; $0.sky = [.rain, .cloudy]; $0.rain = [1, 0]
    },
    .init("exactly six hours after the end of the rain") {
      $0.temperature = [3, 2, 2, 2, 2, 2, 2, -1]; $0.sky = [.rain, .cloudy]; $0.rain = [1, 0]
    },
    .init("rain at exactly zero") {
      $0.temperature = [0, -1]; $0.sky = [.rain, .cloudy]; $0.rain = [1, 0]
    },
    .init("snow on frozen roads is none") {
      $0.temperature = [-2]; $0.sky = [.snow]; $0.rain = [1]
    },
    .init("snow at two degrees leaves no water") {
      $0.temperature = [2, 1, -1]; $0.sky = [.snow, .snow, .cloudy]; $0.rain = [1, 1, 0]
    },
    .init("rain without frost") {
      $0.temperature = [3]; $0.sky = [.rain]; $0.rain = [1]
    },
    .init("no temperature") {
      $0.temperature = [nil]; $0.sky = [.rain]; $0.rain = [1]
    },
    .init("whether it rains is not known") {
      $0.temperature = [2, -1]; $0.sky = [.unknown]
    },
    .init("in the south") {
      $0.site = .sydney; $0.temperature = [2, 0]; $0.sky = [.drizzle, .cloudy]; $0.rain = [0.3, 0];
      $0.expected = .init(from: 1, to: 7)
    },
    .init("as the clocks are set back") {
      $0.site = .berlin; $0.start = autumnNight; $0.temperature = [1, 1, 1, 0, 0, 1];
      $0.sky = [.rain, .cloudy]; $0.rain = [2, 0]; $0.expected = .init(from: 3, to: 5)
    },
  ]

  static let windscreenIce: [AdviceCase] = [
    .init("a clear calm night, until the sun rises") {
      $0.temperature = [2]; $0.cloud = [10]; $0.wind = [1]; $0.humidity = [85]; $0.rain = [0];
      $0.expected = .init(from: 0, to: 13)
    },
    .init("as it clears") {
      $0.temperature = [2]; $0.cloud = [90, 90, 10]; $0.wind = [1]; $0.humidity = [85];
      $0.rain = [0]; $0.expected = .init(from: 2, to: 13)
    },
    .init("under clouds") {
      $0.temperature = [0]; $0.cloud = [90]; $0.wind = [1]; $0.humidity = [85]; $0.rain = [0]
    },
    .init("in wind") {
      $0.temperature = [0]; $0.cloud = [10]; $0.wind = [5]; $0.humidity = [85]; $0.rain = [0]
    },
    .init("in dry air") {
      $0.temperature = [0]; $0.cloud = [10]; $0.wind = [1]; $0.humidity = [50]; $0.rain = [0]
    },
    .init("at five degrees") {
      $0.temperature = [5]; $0.cloud = [10]; $0.wind = [1]; $0.humidity = [85]; $0.rain = [0]
    },
    .init("cloud unknown") {
      $0.temperature = [0]; $0.cloud = [nil]; $0.wind = [1]; $0.humidity = [85]
    },
    .init("wind unknown") {
      $0.temperature = [0]; $0.cloud = [10]; $0.wind = [nil]; $0.humidity = [85]
    },
    .init("humidity unknown") {
      $0.temperature = [0]; $0.cloud = [10]; $0.wind = [1]; $0.humidity = [nil]
    },
    .init("temperature unknown") {
      $0.temperature = [nil]; $0.cloud = [10]; $0.wind = [1]; $0.humidity = [85]
    },
    .init("whether it rains or snows is not known") {
      $0.temperature = [0]; $0.cloud = [10]; $0.wind = [1]; $0.humidity = [85]; $0.sky = [.unknown]
    },
    .init("a little more cloud than the limit") {
      $0.temperature = [0]; $0.cloud = [41]; $0.wind = [1]; $0.humidity = [85]; $0.rain = [0]
    },
    .init("everything exactly at its limit") {
      $0.temperature = [3]; $0.cloud = [40]; $0.wind = [3]; $0.humidity = [75]; $0.rain = [0];
      $0.expected = .init(from: 0, to: 13)
    },
    .init("a little more wind than the limit") {
      $0.temperature = [0]; $0.cloud = [10]; $0.wind = [3.5]; $0.humidity = [85]; $0.rain = [0]
    },
    .init("above three degrees the wind need not be known") {
      $0.temperature = [2, 2, 3.5]; $0.cloud = [10]; $0.wind = [1, 1, nil]; $0.humidity = [85];
      $0.rain = [0]; $0.expected = .init(from: 0, to: 2)
    },
    .init("a southern night") {
      $0.site = .sydney; $0.temperature = [1]; $0.cloud = [0]; $0.wind = [0]; $0.humidity = [90];
      $0.rain = [0]; $0.expected = .init(from: 0, to: 10)
    },
    .init("as the clocks are set back") {
      $0.site = .berlin; $0.start = autumnNight; $0.temperature = [1]; $0.cloud = [0];
      $0.wind = [0]; $0.humidity = [90]; $0.rain = [0]; $0.expected = .init(from: 0, to: 10)
    },
  ]

  // MARK: - Heat and sun

  static let heatStress: [AdviceCase] = [
    .init("a hot humid day") {
      $0.temperature = [33]; $0.humidity = [65]; $0.expected = .init(from: 13, to: 23, value: 35)
    },
    .init("around noon") {
      $0.temperature = hours(17, 24) + [32, 33, 32, 24]; $0.humidity = [60];
      $0.expected = .init(from: 17, to: 20, value: 34)
    },
    .init("hot and dry") {
      $0.temperature = [33]; $0.humidity = [12]
    },
    .init("warm") {
      $0.temperature = [25]; $0.humidity = [60]
    },
    .init("a hot night") {
      $0.temperature = hours(12, 33) + [22]; $0.humidity = [65]
    },
    .init("humidity unknown") {
      $0.temperature = [35]; $0.humidity = [nil]
    },
    .init("temperature unknown") {
      $0.temperature = [nil]; $0.humidity = [80]
    },
    .init("a southern summer's day") {
      $0.site = .sydney; $0.temperature = [33]; $0.humidity = [65];
      $0.expected = .init(from: 10, to: nil, value: 35)
    },
    .init("now") {
      $0.site = .berlin; $0.temperature = [34, 34, 34, 22]; $0.humidity = [55];
      $0.expected = .init(from: 0, to: 3, value: 35)
    },
    .init("a gap leaves the end open") {
      $0.site = .berlin; $0.temperature = [34, nil]; $0.humidity = [55];
      $0.expected = .init(from: 0, value: 35)
    },
    .init("just below") {
      $0.site = .berlin; $0.temperature = [27]; $0.humidity = [60]
    },
    .init("in steps of three hours") {
      $0.site = .berlin; $0.stepHours = 3; $0.temperature = [34, 22]; $0.humidity = [55];
      $0.expected = .init(from: 0, to: 3, value: 35)
    },
    .init("on the morning after the clocks were set forward") {
      $0.site = .sydney; $0.start = southernSpringNight;
      $0.temperature = hours(16, 20) + [34, 35, 20];
      $0.humidity = [50]; $0.expected = .init(from: 16, to: 18, value: 35)
    },
  ]

  static let humidex: [AdviceCase] = [
    .init("in Canada") {
      $0.country = "CA"; $0.temperature = [30]; $0.humidity = [60];
      $0.expected = .init(from: 0, value: 39)
    },
    .init("later") {
      $0.country = "CA"; $0.temperature = [20, 20, 30, 20]; $0.humidity = [60];
      $0.expected = .init(from: 2, to: 3, value: 39)
    },
    .init("elsewhere") {
      $0.country = "US"; $0.temperature = [30]; $0.humidity = [60]
    },
    .init("country unknown") {
      $0.temperature = [30]; $0.humidity = [60]
    },
    .init("cool") {
      $0.country = "CA"; $0.temperature = [20]; $0.humidity = [60]
    },
    .init("hot and dry") {
      $0.country = "CA"; $0.temperature = [31]; $0.humidity = [20]
    },
    .init("humidity unknown") {
      $0.country = "CA"; $0.temperature = [30]; $0.humidity = [nil]
    },
    .init("temperature unknown") {
      $0.country = "CA"; $0.temperature = [nil]; $0.humidity = [60]
    },
    .init("very humid") {
      $0.country = "CA"; $0.temperature = [33]; $0.humidity = [75];
      $0.expected = .init(from: 0, value: 49)
    },
    .init("just thirty") {
      $0.country = "CA"; $0.temperature = [25.5]; $0.humidity = [56];
      $0.expected = .init(from: 0, value: 30)
    },
    .init("just below thirty") {
      $0.country = "CA"; $0.temperature = [24.5]; $0.humidity = [56]
    },
    .init("hardly more than the temperature") {
      $0.country = "CA"; $0.temperature = [31]; $0.humidity = [22]
    },
    .init("by the dew point, as the clocks are set forward") {
      $0.country = "CA"; $0.site = .berlin; $0.start = springNight;
      $0.temperature = [18, 28, 28, 18];
      $0.humidity = [65]; $0.expected = .init(from: 1, to: 3, value: 36)
    },
    .init("not in the south, where no service names it") {
      $0.site = .sydney; $0.country = "AU"; $0.temperature = [30]; $0.humidity = [60]
    },
    .init("a gap leaves the end open") {
      $0.country = "CA"; $0.temperature = [30, nil]; $0.humidity = [60];
      $0.expected = .init(from: 0, value: 39)
    },
  ]

  static let sunProtection: [AdviceCase] = [
    .init("around noon") {
      $0.uv = hours(17, 1) + [3, 5, 4, 2]; $0.expected = .init(from: 17, to: 20, value: 5)
    },
    .init("2.5 is shown as 3") {
      $0.uv = [1, 2.5, 1]; $0.expected = .init(from: 1, to: 2, value: 3)
    },
    .init("2.4 is shown as 2") { $0.uv = [1, 2.4, 1] },
    .init("now") {
      $0.uv = [6, 6, 2]; $0.expected = .init(from: 0, to: 2, value: 6)
    },
    .init("unknown") { $0.uv = [nil] },
    .init("low") { $0.uv = [2] },
    .init("after a gap") {
      $0.uv = [nil, 4, 1]
      $0.expected = .init(from: 1, to: 2, value: 4, isStartKnown: false)
    },
    .init("into a gap") {
      $0.uv = [4, nil]; $0.expected = .init(from: 0, value: 4)
    },
    .init("the first of two spans") {
      $0.uv = [1, 4, 1, 9, 1]; $0.expected = .init(from: 1, to: 2, value: 4)
    },
    .init("extreme in the south") {
      $0.site = .sydney; $0.uv = hours(12, 0) + [12, 13, 2];
      $0.expected = .init(from: 12, to: 14, value: 13)
    },
    .init("beyond the day ahead") { $0.uv = hours(24, 0) + [8] },
    .init("after the night in which the clocks are set back") {
      $0.site = .berlin; $0.start = autumnNight; $0.uv = hours(13, 0) + [2.6, 3.2, 2.4];
      $0.expected = .init(from: 13, to: 15, value: 3)
    },
    .init("in steps of three hours") {
      $0.stepHours = 3; $0.uv = [0, 5, 0]; $0.expected = .init(from: 3, to: 6, value: 5)
    },
  ]

  // MARK: - Visibility, thunder and washing

  static let fog: [AdviceCase] = [
    .init("until the morning") {
      $0.sky = [.fog, .fog, .fog, .cloudy]; $0.visibility = [300, 200, 500, 9000];
      $0.expected = .init(from: 0, to: 3, value: 200)
    },
    .init("by visibility alone") {
      $0.visibility = [8000, 900, 9000]; $0.rain = [0];
      $0.expected = .init(from: 1, to: 2, value: 900)
    },
    .init("by the sky alone") {
      $0.sky = [.cloudy, .fog, .cloudy]; $0.expected = .init(from: 1, to: 2)
    },
    .init("a kilometre is mist") { $0.visibility = [1000] },
    .init("heavy snow hides the view as well") {
      $0.visibility = [500]; $0.sky = [.snow]; $0.rain = [2]
    },
    .init("so does dust") {
      $0.visibility = [500]; $0.sky = [.dust]; $0.rain = [0]
    },
    .init("so does smoke") {
      $0.visibility = [500]; $0.sky = [.smoke]; $0.rain = [0]
    },
    .init("so does haze, which is dry") {
      $0.visibility = [500]; $0.humidity = [79, 80]; $0.rain = [0];
      $0.expected = .init(from: 1, value: 500)
    },
    .init("nothing known") { $0.sky = [.unknown] },
    .init("whether it rains or snows is not known") {
      $0.visibility = [500]; $0.sky = [.unknown]
    },
    .init("a good view needs nothing else") {
      $0.visibility = [9000, 500, 9000]; $0.sky = [.unknown, .cloudy, .unknown];
      $0.expected = .init(from: 1, to: 2, value: 500)
    },
    .init("never") { $0.visibility = [20_000] },
    .init("lasts") {
      $0.sky = [.fog]; $0.expected = .init(from: 0)
    },
    .init("a gap leaves the end open") {
      $0.sky = [.fog, .unknown]; $0.expected = .init(from: 0)
    },
    .init("beyond the day ahead") { $0.sky = Array(repeating: .cloudy, count: 24) + [.fog] },
    .init("in the south") {
      $0.site = .sydney; $0.sky = [.cloudy, .cloudy, .fog, .clear];
      $0.expected = .init(from: 2, to: 3)
    },
    .init("as the clocks are set back") {
      $0.site = .berlin; $0.start = autumnNight;
      $0.sky = [.cloudy, .cloudy, .cloudy, .fog, .fog, .cloudy]; $0.expected = .init(from: 3, to: 5)
    },
  ]

  static let thunderstorm: [AdviceCase] = [
    .init("in the afternoon") {
      $0.sky = [.cloudy, .thunderstorm, .thunderstorm, .cloudy]; $0.expected = .init(from: 1, to: 3)
    },
    .init("now") {
      $0.sky = [.thunderstorm, .cloudy]; $0.expected = .init(from: 0, to: 1)
    },
    .init("lasts") {
      $0.sky = [.cloudy, .thunderstorm]; $0.expected = .init(from: 1)
    },
    .init("never") { $0.sky = [.heavyRain] },
    .init("unknown") { $0.sky = [.unknown] },
    .init("after the unknown") {
      $0.sky = [.unknown, .thunderstorm, .cloudy]
      $0.expected = .init(from: 1, to: 2, isStartKnown: false)
    },
    .init("into the unknown") {
      $0.sky = [.thunderstorm, .unknown]; $0.expected = .init(from: 0)
    },
    .init("the first of two") {
      $0.sky = [.thunderstorm, .cloudy, .thunderstorm, .cloudy]; $0.expected = .init(from: 0, to: 1)
    },
    .init("beyond the day ahead") {
      $0.sky = Array(repeating: .cloudy, count: 24) + [.thunderstorm]
    },
    .init("in steps of three hours") {
      $0.stepHours = 3; $0.sky = [.cloudy, .thunderstorm, .cloudy];
      $0.expected = .init(from: 3, to: 6)
    },
    .init("steps of four hours say no time") {
      $0.stepHours = 4; $0.sky = [.cloudy, .thunderstorm, .cloudy]
    },
    .init("steps of six hours say no time") {
      $0.stepHours = 6; $0.sky = [.cloudy, .thunderstorm, .cloudy]
    },
    .init("as the clocks are set forward") {
      $0.site = .berlin; $0.start = springNight;
      $0.sky = [.cloudy, .cloudy, .cloudy, .thunderstorm, .cloudy];
      $0.expected = .init(from: 3, to: 4)
    },
    .init("in the south") {
      $0.site = .sydney; $0.sky = [.cloudy, .thunderstorm, .cloudy];
      $0.expected = .init(from: 1, to: 2)
    },
  ]

  static let dryingWeather: [AdviceCase] = [
    .init("a dry breezy day") {
      $0.temperature = [20]; $0.humidity = [45]; $0.wind = [4]; $0.rain = [0]; $0.chance = [0];
      $0.expected = .init(from: 13, to: 23)
    },
    .init("five hours") {
      $0.temperature = [20]; $0.humidity = hours(14, 90) + hours(5, 45) + [90]; $0.wind = [4];
      $0.rain = [0]; $0.chance = [0]; $0.expected = .init(from: 14, to: 19)
    },
    .init("three hours are too few") {
      $0.temperature = [20]; $0.humidity = hours(14, 90) + hours(3, 45) + [90]; $0.wind = [4];
      $0.rain = [0]; $0.chance = [0]
    },
    .init("humid") {
      $0.temperature = [20]; $0.humidity = [80]; $0.wind = [4]; $0.rain = [0]; $0.chance = [0]
    },
    .init("cold air takes little") {
      $0.temperature = [3]; $0.humidity = [45]; $0.wind = [4]; $0.rain = [0]; $0.chance = [0]
    },
    .init("calm") {
      $0.temperature = [20]; $0.humidity = [45]; $0.wind = [0.5]; $0.rain = [0]; $0.chance = [0]
    },
    .init("stormy") {
      $0.temperature = [20]; $0.humidity = [45]; $0.wind = [14]; $0.rain = [0]; $0.chance = [0]
    },
    .init("rain is possible") {
      $0.temperature = [20]; $0.humidity = [45]; $0.wind = [4]; $0.rain = [0]; $0.chance = [0.3]
    },
    .init("the probability is not known") {
      $0.temperature = [20]; $0.humidity = [45]; $0.wind = [4]; $0.rain = [0]; $0.chance = [nil]
    },
    .init("the wind is not known") {
      $0.temperature = [20]; $0.humidity = [45]; $0.wind = [nil]; $0.rain = [0]; $0.chance = [0]
    },
    .init("a southern day") {
      $0.site = .sydney; $0.temperature = [24]; $0.humidity = [45]; $0.wind = [5]; $0.rain = [0];
      $0.chance = [0]; $0.expected = .init(from: 10, to: nil)
    },
    .init("humidity is not known") {
      $0.temperature = [20]; $0.humidity = [nil]; $0.wind = [4]; $0.rain = [0]; $0.chance = [0]
    },
    .init("just four hours") {
      $0.temperature = [20]; $0.humidity = hours(14, 90) + hours(4, 45) + [90]; $0.wind = [4];
      $0.rain = [0]; $0.chance = [0.1]; $0.expected = .init(from: 14, to: 18)
    },
    .init("a chance of a fifth is too much") {
      $0.temperature = [20]; $0.humidity = [45]; $0.wind = [4]; $0.rain = [0]; $0.chance = [0.2]
    },
    .init("a deficit just below the limit") {
      $0.temperature = [20]; $0.humidity = [66]; $0.wind = [4]; $0.rain = [0]; $0.chance = [0]
    },
    .init("a deficit just above the limit") {
      $0.temperature = [20]; $0.humidity = [65]; $0.wind = [4]; $0.rain = [0]; $0.chance = [0];
      $0.expected = .init(from: 13, to: 23)
    },
    .init("after the night in which the clocks are set back") {
      $0.site = .berlin; $0.start = autumnNight; $0.temperature = [18]; $0.humidity = [50];
      $0.wind = [3]; $0.rain = [0]; $0.chance = [0]; $0.expected = .init(from: 10, to: 20)
    },
  ]

  private static let tables: [(Advice.Code, [AdviceCase])] = [
    (.frostbite, frostbite), (.blackIce, blackIce), (.heatStress, heatStress),
    (.thunderstorm, thunderstorm), (.fog, fog), (.frost, frost), (.windscreenIce, windscreenIce),
    (.humidex, humidex), (.windChill, windChill), (.sunProtection, sunProtection),
    (.dryingWeather, dryingWeather),
  ]

  @Test(arguments: tables.indices) func adviceMatchesTheCasesOfItsRule(table: Int) {
    let (code, cases) = Self.tables[table]
    #expect(cases.count >= 12)
    #expect(cases.contains { $0.site == .sydney })
    #expect(cases.contains { Self.clockChanges.contains($0.start) })
    #expect(cases.contains { $0.lacksValues && $0.expected == nil })
    for `case` in cases {
      #expect(`case`.advice(code) == `case`.expected, "\(code): \(`case`.testDescription)")
    }
  }

  @Test func everyAdviceCodeHasATestTable() {
    #expect(Self.tables.map(\.0) == Advice.Code.allCases)
  }

  @Test func stepThatHasJustEndedHasNoAdvice() {
    let report = report(steps: 6) { $1.condition = $0 == 0 ? .thunderstorm : .cloudy }
    #expect(report.advice(at: evening + 3599).map(\.code) == [.thunderstorm])
    #expect(report.advice(at: evening + 3600).isEmpty)
  }

  /// Environment Canada's table of wind chill: temperature in °C, wind in km/h, index.
  @Test(arguments: [
    (0.0, 10.0, -3.0), (-10, 20, -18), (-20, 30, -33), (-30, 50, -49), (-40, 60, -64), (5, 5, 4),
    (-5, 3, -6),
  ])
  func windChillIndexMatchesEnvironmentCanada(temperature: Double, wind: Double, expected: Double)
    throws
  {
    let index = try #require(WindChill.index(temperature: temperature, windSpeed: wind / 3.6))
    #expect(abs(index - expected) <= 0.6)
  }

  @Test func windChillIsNilAboveTenDegrees() {
    #expect(WindChill.index(temperature: 10.1, windSpeed: 5) == nil)
    #expect(WindChill.index(temperature: 0, windSpeed: -1) == nil)
  }

  /// The formula, and below 5 km/h the interpolation to still air.
  @Test(
    arguments: [
      (-5, 3, -6.3575), (-20, 4.5, -23.852), (10, 2, 9.902), (-20, 0, -20), (-30, 5.9, -36.4308),
      (10, 5.5, 9.6079),
    ] as [(Double, Double, Double)])
  func lightWindChillsAlmostNothing(temperature: Double, wind: Double, expected: Double) throws {
    let index = try #require(WindChill.index(temperature: temperature, windSpeed: wind / 3.6))
    #expect(abs(index - expected) < 0.001)
  }

  @Test(
    arguments: [
      (-27.4, nil), (-27.5, 30), (-39.4, 30), (-39.5, 10), (-47.4, 10), (-47.5, 5), (-54.4, 5),
      (-54.5, 2),
    ] as [(Double, Int?)])
  func minutesToFrostbiteFollowEnvironmentCanada(index: Double, minutes: Int?) {
    #expect(WindChill.minutesToFrostbite(index: index) == minutes)
  }
}
