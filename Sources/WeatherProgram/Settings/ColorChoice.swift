/// Whether to use colours.
enum ColorChoice: String, CaseIterable {
  /// As the terminal and NO_COLOR have it.
  case auto
  /// Whatever NO_COLOR says.
  case always
  case never
}
