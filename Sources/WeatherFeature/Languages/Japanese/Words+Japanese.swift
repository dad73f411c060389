extension Words {
  /// The texts in Japanese.
  public static let japanese = Words(
    language: .japanese, sections: .japanese, labels: .japanese, names: .japanese, time: .japanese,
    numbers: .japanese, status: .japanese, search: .japanese, board: .japanese, detail: .japanese,
    map: .japanese, settings: .japanese, keys: .japanese, help: .japanese, errors: .japanese,
    commandLine: .japanese, configuration: .japanese, doctor: .japanese, credits: .japanese,
    location: .japanese)
}
