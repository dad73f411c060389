/// Why a list of places cannot be used.
public enum CityListError: Error, Hashable, Sendable {
  /// The file cannot be opened or read; the text is the system's reason.
  case unreadable(path: String, reason: String)
  /// The file is not a list of places in a known shape.
  case notAList
  /// The list has no place that could be used.
  case empty
  /// The file is longer than anything a list of places could be.
  case tooLarge
  /// A compressed file that is damaged or cut.
  case damagedArchive
  /// The list ends in the middle: a download that broke off.
  case incomplete
  /// The text is in UTF-16; lists are in UTF-8.
  case utf16
  /// The new list could not be written; the text is the system's reason.
  case unwritable(path: String, reason: String)
}

extension CityListError: CustomStringConvertible {
  /// One sentence in English.
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
