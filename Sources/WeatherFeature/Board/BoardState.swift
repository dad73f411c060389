public import TerminalUI
public import WeatherModel

/// How the board is sorted.
public enum BoardOrder: String, CaseIterable, Hashable, Sendable, Codable {
  /// As the language sorts names.
  case name
  /// The warmest first.
  case temperature
  /// As the person put them.
  case own

  /// The order after this one, for a key that walks through them.
  public var next: BoardOrder {
    switch self {
    case .name: .temperature
    case .temperature: .own
    case .own: .name
    }
  }
}

/// A place that was taken off the board, and where it stood among the favourites.
public struct RemovedPlace: Equatable, Sendable {
  /// The place.
  public var place: Place
  /// Its position.
  public var index: Int
}

/// The board: which places stand on it, in which order, and which one is chosen.
public struct BoardState: Equatable, Sendable {
  /// Whether it is on the screen.
  public var isShown = false
  /// How it is sorted.
  public var order = BoardOrder.name
  /// The places in the order in which they stand, without those that the query leaves out.
  public var arranged: [Place] = []
  /// The choice among ``arranged`` and the scroll position.
  public var list = ListState()
  /// What narrows the list, while something does.
  public var filter: TextFieldState?
  /// Whether keys are text for the filter.
  public var isFiltering = false
  /// What `z` brings back, the last one last.
  public var removed: [RemovedPlace] = []
  /// Whether it suggests the places to start with, beside those that are favourites already.
  public var isStart = false
  /// The ids of the favourites among the suggestions.
  public var favouriteSuggestions: Set<String> = []
  /// Whether the page beside it has the keys.
  public var isBesidePage = false
  /// A board that was never opened.
  public init() {}

  /// The chosen place.
  public var selected: Place? {
    arranged.indices.contains(list.selected) ? arranged[list.selected] : nil
  }
}
