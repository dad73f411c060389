/// A dependency, read from the container by key path when its owner is made.
///
/// ```swift
/// struct SearchReducer: ReducerProtocol {
///   @Inject(\.citySearch) var citySearch
/// }
/// ```
///
/// The value is captured once: what the container holds later makes no difference to its owner.
@propertyWrapper
public struct Inject<Value> {
  /// The value that was in force when the owner was made.
  public let wrappedValue: Value

  /// Reads the value from ``DIContainer/current``.
  public init(_ keyPath: KeyPath<DIContainer, Value>) {
    wrappedValue = DIContainer.current[keyPath: keyPath]
  }
}

extension Inject: Sendable where Value: Sendable {}
