/// The word for an airport before the name of its city: `aéroport de Nice`, `Flughafen Zürich`.
enum AirportPhrase {
  private static let words = WeatherVocabulary.set(
    """
    aéroport aeroport aeropuerto aeroporto flughafen luchthaven vliegveld lufthavn flyplass flygplats lotnisko letiště \
    letisko aerodrom letališče lentoasema repülőtér havalimanı havaalanı аэропорт аеропорт летище αεροδρόμιο bandara
    """)
  private static let between = WeatherVocabulary.set(
    "de d di da do del la le las los des du of in von w v i na international internacional internazionale"
  )

  /// Returns the name of the city followed by `airport`; nil if the text is not such a phrase.
  static func english(_ text: String) -> String? {
    let words = text.split { $0 == " " || $0 == "'" || $0 == "’" }.map(String.init)
    guard let first = words.first, Self.words.contains(FoldedText(first).bytes) else { return nil }
    let city = words.dropFirst().drop { between.contains(FoldedText($0).bytes) }
    return city.isEmpty ? nil : city.joined(separator: " ") + " airport"
  }
}
