public import Foundation
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

/// What is known of one place on the board.
public struct BoardRow: Equatable, Sendable, Refreshing {
  /// The last complete answer.
  public var report: WeatherReport?
  /// The last question.
  public var status = WeatherState.Status.idle
  /// Questions that failed in a row.
  public var failures = 0
  /// Since when they fail.
  public var failingSince: Date?
  /// When the provider was last asked.
  public var askedAt: Date?

  static var extent: WeatherExtent { .row }

  /// A place of which a kept answer, or nothing, is known.
  public init(report: WeatherReport? = nil) {
    self.report = report
  }
}

/// A place that was taken off the board, and where it stood among the favourites.
public struct RemovedPlace: Equatable, Sendable {
  /// The place.
  public var place: Place
  /// Its position.
  public var index: Int
}

/// The board: many places at once, each with its own state.
public struct BoardState: Equatable, Sendable {
  /// Whether it is on the screen.
  public var isShown = false
  /// How it is sorted.
  public var order = BoardOrder.name
  /// Who was asked for what is known.
  public var provider: Provider?
  /// What is known, by the place's id.
  public var rows: [Place.ID: BoardRow] = [:]
  /// The places in the order in which they stand, without those that the query leaves out.
  public var arranged: [Place] = []
  /// The choice among ``arranged`` and the scroll position.
  public var list = ListState()
  /// What narrows the list, while something does.
  public var filter: TextFieldState?
  /// Whether keys are text for the filter.
  public var isTyping = false
  /// What `z` brings back, the last one last.
  public var removed: [RemovedPlace] = []
  /// How many places the present round of questions has; 0 while nothing is asked.
  public var roundTotal = 0
  /// Whether the round has taken long enough to show that it is under way.
  public var showsLoading = false

  /// A board that was never opened.
  public init() {}

  /// The chosen place.
  public var selected: Place? {
    arranged.indices.contains(list.selected) ? arranged[list.selected] : nil
  }

  /// Places of the round that have been answered for.
  public var roundDone: Int { roundTotal - loadingCount }

  /// Places that are being asked for.
  var loadingCount: Int { rows.values.count { $0.status == .loading } }
}
