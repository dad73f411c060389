extension Words {
  /// The texts in Polish.
  public static let polish = Words(
    language: .polish, sections: .polish, labels: .polish, names: .polish, time: .polish,
    numbers: .polish, status: .polish, search: .polish, board: .polish, detail: .polish,
    map: .polish, settings: .polish, keys: .polish, help: .polish, errors: .polish,
    commandLine: .polish, configuration: .polish, doctor: .polish, credits: .polish,
    location: .polish)
}
