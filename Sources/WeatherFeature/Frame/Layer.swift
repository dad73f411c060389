import TerminalUI

/// A part of the screen that is drawn on its own: drawn again only when what it shows has changed.
@MainActor
final class Layer<Model: Equatable> {
  let name: ViewName
  private(set) var model: Model?
  private(set) var grid = Grid(size: .zero)
  private let draw: (Model) -> Grid

  init(_ name: ViewName, draw: @escaping (Model) -> Grid) {
    self.name = name
    self.draw = draw
  }

  /// Brings the layer up to date; answers whether it had to be drawn.
  func update(_ next: Model) -> Bool {
    guard next != model else { return false }
    model = next
    grid = draw(next)
    return true
  }
}

/// The parts of the screen, as the counters name them.
public enum ViewName: String, CaseIterable, Sendable {
  case header, banner, page, art, panel, footer, search, board, boardRow, settings, help
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
