/// The words of coordinates in the languages of the program, with their meaning between numbers.
enum PointWords {
  /// A word, or the stem of an inflected one.
  struct Word {
    var text: String
    var isStem: Bool
    /// The meaning; nil for a word that adds none, like `geographic`.
    var token: PointTokens.Token?
    /// The number of its scalars.
    var count: Int
  }

  /// Returns the word at the beginning of a text and its length; nil if there is none.
  /// - Parameter lower: Letters and full stops in lower case.
  static func word(beginning lower: String) -> (word: Word, count: Int)? {
    guard let first = lower.first, let words = table[first] else { return nil }
    let letters = lower.unicodeScalars
    for word in words where lower.hasPrefix(word.text) {
      if word.isStem { return (word, letters.count) }
      // Only scripts without spaces join words to others: 북위37도.
      let isJoinable = word.text.unicodeScalars.allSatisfy { $0.value >= 0x1100 }
      if isJoinable || letters.count == word.count { return (word, word.count) }
    }
    return nil
  }

  /// The words for latitude and for north. A `~` matches any ending.
  private static let north = """
    latitud~ latitüd~ lat lat. lattitude breite~ breitengrad~ breddegrad~ breddgrad~ bredde bredd breedte~ szer. szerokoś~ \
    šířk~ šírk~ širin~ leveys~ leveyt~ laius~ szélesség~ enlem~ lintang широт~ ширин~ πλάτος πλάτους vĩ רוחב عرض العرض \
    north northern nord norden nordlig~ nördlich~ nördl. nørdlig~ norr norte noord noorderbreedte nordic~ nordiqu~ settentrional~ n n. n.br. \
    n.b. nb n.lat. północn~ północ płn. sever severní~ severn~ sjever sjevern~ s.š. sv.š. sz.š. pohjoista pohjoiseen pohjoinen pohjois põhja põhjalaius~ észak északi é.sz. kuzey север северн~ північ північн~ \
    с.ш. с.ш пн.ш. с.г.ш. βόρει~ βορει~ βορράς βορρά β β. bắc utara lu l.u. شمال~ شمالی צפון~ 위도 북위 북 北緯 北纬 緯度 纬度
    """
  private static let south = """
    south southern s s. süd süden südlich~ südl. sud sudic~ sur sul zuid zuiderbreedte zb z.b. syd sydlig~ sør sørlig~ söder meridional~ s.br. s.b. \
    południ~ płd. jih jižn~ juh južn~ jug jug. j.š. etelä eteläi~ lõuna lõunalaius~ dél déli d.sz. güney~ юг южн~ південь південн~ \
    ю.ш. пд.ш. ю.г.ш. νότι~ νοτι~ ν ν. nam selatan ls l.s. جنوب~ דרום~ 남위 남 南緯 南纬
    """
  private static let east = """
    longitud~ long long. lon lon. lng länge~ längengrad~ längdgrad~ längd lengdegrad~ længdegrad~ længde lengte~ dł. długoś~ délk~ \
    dĺžk~ dužin~ dolžin~ pituus~ pituut~ pikkus~ hosszúság~ boylam~ bujur долгот~ довгот~ дължин~ μήκος μήκους kinh אורך طول \
    الطول east eastern ost osten östlich~ östl. ö.l. o.l. ol est estic~ este leste öst öster øst østlig~ östlig~ oost oosterlengte oriental orientale e e. e.l. \
    wschodni~ wschód wsch. východ východn~ v.d. v.dl. istok istočn~ vzhod vzhodn~ itä itään itäi~ ida idapikkus~ kelet keleti k.h. doğu восток восточн~ схід \
    східн~ изток източн~ в.д. в.д сх.д. и.д. ανατολ~ α α. đông timur bt b.t. شرق~ מזרח~ 경도 동경 동 東経 東經 东经 経度 經度 经度
    """
  private static let west = """
    west western ouest oest oeste ovest w w. w.l. wl vest vestlig~ vestic~ väst västlig~ väster westlich~ westl. westen westerlengte occidental occidentale zachodni~ zachód zach. \
    západ západn~ zapad zapadn~ zahod zahodn~ z.d. z.dl. länsi länteen länti~ lääne läänepikkus~ nyugat nyugati ny.h. batı запад западн~ захід західн~ з.д. зх.д. δυτικ~ δύση δ δ. tây \
    barat bb b.b. غرب~ מערב~ 서경 서 西経 西經 西经
    """

  /// The words next to the numbers by their first character, the longer ones first. Comparisons of
  /// text beyond ASCII are slow, so a text is compared only with the words that have the same first
  /// character.
  private static let table: [Character: [Word]] = {
    let groups: [(String, PointTokens.Token?)] = [
      (north, .axis(.latitude, 1)), (east, .axis(.longitude, 1)), (south, .axis(.latitude, -1)),
      (west, .axis(.longitude, -1)),
      (
        "degrees degree deg grad grados graus gradi graden stopni~ stupň~ градус~ độ derece درجة درجه מעלות d 도 度",
        .mark(.degree)
      ),
      ("minutes minute minuten min min. m минут~ dakika phút 분 分", .mark(.minute)),
      ("seconds second sekunden sec sec. секунд~ saniye giây 초 秒", .mark(.second)),
      ("o", .eastOrWest), ("and und et y и і a i e og och en ve ja és και và dan و ו", .separator),
      (
        """
        geografi~ geográfic~ geograafi~ geographic~ géographiqu~ geogr. geograficz~ zeměpisn~ zemepisn~ zemljopisn~ földrajzi \
        coğrafi географ~ γεωγραφικ~ maantieteel~ خط دائرة جغرافیایی קו gps wgs coordinates coordinate koordinat~ coordenadas \
        coordonnées coordinate: współrzędne souřadnice координат~ 좌표 座標 坐标
        """, nil
      ),
    ]
    var table: [Character: [Word]] = [:]
    for (names, token) in groups {
      for name in names.split(separator: " ") {
        let isStem = name.last == "~"
        let text = String(isStem ? name.dropLast() : name)
        guard let first = text.first,
          table[first]?.contains(where: { $0.text == text }) != true
        else { continue }
        let word = Word(
          text: text, isStem: isStem, token: token, count: text.unicodeScalars.count)
        table[first, default: []].append(word)
      }
    }
    return table.mapValues { words in words.sorted { $0.count > $1.count } }
  }()
}
