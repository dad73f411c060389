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

  /// Returns the code in capital letters that is written before or after a word for an airport: ORD
  /// airport; nil if the text is not such a phrase.
  static func code(_ text: String) -> String? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2 else { return nil }
    func isAirport(_ word: String) -> Bool {
      let folded = FoldedText(word).bytes
      return folded == Array("airport".utf8) || Self.words.contains(folded)
    }
    func isCode(_ word: String) -> Bool {
      word.count == 3 && word.allSatisfy { $0.isASCII && $0.isUppercase }
    }
    if isCode(words[0]), isAirport(words[1]) { return words[0] }
    return isCode(words[1]) && isAirport(words[0]) ? words[1] : nil
  }

  /// Returns the name of the city followed by `airport`; nil if the text is not such a phrase.
  static func english(_ text: String) -> String? {
    let words = text.split { $0 == " " || $0 == "'" || $0 == "’" }.map(String.init)
    guard let first = words.first, Self.words.contains(FoldedText(first).bytes) else { return nil }
    let city = words.dropFirst().drop { between.contains(FoldedText($0).bytes) }
    return city.isEmpty ? nil : city.joined(separator: " ") + " airport"
  }
}
