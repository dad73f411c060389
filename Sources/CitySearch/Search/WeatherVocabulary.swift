/// The words that users add to the name of a place when they ask for its weather.
enum WeatherVocabulary {
  /// Returns whether a word is unrelated to the place.
  static func contains(_ word: String) -> Bool { words.contains(FoldedText(word).bytes) }

  /// Returns whether one of those words begins with the letters of a word.
  static func hasWord(beginning word: String) -> Bool {
    let folded = FoldedText(word).bytes
    return words.contains { $0.starts(with: folded) }
  }

  /// Returns whether a word is unrelated to the place if there are other words.
  static func isFiller(_ word: String) -> Bool {
    let folded = FoldedText(word).bytes
    return words.contains(folded) || kinds.contains(folded) || particles.contains(folded)
      || endings.contains(word)
  }

  /// A text without its fillers, and the removed words.
  typealias Rest = (text: String, removed: [String])

  /// Returns the texts without such words, in the order in which they are tried. First only outer
  /// words are removed, the fewest first, because a name may contain words of the vocabulary
  /// (`weather in Cần Thơ`, where `cần` is Vietnamese for `need`). Then all weather words are
  /// removed, then in turn each word before the name (`weather in la paz` is `la paz` before
  /// `paz`), then all words in between, and then words for kinds of places. `서울날씨` and `北京天气` are
  /// written as one word.
  ///
  /// A short word at the end is not treated as a preposition: `springfield in` names a division.
  static func rests(of text: String) -> [Rest] {
    var words = text.split { $0.isWhitespace || "?!？！。¿¡,，、".contains($0) }.map(String.init)
    var rests = trimmed(words)
    var removed: [String] = []
    var hasName = false
    words = words.compactMap { word in
      var word = Substring(word)
      while let (rest, ending) = endings.lazy.compactMap({ cut(word, $0) }).first {
        word = rest
        removed.append(ending)
      }
      if let (rest, day) = withoutDay(word) {
        word = rest
        removed.append(day)
      }
      // Two letters after a name may be the code of a division: springfield il.
      if contains(String(word)), !(hasName && word.utf8.count == 2) {
        removed.append(String(word))
        return nil
      }
      hasName = hasName || !particles.contains(FoldedText(String(word)).bytes)
      return String(word)
    }
    rests.append((words, removed))
    let isParticle = words.indices.map { index in
      particles.contains(FoldedText(words[index]).bytes)
        && (index < words.count - 1 || words[index].utf8.count > 3)
    }
    for count in 1..<max(1, words.count) where isParticle.prefix(count).allSatisfy({ $0 }) {
      rests.append((Array(words.dropFirst(count)), removed + words.prefix(count)))
    }
    for removesKinds in [false, true] {
      let isFiller = words.indices.map { index in
        isParticle[index] || removesKinds && kinds.contains(FoldedText(words[index]).bytes)
      }
      rests.append(
        (
          zip(words, isFiller).filter { !$0.1 }.map(\.0),
          removed + zip(words, isFiller).filter(\.1).map(\.0)
        ))
    }
    return rests.filter { !$0.removed.isEmpty && !$0.words.isEmpty }
      .map { ($0.words.joined(separator: " "), $0.removed) }
      .filter { !Query($0.text).words.isEmpty }
  }

  /// Returns the words without up to eight outer ones of the vocabulary, the fewest removed first.
  private static func trimmed(_ words: [String]) -> [(words: [String], removed: [String])] {
    let leading = words.prefix { contains($0) || particles.contains(FoldedText($0).bytes) }.count
    // Two letters after a name may be the code of a division: springfield il.
    let trailing = words.reversed().prefix { contains($0) && $0.utf8.count != 2 }.count
    var rests: [(words: [String], removed: [String])] = []
    for count in 1..<max(1, min(9, words.count)) {
      for first in (0...count).reversed() where first <= leading && count - first <= trailing {
        let kept = first..<(words.count - count + first)
        rests.append(
          (Array(words[kept]), Array(words[..<kept.lowerBound] + words[kept.upperBound...])))
      }
    }
    return rests
  }

  /// Returns the text without the day, which Japanese and Chinese write before a name without a
  /// space: 明日の東京.
  private static func withoutDay(_ word: Substring) -> (Substring, String)? {
    days.lazy.compactMap { day in
      word.hasPrefix(day) && word.count >= day.count + 2 ? (word.dropFirst(day.count), day) : nil
    }.first
  }

  private static let days = [
    "今日の", "明日の", "明後日の", "週末の", "今の", "今天", "明天", "后天", "後天", "现在", "現在",
  ]

  private static func cut(_ word: Substring, _ ending: String) -> (Substring, String)? {
    guard word.hasSuffix(ending), word.count >= ending.count + 2 else { return nil }
    return (word.dropLast(ending.count), ending)
  }

  private static func set(_ text: String) -> Set<[UInt8]> {
    Set(text.split(separator: " ").map { FoldedText(String($0)).bytes })
  }

