/// The error of an operation that is used without a registered value.
public struct Unimplemented: Error, Hashable, CustomStringConvertible {
  /// The operation, as in "WeatherClient.fetch".
  public let name: String

  /// The operation's name and what is wrong with it.
  public var description: String { "\(name) is not implemented" }
}

/// Reports that the operation `name` was used though nothing is registered for it.
///
/// In a test that fails the test by name. The stand-in then throws the result, or goes on with a
/// harmless value where it cannot throw:
///
/// ```swift
/// WeatherClient(fetch: { _ in throw unimplemented("WeatherClient.fetch") })
/// ```
@discardableResult
public func unimplemented(_ name: String) -> Unimplemented {
  DIContainer.current.onUnimplemented(name)
  return Unimplemented(name: name)
}
