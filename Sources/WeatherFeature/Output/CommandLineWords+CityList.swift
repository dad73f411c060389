package import CitySearch
package import WeatherWords

extension CommandLineWords {
  /// Why a list of places cannot be used, as part of a sentence.
  package func listProblem(_ problem: CityListError) -> String {
    switch problem {
    case .unreadable(let path, let reason): listUnreadable(path, reason)
    case .notAList: listNotAList
    case .empty: listEmpty
    case .tooLarge: listTooLarge
    case .damagedArchive: listDamagedArchive
    case .incomplete: listIncomplete
    case .utf16: listUTF16
    case .unwritable(let path, let reason): listUnwritable(path, reason)
    }
  }

  /// Why entries were left out, in a few words.
  package func importCause(_ cause: CityListImport.Cause) -> String {
    importCause(named: cause.rawValue)
  }
}
