import Foundation
import TerminalUI
import Testing

@testable import WeatherFeature

/// Compares the map with pictures beside this file; `RECORD_SNAPSHOTS=1` records them.
@Suite struct MapPictureTests {
  @Test(arguments: [
    ("Seoul", 6, 58, 11), ("Seoul", 4, 58, 14), ("London", 6, 58, 11), ("New York", 6, 76, 16),
    ("Suva", 6, 58, 14), ("Longyearbyen", 6, 58, 14), ("London", 0, 120, 36), ("Seoul", 2, 40, 10),
  ])
  func mapMatchesSnapshot(name: String, zoom: Int, width: Int, height: Int) throws {
    let grid = MapFixtures.grid(MapFixtures.scene(name, zoom: zoom, width, height))
    let title = name.lowercased().replacing(" ", with: "-")
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(title)-\(zoom)-\(width)x\(height).txt")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try (grid.text + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == grid.text + "\n")
  }
}
