extension Words {
  /// The texts in Dutch.
  public static let dutch = Words(
    language: .dutch, sections: .dutch, labels: .dutch, names: .dutch, time: .dutch,
    numbers: .dutch, status: .dutch, search: .dutch, board: .dutch, detail: .dutch,
    map: .dutch, settings: .dutch, keys: .dutch, help: .dutch, errors: .dutch,
    commandLine: .dutch, configuration: .dutch, doctor: .dutch, credits: .dutch,
    location: .dutch, units: .dutch)
}
