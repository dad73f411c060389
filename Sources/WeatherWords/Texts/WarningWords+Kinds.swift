package import WeatherModel

extension WarningWords {
  /// Returns the name of a kind of warning: `Heavy rain warning, level 3`, `호우주의보`.
  package func name(of kind: WarningKind) -> String {
    let hazard = texts["warningHazard", kind.hazard.rawValue]
    let name =
      switch kind.rank {
      case .advisory: kindAdvisory(hazard)
      case .warning: kindWarning(hazard)
      case .danger: kindDanger(hazard)
      case .emergency: kindEmergency(hazard)
      case .critical: kindCritical(hazard)
      case .preliminary: kindPreliminary(hazard)
      case nil: hazard
      }
    return kind.level.map { kindLevel(name, $0) } ?? name
  }
}
