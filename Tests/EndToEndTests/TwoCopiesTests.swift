import Foundation
import Testing

extension EndToEnd {
  @Test func concurrentInstancesMergeTheirFavorites() throws {
    let program = try BuiltProgram()
    let first = try Terminal("--demo 10,10", program: program)
    let second = try Terminal("--demo 20,20", program: program)
    for terminal in [first, second] {
      try terminal.wait("the page") { $0.contains("SAMPLE") && $0.contains("NOW") }
    }
    for terminal in [first, second] {
      try terminal.type("f")
      try terminal.wait("the notice") { $0.contains("is now a favourite") }
    }
    for terminal in [first, second] { try terminal.type("q") }
    let file = program.home.appending(path: "state/weather-tui/state.json")
    try second.wait("both favourites in \(file.path)") { _ in
      guard let data = try? Data(contentsOf: file),
        let state = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let favourites = state["favourites"] as? [[String: Any]]
      else { return false }
      let ids = favourites.compactMap { $0["id"] as? String }
      return ["at:10.0,10.0", "at:20.0,20.0"].allSatisfy(ids.contains)
    }
  }
}
