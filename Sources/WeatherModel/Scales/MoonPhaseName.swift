/// The eight names of the moon's shapes, in the order it goes through them.
package enum MoonPhaseName: Int, CaseIterable, Sendable {
  case newMoon, waxingCrescent, firstQuarter, waxingGibbous
  case fullMoon, waningGibbous, lastQuarter, waningCrescent

  /// The name nearest to a phase: 0 is new, 0.5 full, 1 new again.
  package init(phase: Double) {
    let turn = phase.isFinite ? phase - phase.rounded(.down) : 0
    self = MoonPhaseName.allCases[Int((turn * 8).rounded()) % 8]
  }

  /// Whether the lit part grows.
  package var isWaxing: Bool { rawValue >= 1 && rawValue <= 3 }
}
