extension Words {
  /// The texts in Indonesian.
  public static let indonesian = Words(
    language: .indonesian, sections: .indonesian, labels: .indonesian, names: .indonesian,
    time: .indonesian,
    numbers: .indonesian, status: .indonesian, search: .indonesian, board: .indonesian,
    detail: .indonesian,
    map: .indonesian, settings: .indonesian, keys: .indonesian, help: .indonesian,
    errors: .indonesian,
    commandLine: .indonesian, configuration: .indonesian, doctor: .indonesian, credits: .indonesian,
    location: .indonesian, units: .indonesian)
}
