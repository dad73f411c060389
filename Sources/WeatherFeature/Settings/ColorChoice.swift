/// Whether to use colours.
public enum ColorChoice: String, CaseIterable, Hashable, Sendable {
  /// As the terminal and NO_COLOR have it.
  case auto
  /// Whatever NO_COLOR says.
  case always
  case never
}
