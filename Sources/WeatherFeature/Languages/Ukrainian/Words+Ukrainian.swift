extension Words {
  /// The texts in Ukrainian.
  public static let ukrainian = Words(
    language: .ukrainian, sections: .ukrainian, labels: .ukrainian, names: .ukrainian,
    time: .ukrainian,
    numbers: .ukrainian, status: .ukrainian, search: .ukrainian, board: .ukrainian,
    detail: .ukrainian,
    map: .ukrainian, settings: .ukrainian, keys: .ukrainian, help: .ukrainian, errors: .ukrainian,
    commandLine: .ukrainian, configuration: .ukrainian, doctor: .ukrainian, credits: .ukrainian,
    location: .ukrainian, units: .ukrainian)
}
