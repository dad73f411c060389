// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// The report of `weather-tui doctor`.
package struct DoctorWords: Sendable {
  let texts: Catalog

  /// Report of weather-tui doctor. `weather-tui doctor`
  package var title: String { texts["doctor.title"] }

  /// Report of weather-tui doctor. `terminal`
  package var terminal: String { texts["doctor.terminal"] }

  /// Report of weather-tui doctor. `locale`
  package var locale: String { texts["doctor.locale"] }

  /// Report of weather-tui doctor. `paths`
  package var paths: String { texts["doctor.paths"] }

  /// Report of weather-tui doctor. `configuration`
  package var configuration: String { texts["doctor.configuration"] }

  /// Report of weather-tui doctor. `API key`
  package var apiKey: String { texts["doctor.apiKey"] }

  /// Report of weather-tui doctor. `network`
  package var network: String { texts["doctor.network"] }

  /// Report of weather-tui doctor. `cache`
  package var cache: String { texts["doctor.cache"] }

  /// Report of weather-tui doctor. `city list`
  package var cityList: String { texts["doctor.cityList"] }

  /// The file of the map’s lines, as a line of the doctor’s report. `coastline`
  package var coastline: String { texts["doctor.coastline"] }

  /// The file of the coastline has the checksum that it states. `intact`
  package var coastlineIntact: String { texts["doctor.coastlineIntact"] }

  /// The file of the coastline cannot be used. `missing or damaged; reinstall the program`
  package var coastlineDamaged: String { texts["doctor.coastlineDamaged"] }

  /// Report of weather-tui doctor. `version`
  package var version: String { texts["doctor.version"] }

  /// Report of weather-tui doctor. `OK`
  package var fine: String { texts["doctor.fine"] }

  /// Report of weather-tui doctor. `problem`
  package var problem: String { texts["doctor.problem"] }

  /// Report of weather-tui doctor. `missing`
  package var missing: String { texts["doctor.missing"] }

  /// Report of weather-tui doctor. `present, from --lang`
  package func keyFrom(_ source: String) -> String { texts["doctor.keyFrom", ["source": source]] }

  /// Report of weather-tui doctor. `answered in 120 ms`
  package func answered(_ milliseconds: Int) -> String {
    texts["doctor.answered", ["milliseconds": String(milliseconds)]]
  }

  /// Report of weather-tui doctor. `not UTF-8: only ASCII is drawn; set LANG, for example to
  /// C.UTF-8`
  package var notUTF8: String { texts["doctor.notUTF8"] }

  /// Report of weather-tui doctor. `256 colours`
  package func colors(_ count: String) -> String { texts["doctor.colors", ["count": count]] }

  /// Report of weather-tui doctor. `3 files`
  package func files(_ count: Int) -> String { texts["doctor.files", count: "count", count] }

  /// Report of weather-tui doctor. Standard output is no terminal. `standard output is not a
  /// terminal`
  package var noTerminal: String { texts["doctor.noTerminal"] }

  /// Report of weather-tui doctor. `mouse`
  package var mouse: String { texts["doctor.mouse"] }

  /// Report of weather-tui doctor. `no mouse`
  package var noMouse: String { texts["doctor.noMouse"] }

  /// Report of weather-tui doctor. `writable`
  package var writable: String { texts["doctor.writable"] }

  /// Report of weather-tui doctor. `not writable`
  package var notWritable: String { texts["doctor.notWritable"] }

  /// Report of weather-tui doctor. The machine has, or lacks, a way to the network. `connected`
  package var linkUp: String { texts["doctor.linkUp"] }

  /// Report of weather-tui doctor. `not connected`
  package var linkDown: String { texts["doctor.linkDown"] }

  /// Report of weather-tui doctor. The provider was not asked. `not checked`
  package var notAsked: String { texts["doctor.notAsked"] }

  /// Report of weather-tui doctor. `newest 2 min old, oldest 3 days`
  package func cacheAges(_ newest: String, _ oldest: String) -> String {
    texts["doctor.cacheAges", ["newest": newest, "oldest": oldest]]
  }

  /// Report of weather-tui doctor. Where a setting comes from: the default of the program. `chosen
  /// in the program`
  package var chosen: String { texts["doctor.chosen"] }

  /// Report of weather-tui doctor. `default`
  package var standard: String { texts["doctor.standard"] }

  /// Report of weather-tui doctor. `this locale is not installed`
  package var localeMissing: String { texts["doctor.localeMissing"] }

  /// Report of doctor: when watch looked last. `Oslo: last checked 2 min ago`
  package func watchedPlace(_ place: String, _ looked: String) -> String {
    texts["doctor.watchedPlace", ["place": place, "looked": looked]]
  }

  /// Report of doctor, after when watch looked last. `weather received 2 min ago`
  package func watchSawWeather(_ seen: String) -> String {
    texts["doctor.watchSawWeather", ["seen": seen]]
  }

  /// Report of doctor, after when watch looked last. `warnings checked 2 min ago`
  package func watchCheckedWarnings(_ seen: String) -> String {
    texts["doctor.watchCheckedWarnings", ["seen": seen]]
  }

  /// Report of doctor, after when watch looked last. `nothing received yet`
  package var watchNothingSeen: String { texts["doctor.watchNothingSeen"] }
}

extension Words {
  /// The report of `weather-tui doctor`.
  package var doctor: DoctorWords { DoctorWords(texts: texts) }
}
