internal import Synchronization

/// Every text of the program in one language.
///
/// The texts stand in a file of `Languages/`; here is one property a text, or one function where a
/// sentence carries values. A language's file is read when its words are first asked for, and two
/// words are equal when their language is.
public final class Words: Sendable, Hashable {
  /// The language that the texts are in.
  public let language: Language
  let texts: Catalog

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
  package var sections: SectionWords { SectionWords(texts: texts) }
  package var labels: LabelWords { LabelWords(texts: texts) }
  package var names: NameWords { NameWords(texts: texts) }
  package var time: TimeWords { TimeWords(texts: texts) }
  package var numbers: NumberWords { NumberWords(texts: texts) }
  package var units: UnitWords { UnitWords(texts: texts) }
  package var status: StatusWords { StatusWords(texts: texts) }
  package var search: SearchWords { SearchWords(texts: texts) }
  package var board: BoardWords { BoardWords(texts: texts) }
  package var detail: DetailWords { DetailWords(texts: texts) }
  package var map: MapWords { MapWords(texts: texts) }
  package var settings: SettingsWords { SettingsWords(texts: texts) }
  package var keys: KeyWords { KeyWords(texts: texts) }
  package var help: HelpWords { HelpWords(texts: texts) }
  package var warnings: WarningWords { WarningWords(texts: texts) }
  package var watch: WatchWords { WatchWords(texts: texts) }
  package var certainty: ComparisonWords { ComparisonWords(texts: texts) }
  package var location: LocationWords { LocationWords(texts: texts) }
  package var errors: ErrorWords { ErrorWords(texts: texts) }
  package var commandLine: CommandLineWords { CommandLineWords(texts: texts) }
  package var configuration: ConfigurationWords { ConfigurationWords(texts: texts) }
  package var doctor: DoctorWords { DoctorWords(texts: texts) }
  package var credits: CreditWords { CreditWords(texts: texts) }
  /// Between a label and its value, with the space that the language puts there.
  package var colon: String { texts["labels.colon"] }
}
