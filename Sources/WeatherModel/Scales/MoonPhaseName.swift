package import WeatherModel

/// The eight names of the moon's shapes, in the order it goes through them.
package enum MoonPhaseName: Int, CaseIterable, Sendable {
  case newMoon, waxingCrescent, firstQuarter, waxingGibbous
  case fullMoon, waningGibbous, lastQuarter, waningCrescent

  /// The word for a name of the domain, which has them in the same order.
  package init(_ name: MoonPhase.Name) { self = MoonPhaseName.allCases[name.rawValue] }

  /// Whether the lit part grows.
  package var isWaxing: Bool { rawValue >= 1 && rawValue <= 3 }
}
