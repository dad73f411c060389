/// Text without formats and styles for tmux, which expands the output of a command twice.
///
/// An expansion replaces each doubled number sign with a single one. The second expansion halves a
/// run of number signs again, unless a bracket follows, in which case the first expansion leaves
/// the run unchanged.
package struct TmuxText: EscapedText {
  package let text: String

  package init(_ plain: String) { self.init(plain, isBeforeStyle: false) }

  /// Escapes text that a style, `#[…]`, may follow.
  package init(_ plain: String, isBeforeStyle: Bool) {
    var text = String.UnicodeScalarView()
    var count = 0
    func appendSigns(before next: Unicode.Scalar?) {
      let signs = count > 1 && next != "[" ? count * 4 : count * 2
      text.append(contentsOf: repeatElement("#", count: signs))
      count = 0
    }
    for scalar in plain.unicodeScalars {
      if scalar == "#" {
        count += 1
        continue
      }
      appendSigns(before: scalar)
      text.append(scalar)
    }
    appendSigns(before: isBeforeStyle ? "[" : nil)
    self.text = String(text)
  }
}
