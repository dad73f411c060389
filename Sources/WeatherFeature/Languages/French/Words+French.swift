extension Words {
  /// The texts in French.
  public static let french = Words(
    language: .french, sections: .french, labels: .french, names: .french, time: .french,
    numbers: .french, status: .french, search: .french, board: .french, detail: .french,
    map: .french, settings: .french, keys: .french, help: .french, errors: .french,
    commandLine: .french, configuration: .french, doctor: .french, credits: .french,
    location: .french)
}
