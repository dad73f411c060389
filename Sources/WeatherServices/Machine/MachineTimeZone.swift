import Foundation

/// The machine's own time zone, read without asking anybody.
public enum MachineTimeZone {
  /// The IANA identifier from TZ, /etc/timezone or /etc/localtime, in this order.
  public static func identifier(environment: [String: String]) -> String? {
    if let named = environment["TZ"], let zone = valid(named.drop { $0 == ":" }) { return zone }
    if let text = try? String(contentsOfFile: "/etc/timezone", encoding: .utf8),
      let zone = valid(text[...])
    {
      return zone
    }
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/etc/localtime")
    guard let link, let range = link.range(of: "zoneinfo/") else { return nil }
    return valid(link[range.upperBound...])
  }

  private static func valid(_ text: Substring) -> String? {
    let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard name.contains("/"), !name.hasPrefix("/"), TimeZone(identifier: name) != nil else {
      return nil
    }
    return name
  }
}
