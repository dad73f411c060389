extension Words {
  /// The texts in Spanish.
  public static let spanish = Words(
    language: .spanish, sections: .spanish, labels: .spanish, names: .spanish, time: .spanish,
    numbers: .spanish, status: .spanish, search: .spanish, board: .spanish, detail: .spanish,
    map: .spanish, settings: .spanish, keys: .spanish, help: .spanish, errors: .spanish,
    commandLine: .spanish, configuration: .spanish, doctor: .spanish, credits: .spanish,
    location: .spanish)
}
