extension Words {
  /// The texts in Portuguese, as Brazil writes it.
  public static let portuguese = Words(
    language: .portuguese, sections: .portuguese, labels: .portuguese, names: .portuguese,
    time: .portuguese, numbers: .portuguese, status: .portuguese, search: .portuguese,
    board: .portuguese, detail: .portuguese, map: .portuguese, settings: .portuguese,
    keys: .portuguese, help: .portuguese, errors: .portuguese, commandLine: .portuguese,
    configuration: .portuguese, doctor: .portuguese, credits: .portuguese, location: .portuguese)
}
