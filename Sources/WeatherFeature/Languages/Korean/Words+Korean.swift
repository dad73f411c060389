extension Words {
  /// The texts in Korean.
  public static let korean = Words(
    language: .korean, sections: .korean, labels: .korean, names: .korean, time: .korean,
    numbers: .korean, status: .korean, search: .korean, board: .korean, detail: .korean,
    map: .korean, settings: .korean, keys: .korean, help: .korean, errors: .korean,
    commandLine: .korean, configuration: .korean, doctor: .korean, credits: .korean)
}
