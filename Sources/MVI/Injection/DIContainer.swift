import Synchronization

/// The values that reducers and effects depend on, by key.
///
/// The program registers its own once, with ``prepare(_:)``. Tests override them with
/// ``withValues(_:operation:)`` for the length of one closure and the tasks it starts, so that
/// tests that run side by side do not see each other's values.
public struct DIContainer: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Called with the name of every operation that is used without a registration.
  ///
  /// By default it stops a debug build, naming the operation, and does nothing in a release build.
  public var onUnimplemented: @Sendable (_ name: String) -> Void = { name in
    assertionFailure("\(name) is not implemented: register it with DIContainer.prepare")
  }

  /// A container with nothing registered.
  public init() {}

  /// The value for `key`: the registered one, or the key's unimplemented one.
  public subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.unimplemented }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension DIContainer {
  @TaskLocal private static var override: DIContainer?

  private static let prepared = Mutex<DIContainer?>(nil)

  /// The container in force: the nearest override, or what the program has prepared.
  public static var current: DIContainer {
    override ?? prepared.withLock { $0 } ?? DIContainer()
  }

  /// Registers the program's values; once, before the first store is made.
  public static func prepare(_ update: (inout DIContainer) -> Void) {
    var container = DIContainer()
    update(&container)
    prepared.withLock {
      precondition($0 == nil, "DIContainer.prepare was called twice")
      $0 = container
    }
  }

  /// Calls `operation` with some values changed, for it and for the tasks it starts.
  public static func withValues<Result>(
    _ update: (inout DIContainer) -> Void,
    operation: () throws -> Result
  ) rethrows -> Result {
    var container = current
    update(&container)
    return try container.asCurrent(operation)
  }

  /// Calls `operation` with some values changed, for it and for the tasks it starts.
  public static func withValues<Result>(
    _ update: (inout DIContainer) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    var container = current
    update(&container)
    return try await $override.withValue(container, operation: operation, isolation: isolation)
  }

  /// Calls `operation` with this container in force.
  func asCurrent<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.$override.withValue(self, operation: operation)
  }
}
