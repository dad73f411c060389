extension Words {
  /// The texts in Simplified Chinese.
  public static let simplifiedChinese = Words(
    language: .simplifiedChinese, sections: .simplifiedChinese, labels: .simplifiedChinese,
    names: .simplifiedChinese, time: .simplifiedChinese, numbers: .simplifiedChinese,
    status: .simplifiedChinese, search: .simplifiedChinese, board: .simplifiedChinese,
    detail: .simplifiedChinese, map: .simplifiedChinese, settings: .simplifiedChinese,
    keys: .simplifiedChinese, help: .simplifiedChinese, errors: .simplifiedChinese,
    commandLine: .simplifiedChinese, configuration: .simplifiedChinese, doctor: .simplifiedChinese,
    credits: .simplifiedChinese, location: .simplifiedChinese)
}
