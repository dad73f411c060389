import Synchronization

/// The values that reducers and effects depend on, by key.
///
/// The program registers its values once, with ``prepare(_:)``. Tests override them with
/// ``withValues(_:operation:)`` for the duration of one closure and the tasks it starts, so that
/// concurrent tests do not see each other's values.
///
/// ```swift
/// struct Greeter {
///   @Inject(\.greeting) var greeting
/// }
///
/// let greeting = DIContainer.withValues {
///   $0.greeting = "안녕하세요"
/// } operation: {
///   Greeter().greeting
/// }
/// ```
public struct DIContainer: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// The function called with the name of each operation that is used without a registered value.
  ///
  /// By default it stops a debug build and names the operation; in a release build it does nothing.
  public var onUnimplemented: @Sendable (_ name: String) -> Void = { name in
    assertionFailure("\(name) is not implemented: register it with DIContainer.prepare")
  }

  /// Creates a container with nothing registered.
  public init() {}

  /// The value for `key`: the registered value, or the key's unimplemented one.
  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.unimplemented }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension DIContainer {
  @TaskLocal private static var override: DIContainer?

  private static let prepared = Mutex<DIContainer?>(nil)

  /// The container in effect: the innermost override, or the values that the program has prepared.
  public static var current: DIContainer {
    override ?? prepared.withLock { $0 } ?? DIContainer()
  }

  /// Registers the program's values. Call it once, before the first store is created.
  public static func prepare(_ update: (inout DIContainer) -> Void) {
    var container = DIContainer()
    update(&container)
    prepared.withLock {
      precondition($0 == nil, "DIContainer.prepare was called twice")
      $0 = container
    }
  }

  /// Calls `operation` with some values overridden, for it and for the tasks it starts.
  public static func withValues<Result>(
    _ update: (inout DIContainer) -> Void,
    operation: () throws -> Result
  ) rethrows -> Result {
    var container = current
    update(&container)
    return try container.asCurrent(operation)
  }

  /// Calls `operation` with some values overridden, for it and for the tasks it starts.
  public static func withValues<Result>(
    _ update: (inout DIContainer) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    var container = current
    update(&container)
    return try await $override.withValue(container, operation: operation, isolation: isolation)
  }

  /// Calls `operation` with this container in effect.
  func asCurrent<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.$override.withValue(self, operation: operation)
  }
}
