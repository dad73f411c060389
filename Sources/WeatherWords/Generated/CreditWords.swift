// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The program's authors and the sources of its data, with licences.
package struct CreditWords: Sendable {
  let texts: Catalog
}

extension Words {
  /// The program's authors and the sources of its data, with licences.
  package var credits: CreditWords { CreditWords(texts: texts) }
}
