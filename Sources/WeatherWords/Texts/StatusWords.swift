/// What the header, the banner and the status line say.
package struct StatusWords: Sendable {
  let texts: Catalog

  package var offline: String { texts["status.offline"] }
  /// `offline · data 3 h old`
  package func offlineWithAge(_ age: String) -> String {
    texts["status.offlineWithAge", ["age": age]]
  }
  /// `data 3 h old`
  package func dataAge(_ age: String) -> String { texts["status.dataAge", ["age": age]] }
  package var loading: String { texts["status.loading"] }
  /// The banner while there is no network.
  package func noNetworkSince(_ clock: String) -> String {
    texts["status.noNetworkSince", ["clock": clock]]
  }
  package var noNetwork: String { texts["status.noNetwork"] }
  /// Another version was installed over the running program.
  package var upgraded: String { texts["status.upgraded"] }
  package var networkBack: String { texts["status.networkBack"] }
  /// There is a network, and yet the provider cannot be had.
  package func providerOutSince(_ provider: String, _ clock: String) -> String {
    texts["status.providerOutSince", ["provider": provider, "clock": clock]]
  }
  /// The banner of `--offline`.
  package var offlineByChoice: String { texts["status.offlineByChoice"] }
  /// `again in 2 min`
  package func retryIn(_ length: String) -> String { texts["status.retryIn", ["length": length]] }
  /// What becomes of a question that the person has put.
  package func asking(_ provider: String) -> String {
    texts["status.asking", ["provider": provider]]
  }
  package func updated(_ clock: String) -> String { texts["status.updated", ["clock": clock]] }
  /// Some of many places were answered: `Updated 18:42, 18 of 20`.
  package func updated(_ clock: String, _ done: Int, of total: Int) -> String {
    texts[
      "status.updatedPartly", ["clock": clock, "done": String(done), "total": String(total)]]
  }
  /// The provider's answer holds for longer, and it is not asked before.
  package func rests(_ provider: String, until clock: String) -> String {
    texts["status.restsUntil", ["provider": provider, "clock": clock]]
  }
  /// Marks made-up weather in every header.
  package var sample: String { texts["status.sample"] }
  package var noData: String { texts["status.noData"] }
  package func favouriteAdded(_ place: String) -> String {
    texts["status.favouriteAdded", ["place": place]]
  }
  package func favouriteRemoved(_ place: String) -> String {
    texts["status.favouriteRemoved", ["place": place]]
  }
  package var noFavourites: String { texts["status.noFavourites"] }
  package func unitsNow(_ name: String) -> String { texts["status.unitsNow", ["name": name]] }
  package func themeNow(_ name: String) -> String { texts["status.themeNow", ["name": name]] }
  package var mouseOn: String { texts["status.mouseOn"] }
  package var mouseOff: String { texts["status.mouseOff"] }
  package var noLargerZoom: String { texts["status.noLargerZoom"] }
  package var noSmallerZoom: String { texts["status.noSmallerZoom"] }
  /// A file that could not be read was moved out of the way.
  package func fileSetAside(_ file: String, _ newName: String) -> String {
    texts["status.fileSetAside", ["file": file, "newName": newName]]
  }
  /// A file that is there and may not be read; a file or folder that may not be written.
  package func fileUnreadable(_ file: String) -> String {
    texts["status.fileUnreadable", ["file": file]]
  }
  package func fileTooLarge(_ file: String) -> String {
    texts["status.fileTooLarge", ["file": file]]
  }
  package func fileUnwritable(_ file: String) -> String {
    texts["status.fileUnwritable", ["file": file]]
  }
  /// How much room the program needs, when there is less.
  package func tooSmall(_ width: Int, _ height: Int) -> String {
    texts["status.tooSmall", ["width": String(width), "height": String(height)]]
  }
  /// Other warnings that are in force: `+2 more`.
  package func moreAlerts(_ count: Int) -> String {
    texts["status.moreAlerts", ["count": String(count)]]
  }
  /// When a warning begins: `from Mon 23 10:00`.
  package func alertFrom(_ moment: String) -> String {
    texts["status.alertFrom", ["moment": moment]]
  }
  /// Validity of a warning: `until Sun 22 06:00`.
  package func alertUntil(_ moment: String) -> String {
    texts["status.alertUntil", ["moment": moment]]
  }
  /// The first screen while nothing is there yet.
  package func splash(_ place: String) -> String { texts["status.splash", ["place": place]] }
  package var firstStart: String { texts["status.firstStart"] }
  package var nothingToReload: String { texts["status.nothingToReload"] }
}
