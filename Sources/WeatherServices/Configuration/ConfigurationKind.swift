/// The kind of value that a key has.
public enum ConfigurationKind: Hashable, Sendable {
  /// Any text.
  case text
  /// One of these names.
  case name([String])
  /// True or false.
  case flag
  /// Scheme and host of a server.
  case address
  /// A colour.
  case color
  /// Keys of its own.
  case table
}
