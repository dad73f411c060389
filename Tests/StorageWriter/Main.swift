import Foundation
import Glibc
import WeatherModel
import WeatherServices

/// Writes the program's files until it is stopped, or performs one operation on them; for tests.
///
/// - `count FOLDER`: continues from the number in the files, writes the next one everywhere in both
///   of them, and prints it, forever.
/// - `favourites FOLDER NAME COUNT`: stores a number of favourites with that name, one after the
///   other.
/// - `check FOLDER`: loads and writes both files, as another user if there is one, and prints the
///   outcome.
@main
enum Main {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3 else { exit(64) }
    let files = Files(folder: arguments[2])
    switch arguments[1] {
    case "count": files.count()
    case "favourites": files.keepFavourites(named: arguments[3], count: Int(arguments[4]) ?? 0)
    case "check":
      // Modes do not restrict root, so the process continues as an unprivileged user.
      if getuid() == 0 { setuid(65_534) }
      files.check()
    default: exit(64)
    }
  }
}

struct Files {
  let state: StateFile
  let cache: ForecastCache

  init(folder: String) {
    let onIssue: @Sendable (StorageIssue) -> Void = { problem in
      printLine("problem \(problem.name) \((problem.path as NSString).lastPathComponent)")
    }
    state = StateFile(path: "\(folder)/state.json", onIssue: onIssue)
    cache = .live(folder: "\(folder)/forecasts", onIssue: onIssue)
  }

  func count() -> Never {
    var number = state.load().lastPlace?.population ?? 0
    while true {
      number += 1
      cache.save(numbered(number).report)
      state.update { $0.take(numbered(number).place) }
      printLine("\(number)")
    }
  }

  func keepFavourites(named name: String, count: Int) {
    var known: [Place] = []
    for number in 0..<count {
      var place = numbered(number).place
      place.id = "\(name)\(number)"
      let new = known + [place]
      state.update { $0.favourites.follow(from: known, to: new) }
      known = new
    }
  }

  func check() {
    let number = state.load().lastPlace?.population ?? 0
    printLine("state \(number)")
    printLine("report \(cache.load("counted", .openMeteo)?.place.population ?? 0)")
    state.update { $0.take(numbered(number + 1).place) }
    cache.save(numbered(number + 1).report)
  }

  /// Returns a place and a report that contain `number` at their beginnings and ends, with enough
  /// data in between.
  private func numbered(_ number: Int) -> (place: Place, report: Fetched<WeatherReport>) {
    let place = Place(
      id: "counted", name: "\(number)", coordinate: Coordinate(latitude: 37.5, longitude: 127),
      population: number)
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    var hours = (0..<48).map { HourForecast(time: now + TimeInterval($0 * 3600)) }
    for index in hours.indices { hours[index].visibility = Double(number) }
    let report = Fetched(
      WeatherReport(
        place: place, asOf: now,
        timeZone: PlaceTimeZone(identifier: nil, fixedOffset: 0), stepHours: 1,
        current: CurrentWeather(time: now), hourly: hours, daily: [],
        alerts: [WeatherWarning(event: "\(number)", sender: nil, start: nil, end: nil, text: nil)]),
      from: .openMeteo)
    return (place, report)
  }
}

extension PersistedState {
  /// Sets the same number everywhere.
  mutating func take(_ place: Place) {
    lastPlace = place
    recents.visit(place)
    favourites = [place]
  }
}

extension StorageIssue {
  var name: String {
    switch self {
    case .quarantine: "set aside"
    case .unreadable: "unreadable"
    case .tooLarge: "too large"
    case .unwritable: "unwritable"
    }
  }
}

/// Writes a line immediately, since its reader may end this program.
func printLine(_ text: String) {
  let line = Array((text + "\n").utf8)
  _ = write(STDOUT_FILENO, line, line.count)
}
