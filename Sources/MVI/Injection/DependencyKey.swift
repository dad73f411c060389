/// The key of a value in the ``DIContainer``, with the value that is used until one is registered.
///
/// Each dependency has a file with its key and with a computed property in an extension of
/// ``DIContainer``, through which ``Inject`` finds it. An undeclared dependency therefore does not
/// compile.
///
/// ```swift
/// private enum GreetingKey: DependencyKey {
///   static var unimplemented: String { MVI.unimplemented("greeting").description }
/// }
///
/// extension DIContainer {
///   var greeting: String {
///     get { self[GreetingKey.self] }
///     set { self[GreetingKey.self] = newValue }
///   }
/// }
/// ```
public protocol DependencyKey {
  /// The type of the injected value.
  associatedtype Value: Sendable

  /// The value used while nothing is registered. Each of its operations calls ``unimplemented(_:)``
  /// with its own name.
  static var unimplemented: Value { get }
}
