extension Language {
  /// A country's name by its ISO 3166-1 code, upper case; nil when the code is not known.
  package func countryName(of code: String) -> String? {
    switch self {
    case .english: countryNamesInEnglish[code]
    case .korean: countryNamesInKorean[code]
    }
  }
}
