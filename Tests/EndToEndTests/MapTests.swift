import Foundation
import TestSupport
import Testing

extension EndToEnd {
  @Test func tabCyclesThroughMapLayersOfSampleData() throws {
    let terminal = try Terminal("--demo 37.57,126.98", width: 120, height: 40)
    // The header names the provider before the weather has arrived.
    try terminal.wait("the page") { $0.contains("DETAIL") }
    try terminal.type("4")
    try terminal.press("Enter")
    try terminal.wait("temperatures") { $0.contains("now   SAMPLE") && $0.contains("°C") }
    for unit in ["m/s", "mm/h", "%", "hPa"] {
      try terminal.press("Tab")
      try terminal.wait("the layer in \(unit)") { screen in
        screen.split(separator: "\n").contains { $0.contains(" \(unit)") && $0.contains("km") }
      }
    }
    try terminal.press("Tab")
    try terminal.wait("the map alone") { !$0.contains("now   SAMPLE") }
  }
}
