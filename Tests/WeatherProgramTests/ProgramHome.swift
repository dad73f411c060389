import Foundation
import TestSupport
import WeatherModel
import WeatherServices

@testable import WeatherProgram

/// A home folder for a session, with a list of a few places.
struct ProgramHome {
  let folder: TemporaryFolder
  /// The environment of a session in this home.
  var environment: [String: String]

  init() throws {
    folder = try TemporaryFolder()
    environment = [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder("config"), "XDG_CACHE_HOME": folder("cache"),
      "XDG_STATE_HOME": folder("state"), "XDG_DATA_HOME": folder("data"), "LANG": "C.UTF-8",
      "TZ": "Asia/Seoul", "WEATHER_TUI_NOW": "2026-06-11T12:00:00+09:00",
    ]
    // Without its own list a session would find that of the sources above the tests.
    try folder.write(Self.places, to: "share/cities.json")
    environment["WEATHER_TUI_DATA"] = folder("share")
  }

  /// Seoul, Busan, London, and a smaller London.
  static let places = """
    [
    {"id":1835848,"name":"Seoul","state":"Seoul","country":"KR","coord":{"lon":126.9784,"lat":37.566},\
    "population":10349312,"timezone":"Asia/Seoul","names":{"ko":["서울"]}},
    {"id":1838524,"name":"Busan","state":"Busan","country":"KR","coord":{"lon":129.0403,"lat":35.1028},\
    "population":3678555,"timezone":"Asia/Seoul","names":{"ko":["부산"]}},
    {"id":2643743,"name":"London","state":"England","country":"GB","coord":{"lon":-0.1257,"lat":51.5085},\
    "population":8961989,"timezone":"Europe/London","names":{}},
    {"id":6058560,"name":"London","state":"Ontario","country":"CA","coord":{"lon":-81.233,"lat":42.9834},\
    "population":346765,"timezone":"America/Toronto","names":{}}
    ]
    """

  /// Returns a session in this home.
  func session(
    _ options: CommandLineChoices = CommandLineChoices(),
    environment changes: [String: String] = [:]
  ) throws -> Session {
    try Session(options, environment: environment.merging(changes) { _, new in new })
  }

  /// Writes the configuration file with access only for its owner.
  func configure(_ text: String) throws {
    try folder.write(text, to: "config/weather-tui/config.toml")
    chmod(folder("config/weather-tui/config.toml"), 0o600)
  }

  /// Changes the state saved by earlier runs.
  func remember(_ change: (inout PersistedState) -> Void) {
    StateFile(path: ProgramPaths(environment: environment).stateFile).update(change)
  }
}

extension Place {
  /// Returns a place with a name and nothing else.
  static func example(_ name: String, at latitude: Double = 1, _ longitude: Double = 2) -> Place {
    Place(
      id: "test:\(name)", name: name,
      coordinate: Coordinate(latitude: latitude, longitude: longitude))
  }
}
