/// The error of an operation that is used without a registered value.
public struct Unimplemented: Error, Hashable, CustomStringConvertible {
  /// The operation, as in "WeatherClient.fetch".
  public let name: String

  /// The name of the operation, and the problem.
  public var description: String { "\(name) is not implemented" }
}

/// Reports that the operation `name` was used although nothing is registered for it.
///
/// In a test, this fails the test and names the operation. The placeholder then throws the result:
///
/// ```swift
/// WeatherClient(fetch: { _ in throw unimplemented("WeatherClient.fetch") })
/// ```
@discardableResult
public func unimplemented(_ name: String) -> Unimplemented {
  DIContainer.current.onUnimplemented(name)
  return Unimplemented(name: name)
}

/// Reports that the operation `name` was used although nothing is registered for it, and returns
/// `value`: a harmless result, or the error to throw if the operation throws only one type.
public func unimplemented<Value>(_ name: String, _ value: Value) -> Value {
  DIContainer.current.onUnimplemented(name)
  return value
}
