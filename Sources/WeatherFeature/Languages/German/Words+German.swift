extension Words {
  /// The texts in German.
  public static let german = Words(
    language: .german, sections: .german, labels: .german, names: .german, time: .german,
    numbers: .german, status: .german, search: .german, board: .german, detail: .german,
    map: .german, settings: .german, keys: .german, help: .german, errors: .german,
    commandLine: .german, configuration: .german, doctor: .german, credits: .german,
    location: .german)
}
