internal import Synchronization

/// Every text of the program in one language.
///
/// The texts are in a file of `Languages/`. Each has one accessor, which is a function if the
/// sentence contains values; `Scripts/words.py` generates the accessors from `en.po`. A language
/// file is read when its words are first accessed. Two values are equal if their languages are.
public final class Words: Sendable, Hashable {
  /// The language of the texts.
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

  /// A cache of the words of each language that has been read.
  fileprivate static let known = Mutex<[Language: Words]>([:])

  /// Returns whether two values have the same language.
  public static func == (left: Words, right: Words) -> Bool { left.language == right.language }

  /// Hashes the language.
  public func hash(into hasher: inout Hasher) { hasher.combine(language) }
}

extension Language {
  /// All texts of the program in this language.
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
  /// The separator between a label and its value, with the language's spacing.
  package var colon: String { texts["labels.colon"] }
}
