import WeatherModel

/// The issues of the Korea Meteorological Administration and their times.
enum KMAProduct: String, CaseIterable, Sendable {
  /// 초단기실황: what is measured, every hour on the hour.
  case observation = "getUltraSrtNcst"
  /// 초단기예보: six hours ahead, every hour at half past.
  case nextHours = "getUltraSrtFcst"
  /// 단기예보: three days and more, every three hours from 02:00 on.
  case nextDays = "getVilageFcst"

  /// Minutes from one issue to the next.
  fileprivate var period: Int { self == .nextDays ? 180 : 60 }
  /// Minutes after midnight of the first issue of a day.
  fileprivate var first: Int {
    switch self {
    case .observation: 0
    case .nextHours: 30
    case .nextDays: 120
    }
  }
  /// Minutes until an issue can be had.
  fileprivate var delay: Int { self == .nextHours ? 15 : 10 }
}

/// One issue of a product, by Korea's clock.
struct KMAIssue: Hashable, Sendable {
  /// Korea has had one offset since 1988.
  static let utcOffset = 9 * 3600

  var product: KMAProduct
  /// Minutes since 1970 by Korea's clock.
  private var minutes: Int

  /// The latest issue that can be had at `moment`.
  init(_ product: KMAProduct, at moment: Date) {
    self.product = product
    let now = Int((moment.timeIntervalSince1970 / 60).rounded(.down)) + Self.utcOffset / 60
    let since = now - product.delay - product.first
    let issues = since >= 0 ? since / product.period : (since - product.period + 1) / product.period
    minutes = issues * product.period + product.first
  }

  /// The one before it.
  var before: KMAIssue {
    var issue = self
    issue.minutes -= product.period
    return issue
  }

  /// When it was issued.
  var time: Date { Date(timeIntervalSince1970: TimeInterval(minutes * 60 - Self.utcOffset)) }

  /// `20261122`
  var baseDate: String {
    let date = LocalTime(time, utcOffset: Self.utcOffset).date
    return String(date.description.filter { $0 != "-" })
  }

  /// `0830`
  var baseTime: String {
    String(LocalTime(time, utcOffset: Self.utcOffset).hourAndMinute24.filter { $0 != ":" })
  }
}
