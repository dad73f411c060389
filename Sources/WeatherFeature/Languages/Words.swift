/// Every text of the program in one language.
///
/// The tables hold one stored property a text, or one function where a sentence carries values, so
/// that a language that lacks a text does not compile. One instance a language exists; passing it
/// around costs one word, and two are equal when their language is.
public final class Words: Sendable, Hashable {
  /// The language that the texts are in.
  public let language: Language
  package let sections: SectionWords
  package let labels: LabelWords
  package let names: NameWords
  package let time: TimeWords
  package let numbers: NumberWords
  package let units: UnitWords
  package let status: StatusWords
  package let search: SearchWords
  package let board: BoardWords
  package let detail: DetailWords
  package let map: MapWords
  package let settings: SettingsWords
  package let keys: KeyWords
  package let help: HelpWords
  package let errors: ErrorWords
  package let commandLine: CommandLineWords
  package let configuration: ConfigurationWords
  package let doctor: DoctorWords
  package let credits: CreditWords
  package let location: LocationWords

  init(
    language: Language, sections: SectionWords, labels: LabelWords, names: NameWords,
    time: TimeWords, numbers: NumberWords, status: StatusWords, search: SearchWords,
    board: BoardWords, detail: DetailWords, map: MapWords, settings: SettingsWords, keys: KeyWords,
    help: HelpWords, errors: ErrorWords, commandLine: CommandLineWords,
    configuration: ConfigurationWords, doctor: DoctorWords, credits: CreditWords,
    location: LocationWords, units: UnitWords = UnitWords()
  ) {
    self.language = language
    self.sections = sections
    self.labels = labels
    self.names = names
    self.time = time
    self.numbers = numbers
    self.units = units
    self.status = status
    self.search = search
    self.board = board
    self.detail = detail
    self.map = map
    self.settings = settings
    self.keys = keys
    self.help = help
    self.errors = errors
    self.commandLine = commandLine
    self.configuration = configuration
    self.doctor = doctor
    self.credits = credits
    self.location = location
  }

  /// Two tables are equal when their language is.
  public static func == (left: Words, right: Words) -> Bool { left.language == right.language }

  /// Hashes the language.
  public func hash(into hasher: inout Hasher) { hasher.combine(language) }
}
