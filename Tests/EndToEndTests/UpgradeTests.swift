import Foundation
import Testing

extension EndToEnd {
  /// A prefix with the program and its data in it, and what installs them there.
  private struct Prefix {
    let program: BuiltProgram
    var tree: URL { program.home.appending(path: "tree") }
    var path: URL { program.home.appending(path: "prefix") }
    var executable: String { path.appending(path: "bin/weather-tui").path }

    init() throws {
      program = try BuiltProgram()
      let data = tree.appending(path: "share/weather-tui")
      for folder in [tree.appending(path: "bin"), data] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      let built = URL(filePath: BuiltProgram.path).deletingLastPathComponent()
      let source =
        [
          built.deletingLastPathComponent().appending(path: "share/weather-tui"),
          BuiltProgram.sources,
        ]
        .first { FileManager.default.fileExists(atPath: $0.appending(path: "cities.json").path) }
      try FileManager.default.copyItem(
        at: URL(filePath: BuiltProgram.path), to: tree.appending(path: "bin/weather-tui"))
      for name in ["cities.json", "cities.index", "coastline.bin"] {
        let found = [
          source?.appending(path: name), BuiltProgram.sources.appending(path: name),
          BuiltProgram.sources.appending(path: "Resources/\(name)"),
        ].compactMap(\.self).first { FileManager.default.fileExists(atPath: $0.path) }
        guard let found else { continue }
        try FileManager.default.copyItem(at: found, to: data.appending(path: name))
      }
      try install()
    }

    /// What `make install` runs.
    func install() throws {
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = [
        BuiltProgram.sources.appending(path: "Scripts/install.sh").path, tree.path, path.path,
      ]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  /// Installing over programs that run, again and again.
  @Test func upgradesLeaveWhatRunsAlone() throws {
    let prefix = try Prefix()
    let page = try Terminal(command: "'\(prefix.executable)' --demo 10,10", program: prefix.program)
    let search = try Terminal(
      command: "'\(prefix.executable)' --demo 10,10", program: prefix.program)
    let watch = try Terminal(
      command: "'\(prefix.executable)' watch --demo --exec true 10,10", program: prefix.program)
    for terminal in [page, search] {
      try terminal.wait("the page") { $0.contains("SAMPLE") && $0.contains("NOW") }
    }
    let process = try watch.processID()
    try search.type("/")
    try search.wait("the search pane") { $0.contains("Find a place") }
    for name in ["seoul", "busan", "tokyo", "paris", "quito"] {
      for _ in 1...4 { try prefix.install() }
      try search.press("C-u")
      try search.type(name)
      try search.wait(name) { $0.contains("▸ \(name.capitalized) ") }
      try page.press("5")
      try page.wait("the fifth section") { $0.contains("DETAIL") }
      try page.press("1")
      try page.wait("the first section") { $0.contains("▸1 NOW") }
    }
    #expect(kill(process, 0) == 0)
    let installed = try FileManager.default.subpathsOfDirectory(atPath: prefix.path.path)
    #expect(!installed.contains { $0.hasSuffix(".new") })
  }
}
