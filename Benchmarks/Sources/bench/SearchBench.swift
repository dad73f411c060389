import CitySearch
import Foundation

/// The search over a whole list, in this process.
struct SearchBench {
  /// What people type.
  static let typed = [
    "seoul", "서울", "ㅅㅇ", "부산", "new york", "sao paulo", "london ca", "ソウル", "Сеул", "münchen",
    "tokyo", "san francisco", "xqzv", "paris fr", "東京",
  ]
  /// Every beginning of it, as it is typed.
  static let queries = typed.flatMap { text in text.indices.map { String(text[...$0]) } }

  let shippedList = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "cities.json").path

  func index(ofListAt path: String, named name: String) throws -> CityIndex {
    let cache = FileManager.default.temporaryDirectory.appending(path: "weather-tui-bench-\(name)")
    return try CityIndex.open(listAt: path, cacheDirectory: cache.path)
  }

  /// - Parameters:
  ///   - median: The budget in milliseconds.
  ///   - worst: The budget for the slowest query; nil where there is none.
  func measure(_ index: CityIndex, median: Double, worst: Double?) {
    index.prepare(language: "en")
    var rounds: [String: [Double]] = [:]
    for _ in 0..<21 {
      for query in Self.queries {
        let time = ContinuousClock().measure { _ = index.search(query, limit: 100) }
        rounds[query, default: []].append(Report.milliseconds(time))
      }
    }
    // A query's time is the median of its rounds: the worst round of all is the scheduler's.
    let times = rounds.mapValues { $0.sorted()[$0.count / 2] }.sorted { $0.value < $1.value }
    let (middle, slowest) = (times[times.count / 2].value, times[times.count - 1])
    Report.line(
      "search: median, \(index.count) places", Report.text(middle),
      "<= \(Report.brief(median)) ms", isPersisted: middle <= median)
    Report.line(
      "search: slowest query (\(slowest.key))", Report.text(slowest.value),
      worst.map { "<= \(Report.brief($0)) ms" } ?? "none",
      isPersisted: worst.map { slowest.value <= $0 } ?? true)
  }

  /// A look through all names beside the search in the index, over the same queries.
  func comparePlainScan(with index: CityIndex) {
    let scan = PlainScan(index)
    func median(_ look: (String) -> Void) -> Double {
      let times = Self.queries.map { query in
        Report.milliseconds(ContinuousClock().measure { look(query) })
      }
      return times.sorted()[times.count / 2]
    }
    let plain = median { _ = scan.count($0) }
    let indexed = median { _ = index.search($0, limit: 100) }
    Report.line(
      "search: a plain scan of all names, median", Report.text(plain),
      "index <= 1/3", isPersisted: indexed <= plain / 3)
  }

  /// The size of the index of a list.
  func measureSize(named name: String) {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "weather-tui-bench-\(name)/cities.index").path
    let beside = URL(filePath: shippedList).deletingLastPathComponent()
      .appending(path: "cities.index").path
    let sizes = [beside, path].compactMap {
      (try? FileManager.default.attributesOfItem(atPath: $0))?[.size] as? Int
    }
    guard let size = sizes.first else { return }
    let megabytes = Double(size) / 1e6
    Report.line(
      "index of \(name)", String(format: "%.1f MB", megabytes), "<= 18 MB",
      isPersisted: megabytes <= 18)
  }
}
