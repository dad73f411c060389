import Foundation
import Glibc
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension FuzzTests {
  /// The state file.
  @Test func state() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/state.json"
    var state = PersistedState()
    state.recents.visit(AnsweredServices.seoul)
    state.favourites = [AnsweredServices.seoul]
    state.choices[.language] = "ko"
    StateFile(path: path).update { $0 = state }
    let seed = [UInt8](try Data(contentsOf: URL(filePath: path)))
    try await FuzzRun(name: "state", seeds: [seed]).feed { bytes in
      folder.write(bytes, to: path)
      let read = StateFile(path: path).load()
      let counts = [read.recents.count, read.favourites.count, read.discoveries.count]
      return "\(counts) \(read.choices.count) \(read.lastPlace == nil)"
    }
  }

  /// The cached responses.
  @Test func cache() async throws {
    let folder = try TemporaryFolder()
    let files = ForecastCacheStore(folder: folder.path, problems: IssueReporter { _ in })
    let place = AnsweredServices.seoul
    let path = files.path(place.id, .openMeteo)
    var report = SampleProvider.report(for: place, now: AnsweredServices.now)
    report.provider = .openMeteo
    files.save(report)
    let seed = [UInt8](try Data(contentsOf: URL(filePath: path)))
    try await FuzzRun(name: "cache", seeds: [seed]).feed { bytes in
      folder.write(bytes, to: path)
      return files.load(place.id, .openMeteo).map(Printed.outcome) ?? "none"
    }
  }

  @Test func configuration() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/config.toml"
    let schema = ConfigurationSchema(
      settings: ["units": .name(["metric", "imperial", "uk"]), "mouse": .flag],
      builtInThemes: ["dark", "light"],
      themeColors: ["text", "accent"], isColor: { $0.hasPrefix("#") || UInt8($0) != nil })
    try await FuzzRun(name: "configuration").feed { bytes in
      folder.write(bytes, to: path)
      do throws(ConfigurationProblem) {
        let file = try ConfigurationFile(path: path, isRequired: true, schema: schema)
        let key = try file.key(APIKey.all[0], home: "/nowhere")
        return "\(file.entries.keys.sorted()) \(file.themes.count) \(key == nil)"
      } catch {
        return "\(error.cause)".filter { !$0.isNumber }.prefix(30) + "\(error.line ?? 0)"
      }
    }
  }
}

extension TemporaryFolder {
  /// Writes in place, since renaming would wait for the disk a thousand times.
  func write(_ bytes: [UInt8], to path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    defer { close(descriptor) }
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }
}
