public import TerminalUI
public import WeatherModel

/// How the board is sorted.
public enum BoardOrder: String, CaseIterable, Hashable, Sendable, Codable {
  /// As the language sorts names.
  case name
  /// The warmest first.
  case temperature
  /// The most humid first.
  case humidity
  /// The strongest wind first.
  case wind
  /// The next precipitation first.
  case rain
  /// As the person put them.
  case own

  /// The order after this one, for the key that steps through the most common ones.
  public var next: BoardOrder {
    switch self {
    case .name: .temperature
    case .temperature: .own
    case .own, .humidity, .wind, .rain: .name
    }
  }

  /// A Boolean value that indicates whether it depends on the weather.
  var isByWeather: Bool { self != .name && self != .own }
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
  /// The places on it, in the person's own order; at first those that it starts with.
  public var favourites: [Place] = []
  /// How it is sorted.
  public var order = BoardOrder.name
  /// Whether the order is reversed, which lasts until another one is selected.
  public var isReversed = false
  /// The choice among ``arranged`` and the scroll position; a board that opens begins with the last.
  public var list = ListState()
  /// Whether it suggests the places to start with, beside those that are favourites already.
  public var isStart = false
  /// The ids of the favourites among the suggestions.
  public var favouriteSuggestions: Set<String> = []
  /// The board on the screen, while it is there.
  public var panel: BoardPanel?

  /// A board that was never opened.
  public init() {}

  /// Whether it is on the screen.
  public var isShown: Bool { panel != nil }

  /// The places in the order in which they stand, without those that the filter leaves out.
  public var arranged: [Place] { panel?.arranged ?? [] }

  /// The chosen place; nil while the board is not on the screen.
  public var selected: Place? {
    arranged.indices.contains(list.selected) ? arranged[list.selected] : nil
  }

  /// Whether keys are text for the filter.
  var isFiltering: Bool { panel?.isFiltering == true }
}

/// The board while it is on the screen.
public struct BoardPanel: Equatable, Sendable {
  /// The places in the order in which they stand, without those that the filter leaves out.
  public var arranged: [Place] = []
  /// What narrows the list, while something does.
  public var filter: TextFieldState?
  /// Whether keys are text for the filter.
  public var isFiltering = false
  /// What `z` brings back, the last one last.
  public var removed: [RemovedPlace] = []
  /// Whether the page beside it has the keys.
  public var isBesidePage = false

  /// A board that has just opened.
  public init() {}
}
