/// What can be wrong with the configuration file, one sentence with a remedy each. `place` is the
/// file with a line: `config.toml:3`.
package struct ConfigurationWords: Sendable {
  package let missing: @Sendable (_ path: String) -> String
  package let unreadable: @Sendable (_ path: String, _ reason: String) -> String
  package let tooLarge: @Sendable (_ path: String, _ kibibytes: Int) -> String
  package let notUTF8: @Sendable (_ path: String) -> String
  /// No TOML; `reason` is the parser's, in English.
  package let malformed: @Sendable (_ place: String, _ reason: String) -> String
  package let unknownKey: @Sendable (_ place: String, _ key: String, _ nearest: String?) -> String
  package let wantsText: @Sendable (_ place: String, _ key: String) -> String
  package let wantsFlag: @Sendable (_ place: String, _ key: String) -> String
  package let wantsTable: @Sendable (_ place: String, _ key: String) -> String
  package let unknownValue:
    @Sendable (_ place: String, _ key: String, _ value: String, _ nearest: String, _ all: String) ->
      String
  package let takenTheme: @Sendable (_ place: String, _ name: String) -> String
  package let noColor: @Sendable (_ place: String, _ key: String, _ value: String) -> String
  /// Others may read the API key; `mode` is octal, `command` mends it.
  package let exposed: @Sendable (_ path: String, _ mode: String, _ command: String) -> String
  /// The file that is to hold the API key gives none.
  package let keyFile: @Sendable (_ place: String, _ path: String, _ reason: String) -> String
}
