/// A dependency, read from the container by key path when its owner is created.
///
/// ```swift
/// struct SearchReducer: ReducerProtocol {
///   @Inject(\.citySearch) var citySearch
/// }
/// ```
///
/// The value is captured once. Later changes to the container do not affect the owner.
@propertyWrapper
public struct Inject<Value> {
  /// The value registered when the owner was created.
  public let wrappedValue: Value

  /// Reads the value from ``DIContainer/current``.
  public init(_ keyPath: KeyPath<DIContainer, Value>) {
    wrappedValue = DIContainer.current[keyPath: keyPath]
  }
}

extension Inject: Sendable where Value: Sendable {}
