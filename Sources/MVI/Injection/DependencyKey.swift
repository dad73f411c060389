/// The key of a value of the ``DIContainer``, with the value that is used until one is registered.
///
/// One file a dependency: the key, and a computed property in an extension of ``DIContainer``,
/// through which ``Inject`` finds it. An undeclared dependency therefore does not compile.
public protocol DependencyKey {
  /// The type of the injected value.
  associatedtype Value: Sendable

  /// The value while nothing is registered: each of its operations calls ``unimplemented(_:)``
  /// with its own name.
  static var unimplemented: Value { get }
}
