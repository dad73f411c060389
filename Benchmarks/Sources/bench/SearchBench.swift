import CitySearch
import Foundation

/// Measures the search over a whole list in this process.
struct SearchBench {
  /// Texts that users type, measured at every prefix.
  static let typed = [
    "seoul", "서울", "ㅅㅇ", "부산", "new york", "sao paulo", "london ca", "ソウル", "Сеул", "münchen",
    "tokyo", "san francisco", "xqzv", "paris fr", "東京",
  ]
  /// Complete queries, typed or pasted, of the slowest kinds.
  static let whole = [
    "Unter den Linden 77 10117 Berlin Germany", "1600 Pennsylvania Avenue NW Washington DC 20500",
    "Av. Paulista, 1578 - Bela Vista, São Paulo - SP", "221b baker street london nw1",
    "3874 main street baie du tombeau 88789", "서울시 강남구 역삼동 123-4", "東京都渋谷区神南1-2-3",
    "will it rain in ulanqab tomorrow", "погода в нижнем новгороде завтра",
    "sankeshu tsugaru jiehu meshkin dasht", "guyancourt sandy monopoli subuk-myeon",
    "san st la st d south a i", "al ai ncity", "sangmun4-odng", "jrez de la fronera",
    "phoenix sky harbor intejnational airprot", "martin migeul de gumes international",
    "xaan", "sna", "ㅅㅏㄴㅅ", "нжний новгрод",
  ]
  /// Every prefix of the typed texts, and the complete queries.
  static let queries = typed.flatMap { text in text.indices.map { String(text[...$0]) } } + whole

  let shippedList = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "cities.json").path

  func index(ofListAt path: String, named name: String) throws -> CityIndex {
    let cache = FileManager.default.temporaryDirectory.appending(path: "weather-tui-bench-\(name)")
    return try CityIndex.open(listAt: path, cacheDirectory: cache.path)
  }

  /// - Parameters:
  ///   - median: The budget in milliseconds.
  ///   - worst: The budget for the slowest query; nil if there is none.
  func measure(_ index: CityIndex, median: Double, worst: Double?) {
    index.prepare(language: "en")
    var rounds: [String: [Double]] = [:]
    for _ in 0..<21 {
      for query in Self.queries {
        let time = ContinuousClock().measure { _ = index.search(query, limit: 100) }
        rounds[query, default: []].append(Report.milliseconds(time))
      }
    }
    // The time of a query is the median of its rounds, since the slowest round is due to the
    // scheduler.
    let times = rounds.mapValues { $0.sorted()[$0.count / 2] }.sorted { $0.value < $1.value }
    let (middle, slowest) = (times[times.count / 2].value, times[times.count - 1])
    Report.line(
      "search: median, \(index.count) places", Report.text(middle),
      "<= \(Report.brief(median)) ms", isMet: middle <= median)
    Report.line(
      "search: slowest query (\(slowest.key))", Report.text(slowest.value),
      worst.map { "<= \(Report.brief($0)) ms" } ?? "none",
      isMet: worst.map { slowest.value <= $0 } ?? true)
  }

  /// Compares a scan of all names with the search in the index, over the same queries.
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
      "index <= 1/3", isMet: indexed <= plain / 3)
  }

  /// Reports the size of the index of a list.
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
      "index of \(name)", String(format: "%.1f MB", megabytes), "<= 20 MB",
      isMet: megabytes <= 20)
  }
}
