import CArguments
import Files
import Glibc
public import WeatherModel

/// The locations of the files that come with the program.
public enum DataFiles {
  /// Returns the path of the list of places, which is compressed in an installation. The list is
  /// looked for in the folder named by WEATHER_TUI_DATA, in `share` next to an installed program,
  /// and in the source folders above a program that was built but not installed.
  public static func cityList(
    environment: [String: String], executable: String = DataFiles.executable
  ) -> String? {
    candidates(environment: environment, executable: executable).lazy
      .flatMap { ["\($0)/cities.json", "\($0)/cities.json.xz"] }
      .first(where: FileSystem.isFile)
  }

  /// Returns the path of the coastline: next to the list of places in an installation, in
  /// `Resources` in the sources. It is looked for separately, because it may exist where the list
  /// does not.
  public static func coastlinePath(
    environment: [String: String], executable: String = DataFiles.executable
  ) -> String? {
    candidates(environment: environment, executable: executable).lazy
      .flatMap { ["\($0)/coastline.bin", "\($0)/Resources/coastline.bin"] }
      .first(where: FileSystem.isFile)
  }

  /// Returns the memory-mapped coastline; nil if there is none that can be used.
  public static func coastline(environment: [String: String]) -> Coastline? {
    guard let path = coastlinePath(environment: environment),
      let file = MappedFile(path: path, sizes: 1...(64 << 20))
    else { return nil }
    return unsafe Coastline(mapped: file.bytes, owner: file)
  }

  /// The path of the running program's file at launch, with symbolic links resolved.
  public static let executable =
    unsafe FileSystem.target(ofLink: "/proc/self/exe")
    ?? carg_executable().map { unsafe String(cString: $0) } ?? "."

  private static func candidates(
    environment: [String: String], executable: String
  ) -> [String] {
    var folders: [String] = []
    if let given = environment["WEATHER_TUI_DATA"], !given.isEmpty { folders.append(given) }
    var folder = PrivateFile(path: resolved(executable)).folder
    folders.append(PrivateFile(path: folder).folder + "/share/weather-tui")
    while folder.count > 1 {
      folders.append(folder)
      folder = PrivateFile(path: folder).folder
    }
    return folders
  }

  /// Returns the path with its symbolic links resolved; the path itself if it does not exist.
  private static func resolved(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }
}
