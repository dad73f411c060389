// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// What the header, the banner and the status line say.
package struct StatusWords: Sendable {
  let texts: Catalog

  /// Header, banner or status line. `offline`
  package var offline: String { texts["status.offline"] }

  /// Header, banner or status line. `offline · data 3 h old`
  package func offlineWithAge(_ age: String) -> String {
    texts["status.offlineWithAge", ["age": age]]
  }

  /// Header, banner or status line. `data 3 h old`
  package func dataAge(_ age: String) -> String { texts["status.dataAge", ["age": age]] }

  /// Header, banner or status line. `loading`
  package var loading: String { texts["status.loading"] }

  /// Header, banner or status line. The banner while there is no network. `No network since 21:00.
  /// Showing saved data; reloads when it is back.`
  package func noNetworkSince(_ clock: String) -> String {
    texts["status.noNetworkSince", ["clock": clock]]
  }

  /// Header, banner or status line. `No network. Showing saved data; reloads when it is back.`
  package var noNetwork: String { texts["status.noNetwork"] }

  /// Header, banner or status line. `The network is back.`
  package var networkBack: String { texts["status.networkBack"] }

  /// Status line, and a line of the command watch: the program's file was replaced while it runs.
  /// `Another version is installed. Restart to use it.`
  package var upgraded: String { texts["status.upgraded"] }

  /// Header, banner or status line. There is a network, and yet the provider cannot be had.
  /// `Open-Meteo unreachable since 21:00; the network is fine.`
  package func providerOutSince(_ provider: String, _ clock: String) -> String {
    texts["status.providerOutSince", ["provider": provider, "clock": clock]]
  }

  /// Header, banner or status line. The banner of `--offline`.
  package var offlineByChoice: String { texts["status.offlineByChoice"] }

  /// Header, banner or status line. `again in 2 min`
  package func retryIn(_ length: String) -> String { texts["status.retryIn", ["length": length]] }

  /// Header, banner or status line. Marks made-up weather in every header. `SAMPLE`
  package var sample: String { texts["status.sample"] }

  /// Header, banner or status line. `no data`
  package var noData: String { texts["status.noData"] }

  /// Header, banner or status line. `Ciudad de México is now a favourite.`
  package func favouriteAdded(_ place: String) -> String {
    texts["status.favouriteAdded", ["place": place]]
  }

  /// Header, banner or status line. `Ciudad de México is no longer a favourite.`
  package func favouriteRemoved(_ place: String) -> String {
    texts["status.favouriteRemoved", ["place": place]]
  }

  /// Header, banner or status line. `No favourites yet: f adds the place on screen.`
  package var noFavourites: String { texts["status.noFavourites"] }

  /// Header, banner or status line. `Units: metric (°C, m/s)`
  package func unitsNow(_ name: String) -> String { texts["status.unitsNow", ["name": name]] }

  /// Header, banner or status line. `Theme: nord`
  package func themeNow(_ name: String) -> String { texts["status.themeNow", ["name": name]] }

  /// Header, banner or status line. `Mouse on`
  package var mouseOn: String { texts["status.mouseOn"] }

  /// Header, banner or status line. `Mouse off; the terminal selects text again`
  package var mouseOff: String { texts["status.mouseOff"] }

  /// Header, banner or status line. `Zoomed all the way in.`
  package var noLargerZoom: String { texts["status.noLargerZoom"] }

  /// Header, banner or status line. `Zoomed all the way out.`
  package var noSmallerZoom: String { texts["status.noSmallerZoom"] }

  /// Header, banner or status line. A file that could not be read was moved out of the way.
  /// `state.json could not be read and was set aside as state.json.bad.`
  package func fileSetAside(_ file: String, _ newName: String) -> String {
    texts["status.fileSetAside", ["file": file, "newName": newName]]
  }

  /// Header, banner or status line. A file that is there and may not be read; a file or folder that
  /// may not be written. `state.json cannot be read and is ignored: check its permissions.`
  package func fileUnreadable(_ file: String) -> String {
    texts["status.fileUnreadable", ["file": file]]
  }

  /// Header, banner or status line. `state.json is larger than 16 MB and is ignored: move it away.`
  package func fileTooLarge(_ file: String) -> String {
    texts["status.fileTooLarge", ["file": file]]
  }

  /// Header, banner or status line. `state.json cannot be written: check its folder’s permissions
  /// and free space.`
  package func fileUnwritable(_ file: String) -> String {
    texts["status.fileUnwritable", ["file": file]]
  }

  /// Header, banner or status line. How much room the program needs, when there is less. `needs at
  /// least 20×5`
  package func tooSmall(_ width: Int, _ height: Int) -> String {
    texts["status.tooSmall", ["width": String(width), "height": String(height)]]
  }

  /// Header, banner or status line. Other warnings that are in force: `+2 more`.
  package func moreAlerts(_ count: Int) -> String {
    texts["status.moreAlerts", ["count": String(count)]]
  }

  /// When a warning begins. `from Mon 23 10:00`
  package func alertFrom(_ moment: String) -> String {
    texts["status.alertFrom", ["moment": moment]]
  }

  /// Header, banner or status line. Validity of a warning: `until Sun 22 06:00`.
  package func alertUntil(_ moment: String) -> String {
    texts["status.alertUntil", ["moment": moment]]
  }

  /// Header, banner or status line. The first screen while nothing is there yet. `Getting the
  /// weather for Ciudad de México`
  package func splash(_ place: String) -> String { texts["status.splash", ["place": place]] }

  /// Header, banner or status line. `Press / or type a place to find it; ? shows all keys.`
  package var firstStart: String { texts["status.firstStart"] }

  /// Status line, after the key that reloads. `Fetching from Open-Meteo …`
  package func asking(_ provider: String) -> String {
    texts["status.asking", ["provider": provider]]
  }

  /// Status line, after the key that reloads. A new answer came. `Updated 18:42`
  package func updated(_ clock: String) -> String { texts["status.updated", ["clock": clock]] }

  /// Status line, after the key that reloads. New answers came for some places of the board.
  /// `Updated 18:42, 18 of 20`
  package func updated(_ clock: String, _ done: Int, of total: Int) -> String {
    texts["status.updatedPartly", ["clock": clock, "done": String(done), "total": String(total)]]
  }

  /// Status line, after the key that reloads. The provider says how long its answers hold. `No new
  /// data from MET Norway until 19:10, so no request was made.`
  package func rests(_ provider: String, until clock: String) -> String {
    texts["status.restsUntil", ["provider": provider, "clock": clock]]
  }

  /// Status line, after the key for reloading on an empty board. `No place to reload; press / to
  /// find one.`
  package var nothingToReload: String { texts["status.nothingToReload"] }

  /// Status line: the page of an authority could not be opened. `No browser found: install
  /// xdg-utils, or open https://www.dwd.de/warnungen`
  package func noBrowser(_ address: String) -> String {
    texts["status.noBrowser", ["address": address]]
  }
}

extension Words {
  /// What the header, the banner and the status line say.
  package var status: StatusWords { StatusWords(texts: texts) }
}
