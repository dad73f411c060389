/// A value received from a provider, together with metadata about the response: the provider, the
/// request times, the level of detail, and the sources of supplemented values.
///
/// You can read and write the properties of the value directly: `fetched.current` is equivalent to
/// `fetched.value.current`. Call the methods of the value through ``value``.
///
/// ```swift
/// let report = WeatherReport(
///   place: place, asOf: now, timeZone: .nautical(10.7), stepHours: 1,
///   current: CurrentWeather(time: now, condition: .fog), hourly: [], daily: [])
/// var fetched = Fetched(report, from: .metNorway)
/// fetched.current.temperature = 4
/// // fetched.value.current.temperature is 4, and fetched.provider .metNorway
/// ```
@dynamicMemberLookup
public struct Fetched<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The value.
  public var value: Value
  /// The provider.
  public var provider: Provider
  /// The level of detail of the value.
  public var detailLevel = DetailLevel.full
  /// The time at which a newer summary was received.
  public var rowFetchedAt: Date?
  /// The time before which the provider asks clients not to send another request; nil if the
  /// response has none.
  public var expiresAt: Date?
  /// The provider's validator of the response, for conditional requests.
  public var lastModified: String?
  /// The time before which no automatic request is made, if it is later than usual because the
  /// provider's quota is running short.
  public var pausedUntil: Date?
  /// The language of the provider's own texts, if there are any.
  public var language: String?
  /// The values that another provider supplied; nil if there are none.
  public var supplemented: SupplementedValues?
  /// The state of the request to the country's own authority, if there is one. The warnings are
  /// then the authority's, or the provider's until the authority has responded.
  public var warningsStatus: WarningsStatus?
  /// The time of the last request for a nearby observation; nil if none was made.
  public var observationRequestedAt: Date?

  /// Creates a complete response of `provider`.
  public init(_ value: Value, from provider: Provider) {
    self.value = value
    self.provider = provider
  }

  /// A property of the value.
  public subscript<Property>(dynamicMember path: WritableKeyPath<Value, Property>) -> Property {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }

  /// A computed property of the value.
  public subscript<Property>(dynamicMember path: KeyPath<Value, Property>) -> Property {
    value[keyPath: path]
  }
}

extension Fetched {
  /// Returns the response with a changed value.
  public func map(_ change: (Value) throws -> Value) rethrows -> Fetched {
    var changed = self
    changed.value = try change(value)
    return changed
  }
}

extension Fetched where Value == WeatherReport {
  /// The time at which the response was received. It is stored as `asOf`, because a response
  /// describes the weather at the time of its receipt.
  public var fetchedAt: Date {
    get { value.asOf }
    set { value.asOf = newValue }
  }

  /// The response to the last request for a nearby observation; nil if none was made.
  public var observed: ObservationResponse? {
    get {
      observationRequestedAt.map {
        ObservationResponse(requestedAt: $0, observation: value.observation)
      }
    }
    set {
      observationRequestedAt = newValue?.requestedAt
      value.observation = newValue?.observation
    }
  }
}
