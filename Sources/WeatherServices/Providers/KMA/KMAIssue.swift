import WeatherModel

/// The forecast products of the Korea Meteorological Administration.
enum KMAProduct: String, CaseIterable, Sendable {
  /// 초단기실황: the observation, issued every hour on the hour.
  case observation = "getUltraSrtNcst"
  /// 초단기예보: the next six hours, issued every hour at half past.
  case nextHours = "getUltraSrtFcst"
  /// 단기예보: three days and more, issued every three hours from 02:00 on.
  case nextDays = "getVilageFcst"

  /// The minutes between two issues.
  fileprivate var period: Int { self == .nextDays ? 180 : 60 }
  /// The minutes after midnight at which the first issue of a day appears.
  fileprivate var first: Int {
    switch self {
    case .observation: 0
    case .nextHours: 30
    case .nextDays: 120
    }
  }
  /// The minutes until an issue is available.
  fileprivate var delay: Int { self == .nextHours ? 15 : 10 }
}

/// One issue of a product, in Korean time.
struct KMAIssue: Hashable, Sendable {
  /// The UTC offset of Korea, constant since 1988.
  static let utcOffset = 9 * 3600

  var product: KMAProduct
  /// Minutes since 1970 in Korean time.
  private var minutes: Int

  /// The latest issue that is available at `moment`.
  init(_ product: KMAProduct, at moment: Date) {
    self.product = product
    let now = Int((moment.timeIntervalSince1970 / 60).rounded(.down)) + Self.utcOffset / 60
    let since = now - product.delay - product.first
    let issues = since >= 0 ? since / product.period : (since - product.period + 1) / product.period
    minutes = issues * product.period + product.first
  }

  /// The previous issue.
  var before: KMAIssue {
    var issue = self
    issue.minutes -= product.period
    return issue
  }

  var time: Date { Date(timeIntervalSince1970: TimeInterval(minutes * 60 - Self.utcOffset)) }

  /// The date of issue in the form of a request, such as `20261122`.
  var baseDate: String {
    let date = LocalTime(time, utcOffset: Self.utcOffset).date
    return String(date.description.filter { $0 != "-" })
  }

  /// The time of issue in the form of a request, such as `0830`.
  var baseTime: String {
    String(LocalTime(time, utcOffset: Self.utcOffset).hourAndMinute24.filter { $0 != ":" })
  }
}
