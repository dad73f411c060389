extension Words {
  /// The texts in Russian.
  public static let russian = Words(
    language: .russian, sections: .russian, labels: .russian, names: .russian, time: .russian,
    numbers: .russian, status: .russian, search: .russian, board: .russian, detail: .russian,
    map: .russian, settings: .russian, keys: .russian, help: .russian, errors: .russian,
    commandLine: .russian, configuration: .russian, doctor: .russian, credits: .russian,
    location: .russian, units: .russian)
}
