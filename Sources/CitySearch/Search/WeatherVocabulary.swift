/// What people write beside the name of a place when they ask for its weather.
enum WeatherVocabulary {
  /// Whether a word says nothing of the place.
  static func contains(_ word: String) -> Bool { words.contains(FoldedText(word).bytes) }

  /// A text without such words, and what was taken away; nil where there was nothing to take, or
  /// nothing would be left. `서울날씨` and `北京天气` are written in one.
  static func removed(from text: String) -> (rest: String, words: [String])? {
    var kept: [String] = []
    var removed: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace).map(String.init) {
      if contains(word) {
        removed.append(word)
      } else if let ending = endings.first(where: {
        word.hasSuffix($0) && word.count >= $0.count + 2
      }) {
        kept.append(String(word.dropLast(ending.count)))
        removed.append(ending)
      } else {
        kept.append(word)
      }
    }
    let rest = kept.joined(separator: " ")
    return removed.isEmpty || Query(rest).words.isEmpty ? nil : (rest, removed)
  }

  private static let words: Set<[UInt8]> = Set(
    """
    날씨 일기예보 예보 기온 기상 오늘 내일 weather forecast temperature today tomorrow wetter \
    vorhersage heute météo meteo prévisions tiempo clima pronóstico tempo previsão previsioni \
    погода прогноз pogoda prognoza hava havadurumu weer weersverwachting väder väderprognos \
    cuaca 天気 天気予報 天气 天气预报 天氣 天氣預報
    """.split(separator: " ").map { FoldedText(String($0)).bytes })
  /// The longer ones first.
  private static let endings = [
    "の天気", "天气预报", "天氣預報", "天気予報", "天气", "天氣", "天気", "날씨",
  ]
}
