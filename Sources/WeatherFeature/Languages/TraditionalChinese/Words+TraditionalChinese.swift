extension Words {
  /// The texts in Traditional Chinese.
  public static let traditionalChinese = Words(
    language: .traditionalChinese, sections: .traditionalChinese, labels: .traditionalChinese,
    names: .traditionalChinese, time: .traditionalChinese, numbers: .traditionalChinese,
    status: .traditionalChinese, search: .traditionalChinese, board: .traditionalChinese,
    detail: .traditionalChinese, map: .traditionalChinese, settings: .traditionalChinese,
    keys: .traditionalChinese, help: .traditionalChinese, errors: .traditionalChinese,
    commandLine: .traditionalChinese, configuration: .traditionalChinese,
    doctor: .traditionalChinese, credits: .traditionalChinese, location: .traditionalChinese)
}
