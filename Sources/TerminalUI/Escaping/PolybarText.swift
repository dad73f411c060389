/// Text without tags for polybar, which reads `%{…}` as one.
package struct PolybarText: EscapedText {
  package let text: String

  package init(_ plain: String) { self.init(plain, isBeforeTag: false) }

  /// Escapes text that a tag may follow. A percent sign is doubled only where it would begin a tag or
  /// read as a doubled one: versions before 3.7 show two wherever two are written.
  package init(_ plain: String, isBeforeTag: Bool) {
    let scalars = Array(plain.unicodeScalars)
    var text = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      text.append(scalar)
      guard scalar == "%" else { continue }
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if next.map({ $0 == "%" || $0 == "{" }) ?? isBeforeTag { text.append("%") }
    }
    self.text = String(text)
  }
}
