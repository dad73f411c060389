internal import Synchronization

/// Every text of the program in one language.
///
/// The texts stand in a file of `Languages/`. Each has one accessor, a property or a function where
/// the sentence carries values; `Scripts/words.py` generates them from `en.po`. A language's file is
/// read when its words are first asked for, and two words are equal when their language is.
public final class Words: Sendable, Hashable {
  /// The language that the texts are in.
  public let language: Language
  let texts: Catalog

  /// The percentage of translated texts; the others are shown in English.
  package var translatedPercent: Int { texts.translatedPercent }

  init(_ language: Language) {
    self.language = language
    texts = Catalog(language.file)
  }

  /// The texts in English.
  public static var english: Words { Language.english.words }

  /// The words that have been read.
  fileprivate static let known = Mutex<[Language: Words]>([:])

  /// Two words are equal when their language is.
  public static func == (left: Words, right: Words) -> Bool { left.language == right.language }

  /// Hashes the language.
  public func hash(into hasher: inout Hasher) { hasher.combine(language) }
}

extension Language {
  /// Every text of the program.
  public var words: Words {
    Words.known.withLock { known in
      if let words = known[self] { return words }
      let words = Words(self)
      known[self] = words
      return words
    }
  }
}

extension Words {
  package var names: NameWords { NameWords(texts: texts) }
  package var errors: ErrorWords { ErrorWords(texts: texts) }
  /// Between a label and its value, with the space that the language puts there.
  package var colon: String { texts["labels.colon"] }
}
