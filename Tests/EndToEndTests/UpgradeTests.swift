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

    /// What dpkg does with a package: all files are unpacked beside their places, each with a link to
    /// what stood there, before any is renamed; the links go in the end.
    func unpack() throws {
      let manager = FileManager.default
      let files = try manager.subpathsOfDirectory(atPath: tree.path).sorted().filter { name in
        (try? tree.appending(path: name).resourceValues(forKeys: [.isRegularFileKey]))?
          .isRegularFile == true
      }
      let places = files.map { path.appending(path: $0).path }
      for (name, place) in zip(files, places) {
        try manager.copyItem(
          atPath: tree.appending(path: name).path, toPath: place + ".dpkg-new")
        try manager.linkItem(atPath: place, toPath: place + ".dpkg-tmp")
      }
      for place in places { #expect(rename(place + ".dpkg-new", place) == 0) }
      for place in places { #expect(unlink(place + ".dpkg-tmp") == 0) }
    }
  }

  /// Installing over programs that run, again and again: they go on, and say it once.
  @Test func upgradesLeaveWhatRunsAlone() throws {
    let prefix = try Prefix()
    let notice = "Another version is installed."
    // Its first look fails, so that the next one is a minute later.
    let nowhere = "http://127.0.0.1:9"
    let errors = prefix.program.home.appending(path: "watch-errors")
    let watch = try Terminal(
      command: "WEATHER_TUI_OPEN_METEO_URL=\(nowhere) '\(prefix.executable)' watch 10,10 "
        + "--exec true 2>'\(errors.path)'", program: prefix.program)
    let idle = try Terminal(command: "'\(prefix.executable)' --demo 10,10", program: prefix.program)
    let page = try Terminal(command: "'\(prefix.executable)' --demo 10,10", program: prefix.program)
    let search = try Terminal(
      command: "'\(prefix.executable)' --demo 10,10", program: prefix.program)
    for terminal in [idle, page, search] {
      try terminal.wait("the page") { $0.contains("SAMPLE") && $0.contains("NOW") }
    }
    // Takes the hint of a first start out of the footer, which would keep the place.
    try idle.press("1")
    let process = try watch.processID()
    try search.type("/")
    try search.wait("the search pane") { $0.contains("Find a place") }
    for name in ["seoul", "busan", "tokyo", "paris", "quito"] {
      for _ in 1...2 {
        try prefix.install()
        try prefix.unpack()
      }
      try search.press("C-u")
      try search.type(name)
      try search.wait(name) { $0.contains("▸ \(name.capitalized) ") }
      try page.press("5")
      try page.wait("the fifth section") { $0.contains("DETAIL") }
      try page.press("1")
      try page.wait("the first section") { $0.contains("▸1 NOW") }
    }
    let installed = try FileManager.default.subpathsOfDirectory(atPath: prefix.path.path)
    #expect(!installed.contains { $0.hasSuffix(".new") || $0.contains(".dpkg-") })
    // The page says it in its footer with the minute, and the keys come back with a key.
    try idle.wait("the notice") { $0.contains(notice) }
    try idle.press("1")
    try idle.wait("the footer's keys") { !$0.contains(notice) && $0.contains("? help") }
    try watch.wait("the line of watch") { _ in
      (try? String(contentsOf: errors, encoding: .utf8))?.contains(notice) == true
    }
    let lines = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("weather-tui: \(notice)") } == 1)
    #expect(kill(process, 0) == 0)
  }

  /// A list of places that is exchanged while a page searches the one before.
  @Test func anImportLeavesASearchAlone() throws {
    let program = try BuiltProgram()
    let search = try Terminal("--demo 10,10", program: program)
    try search.wait("the page") { $0.contains("SAMPLE") && $0.contains("NOW") }
    try search.type("/")
    try search.wait("the search pane") { $0.contains("Find a place") }
    for (index, name) in ["seoul", "busan", "tokyo", "paris"].enumerated() {
      let list = program.home.appending(path: "list-\(index).json")
      let place = #"{"id":7,"name":"Qwertyville","coord":{"lon":127,"lat":\#(index)}}"#
      try "[\(place)]".write(to: list, atomically: true, encoding: .utf8)
      #expect(try program.run(["cities", "import", list.path]).status == 0)
      try search.press("C-u")
      try search.type(name)
      // The page goes on with the list that it began with.
      try search.wait(name) { $0.contains("▸ \(name.capitalized) ") }
    }
    try search.press("Enter")
    try search.wait("the page of the place found") { $0.contains("Paris") && $0.contains("NOW") }
    #expect(try program.run(["cities", "search", "qwerty"]).output.contains("Qwertyville"))
    #expect(try program.run(["cities", "search", "paris"]).status == 1)
  }
}
