/// The case endings of languages, with the endings that replace them in the nominative.
extension CaseEndings {
  static let korean = [
    "에서는", "에서의", "이라는", "에서", "에는", "에선", "으로", "까지", "부터", "보다", "처럼", "이랑", "랑", "하고", "에도",
    "이에요", "의", "에", "은", "는", "이", "가", "을", "를", "로", "와", "과",
  ]

  /// Russian and Ukrainian: the prepositional, genitive, dative, accusative and instrumental.
  static let cyrillic: [(ending: String, stems: [String])] = rules(
    """
    ом:ий,ый,ой,о,е,и,- чке:чек,чок,чка ов:ы,о,и нці:нець,нця озі:іг ій:а,я кві:ква ем:ий,ее ому:ий,ый ого:ий,ый его:ий,ее ей:ая,а,я ой:ая,а ую:ая ых:ые их:ие ею:а,я ях:и,і ах:ы,и,а ам:ы,и \
    иях:ии ами:ы,и ями:и \
    єва:їв єву:їв єві:їв ієві:иїв ові:ів,ово,ова ові:ів ові:ов еві:ів,ево євом:їв ькому:ьк иці:иця ці:ка ці:ця зі:га,за \
    сі:са,ха жі:жя,жжя ому:ий \
    ье:ья ле:ль,ла,л не:на,н,нь ве:ва,в,вь ре:ра,р,рь е:а,-,я,о,ь,й,е и:ь,а,ы,я,ия,іа,і ии:ия ы:а,- у:а,-,о,ь \
    ю:я,ь,й,е а:-,о я:ь,й,е,а і:а,-,ь,я,о,и ї:я ию:ий,ия ью:ь
    """)

  private static let polish: [(ending: String, stems: [String])] = rules(
    """
    owie:ów,owo,owa,owie odzi:ódź ach:y,e,i,a iu:,i ego:y,e emu:y,e ej:a ym:e,y im:ie,i ą:a ę:a dze:ga ce:ka,ca sze:cha \
    rze:r,ra dzie:d,da cie:t,ta,ć le:ł,ła,l,la ie:,a,o,ie dniu:deń dnia:deń niu:ń nia:ń ni:ń,nia dzi:dź źi:ź ści:ść wiu:w wia:w \
    śni:śń mie:m,ma bie:b,ba pie:p,pa wie:w,wa,ów ne:no nie:n,na,no u:,o,a,e y:a,y a:,o i:ia,a,ź,ć e:a wej:wa \
    ymstoku:ystok ymstokiem:ystok nem:ne nej:na kiej:ka skiej:ska em:,o iem:,ie
    """)

  private static let turkish: [(ending: String, stems: [String])] = rules(
    """
    ndaki:n,- ndeki:n,- daki: deki: taki: teki: ndan:n ndan: nden: dan: den: dən: tan: ten: nda: nde: da: de: də: \
    ta: te: nın: nin: nun: nün: ın: in: un: ün: ya: ye: yı: yi: yu: yü:
    """)

  /// Czech, Slovak, Croatian and Slovenian: the locative and genitive.
  private static let slavic: [(ending: String, stems: [String])] = rules(
    """
    ej:á,a oj:a vsi:ves ski:ska ých:é,y,ý ích:e,í iach:e,ie ách:y,a ech:y,e och:y ze:ha,ga,za ně:no,n,ň,na dni:deň,dno zni:zeň ni:ň,na vě:va,v \
    tě:ta,t dě:da,do,d mě:ma,m pě:pa,p ři:ř,ra ře:ra,r ci:ec,ka,ca,c,ce ici:ica,ice,ika i:a,,e ové:ová,ov ově:ov,ova \
    ém:ý,é,o om:o,y,i,e ů:y,e,i,a ju:j dru:dar u:,o,a e:a,, y:a,, ého:ý,é
    """)

  /// Estonian: the endings of the locative cases, which follow the genitive. The genitive is the
  /// name itself.
  private static let estonian: [(ending: String, stems: [String])] = rules(
    "sse: isse: is: st: ist: le: lt: l: s:")

  /// Returns the language whose rules apply: the user's, or that of the user's country if the user's has
  /// none.
  static func language(of context: SearchContext) -> String {
    guard rules(for: context.language) == nil, let country = context.homeCountry else {
      return context.language
    }
    return languages[country] ?? context.language
  }

  private static let languages = [
    "PL": "pl", "TR": "tr", "AZ": "tr", "FI": "fi", "HU": "hu", "RO": "ro", "MD": "ro", "GR": "el",
    "CY": "el", "EE": "et", "CZ": "cs", "SK": "sk", "HR": "hr",
  ]

  /// Returns the rules for users of a language; nil if the language does not inflect names. Only
  /// the rules of that language are parsed.
  static func rules(for language: String) -> [(ending: String, stems: [String])]? {
    switch language {
    case "pl": polish
    case "tr": turkish
    case "fi": finnish
    case "hu": hungarian
    case "ro": romanian
    case "el": greek
    case "et": estonian
    case "cs", "sk", "hr": slavic
    default: nil
    }
  }

  /// The rules of all languages in Latin letters, the longest endings first.
  static let latin = (polish + slavic + turkish + hungarian + finnish + romanian)
    .sorted { $0.ending.count > $1.ending.count }

  /// Greek: the accusative and the genitive.
  static let greek: [(ending: String, stems: [String])] = rules(
    "ας:α ης:η ος:α ου:ος,ο,ον ο:ος ού:ός,ό ό:ός ά:άς ων:α,ες,οι ών:α,ες,οι ους:οι,ος ούς:οί")

  /// Romanian: the genitive with its article.
  private static let romanian: [(ending: String, stems: [String])] = rules(
    "ului:,u ței:ța ei:a,ea ii:ia")

  /// Finnish: the locative cases and the genitive, with the consonants that change before them.
  private static let finnish: [(ending: String, stems: [String])] = rules(
    finnishCases.map { ending in
      """
      ngi\(ending):nki i\(ending): ru\(ending):rku,ru de\(ending):ti nna\(ending):nta,nna joe\(ending):joki \
      ee\(ending):e e\(ending):e,i \(ending):
      """
    }.joined(separator: " ") + " " + """
      ngin:nki run:rku den:ti nnan:nta joen:joki seen: aan:a ään:ä iin:i uun:u oon:o öön:ö een:e,eeni en:i,e n: \
      ngille:nki nnalle:nta delle:ti eelle:e elle:e,i lle:
      """)

  /// The distinctive case endings of Finnish, Hungarian, Romanian and Lithuanian, with which hardly
  /// any name ends in the nominative.
  static let distinct: [(ending: String, stems: [String])] =
    finnish.filter { rule in finnishCases.contains { rule.ending.hasSuffix($0) } }
    + rules(
      """
      ában:a ében:e ból: ből: ában: ban: ben: nál: nél: ett: ött: ott: ului:,u \
      oje:a ėje:ė iuje:ius yje:ys uose:ai
      """)

  private static let finnishCases = ["ssa", "ssä", "lla", "llä", "sta", "stä", "lta", "ltä"]

  /// Hungarian: the superessive and similar cases.
  private static let hungarian: [(ending: String, stems: [String])] = rules(
    """
    ában:a ében:e ából:a éből:e áról:a éről:e ától:a étől:e án:a én:e ban: ben: ból: ből: ról: ről: \
    tól: től: hoz: hez: höz: nál: nél: on: en: ön: ra: re: ba: be: nak: nek: i:
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
