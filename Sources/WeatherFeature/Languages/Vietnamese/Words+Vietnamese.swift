extension Words {
  /// The texts in Vietnamese.
  public static let vietnamese = Words(
    language: .vietnamese, sections: .vietnamese, labels: .vietnamese, names: .vietnamese,
    time: .vietnamese,
    numbers: .vietnamese, status: .vietnamese, search: .vietnamese, board: .vietnamese,
    detail: .vietnamese,
    map: .vietnamese, settings: .vietnamese, keys: .vietnamese, help: .vietnamese,
    errors: .vietnamese,
    commandLine: .vietnamese, configuration: .vietnamese, doctor: .vietnamese, credits: .vietnamese,
    location: .vietnamese)
}
