public import FoundationEssentials

/// Steps of the forecast that follow one another and are wet.
public struct WetSpell: Hashable, Sendable {
  /// When the first of them begins.
  public var start: Date
  /// When the last of them ends.
  public var end: Date
  /// What falls: the gravest of the steps.
  public var condition: Condition
  /// mm in all; nil where a step's is not known.
  public var amount: Double?

  /// A spell as it is forecast.
  public init(start: Date, end: Date, condition: Condition, amount: Double? = nil) {
    self.start = start
    self.end = end
    self.condition = condition
    self.amount = amount
  }
}

extension WeatherReport {
  /// The spells of rain, snow or hail that have not ended at `now`, in order; each from its own
  /// beginning, which may have passed, so that it is the same one whenever it is asked for.
  ///
  /// A step that nothing is known of ends a spell, and so does one of more than three hours: when it
  /// rains in it cannot be told. O(n) in the number of steps.
  public func wetSpells(from now: Date) -> [WetSpell] {
    var spells: [WetSpell] = []
    for step in hourly where length(of: step) <= Self.longestStep && step.isWet == true {
      let end = end(of: step)
      if let last = spells.indices.last, spells[last].end == step.time {
        spells[last].end = end
        spells[last].amount = spells[last].amount.flatMap { sum in
          step.precipitation.map { sum + $0 }
        }
        if step.kindOfPrecipitation.severity > spells[last].condition.severity {
          spells[last].condition = step.kindOfPrecipitation
        }
      } else {
        spells.append(
          WetSpell(
            start: step.time, end: end, condition: step.kindOfPrecipitation,
            amount: step.precipitation))
      }
    }
    return spells.filter { $0.end > now }
  }
}
