public import MVI
public import Testing

/// Dependencies for one test or suite, isolated from those of other tests that run concurrently.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  fileprivate let update: @Sendable (inout DIContainer) -> Void

  /// Runs the test with its dependencies.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await DIContainer.withValues {
      $0.recordUnimplemented()
      update(&$0)
    } operation: {
      try await function()
    }
  }
}

extension Trait where Self == DependenciesTrait {
  /// Returns a trait that overrides dependencies. An unregistered operation fails the test with its
  /// name.
  public static func dependencies(
    _ update: @escaping @Sendable (inout DIContainer) -> Void = { _ in }
  ) -> Self {
    Self(update: update)
  }
}

extension DIContainer {
  /// Records the use of an unregistered operation as an issue of the test that uses it.
  public mutating func recordUnimplemented() {
    onUnimplemented = { Issue.record("\($0) is not implemented") }
  }
}
