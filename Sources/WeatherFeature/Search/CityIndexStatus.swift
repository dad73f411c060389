public import CitySearch
import WeatherWords

/// How the index of places is doing.
public enum CityIndexStatus: Equatable, Sendable {
  /// It is there.
  case ready
  /// It is being built; the share that is done, from 0 to 1.
  case building(Double)
  /// There is no list to make it from.
  case missing
  /// The list cannot be used.
  case unusable(CityListError)
}

extension Words {
  /// That the index is being built, and how far that is.
  func building(_ share: Double) -> String {
    // The sign does not go to the next line by itself.
    let percent = numbers.percent(String(Int(max(0, min(1, share)) * 100)))
      .replacing(" ", with: "\u{A0}")
    return "\(search.buildingIndex) \(percent)"
  }

  /// Why there is no index; nil where there is one, or will be.
  func text(for status: CityIndexStatus) -> String? {
    switch status {
    case .ready, .building: nil
    case .missing: search.listNotFound
    case .unusable(let problem): search.listMissing(commandLine.listProblem(problem))
    }
  }
}
