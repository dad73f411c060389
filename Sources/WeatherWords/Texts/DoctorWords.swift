/// The report of `weather-tui doctor`.
package struct DoctorWords: Sendable {
  let texts: Catalog

  package var title: String { texts["doctor.title"] }
  package var terminal: String { texts["doctor.terminal"] }
  package var locale: String { texts["doctor.locale"] }
  package var paths: String { texts["doctor.paths"] }
  package var configuration: String { texts["doctor.configuration"] }
  package var apiKey: String { texts["doctor.apiKey"] }
  package var network: String { texts["doctor.network"] }
  package var cache: String { texts["doctor.cache"] }
  package var cityList: String { texts["doctor.cityList"] }
  package var coastline: String { texts["doctor.coastline"] }
  package var coastlineIntact: String { texts["doctor.coastlineIntact"] }
  package var coastlineDamaged: String { texts["doctor.coastlineDamaged"] }
  package var version: String { texts["doctor.version"] }
  package var fine: String { texts["doctor.fine"] }
  package var problem: String { texts["doctor.problem"] }
  package var missing: String { texts["doctor.missing"] }
  package func keyFrom(_ source: String) -> String { texts["doctor.keyFrom", ["source": source]] }
  package func answered(_ milliseconds: Int) -> String {
    texts["doctor.answered", ["milliseconds": String(milliseconds)]]
  }
  package var notUTF8: String { texts["doctor.notUTF8"] }
  package var localeMissing: String { texts["doctor.localeMissing"] }
  package func colors(_ count: String) -> String { texts["doctor.colors", ["count": count]] }
  package func files(_ count: Int) -> String { texts["doctor.files", count: "count", count] }
  /// Standard output is no terminal.
  package var noTerminal: String { texts["doctor.noTerminal"] }
  package var mouse: String { texts["doctor.mouse"] }
  package var noMouse: String { texts["doctor.noMouse"] }
  package var writable: String { texts["doctor.writable"] }
  package var notWritable: String { texts["doctor.notWritable"] }
  /// The machine has, or lacks, a way to the network.
  package var linkUp: String { texts["doctor.linkUp"] }
  package var linkDown: String { texts["doctor.linkDown"] }
  /// The provider was not asked.
  package var notAsked: String { texts["doctor.notAsked"] }
  package func indexReady(_ places: String) -> String {
    texts["doctor.indexReady", ["places": places]]
  }
  package var indexNotBuilt: String { texts["doctor.indexNotBuilt"] }
  package func cacheAges(_ newest: String, _ oldest: String) -> String {
    texts["doctor.cacheAges", ["newest": newest, "oldest": oldest]]
  }
  package func watchedPlace(_ place: String, _ looked: String) -> String {
    texts["doctor.watchedPlace", ["place": place, "looked": looked]]
  }
  package func watchSawWeather(_ seen: String) -> String {
    texts["doctor.watchSawWeather", ["seen": seen]]
  }
  package func watchCheckedWarnings(_ seen: String) -> String {
    texts["doctor.watchCheckedWarnings", ["seen": seen]]
  }
  package var watchNothingSeen: String { texts["doctor.watchNothingSeen"] }
  /// The source of a setting that has its default.
  package var chosen: String { texts["doctor.chosen"] }
  package var standard: String { texts["doctor.standard"] }
}
