import Files
import WeatherModel

/// The machine's time zone, read from the environment and files.
public enum MachineTimeZone {
  /// Returns the IANA identifier from TZ, /etc/timezone or /etc/localtime, in this order. Names
  /// without a place (UTC, EST5EDT, Etc/GMT+3) are ignored: they are the defaults of servers and
  /// containers.
  /// - Parameter root: The folder that replaces `/` in tests.
  public static func identifier(environment: [String: String], root: String = "") -> String? {
    // POSIX allows a colon before the name, and a path in place of the name.
    if let named = environment["TZ"], let zone = valid(named.drop { $0 == ":" }) { return zone }
    if let bytes = try? PrivateFile(path: "\(root)/etc/timezone").read(limit: 4096),
      let zone = valid(String(decoding: bytes, as: UTF8.self)[...])
    {
      return zone
    }
    let link = FileSystem.target(ofLink: "\(root)/etc/localtime")
    return link.flatMap { valid($0[...]) }
  }

  /// Returns the IANA name in a name or in a path below `zoneinfo/`.
  private static func valid(_ text: Substring) -> String? {
    let trimmed = text.trimmed
    var parts = trimmed.split(separator: "/")[...]
    if let folder = parts.lastIndex(of: "zoneinfo") {
      parts = parts[(folder + 1)...]
    } else if trimmed.hasPrefix("/") {
      return nil
    }
    if let first = parts.first, first == "posix" || first == "right" { parts.removeFirst() }
    let name = parts.joined(separator: "/")
    guard parts.count > 1, parts.first != "Etc", name.utf8.count <= 64, PlaceTimeZone.isKnown(name)
    else { return nil }
    return name
  }
}
