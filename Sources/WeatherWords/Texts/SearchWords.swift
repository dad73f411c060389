/// The search pane.
package struct SearchWords: Sendable {
  let texts: Catalog

  package var title: String { texts["search.title"] }
  /// Stands in the empty field.
  package var placeholder: String { texts["search.placeholder"] }
  /// `7 of 34,006`
  package func count(_ found: String, _ total: String) -> String {
    texts["search.count", ["found": found, "total": total]]
  }
  /// Nothing in the city list matches.
  package func noMatch(_ query: String) -> String { texts["search.noMatch", ["query": query]] }
  /// Neither the list nor the provider knows the name.
  package func noMatchAnywhere(_ query: String) -> String {
    texts["search.noMatchAnywhere", ["query": query]]
  }
  /// Nothing has these words of the query.
  package func withoutWords(_ words: String) -> String {
    texts["search.withoutWords", ["words": words]]
  }
  /// The query looks like a postal code.
  package var postalCode: String { texts["search.postalCode"] }
  package var recents: String { texts["search.recents"] }
  package var favourites: String { texts["search.favourites"] }
  /// `Online (Open-Meteo)`
  package func online(_ provider: String) -> String {
    texts["search.online", ["provider": provider]]
  }
  /// The last line of the list: it asks the geocoder. `Search online (Open-Meteo)`
  package func searchOnline(_ provider: String) -> String {
    texts["search.searchOnline", ["provider": provider]]
  }
  package var searchingOnline: String { texts["search.searchingOnline"] }
  package func onlineFailed(_ reason: String) -> String {
    texts["search.onlineFailed", ["reason": reason]]
  }
  package var buildingIndex: String { texts["search.buildingIndex"] }
  package func listMissing(_ reason: String) -> String {
    texts["search.listMissing", ["reason": reason]]
  }
  /// No file of the list is anywhere; the text says what helps.
  package var listNotFound: String { texts["search.listNotFound"] }
  /// How far a place is from the one on the page, beside others of its name: `38 km away`.
  package func away(_ distance: String) -> String { texts["search.away", ["distance": distance]] }
  /// The query is a coordinate.
  package var coordinate: String { texts["search.coordinate"] }
}
