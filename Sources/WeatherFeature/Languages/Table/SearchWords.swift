/// The search pane.
package struct SearchWords: Sendable {
  package let title: String
  /// Stands in the empty field.
  package let placeholder: String
  /// `7 of 34,006`
  package let count: @Sendable (_ found: String, _ total: String) -> String
  /// Nothing in the city list matches.
  package let noMatch: @Sendable (_ query: String) -> String
  /// Neither the list nor the provider knows the name.
  package let noMatchAnywhere: @Sendable (_ query: String) -> String
  package let recents: String
  package let favourites: String
  /// `Online (Open-Meteo)`
  package let online: @Sendable (_ provider: String) -> String
  package let searchingOnline: String
  package let onlineFailed: @Sendable (_ reason: String) -> String
  package let buildingIndex: String
  package let listMissing: @Sendable (_ reason: String) -> String
  /// No file of the list is anywhere; the text says what helps.
  package let listNotFound: String
  /// How far a place is from the one on the page, beside others of its name: `38 km away`.
  package let away: @Sendable (_ distance: String) -> String
  /// The query is a coordinate.
  package let coordinate: String
}
