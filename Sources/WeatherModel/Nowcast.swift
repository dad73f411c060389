/// What falls in the next hour or two, finer than by the hour: from radar, or from a model that
/// reckons in minutes. Where nobody has anything finer there is none.
public struct Nowcast: Equatable, Sendable, Codable {
  /// When the first step begins.
  public var start: Date
  /// How long a step is: 1, 5 or 15.
  public var stepMinutes: Int
  /// mm an hour in each step; nil where it was not said.
  public var rates: [Double?]
  /// Whether radar sees it and its service extrapolates what it sees; nil counts as no.
  public var isRadar: Bool?
  /// The direction that what begins to fall comes from, in degrees clockwise from north; nil where
  /// that is not known.
  public var direction: Double?

  /// The most steps that are taken; no service gives more.
  public static let maxSteps = 200

  /// What falls from `start` on; nil where nothing is said in it.
  public init?(start: Date, stepMinutes: Int, rates: [Double?]) {
    guard (1...60).contains(stepMinutes), rates.contains(where: { $0 != nil }) else { return nil }
    self.start = start
    self.stepMinutes = stepMinutes
    self.rates = Array(rates.prefix(Self.maxSteps))
  }

  /// Seconds of a step.
  var stepLength: TimeInterval { TimeInterval(stepMinutes * 60) }
}
