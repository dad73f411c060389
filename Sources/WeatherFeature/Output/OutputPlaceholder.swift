import WeatherModel
import WeatherWords

/// A placeholder of `--format`: a quantity, or a fact of the place, the day or the report.
/// docs/scripting.md has an example of each.
package struct OutputPlaceholder: Sendable {
  /// The name between the braces.
  package let name: String
  /// The quantity that the placeholder shows, if any.
  var quantity: Quantity?
  /// A Boolean value that indicates whether the text depends on official warnings.
  var usesWarnings = false
  /// Returns the text that replaces the placeholder.
  let text: @Sendable (Moment) -> String

  /// A report at a certain time, with the format of its values.
  struct Moment {
    let fetched: Fetched<WeatherReport>
    let now: Date
    let readAt: Date
    let format: WeatherFormat
    let icons: IconSet
    let current: CurrentWeather
    let today: DayForecast?
    /// The kind of the values: a forecast, values of an archive, or climate normals.
    let kind: DatedWeather.Kind

    var words: Words { format.words }
    var report: WeatherReport { fetched.value }

    /// Returns an extreme of today; it is unknown if only the rest of the day is known.
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

    /// Returns the current value of a quantity, or the value of the current step if only steps have
    /// the quantity.
    func text(_ quantity: Quantity) -> String {
      switch quantity {
      case .windSpeed:
        format.wind(current.windSpeed, from: current.windDirection)
      case .uvIndex: format.uv(current.uvIndex)
      case .airQuality: format.air(of: report)
      case let quantity where quantity.current == nil:
        format.text(quantity, report.step(at: now)?[quantity])
      default: format.text(quantity, of: current)
      }
    }

    /// The age of a forecast, or the time since past values were received; unknown for means.
    var age: String {
      guard kind != .normals else { return unknownValue }
      let time = kind == .forecast ? fetched.dataTime : fetched.fetchedAt
      return format.age(of: time, at: readAt) ?? words.time.justNow
    }

    /// Whether the values are those of a past date, for which there is no outlook.
    var isPast: Bool { report.localTime(now).date < report.localTime(readAt).date }

    /// The worst warning, or a note that the warnings are unknown. An empty text would mean that
    /// there are none.
    var alert: String {
      if let worst = report.alerts(at: now).first {
        return format.alertTitle(worst, of: fetched, at: now)
      }
      guard case .unavailable = fetched.warnings(at: now) else { return "" }
      return format.warningsNotReached(of: fetched, at: now)
    }
  }

  /// All placeholders.
  package static let all: [OutputPlaceholder] =
    ofPlace + Quantity.all.flatMap(placeholders(of:)) + ofReport

  private static let ofPlace: [OutputPlaceholder] = [
    .init(name: "place") { $0.format.placeName($0.report.place) },
    .init(name: "admin") { $0.format.division($0.report.place) ?? "" },
    .init(name: "country") { $0.format.country($0.report.place.countryCode) ?? "" },
    .init(name: "icon") {
      $0.icons.icon(for: $0.current.condition, isDay: $0.current.isDay ?? true)
    },
    .init(name: "condition") {
      $0.current.description ?? $0.words.names.condition($0.current.condition)
    },
  ]

  private static func placeholders(of quantity: Quantity) -> [OutputPlaceholder] {
    let own = OutputPlaceholder(name: quantity.placeholder, quantity: quantity) {
      $0.text(quantity)
    }
    return [own] + (quantity == .feelsLike ? extremes : [])
  }

  private static let ofReport: [OutputPlaceholder] = [
    .init(name: "sunrise") { $0.clock($0.today?.sunrise) },
    .init(name: "sunset") { $0.clock($0.today?.sunset) },
    .init(name: "time") { $0.clock($0.now) },
    .init(name: "date") { $0.words.time.date($0.report.localTime($0.now).date) },
    .init(name: "kind") { $0.format.name(of: $0.kind) },
    .init(name: "age") { $0.age },
    .init(name: "provider") { $0.fetched.provider.displayName },
    .init(name: "alert", usesWarnings: true) { $0.alert },
    .init(name: "outlook", usesWarnings: true) {
      $0.isPast ? "" : $0.format.outlook(of: $0.report, at: $0.now) ?? ""
    },
    .init(name: "rain", usesWarnings: true) {
      $0.isPast ? "" : $0.format.rain(of: $0.report, at: $0.now) ?? ""
    },
  ]

  private static let extremes: [OutputPlaceholder] = [
    .init(name: "high") { $0.temperature(\.temperatureMax, isKnown: \.hasWholeDayMax) },
    .init(name: "low") { $0.temperature(\.temperatureMin, isKnown: \.hasWholeDayMin) },
  ]
}
