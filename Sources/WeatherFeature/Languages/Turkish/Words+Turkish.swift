extension Words {
  /// The texts in Turkish.
  public static let turkish = Words(
    language: .turkish, sections: .turkish, labels: .turkish, names: .turkish, time: .turkish,
    numbers: .turkish, status: .turkish, search: .turkish, board: .turkish, detail: .turkish,
    map: .turkish, settings: .turkish, keys: .turkish, help: .turkish, errors: .turkish,
    commandLine: .turkish, configuration: .turkish, doctor: .turkish, credits: .turkish,
    location: .turkish, units: .turkish)
}
