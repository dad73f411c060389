import Files
import Glibc
public import WeatherModel

/// A cache of forecasts on disk: one file per place and provider, at most the 200 newest.
struct ForecastCacheStore: Sendable {
  static let formatVersion = 4
  static let limit = 200

  let folder: String
  let problems: IssueReporter

  private struct CachedForecast: Codable {
    var version: Int
    /// The report without its hours.
    var report: Fetched<WeatherReport>
    var hours: HourColumns

    init(_ report: Fetched<WeatherReport>) {
      version = ForecastCacheStore.formatVersion
      self.report = report
      self.report.hourly = []
      hours = HourColumns(report.hourly)
    }

    /// The report with its hours; nil if either is damaged.
    var whole: Fetched<WeatherReport>? {
      guard let hourly = hours.hours else { return nil }
      var whole = report
      whole.hourly = hourly
      // Warnings that were pending when the report was stored can no longer arrive: their request
      // counts as failed.
      if whole.warningsStatus?.isPending == true {
        whole.warningsStatus?.failedAt = report.fetchedAt
      }
      return whole.checked()
    }
  }

  func load(_ placeID: String, _ provider: Provider) -> Fetched<WeatherReport>? {
    let report = file(placeID, provider).read(\.whole)
    // A forecast is never shown for another place or provider.
    guard let report, report.place.id == placeID, report.provider == provider else { return nil }
    return report
  }

  private func file(_ placeID: String, _ provider: Provider) -> VersionedFile<CachedForecast> {
    VersionedFile(path: path(placeID, provider), version: Self.formatVersion, issues: problems)
  }

  func save(_ report: Fetched<WeatherReport>) {
    // A report that the next start would reject is not stored.
    guard report.provider != .sample, report.checked() != nil else { return }
    // A summary must not replace a cached page.
    let cached = report.detailLevel != .full ? load(report.place.id, report.provider) : nil
    guard
      file(report.place.id, report.provider)
        .write(CachedForecast(cached?.merged(with: report) ?? report))
    else { return }
    removeOldest()
  }

  /// Returns a path that is safe for any place identifier and unique to it.
  func path(_ placeID: String, _ provider: Provider) -> String {
    var safe = ""
    for byte in placeID.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."):
        safe.unicodeScalars.append(UnicodeScalar(byte))
      default: safe += "_" + String(byte, radix: 16)
      }
    }
    if safe.utf8.count > 160 {
      // A hash replaces the part that does not fit.
      safe = safe.prefix(140) + "_h" + String(placeID.utf8.stableHash, radix: 16)
    }
    return "\(folder)/\(provider.rawValue)-\(safe).json"
  }

  /// Removes all but the newest files of the folder.
  func removeOldest() {
    let names = PrivateFile.removeLeftovers(in: folder)
    guard names.count > Self.limit else { return }
    let dated = names.map { name in
      let path = "\(folder)/\(name)"
      var status = stat()
      let time = unsafe stat(path, &status) == 0 ? status.st_mtim : timespec()
      return (path: path, time: (time.tv_sec, time.tv_nsec))
    }
    for file in dated.sorted(by: { $0.time > $1.time }).dropFirst(Self.limit) {
      unsafe unlink(file.path)
    }
  }
}

extension ForecastCache {
  /// Creates a client that caches in `folder`, which is created when the first forecast is stored.
  /// Loading reads one file. Saving writes one, waits for the disk and lists the folder: never save
  /// on the main thread.
  /// - Parameter onIssue: Receives each file that cannot be used, once.
  public static func live(
    folder: String, onIssue: @escaping @Sendable (StorageIssue) -> Void = { _ in }
  ) -> ForecastCache {
    let files = ForecastCacheStore(folder: folder, problems: IssueReporter(onIssue))
    return ForecastCache(load: { files.load($0, $1) }, save: { files.save($0) })
  }
}
