import Foundation
import Testing

extension EndToEnd {
  /// The means by which the files of a new version are installed.
  enum Installer: CaseIterable, CustomStringConvertible {
    case makeInstall
    case dpkg

    /// The installers available here: dpkg needs root for a database of its own.
    static var available: [Installer] {
      let hasDpkg = ["dpkg", "dpkg-deb"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
      }
      return hasDpkg && geteuid() == 0 ? allCases : [.makeInstall]
    }

    var description: String { self == .dpkg ? "dpkg" : "make install" }
  }

  /// A prefix with the program, its data, and its installer.
  private struct Prefix {
    let program: BuiltProgram
    let installer: Installer
    var tree: URL { program.home.appending(path: "tree/usr") }
    var root: URL { program.home.appending(path: "root") }
    var path: URL { root.appending(path: "usr") }
    var executable: String { path.appending(path: "bin/weather-tui").path }

    init(_ installer: Installer) throws {
      self.installer = installer
      program = try BuiltProgram()
      let data = tree.appending(path: "share/weather-tui")
      for folder in [tree.appending(path: "bin"), data] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try FileManager.default.copyItem(
        at: URL(filePath: BuiltProgram.path), to: tree.appending(path: "bin/weather-tui"))
      for file in Self.data {
        try FileManager.default.copyItem(
          at: file, to: data.appending(path: file.lastPathComponent))
      }
      try install(version: 1)
    }

    /// The data next to the tested program if it is installed, otherwise those of the sources.
    private static var data: [URL] {
      let sources = BuiltProgram.sources
      let installed = URL(filePath: BuiltProgram.path).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "share/weather-tui")
      let names = ["cities.json", "cities.json.xz", "cities.index", "coastline.bin"]
      let found = { (folder: URL) in
        names.map { folder.appending(path: $0) }.filter {
          FileManager.default.fileExists(atPath: $0.path)
        }
      }
      let data = found(installed)
      return data.isEmpty ? found(sources) + found(sources.appending(path: "Resources")) : data
    }

    /// Installs like `make install` or the package manager.
    func install(version: Int) throws {
      switch installer {
      case .makeInstall:
        try run(
          "/bin/sh", BuiltProgram.sources.appending(path: "Scripts/install.sh").path, tree.path,
          path.path)
      case .dpkg: try installPackage(version: version)
      }
    }

    private func installPackage(version: Int) throws {
      let database = root.appending(path: "var/lib/dpkg")
      let control = tree.deletingLastPathComponent().appending(path: "DEBIAN")
      let log = root.appending(path: "var/log")
      let folders = [
        control, log, database.appending(path: "info"), database.appending(path: "updates"),
      ]
      for folder in folders {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      let status = database.appending(path: "status")
      if !FileManager.default.fileExists(atPath: status.path) { try Data().write(to: status) }
      let fields = """
        Package: weather-tui
        Version: \(version)
        Architecture: all
        Maintainer: nobody <nobody@example.org>
        Description: weather

        """
      try Data(fields.utf8).write(to: control.appending(path: "control"))
      let package = program.home.appending(path: "weather-tui.deb").path
      try run(
        "/usr/bin/dpkg-deb", "-Znone", "--root-owner-group", "--build",
        control.deletingLastPathComponent().path, package)
      try run("/usr/bin/dpkg", "--root=\(root.path)", "--force-bad-path", "--install", package)
    }

    private func run(_ executable: String, _ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(filePath: executable)
      process.arguments = arguments
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  /// Repeated installation over running programs.
  @Test(arguments: Installer.available) func upgradesDoNotDisturbRunningPrograms(
    installer: Installer
  ) throws {
    let prefix = try Prefix(installer)
    var version = 1
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
      for _ in 1...4 {
        version += 1
        try prefix.install(version: version)
      }
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
    #expect(!installed.contains { $0.hasSuffix(".new") || $0.hasSuffix(".dpkg-new") })
  }

  /// A page and a watch each report an upgrade once.
  @Test func anUpgradeIsReportedOnce() throws {
    let prefix = try Prefix(.makeInstall)
    let notification = "Another version is installed."
    // The first check fails, so the next one is a minute later.
    let nowhere = "http://127.0.0.1:9"
    let errors = prefix.program.home.appending(path: "watch-errors")
    let watch = try Terminal(
      command: "WEATHER_TUI_OPEN_METEO_URL=\(nowhere) '\(prefix.executable)' watch 10,10 "
        + "--exec true 2>'\(errors.path)'", program: prefix.program)
    let page = try Terminal(command: "'\(prefix.executable)' --demo 10,10", program: prefix.program)
    try page.wait("the page") { $0.contains("SAMPLE") && $0.contains("NOW") }
    // Removes the first start's hint from the footer, where it would take precedence.
    try page.press("1")
    let process = try watch.processID()
    for version in 2...3 { try prefix.install(version: version) }
    // With the tick of the minute.
    try page.wait("the notice") { $0.contains(notification) }
    try page.press("1")
    try page.wait("the footer's keys") { !$0.contains(notification) && $0.contains("? help") }
    try watch.wait("the line of watch") { _ in
      (try? String(contentsOf: errors, encoding: .utf8))?.contains(notification) == true
    }
    let lines = try String(contentsOf: errors, encoding: .utf8).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("weather-tui: \(notification)") } == 1)
    #expect(kill(process, 0) == 0)
  }

  /// Imports lists, plain and compressed, while a program searches the previous one.
  @Test func importsDoNotDisturbARunningSearch() throws {
    let program = try BuiltProgram(hasIndex: false)
    let path = program.home.appending(path: "list.json").path
    func list(_ count: Int) -> String {
      let places = (1...count).map { number in
        """
        {"id":\(number),"name":"\(number == 1 ? "Qwertyville" : "Place \(number)")","country":"KR",\
        "coord":{"lon":127,"lat":37.\(number)}}
        """
      }
      return "[" + places.joined(separator: ",\n") + "]"
    }
    func imports(_ count: Int, compressed: Bool) throws {
      try list(count).write(toFile: path, atomically: true, encoding: .utf8)
      if compressed {
        let gzip = try Process.run(
          URL(filePath: "/usr/bin/env"), arguments: ["gzip", "-kf", path])
        gzip.waitUntilExit()
      }
      let taken = try program.run(["cities", "import", compressed ? path + ".gz" : path])
      #expect(taken.output.contains("Imported \(count) places"))
    }
    try imports(300, compressed: false)
    let search = try Terminal("--demo 10,10", program: program)
    try search.wait("the page") { $0.contains("SAMPLE") && $0.contains("NOW") }
    try search.type("/")
    try search.wait("the search pane") { $0.contains("Find a place") }
    let process = try search.processID()
    for (number, count) in [20, 400, 2, 50].enumerated() {
      try search.type("qwerty")
      try search.wait("the place") { $0.contains("▸ Qwertyville ") }
      try imports(count, compressed: number % 2 == 1)
      try search.press("C-u")
      try search.wait("an empty search") { !$0.contains("▸ Qwertyville ") }
    }
    try search.type("qwerty")
    try search.wait("the place") { $0.contains("▸ Qwertyville ") }
    #expect(kill(process, 0) == 0)
  }
}
