import Foundation
public import WeatherModel

/// Answers kept on disk: one file a place and provider, at most 200, the oldest leave.
struct ForecastFiles {
  static let formatVersion = 1
  static let most = 200

  let folder: String

  private struct Kept: Codable {
    var version: Int
    var report: WeatherReport
  }

  private struct Version: Codable {
    var version: Int
  }

  /// A file name that any place id is safe in.
  private func path(_ placeID: String, _ provider: Provider) -> String {
    let safe = placeID.utf8.map { byte -> String in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."):
        String(UnicodeScalar(byte))
      default: "_" + String(byte, radix: 16)
      }
    }
    return "\(folder)/\(provider.rawValue)-\(safe.joined().prefix(160)).json"
  }

  func load(_ placeID: String, _ provider: Provider) -> WeatherReport? {
    let file = PrivateFile(path: path(placeID, provider))
    guard let data = file.read() else { return nil }
    let decoder = JSONDecoder()
    guard let version = try? decoder.decode(Version.self, from: data) else {
      file.setAside()
      return nil
    }
    // Another version's file is not damaged, only not for this program; it is written anew.
    guard version.version == Self.formatVersion else { return nil }
    guard let kept = try? decoder.decode(Kept.self, from: data) else {
      file.setAside()
      return nil
    }
    // One place's weather is never shown under another's name.
    guard kept.report.place.id == placeID, kept.report.provider == provider else { return nil }
    return kept.report
  }

  func save(_ report: WeatherReport) {
    guard report.provider != .sample,
      let data = try? JSONEncoder().encode(Kept(version: Self.formatVersion, report: report))
    else { return }
    PrivateFile(path: path(report.place.id, report.provider)).write(data)
    removeOldest()
  }

  private func removeOldest() {
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: folder), names.count > Self.most
    else { return }
    let dated = names.map { name -> (path: String, date: Date) in
      let path = "\(folder)/\(name)"
      let date = try? files.attributesOfItem(atPath: path)[.modificationDate] as? Date
      return (path, date ?? .distantPast)
    }
    for file in dated.sorted(by: { $0.date > $1.date }).dropFirst(Self.most) {
      try? files.removeItem(atPath: file.path)
    }
  }
}

extension ForecastCache {
  /// Answers kept in `folder`.
  public static func live(folder: String) -> ForecastCache {
    let files = ForecastFiles(folder: folder)
    return ForecastCache(load: { files.load($0, $1) }, save: { files.save($0) })
  }
}
