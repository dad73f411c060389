import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

@Suite struct ProgramPathsTests {
  @Test func pathsDefaultToXDGBaseDirectories() {
    let paths = ProgramPaths(environment: ["HOME": "/home/a"])
    #expect(paths.configurationFile == "/home/a/.config/weather-tui/config.toml")
    #expect(paths.forecasts == "/home/a/.cache/weather-tui/forecasts")
    #expect(paths.stateFile == "/home/a/.local/state/weather-tui/state.json")
    #expect(paths.log == "/home/a/.local/state/weather-tui/log")
    #expect(paths.data == "/home/a/.local/share/weather-tui")
  }

  @Test func absoluteXDGDirectoriesAreUsedAndOthersIgnored() {
    let paths = ProgramPaths(environment: [
      "HOME": "/h", "XDG_CACHE_HOME": "/c", "XDG_STATE_HOME": "s", "XDG_CONFIG_HOME": "",
    ])
    #expect(paths.cache == "/c/weather-tui")
    #expect(paths.state == "/h/.local/state/weather-tui")
    #expect(paths.configuration == "/h/.config/weather-tui")
  }
}

@Suite struct MachineTimeZoneTests {
  private func zone(
    _ environment: [String: String] = [:], timezone: String? = nil, localtime: String? = nil
  ) throws -> String? {
    let root = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: root("etc"), withIntermediateDirectories: true)
    if let timezone { try root.write(timezone, to: "etc/timezone") }
    if let localtime {
      try FileManager.default.createSymbolicLink(
        atPath: root("etc/localtime"), withDestinationPath: localtime)
    }
    return MachineTimeZone.identifier(environment: environment, root: root.path)
  }

  @Test func tzVariableTakesPrecedenceOverFiles() throws {
    #expect(try zone(["TZ": "Asia/Seoul"], timezone: "Europe/Paris\n") == "Asia/Seoul")
    #expect(try zone(["TZ": ":Asia/Seoul"]) == "Asia/Seoul")
    #expect(try zone(["TZ": "/usr/share/zoneinfo/Asia/Seoul"]) == "Asia/Seoul")
  }

  @Test func timezoneFileTakesPrecedenceOverLocaltimeLink() throws {
    #expect(
      try zone(timezone: "Europe/Paris\n", localtime: "/usr/share/zoneinfo/Asia/Seoul")
        == "Europe/Paris")
    #expect(try zone(localtime: "../usr/share/zoneinfo/Asia/Seoul") == "Asia/Seoul")
    #expect(
      try zone(localtime: "/usr/share/zoneinfo/posix/America/Argentina/Ushuaia")
        == "America/Argentina/Ushuaia")
  }

  @Test(arguments: [
    "UTC", "Etc/UTC", "Etc/GMT+3", "EST5EDT", "Nowhere/City", "../x", "", "<+09>-9",
  ])
  func zoneNameThatIdentifiesNoPlaceIsIgnored(name: String) throws {
    #expect(try zone(["TZ": name]) == nil)
    #expect(try zone(timezone: name) == nil)
    #expect(try zone(["TZ": name], timezone: "Asia/Seoul") == "Asia/Seoul")
  }
}

@Suite struct ServiceManagerTests {
  @Test(
    .enabled(if: MessageBus.isLoaded, "needs libsystemd"),
    arguments: [
      ("30000000", 30), ("500000", 0.5), ("0", nil), ("-1", nil), ("soon", nil), (nil, nil),
    ] as [(String?, TimeInterval?)])
  func watchdogIntervalIsInSeconds(microseconds: String?, seconds: TimeInterval?) throws {
    var environment = ["NOTIFY_SOCKET": "/nonexistent/socket"]
    environment["WATCHDOG_USEC"] = microseconds
    let manager = try #require(ServiceManager(environment: environment))
    #expect(manager.watchdogInterval == seconds)
    #expect(ServiceManager(environment: ["WATCHDOG_USEC": "1", "NOTIFY_SOCKET": ""]) == nil)
  }
}

@Suite struct DataFilesTests {
  @Test func builtProgramFindsDataFilesInSourceTree() throws {
    let root = try TemporaryFolder()
    try root.write("[]", to: "src/cities.json")
    try root.write("x", to: "src/Resources/coastline.bin")
    try root.write("", to: "src/.build/debug/weather-tui")
    let executable = root("src/.build/debug/weather-tui")
    let list = DataFiles.cityList(environment: [:], executable: executable)
    #expect(list?.hasSuffix("/src/cities.json") == true)
    #expect(
      DataFiles.coastlinePath(environment: [:], executable: executable)?
        .hasSuffix("/src/Resources/coastline.bin") == true)
  }

  @Test func installedProgramFindsDataFilesThroughSymlink() throws {
    let root = try TemporaryFolder()
    try root.write("packed", to: "usr/share/weather-tui/cities.json.xz")
    try root.write("x", to: "usr/share/weather-tui/coastline.bin")
    try root.write("", to: "usr/bin/weather-tui")
    try FileManager.default.createSymbolicLink(
      atPath: root("link"), withDestinationPath: root("usr/bin/weather-tui"))
    for executable in [root("usr/bin/weather-tui"), root("link")] {
      #expect(
        DataFiles.cityList(environment: [:], executable: executable)?
          .hasSuffix("/usr/share/weather-tui/cities.json.xz") == true)
      #expect(DataFiles.coastlinePath(environment: [:], executable: executable) != nil)
    }
  }

  @Test func dataVariableTakesPrecedenceOverExecutablePath() throws {
    let root = try TemporaryFolder()
    try root.write("[]", to: "given/cities.json")
    try root.write("[]", to: "src/cities.json")
    #expect(
      DataFiles.cityList(
        environment: ["WEATHER_TUI_DATA": root("given")], executable: root("src/weather-tui"))
        == root("given/cities.json"))
    #expect(
      DataFiles.cityList(
        environment: ["WEATHER_TUI_DATA": root("missing")], executable: root("src/weather-tui"))?
        .hasSuffix("/src/cities.json") == true)
    #expect(DataFiles.cityList(environment: [:], executable: root("given-not/x")) == nil)
  }
}

@Suite struct NetworkMonitorTests {
  @Test func networkMonitorReportsCurrentStateFirst() async {
    let monitor = NetworkMonitor.live
    for await isConnected in monitor.changes() {
      #expect(isConnected == monitor.isConnected())
      break
    }
  }

  @Test func netlinkSocketCanBeOpened() throws {
    let descriptor = try #require(Netlink.openSocket())
    Netlink.drain(descriptor)
    close(descriptor)
  }
}
