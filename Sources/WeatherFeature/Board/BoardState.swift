public import TerminalUI
public import WeatherModel

/// The order of the places on the board.
public enum BoardOrder: String, CaseIterable, Hashable, Sendable, Codable {
  /// The alphabetical order of the language.
  case name
  /// The warmest first.
  case temperature
  /// The most humid first.
  case humidity
  /// The strongest wind first.
  case wind
  /// The next precipitation first.
  case rain
  /// The user's own order.
  case own

  /// The order after this one, for the key that steps through the most common orders.
  public var next: BoardOrder {
    switch self {
    case .name: .temperature
    case .temperature: .own
    case .own, .humidity, .wind, .rain: .name
    }
  }

  /// A Boolean value that indicates whether the order depends on the weather.
  var isByWeather: Bool { self != .name && self != .own }
}

/// A place that was removed from the board, with its position among the favourites.
public struct RemovedPlace: Equatable, Sendable {
  /// The place.
  public var place: Place
  /// The position of the place among the favourites.
  public var index: Int
}

/// The state of the board: its places, their order, and the selected place.
public struct BoardState: Equatable, Sendable {
  /// The places on the board, in the user's own order; at first these are the suggested places.
  public var favourites: [Place] = []
  /// The order in which the places are sorted.
  public var order = BoardOrder.name
  /// Whether the order is reversed. The reversal ends when another order is selected.
  public var isReversed = false
  /// The selection among ``arranged`` and the scroll position. A board that opens again starts with
  /// the previous ones.
  public var list = ListState()
  /// Whether the board shows suggested places, beside the places that are favourites already.
  public var isStart = false
  /// The ids of the favourites among the suggestions.
  public var favouriteSuggestions: Set<String> = []
  /// The open board; nil while the board is closed.
  public var panel: BoardPanel?

  /// Creates the state of a board that was never opened.
  public init() {}

  /// Whether the board is on the screen.
  public var isShown: Bool { panel != nil }

  /// The places in the order in which they are shown, without those that the filter excludes.
  public var arranged: [Place] { panel?.arranged ?? [] }

  /// The selected place; nil while the board is not on the screen.
  public var selected: Place? {
    arranged.indices.contains(list.selected) ? arranged[list.selected] : nil
  }

  /// Whether keys are text for the filter.
  var isFiltering: Bool { panel?.isFiltering == true }
}

/// The state of the board while it is on the screen.
public struct BoardPanel: Equatable, Sendable {
  /// The places in the order in which they are shown, without those that the filter excludes.
  public var arranged: [Place] = []
  /// Whether no place matches the filter, so that the places are those that match the longest
  /// beginning of it.
  public internal(set) var isWithoutMatch = false
  /// The text that filters the list; nil without a filter.
  public var filter: TextFieldState?
  /// Whether keys are text for the filter.
  public var isFiltering = false
  /// The removed places that `z` restores, with the most recent one last.
  public var removed: [RemovedPlace] = []
  /// Whether the page beside the board receives the keys.
  public var isBesidePage = false

  /// Creates the state of a board that has just opened.
  public init() {}
}
