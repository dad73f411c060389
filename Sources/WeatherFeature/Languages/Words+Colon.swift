extension Words {
  /// Between a label and its value, with the space that the language puts there.
  package var colon: String {
    switch language {
    case .french: "\u{A0}: "
    case .japanese, .simplifiedChinese, .traditionalChinese: "："
    default: ": "
    }
  }
}
