/// The precipitation of the next hour or two in steps of minutes, from radar or from a model with
/// such a resolution. A report has no nowcast if no source has data finer than hourly.
public struct Nowcast: Equatable, Sendable, Codable {
  /// The start of the first step.
  public var start: Date
  /// The length of a step in minutes: 1, 5 or 15.
  public var stepMinutes: Int
  /// The rate in mm an hour of each step; nil if unknown.
  public var rates: [Double?]
  /// Whether the data is extrapolated from radar; nil counts as no.
  public var isRadar: Bool?
  /// The direction from which approaching precipitation comes, in degrees clockwise from north; nil
  /// if unknown.
  public var direction: Double?

  /// The maximum number of steps; no service returns more.
  public static let maxSteps = 200

  /// Creates a nowcast from `start`; nil if it contains no data.
  public init?(start: Date, stepMinutes: Int, rates: [Double?]) {
    guard (1...60).contains(stepMinutes), rates.contains(where: { $0 != nil }) else { return nil }
    self.start = start
    self.stepMinutes = stepMinutes
    self.rates = Array(rates.prefix(Self.maxSteps))
  }

  /// The length of a step in seconds.
  var stepLength: TimeInterval { TimeInterval(stepMinutes * 60) }
}