  /// Words about the weather and in questions about it.
  private static let words = set(
    """
    날씨 날씨는 날씨가 날씨를 일기예보 예보 기온 기온은 온도 기상 오늘 내일 모레 지금 현재 이번주 주말 어때 어때요 어떤가요 \
    알려줘 알려주세요 보여줘 비와 비오나 weather forecast temperature temp today tomorrow tonight now \
    current weekend whats what's what is how hows how's the like show please wetter wettervorhersage \
    vorhersage temperatur heute morgen wie ist das météo meteo prévisions prevision température temps \
    aujourd'hui aujourdhui demain quel fait il fait-il tiempo clima pronóstico temperatura hoy mañana \
    qué hace tempo previsão hoje amanhã como está previsioni oggi domani che fa погода погоду прогноз \
    температура сегодня завтра сейчас какая погоди сьогодні зараз яка pogoda pogodę prognoza temperatura \
    dziś dzisiaj jutro jaka jest hava havası havadurumu durumu sıcaklık bugün yarın nasıl weer \
    weersverwachting weerbericht temperatuur vandaag hoe het väder vädret väderprognos temperatur idag \
    imorgon hur är cuaca prakiraan suhu hari ini besok bagaimana thời tiết dự báo nhiệt độ hôm nay ngày \
    mai 天気 天気予報 気温 今日 明日 今日の 明日の 天气 天气预报 天氣 天氣預報 气温 氣溫 今天 明天 怎么样 如何 \
    will would do does should can i we need an umbrella it be going gonna there outside degrees week \
    next rain raining rains rainy snow snowing snows snowy cold hot warm wind windy sunny cloudy storm \
    stormy humid foggy freezing regnet regnen regen regenschirm schneit schneien schnee kalt heiß windig \
    sonnig wird werden es ich brauche einen gerade wochenende pleut pleuvoir pluie neige neiger froid chaud \
    vent est-ce qu'il est va va-t-il fera fera-t-il parapluie faut-il llueve lloviendo llover lluvia nieva \
    nevando nevar nieve frío calor viento está estará hará hay piove piovere pioverà pioggia nevica neve \
    freddo caldo vento farà c'è chove chover chovendo choverá chuva nevando frio quente vai fazendo regent \
    regenen sneeuwt sneeuwen sneeuw koud gaat wordt regnar regna regn snöar snöa snö kallt varmt det blir \
    kommer att regner regne sner snør snø koldt kaldt bliver czy pada padać będzie deszcz śnieg zimno \
    ciepło gorąco будет ли дождь дождя идет идёт пойдет пойдёт снег холодно жарко тепло чи буде дощ йде \
    іде сніг спекотно yağmur yağacak yağıyor yağar mı mi mu mü kar soğuk sıcak có mưa không trời tuyết \
    lạnh nóng apakah hujan turun salju panas dingin akan prší déšť sněží sníh bude zítra dnes je plouă \
    ninge kiša snijeg danas sutra esik holnap ma βρέχει χιονίζει καιρός σήμερα αύριο вали \
    времето утре днес 비 비가 비는 비도 눈 눈이 눈은 와 와요 오나 오나요 오니 와도 올까 올까요 오는지 옵니까 내려요 내리나요 \
    추워 추워요 춥나요 추운가요 더워 더워요 덥나요 더운가요 바람 우산 미세먼지 雨 雪 降る 降りますか 暑い 寒い 風 下雨 下雪 冷 热 熱
    """)

  /// Function words of a language.
  private static let particles = set(
    """
    in at near of for to from around by on à au aux en dans près de du des la le les bei im am um von \
    für nach zu el los cerca para por em no na nos nas do da dos das perto a al alla di del della nel \
    nella vicino в во на у около под из до для біля з із w we u pod koło blisko z do te bij naar van \
    voor i vid nära till för på ở tại gần di dekat ke için yakınında の で に は から 在 的 里 附近 近く 에서 \
    근처 주변 쪽 의 에 v ve vo în στη στην στο στον σε във
    """)

  /// Words for kinds of places, as written before or after their names.
  private static let kinds = set(
    """
    city town village municipality province county prefecture district region downtown island isle isla \
    ile ilha isola insel eiland ö adası остров острів wyspa pulau đảo stadt dorf ville ciudad cidade \
    città miasto город місто şehri kota thành phố stad state capital area airport centre center zip code \
    postal 도시 시내 섬 市内 島 島の
    """)

  /// Endings that are written after a name without a space, the longer ones first.
  private static let endings = [
    "は雨ですか", "は雪ですか", "は暑いですか", "は寒いですか", "は雨", "は雪", "の気温", "の雨", "の雪", "下雨吗", "下雪吗", "會下雨嗎",
    "下雨嗎", "下雪嗎", "冷吗", "热吗", "冷嗎", "熱嗎", "会", "會", "今天", "明天", "后天", "現在", "现在", "の天気予報", "の天気は",
    "天气怎么样", "天氣如何", "天气如何", "の天気", "天气预报", "天氣預報", "天気予報", "的天气",
    "的天氣", "天气", "天氣", "天気", "날씨는", "날씨", "の天", "的天", "天", "날", "では", "から", "まで", "の", "で", "に",
    "へ", "は", "的", "'s",
    "’s",
  ]
}
