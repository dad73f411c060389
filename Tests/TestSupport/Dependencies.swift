public import MVI
public import Testing

/// Dependencies for one test or one suite, beside which others may run with theirs.
public struct DependenciesTrait: TestTrait, SuiteTrait, TestScoping {
  fileprivate let update: @Sendable (inout DIContainer) -> Void

  /// Runs the test with its dependencies in force.
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
  /// Overrides dependencies; an unregistered operation fails the test by name.
  public static func dependencies(
    _ update: @escaping @Sendable (inout DIContainer) -> Void = { _ in }
  ) -> Self {
    Self(update: update)
  }
}

extension DIContainer {
  /// Makes the use of an unregistered operation an issue of the test that uses it.
  public mutating func recordUnimplemented() {
    onUnimplemented = { Issue.record("\($0) is not implemented") }
  }
}
