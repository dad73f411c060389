/// Names a value of the ``DIContainer`` and says what stands in for it until it is registered.
///
/// One file a dependency: the key, and a computed property in an extension of ``DIContainer``,
/// through which ``Inject`` finds it. A dependency nobody has declared therefore does not compile.
public protocol DependencyKey {
  /// What is injected.
  associatedtype Value: Sendable

  /// The value while nothing is registered: each of its operations calls ``unimplemented(_:)``
  /// with its own name.
  static var unimplemented: Value { get }
}
