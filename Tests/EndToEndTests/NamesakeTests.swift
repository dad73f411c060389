import Foundation
import TestSupport
import Testing

/// A place whose name others may share is never used silently.
extension EndToEnd {
  @Test(arguments: [
    ["--json"], ["--print"], ["--ics"], ["--format", "{temperature}"], ["--bar", "tmux"],
  ])
  func placeOfASharedNameIsNamed(output: [String]) throws {
    let program = try BuiltProgram()
    let town = try program.run(["--demo"] + output + ["Springfield"])
    #expect(town.status == 0 && town.errors.contains("Springfield, "))
    #expect(town.errors.contains("United States"))
    for certain in ["Springfield, US", "Seoul"] {
      let outcome = try program.run(["--demo"] + output + [certain])
      #expect(outcome.status == 0 && outcome.errors.isEmpty)
    }
  }
}
