import Foundation

extension Language {
  /// A key by which names sort as the language's readers expect: without regard to case and
  /// accents, and in Korean Hangul (가나다) before other scripts.
  package func sortKey(_ name: String) -> String {
    let scalars = name.decomposedStringWithCanonicalMapping.unicodeScalars.filter {
      !$0.properties.isDiacritic
    }
    let folded = String(String.UnicodeScalarView(scalars)).lowercased()
    guard self == .korean else { return folded }
    let startsInHangul = folded.unicodeScalars.first.map { (0x1100...0x11FF).contains($0.value) }
    return (startsInHangul == true ? "0" : "1") + folded
  }
}
