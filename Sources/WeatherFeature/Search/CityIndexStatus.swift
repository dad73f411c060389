import WeatherWords

/// How the index of places is doing.
public enum CityIndexStatus: Equatable, Sendable {
  /// It is there.
  case ready
  /// It is being built; the share that is done, from 0 to 1.
  case building(Double)
  /// There is none, and why.
  case failed(String)
}

extension Words {
  /// That the index is being built, and how far that is.
  func building(_ share: Double) -> String {
    // The sign does not go to the next line by itself.
    let percent = numbers.percent(String(Int(max(0, min(1, share)) * 100)))
      .replacing(" ", with: "\u{A0}")
    return "\(search.buildingIndex) \(percent)"
  }
}
