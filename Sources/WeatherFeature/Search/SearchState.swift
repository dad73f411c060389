public import TerminalUI
public import WeatherModel

/// The search pane.
public struct SearchState: Equatable, Sendable {
  /// The text field.
  public var field = TextFieldState()
  /// What the list found for it; nil while the index is not there yet.
  public var found: FoundPlaces?
  /// What an empty field offers: favourites and places opened before.
  public var offered: [Place] = []
  /// The chosen row.
  public var selection = 0

  /// An empty pane.
  public init() {}

  /// The rows of the list, in order.
  public var rows: [FoundPlace] {
    field.text.isEmpty ? offered.map { FoundPlace(place: $0) } : found?.places ?? []
  }
}
