/// The forms that a value can take in a text, as `{clock}[dative]` asks for them.
enum GrammaticalForm {
  /// A value in a form of its language; as it is where the language has no such form.
  static func form(_ name: String, of value: String, language: String) -> String {
    switch (language, name) {
    // Two digits, in every language.
    case (_, "02"): value.utf8.count < 2 ? "0" + value : value
    case ("tr", "dative"): TurkishClock.dative(value)
    case ("tr", "ablative"): TurkishClock.ablative(value)
    case ("uk", "locative"): UkrainianClock.locative(value)
    default: value
    }
  }
}
