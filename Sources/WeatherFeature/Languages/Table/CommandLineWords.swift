package import CitySearch

/// What is written to standard error, one sentence with a remedy each.
package struct CommandLineWords: Sendable {
  /// No place has the name; `nearest` is one that comes near.
  package let placeNotFound: @Sendable (_ query: String, _ nearest: String?) -> String
  package let coordinateOffGlobe: @Sendable (_ text: String) -> String
  /// Full screen was asked for where there is no terminal.
  package let noTerminal: String
  package let terminalUnknown: @Sendable (_ name: String) -> String
  /// A kept answer was given in place of a fresh one.
  package let stale: @Sendable (_ provider: String, _ age: String, _ reason: String) -> String
  package let unknownPlaceholder:
    @Sendable (_ name: String, _ nearest: String, _ all: String) -> String
  package let braceNotClosed: @Sendable (_ rest: String) -> String
  package let unknownValue:
    @Sendable (_ option: String, _ value: String, _ nearest: String, _ all: String) -> String
  package let conflictingOutputs: String
  package let keyNotAnOption: String
  package let imported: @Sendable (_ count: String, _ path: String) -> String
  package let importFailed: @Sendable (_ path: String, _ reason: String) -> String
  /// Why a list of places cannot be used, as part of a sentence.
  package let listProblem: @Sendable (_ problem: CityListError) -> String
  /// Follows a failed import: nothing was changed.
  package let oldListStays: String
  /// How many entries of an imported list were left out.
  package let importDropped: @Sendable (_ count: String) -> String
  /// Why entries were left out, in a few words.
  package let importCause: @Sendable (_ cause: CityListImport.Cause) -> String
  /// `line 13: not readable`
  package let importLine: @Sendable (_ line: String, _ cause: String) -> String
  /// How many more lines were left out than are named.
  package let importMore: @Sendable (_ count: String) -> String
  package let noPlaceYet: String
  /// A base URL of the environment that is none.
  package let addressInvalid: @Sendable (_ setting: String, _ text: String) -> String
}
