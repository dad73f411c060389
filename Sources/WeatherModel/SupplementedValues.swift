/// The values of a report that came from another provider, because its own provider lacks them.
public struct SupplementedValues: Equatable, Sendable, Codable {
  /// The provider of the values.
  public var provider: Provider
  /// The quantities.
  public var values: Set<Quantity>

  /// Creates values from `provider`.
  public init(provider: Provider, values: Set<Quantity>) {
    self.provider = provider
    self.values = values
  }
}

extension Fetched where Value == WeatherReport {
  /// The maximum difference in seconds between the times of values that are combined.
  private static var sameWeather: TimeInterval { 3600 }

  /// Returns the report with its unknown values supplied by another report of the place.
  /// - Parameter provider: The provider of the other report.
  public func supplemented(from other: WeatherReport, of provider: Provider) -> Fetched {
    var report = self
    for quantity in Quantity.supplements where quantity.hour != nil && mayFill(quantity) {
      var isSupplemented = false
      func isSound(_ supplement: Double, beside values: some QuantityValues) -> Bool {
        quantity != .windGust || supplement >= values[.windSpeed] ?? 0
      }
      if let supplement = other.current[quantity],
        abs(other.asOf.timeIntervalSince(fetchedAt)) < Self.sameWeather,
        isSound(supplement, beside: value.current)
      {
        report.current[quantity] = supplement
        isSupplemented = true
      }
      let supplements = Dictionary(
        other.hourly.map { ($0.time, $0[quantity]) }, uniquingKeysWith: { first, _ in first })
      for index in value.hourly.indices {
        guard let supplement = supplements[value.hourly[index].time] ?? nil,
          isSound(supplement, beside: value.hourly[index])
        else { continue }
        report.hourly[index][quantity] = supplement
        isSupplemented = true
      }
      for path in quantity.days.map({ $0.path }) {
        for index in value.daily.indices {
          let day = other.daily.first { $0.date == value.daily[index].date }
          guard let supplement = day?[keyPath: path],
            self.isSupplemented(quantity) || value.daily[index][keyPath: path] == nil
          else { continue }
          report.daily[index][keyPath: path] = supplement
          isSupplemented = true
        }
      }
      if isSupplemented { report.mark(quantity, of: provider) }
    }
    return report
  }

  /// Returns the report with another provider's air quality.
  public func supplemented(with air: AirQuality, of provider: Provider) -> Fetched {
    var report = self
    report.airQuality = air
    report.mark(.airQuality, of: provider)
    return report
  }

  /// Returns whether a value came from another provider.
  public func isSupplemented(_ quantity: Quantity) -> Bool {
    supplemented?.values.contains(quantity) ?? false
  }

  /// Returns whether another provider may supply a quantity. Values from the report's own provider
  /// are never replaced; earlier supplements are.
  private func mayFill(_ quantity: Quantity) -> Bool {
    isSupplemented(quantity)
      || value.current[quantity] == nil && value.hourly.allSatisfy { $0[quantity] == nil }
  }

  private mutating func mark(_ quantity: Quantity, of provider: Provider) {
    let others = supplemented?.provider == provider ? supplemented?.values ?? [] : []
    supplemented = SupplementedValues(provider: provider, values: others.union([quantity]))
  }
}

extension Quantity {
  /// The quantities that another provider may supply, in the order in which they are named.
  public static let supplements = all.filter(\.canBeSupplemented)
    .beginning(with: [.pressure, .windGust])
}
