extension Words {
  /// The texts in Italian.
  public static let italian = Words(
    language: .italian, sections: .italian, labels: .italian, names: .italian, time: .italian,
    numbers: .italian, status: .italian, search: .italian, board: .italian, detail: .italian,
    map: .italian, settings: .italian, keys: .italian, help: .italian, errors: .italian,
    commandLine: .italian, configuration: .italian, doctor: .italian, credits: .italian,
    location: .italian)
}
