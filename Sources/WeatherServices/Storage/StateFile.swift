import Foundation
public import WeatherModel

/// What the next run starts with, as it stands in the state file.
public struct SavedState: Codable, Equatable, Sendable {
  /// The shape of the file.
  public var version = 1
  /// The place on the page.
  public var lastPlace: Place?
  /// Places opened before, newest first.
  public var recents: [Place]
  /// Places kept by the person, in their order.
  public var favourites: [Place]
  /// The units, when they were chosen.
  public var units: UnitSystem?
  /// The language's code, when it was chosen.
  public var language: String?

  /// What is to be kept.
  public init(
    lastPlace: Place? = nil, recents: [Place] = [], favourites: [Place] = [],
    units: UnitSystem? = nil, language: String? = nil
  ) {
    self.lastPlace = lastPlace
    self.recents = recents
    self.favourites = favourites
    self.units = units
    self.language = language
  }
}

/// Reads and writes the state file.
public struct StateFile: Sendable {
  private let path: String

  /// The file at `path`.
  public init(path: String) {
    self.path = path
  }

  /// What was kept, or nothing; a file that cannot be read is set aside.
  public func load() -> SavedState {
    let file = PrivateFile(path: path)
    guard let data = file.read() else { return SavedState() }
    guard let state = try? JSONDecoder().decode(SavedState.self, from: data), state.version == 1
    else {
      file.setAside()
      return SavedState()
    }
    return state
  }

  /// Keeps `state`; false when the system did not let it.
  @discardableResult
  public func save(_ state: SavedState) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(state) else { return false }
    return PrivateFile(path: path).write(data)
  }
}
