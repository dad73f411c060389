/// The reason why a list of places cannot be used.
public enum CityListError: Error, Hashable, Sendable {
  /// The file cannot be opened or read; `reason` is the system's description of the error.
  case unreadable(path: String, reason: String)
  /// The file is not a list of places in a known format.
  case notAList
  /// The list contains no usable place.
  case empty
  /// The file exceeds the maximum size of a list.
  case tooLarge
  /// A compressed file is damaged or truncated.
  case damagedArchive
  /// The list ends in the middle, as after an interrupted download.
  case incomplete
  /// The text is in UTF-16; lists must be in UTF-8.
  case utf16
  /// The new list could not be written; `reason` is the system's description of the error.
  case unwritable(path: String, reason: String)
}

extension CityListError: CustomStringConvertible {
  /// The error as a sentence in English.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "The list of places \(path) cannot be read: \(reason)."
    case .notAList:
      "The file is no list of places: OpenWeather's city.list.json or a GeoNames dump is expected."
    case .empty: "The list has no place that could be used."
    case .tooLarge: "The file is too long for a list of places."
    case .damagedArchive: "The compressed file is damaged or incomplete."
    case .incomplete: "The list ends in the middle."
    case .utf16: "The list is in UTF-16, and not in UTF-8."
    case .unwritable(let path, let reason): "The list cannot be written to \(path): \(reason)."
    }
  }
}
