/// The grammatical forms of an inserted value, as requested by `{clock}[dative]`.
enum GrammaticalForm {
  /// A value in a form of its language; as it is where the language has no such form.
  static func form(_ name: String, of value: String, language: String) -> String {
    switch (language, name) {
    // Two digits, in every language.
    case (_, "02"): value.utf8.count < 2 ? "0" + value : value
    // A noun keeps its capital within a sentence, an adjective before it does not have one.
    case ("de", "lower"):
      value.contains(" ") ? value.prefix(1).lowercased() + value.dropFirst() : value
    // Names of days are no proper nouns within a sentence.
    case (_, "lower"): value.lowercased()
    case ("es", "article"): RomanceClock.after("las", "la", value)
    case ("ca", "article"): RomanceClock.after("les", "la", value)
    case ("pt", "article"), ("pt-PT", "article"): RomanceClock.after("as", "a", value)
    case ("pt", "at"), ("pt-PT", "at"): RomanceClock.after("às", "à", value)
    case ("pt", "of"), ("pt-PT", "of"): RomanceClock.after("das", "da", value)
    case ("de", "dative"): value.hasSuffix("Tage") ? value + "n" : value
    case ("tr", "dative"): TurkishClock.dative(value)
    case ("tr", "ablative"): TurkishClock.ablative(value)
    case ("uk", "locative"): UkrainianClock.locative(value)
    default: value
    }
  }
}
