/// A quantity of the weather: its names, its range, and its key paths in a report.
///
/// ``all`` lists every value once. Range checks, storage, supplements, the outputs and the DETAIL
/// section iterate over it. To add a value, add a property to the report and a row to the table.
///
/// ```swift
/// var current = CurrentWeather(time: Date(timeIntervalSince1970: 0))
/// current[.windGust] = 14
/// let names = Quantity.all.filter { current[$0] != nil }.map(\.name)
/// // ["wind_gust"]
/// ```
public struct Quantity: Sendable {
  /// The relation of a value to its forecast step.
  public enum Kind: Sendable {
    /// The value at the step's beginning.
    case instant
    /// The sum from the step's beginning to its end.
    case sum
    /// The probability of an event between the step's beginning and its end.
    case probability
  }

  /// When the DETAIL section has a tile for a quantity.
  public enum Presence: Sendable {
    /// Always; an unknown value is a dash.
    case always
    /// If a step of the forecast has a value.
    case known
    /// If a step of the forecast has a value above zero.
    case positive
  }

  /// A path to a value in `Values`.
  public typealias Path<Values> = WritableKeyPath<Values, Double?> & Sendable

  /// A value for a day, such as the maximum of its hours.
  public struct OfDay: Sendable {
    /// Its name in `--json`.
    public let name: String
    /// Its key path in a day.
    public let path: any Path<DayForecast>
    /// Its possible values.
    public let range: ClosedRange<Double>
  }

  /// Its name in `--json` and in files: `wind_gust`.
  public let name: String
  /// Its name in `--format`: `gusts`.
  public let placeholder: String
  /// The key of the label in front of it, in the language files.
  public let label: StaticString
  /// The key of the label for layouts with room for whole words, in the language files.
  public let longLabel: StaticString
  /// The family of its unit.
  public let unit: Unit
  /// Its possible values in metric units.
  public let range: ClosedRange<Double>
  /// Its relation to a forecast step.
  public let kind: Kind
  /// Whether another provider may supply it if the report's own provider does not.
  public let canBeSupplemented: Bool
  /// When the DETAIL section has a tile for it.
  public let presence: Presence
  /// Its key path in the current weather; nil if the current weather lacks it.
  public let current: (any Path<CurrentWeather>)?
  /// Its key path in a forecast step; nil if steps lack it.
  public let hour: (any Path<HourForecast>)?
  /// The daily values that belong to it.
  public let days: [OfDay]

  init(
    _ name: String, placeholder: String? = nil, label: StaticString, longLabel: StaticString? = nil,
    unit: Unit, range: ClosedRange<Double>, kind: Kind = .instant, canBeSupplemented: Bool = false,
    presence: Presence = .always,
    current: (any Path<CurrentWeather>)? = nil, hour: (any Path<HourForecast>)? = nil,
    days: [(String, any Path<DayForecast>)] = [], rangeOfDay: ClosedRange<Double>? = nil
  ) {
    self.name = name
    self.placeholder = placeholder ?? name
    self.label = label
    self.longLabel = longLabel ?? label
    self.unit = unit
    self.range = range
    self.kind = kind
    self.canBeSupplemented = canBeSupplemented
    self.presence = presence
    self.current = current
    self.hour = hour
    self.days = days.map { OfDay(name: $0, path: $1, range: rangeOfDay ?? range) }
  }
}

extension Quantity: Hashable {
  /// Returns whether two quantities are the same row of the table.
  public static func == (left: Quantity, right: Quantity) -> Bool { left.name == right.name }

  /// Feeds the name into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Quantity: Codable {
  /// Decodes the row with a name; throws if there is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let row = Self.all.first(where: { $0.name == name }) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no quantity \(name)")
    }
    self = row
  }

  /// Encodes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension [Quantity] {
  /// Returns the quantities in another order: first those that are in `first`, in its order, then
  /// the others.
  public func beginning(with first: [Quantity]) -> [Quantity] {
    first.filter(contains) + filter { !first.contains($0) }
  }
}

/// Weather whose values are accessed by the rows of the table.
public protocol QuantityValues {
  /// A value; nil if it is unknown or not stored in this type. Setting a value that is not stored
  /// does nothing.
  subscript(quantity: Quantity) -> Double? { get set }
}

extension CurrentWeather: QuantityValues {
  /// The value of a quantity, if the current weather has it.
  public subscript(quantity: Quantity) -> Double? {
    get { quantity.current.flatMap { self[keyPath: $0] } }
    set { if let path = quantity.current { self[keyPath: path] = newValue } }
  }
}

extension HourForecast: QuantityValues {
  /// The value of a quantity, if a step has it.
  public subscript(quantity: Quantity) -> Double? {
    get { quantity.hour.flatMap { self[keyPath: $0] } }
    set { if let path = quantity.hour { self[keyPath: path] = newValue } }
  }
}

extension HourForecast {
  /// Sets the sums to those of a part of a step, as if they were spread evenly over it.
  mutating func setSums(of step: HourForecast, part: TimeInterval, whole: TimeInterval) {
    for quantity in Quantity.all where quantity.kind == .sum {
      self[quantity] = step[quantity].map { $0 * part / whole }
    }
  }
}

extension DayForecast {
  /// The sum of a quantity over the day; nil for a quantity that is not a sum.
  public subscript(sum quantity: Quantity) -> Double? {
    get { quantity.pathOfSum.flatMap { self[keyPath: $0] } }
    set { if let path = quantity.pathOfSum { self[keyPath: path] = newValue } }
  }

  /// Sets the sums of the quantities that are known for all steps of the day. Other sums remain
  /// unchanged.
  public mutating func setSums(of steps: [HourForecast]) {
    for quantity in Quantity.all where quantity.pathOfSum != nil {
      guard !steps.isEmpty, steps.allSatisfy({ $0[quantity] != nil }) else { continue }
      self[sum: quantity] = steps.total(quantity)
    }
  }
}

extension Quantity {
  fileprivate var pathOfSum: (any Path<DayForecast>)? { kind == .sum ? days.first?.path : nil }
}
