/// The parts of the screen, as the counters name them.
public enum ViewName: String, CaseIterable, Sendable {
  case header, banner, page, art, panel, footer, search, board, boardRow, settings, location, help
}

/// What has been drawn and sent; tests and the bench count on it.
public struct FrameCounters: Equatable, Sendable {
  /// Frames that were handed to the screen.
  public var frames = 0
  /// How often each view was drawn.
  public var drawn: [ViewName: Int] = [:]
  /// Bytes that the terminal was sent, where the screen counts them.
  public var bytes = 0

  /// Counters at zero.
  public init() {}
}
