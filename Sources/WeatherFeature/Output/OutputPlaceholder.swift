import FoundationEssentials
import WeatherModel
import WeatherWords

/// What can stand in braces in `--format`: each quantity, and what belongs to the place, the day and the
/// report. docs/scripting.md has an example of each.
package struct OutputPlaceholder: Sendable {
  /// What stands between the braces.
  package let name: String
  /// What it becomes.
  let text: @Sendable (Moment) -> String

  private init(_ name: String, _ text: @escaping @Sendable (Moment) -> String) {
    self.name = name
    self.text = text
  }

  /// A report as it stands at a moment, and how its values are written.
  struct Moment {
    let report: WeatherReport
    let now: Date
    let format: WeatherFormat
    let icons: IconSet
    let current: CurrentWeather
    let today: DayForecast?

    init(_ report: WeatherReport, now: Date, format: WeatherFormat, icons: IconSet) {
      self.report = report
      self.now = now
      self.format = format
      self.icons = icons
      current = report.weatherNow(at: now).weather
      today = report.today(at: now)
    }

    var words: Words { format.words }

    /// An extreme of today; the rest of a day says nothing of the whole one.
    func temperature(
      _ value: KeyPath<DayForecast, Double?>, isKnown: KeyPath<DayForecast, Bool?>
    ) -> String {
      guard let today, !today.isRestOfDay || today[keyPath: isKnown] == true else {
        return unknownValue
      }
      return format.temperature(today[keyPath: value])
    }

    func clock(_ moment: Date?) -> String {
      moment.map { format.clock(report.localTime($0)) } ?? unknownValue
    }

    /// Of the weather now, or of the current step where only steps have it.
    func text(_ quantity: Quantity) -> String {
      switch quantity {
      case .windSpeed:
        format.wind(current.windSpeed, from: current.windDirection, ascii: icons == .ascii)
      case .uvIndex: format.uv(current.uvIndex)
      case .airQuality: format.air(of: report)
      case let quantity where quantity.current == nil:
        format.text(quantity, report.step(at: now)?[quantity])
      default: format.text(quantity, of: current)
      }
    }

    /// The worst warning, or that it is not known whether one is in force: an empty text would read as
    /// "none is".
    var alert: String {
      if let worst = report.alerts(at: now).first {
        return format.alertTitle(worst, of: report, at: now)
      }
      guard case .unavailable = report.warnings(at: now) else { return "" }
      return format.warningsNotReached(of: report, at: now)
    }
  }

  /// Every placeholder.
  package static let all: [OutputPlaceholder] =
    [
      .init("place") { $0.format.placeName($0.report.place) },
      .init("admin") { $0.format.division($0.report.place) ?? "" },
      .init("country") { $0.format.country($0.report.place.countryCode) ?? "" },
      .init("icon") { $0.icons.icon(for: $0.current.condition, isDay: $0.current.isDay ?? true) },
      .init("condition") {
        $0.current.description ?? $0.words.names.condition($0.current.condition)
      },
    ]
    + Quantity.all.flatMap { quantity in
      [.init(quantity.placeholder) { $0.text(quantity) }] + (quantity == .feelsLike ? extremes : [])
    } + [
      .init("sunrise") { $0.clock($0.today?.sunrise) },
      .init("sunset") { $0.clock($0.today?.sunset) },
      .init("time") { $0.clock($0.now) },
      .init("date") { $0.words.time.date($0.report.localTime($0.now).date) },
      .init("age") {
        $0.format.age(of: $0.report.fetchedAt, at: $0.now) ?? $0.words.time.justNow
      },
      .init("provider") { $0.report.provider.displayName },
      .init("alert") { $0.alert },
      .init("outlook") { $0.format.outlook(of: $0.report, at: $0.now) ?? "" },
      .init("rain") { $0.format.rain(of: $0.report, at: $0.now) ?? "" },
    ]

  private static let extremes: [OutputPlaceholder] = [
    .init("high") { $0.temperature(\.temperatureMax, isKnown: \.hasWholeDayMax) },
    .init("low") { $0.temperature(\.temperatureMin, isKnown: \.hasWholeDayMin) },
  ]
}
