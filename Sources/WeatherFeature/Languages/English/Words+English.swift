extension Words {
  /// The texts in English.
  public static let english = Words(
    language: .english, sections: .english, labels: .english, names: .english, time: .english,
    numbers: .english, status: .english, search: .english, board: .english, detail: .english,
    map: .english, settings: .english, keys: .english, help: .english, errors: .english,
    commandLine: .english, configuration: .english, doctor: .english, credits: .english)
}
