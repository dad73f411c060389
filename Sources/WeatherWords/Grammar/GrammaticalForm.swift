/// The grammatical forms of an inserted value, as requested by `{clock}[dative]`.
enum GrammaticalForm {
  /// Returns a value in a grammatical form of its language; unchanged if the language has no such
  /// form.
  static func form(_ name: String, of value: String, language: String) -> String {
    switch (language, name) {
    // Two digits, in any language.
    case (_, "02"): value.utf8.count < 2 ? "0" + value : value
    // Within a sentence, a noun keeps its capital letter, but an adjective before it is in lower
    // case.
    case ("de", "lower"):
      value.contains(" ") ? value.prefix(1).lowercased() + value.dropFirst() : value
    // Names of days are not proper nouns within a sentence.
    case (_, "lower"): value.lowercased()
    // The first day of a month is an ordinal number.
    case ("fr", "first"): value == "1" ? "1er" : value
    case ("it", "first"), ("pt", "first"): value == "1" ? "1º" : value
    case ("el", "first"): value == "1" ? "1η" : value
    case (_, "genitive"): genitives[value] ?? value
    // The number of a month: `11` of `T11`.
    case (_, "number"): value.filter(\.isNumber)
    case ("es", "article"): RomanceClock.after("las", "la", value)
    case ("ca", "article"): RomanceClock.after("les", "la", value)
    case ("pt", "article"), ("pt-PT", "article"): RomanceClock.after("as", "a", value)
    case ("pt", "at"), ("pt-PT", "at"): RomanceClock.after("às", "à", value)
    case ("pt", "of"), ("pt-PT", "of"): RomanceClock.after("das", "da", day: "de ", value)
    case ("it", "at"): RomanceClock.after("alle", "alle", day: "a ", value)
    case ("it", "of"): RomanceClock.after("dalle", "dalle", day: "da ", value)
    case ("de", "dative"): value.hasSuffix("Tage") ? value + "n" : value
    case ("tr", "dative"): TurkishClock.dative(value)
    case ("tr", "ablative"): TurkishClock.ablative(value)
    case ("uk", "locative"): UkrainianClock.locative(value)
    default: value
    }
  }

  /// The short names of months whose genitive differs, in Greek, Polish and Russian.
  private static let genitives = [
    "Μάρ": "Μαρ", "Μάι": "Μαΐ", "Ιούν": "Ιουν", "Ιούλ": "Ιουλ", "Αύγ": "Αυγ", "Νοέ": "Νοε",
    "maj": "maja", "май": "мая",
  ]
}
