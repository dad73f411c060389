// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// How numbers are written.
package struct NumberWords: Sendable {
  let texts: Catalog

  /// Numbers. Before the fraction: a point or a comma. `.`
  package var decimalSeparator: String { texts["numbers.decimalSeparator"] }

  /// Numbers. Between three digits of a large number. `,`
  package var thousandsSeparator: String { texts["numbers.thousandsSeparator"] }

  /// Numbers. `63 %`, from the digits.
  package func percent(_ digits: String) -> String { texts["numbers.percent", ["digits": digits]] }

  /// Numbers. Inhabitants in thousands, briefly; in languages that count by ten thousands (ko, ja,
  /// zh) in those. `120 k`
  package func populationThousands(_ count: String) -> String {
    texts["numbers.populationThousands", ["count": count]]
  }

  /// Numbers. Inhabitants in millions, briefly; in languages that count by ten thousands (ko, ja,
  /// zh) in hundred millions. `1.2 M`
  package func populationMillions(_ count: String) -> String {
    texts["numbers.populationMillions", ["count": count]]
  }
}

extension Words {
  /// How numbers are written.
  package var numbers: NumberWords { NumberWords(texts: texts) }
}
