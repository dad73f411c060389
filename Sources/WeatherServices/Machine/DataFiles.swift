import Foundation

/// Finds the files that come with the program.
public enum DataFiles {
  /// The folder that holds `cities.json` and the map: named by WEATHER_TUI_DATA, beside an installed
  /// program under `share`, or the folder of the sources above a program that was only built.
  public static func folder(environment: [String: String]) -> String? {
    let executable = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments.first ?? "."
    var folder = (executable as NSString).deletingLastPathComponent
    var candidates = [
      environment["WEATHER_TUI_DATA"] ?? "",
      ((folder as NSString).deletingLastPathComponent as NSString)
        .appendingPathComponent("share/weather-tui"),
    ]
    while folder.count > 1 {
      candidates.append(folder)
      folder = (folder as NSString).deletingLastPathComponent
    }
    return candidates.first {
      !$0.isEmpty && FileManager.default.fileExists(atPath: $0 + "/cities.json")
    }
  }
}
