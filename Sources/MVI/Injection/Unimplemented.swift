/// The error of an operation that is used without a registered value.
public struct Unimplemented: Error, Hashable, CustomStringConvertible {
  /// The operation, as in "WeatherClient.fetch".
  public let name: String

  /// The name of the operation, and the problem.
  public var description: String { "\(name) is not implemented" }
}

/// Reports that the operation `name` was used although nothing is registered for it.
///
/// In a test, this fails the test and names the operation. The placeholder then throws the result,
/// or continues with a harmless value if it cannot throw:
///
/// ```swift
/// WeatherClient(fetch: { _ in throw unimplemented("WeatherClient.fetch") })
/// ```
@discardableResult
public func unimplemented(_ name: String) -> Unimplemented {
  DIContainer.current.onUnimplemented(name)
  return Unimplemented(name: name)
}
