/// Base forms of inflected names: `Москве` is Москва, `Krakowie` Kraków, `İstanbul'da` İstanbul,
/// `서울에서` 서울.
enum CaseEndings {
  /// Returns the possible stems of a word, the likeliest first; empty if it has no known case
  /// ending. Many names end like a Latin case ending, so these are removed only in a sentence or
  /// after an apostrophe.
  static func stems(of word: String, isSentence: Bool) -> [String] {
    guard word.count >= 3, let last = word.unicodeScalars.last?.value else { return [] }
    var stems: [String] = []
    func add(_ stem: String) {
      if stem.count >= 2, stem != word, !stems.contains(stem) { stems.append(stem) }
    }
    let lower = word.lowercased()
    switch last {
    case 0xAC00...0xD7A3:
      for ending in korean where word.hasSuffix(ending) && word.count >= ending.count + 2 {
        add(String(word.dropLast(ending.count)))
      }
      return stems
    case 0x0400..<0x0530:
      replace(lower, cyrillic, add)
    default:
      if let mark = word.firstIndex(where: { "'’".contains($0) }) {
        add(String(word[..<mark]))
      }
      guard isSentence else { break }
      replace(lower, polish, add)
      replace(lower, turkish, add)
    }
    return Array(stems.prefix(maxStems))
  }

  /// Returns the readings of a query with inflected words replaced by their stems.
  static func readings(of text: String, isSentence: Bool) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    guard (1...3).contains(words.count) else { return [] }
    var readings = [""]
    for word in words {
      let forms = stems(of: word, isSentence: isSentence) + [word]
      readings = readings.flatMap { before in
        forms.prefix(words.count == 1 ? maxStems : 5).map {
          before.isEmpty ? $0 : before + " " + $0
        }
      }
    }
    return readings.filter { $0 != text }.prefix(maxReadings).map(\.self)
  }

  private static let maxStems = 12
  private static let maxReadings = 16

  private static func replace(
    _ word: String, _ rules: [(ending: String, stems: [String])], _ add: (String) -> Void
  ) {
    for (ending, stems) in rules where word.hasSuffix(ending) {
      let base = word.dropLast(ending.count)
      guard base.count >= 2 else { continue }
      for stem in stems { add(base + stem) }
    }
  }

  private static let korean = [
    "에서는", "에서의", "이라는", "에서", "에는", "으로", "까지", "부터", "이랑", "하고", "에도", "이에요", "의", "에", "은", "는",
    "이", "가", "을", "를", "로", "와", "과",
  ]

  /// Russian and Ukrainian: the prepositional, genitive, dative, accusative and instrumental.
  private static let cyrillic: [(ending: String, stems: [String])] = rules(
    """
    ом:ий,ый,ой,о,е,- ем:ий,ее ому:ий,ый ого:ий,ый ей:ая,а,я ой:ая,а ую:ая ых:ые их:ие ею:а,я ях:и ах:ы,и,а ам:ы,и \
    иях:ии ами:ы,и ями:и \
    єві:їв ієві:иїв ові:ів,ово,ова ові:ів ові:ов еві:ів,ево євом:їв ькому:ьк иці:иця ці:ка ці:ця зі:га,за \
    сі:са,ха жі:жя,жжя ому:ий \
    ье:ья ле:ль,ла,л не:на,н,нь ве:ва,в,вь ре:ра,р,рь е:а,-,я,о,ь,е и:ь,а,ы,я,ия,іа,і ии:ия ы:а,- у:а,-,о,ь \
    ю:я,ь,й,е а:-,о я:ь,й,е,а і:а,-,ь,я,о,и ї:я ию:ий,ия ью:ь
    """)

  private static let polish: [(ending: String, stems: [String])] = rules(
    """
    owie:ów,owo,owa,owie odzi:ódź ach:y,e,i,a iu:,i ego:y,e emu:y,e ej:a ym:e,y im:ie,i ą:a ę:a dze:ga ce:ka,ca sze:cha \
    rze:r,ra dzie:d,da cie:t,ta,ć le:ł,ła,l,la ie:,a,o,ie niu:ń nia:ń ni:ń,nia dzi:dź źi:ź ści:ść wiu:w wia:w \
    śni:śń mie:m,ma bie:b,ba pie:p,pa wie:w,wa,ów ne:no nie:n,na,no u:,o,a,e y:a,y a:,o i:ia,a,ź,ć e:a wej:wa \
    nej:na kiej:ka skiej:ska em:,o iem:,ie
    """)

  private static let turkish: [(ending: String, stems: [String])] = rules(
    """
    ndaki:n,- ndeki:n,- daki: deki: taki: teki: ndan:n ndan: nden: dan: den: tan: ten: nda: nde: da: de: \
    ta: te: nın: nin: nun: nün: ın: in: un: ün: ya: ye: yı: yi: yu: yü:
    """)

  /// Parses `owie:ów,owo`: an ending and its replacements (`-` or nothing for none).
  private static func rules(_ text: String) -> [(ending: String, stems: [String])] {
    text.split(separator: " ").map { rule in
      let parts = rule.split(separator: ":", omittingEmptySubsequences: false)
      let stems = parts[1].split(separator: ",", omittingEmptySubsequences: false)
        .map { $0 == "-" ? "" : String($0) }
      return (String(parts[0]), stems)
    }.sorted { $0.0.count > $1.0.count }
  }
}
