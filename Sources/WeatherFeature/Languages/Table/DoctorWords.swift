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
}
