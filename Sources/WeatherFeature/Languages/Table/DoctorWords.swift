/// The report of `weather-tui doctor`.
package struct DoctorWords: Sendable {
  package let title: String
  package let terminal: String
  package let locale: String
  package let paths: String
  package let configuration: String
  package let apiKey: String
  package let network: String
  package let cache: String
  package let cityList: String
  package let version: String
  package let fine: String
  package let problem: String
  package let missing: String
  package let keyFrom: @Sendable (_ source: String) -> String
  package let answered: @Sendable (_ milliseconds: Int) -> String
  package let notUTF8: String
  package let colors: @Sendable (_ count: String) -> String
  package let files: @Sendable (_ count: Int) -> String
  /// Standard output is no terminal.
  package let noTerminal: String
  package let mouse: String
  package let noMouse: String
  package let writable: String
  package let notWritable: String
  /// The machine has, or lacks, a way to the network.
  package let linkUp: String
  package let linkDown: String
  /// The provider was not asked.
  package let notAsked: String
  package let indexReady: @Sendable (_ places: String) -> String
  package let indexNotBuilt: String
  package let cacheAges: @Sendable (_ newest: String, _ oldest: String) -> String
  /// Where a setting comes from, when nobody but the program decided.
  package let chosen: String
  package let standard: String
}
