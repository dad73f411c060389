import Foundation
import TerminalUI
import WeatherModel

/// One line under the header that says why what is shown is not new.
struct Banner: Equatable {
  struct Slice: Equatable, Sendable {
    var width: Int
    var isNeeded: Bool
    var settings: DisplaySettings
    var status: WeatherState.Status
    var timeZone: PlaceTimeZone?

    init(_ state: AppState) {
      width = state.size.width
      isNeeded = Banner.isNeeded(state)
      settings = state.settings
      status = state.weather.status
      timeZone = state.weather.report?.timeZone
    }
  }

  let slice: Slice
  let area: Size

  init(_ slice: Slice, area: Size) {
    self.slice = slice
    self.area = area
  }

  /// Without a report the error has the whole page, and no banner is needed.
  static func isNeeded(_ state: AppState) -> Bool {
    guard state.weather.report != nil, case .failed = state.weather.status else { return false }
    return true
  }

  func grid() -> Grid {
    var grid = Grid(size: area)
    guard slice.isNeeded, case .failed(let failure, let moment) = slice.status else { return grid }
    let theme = Theme(slice.settings.theme)
    let words = slice.settings.language.words
    let text: String
    if failure.error.isConnectivity {
      let clock = slice.timeZone?.localTime(moment).clock
      text = clock.map(words.status.noNetworkSince) ?? words.status.noNetwork
    } else {
      let error = words.error(failure, now: moment)
      text = TextWidth.of(error.sentence) <= area.width - 2 ? error.sentence : error.headline
    }
    grid.write(
      TextWidth.truncated(text, to: area.width - 2), x: 1, y: 0, style: theme.warning,
      maxX: area.width)
    return grid
  }
}
