import TerminalUI
import WeatherModel

/// Moving about the weather page: pure arithmetic on the state.
enum PageMovement {
  /// Values that ← → walk through in the detail section.
  static let detailCount = DetailValue.allCases.count

  static func move(_ state: inout WeatherReducer.State, by action: WeatherAction) {
    switch action {
    case .focus(let section):
      state.page.focus = section
      state.page.holdsMap = false
    case .openFocused:
      open(&state.page)
    case .closeOpened:
      state.page.panel = nil
      state.page.holdsMap = false
    case .moveInside(let steps):
      moveInside(&state, steps)
    case .pan(let east, let north):
      let reach = 4 << state.page.map.zoom
      state.page.map.east = max(-reach, min(reach, state.page.map.east + east))
      state.page.map.north = max(-reach, min(reach, state.page.map.north + north))
    case .zoom(let steps):
      zoom(&state.page.map, by: steps)
    case .recentre:
      state.page.map = MapWindow()
    case .scroll(let rows):
      state.page.scroll = max(0, state.page.scroll + rows)
    case .open, .openKnown, .providerChanged, .reload, .answered, .townsAvailable, .spinnerTurned:
      break
    }
  }

  /// What is chosen in the section in focus, in rows and columns of the page.
  static func chosenItem(of page: WeatherState, in layout: PageLayout) -> Rect? {
    guard let frame = layout.sections[page.focus] else { return nil }
    switch page.focus {
    case .detail:
      let tiles = DetailView.tiles(in: frame.splitTop(1).rest)
      return tiles.indices.contains(page.detail) ? tiles[page.detail] : nil
    case .daily: return frame.row(1 + page.day)
    case .current, .hourly, .map: return nil
    }
  }

  private static func open(_ page: inout WeatherState) {
    guard page.report != nil else { return }
    switch page.focus {
    case .current: break
    case .hourly: break
    case .daily: page.panel = .day
    case .map: page.holdsMap.toggle()
    case .detail: page.panel = .detail
    }
  }

  private static func moveInside(_ state: inout WeatherReducer.State, _ steps: Int) {
    switch state.page.focus {
    case .current:
      break
    case .hourly:
      let count = state.page.report?.hours(from: state.now).count ?? 0
      state.page.hour = max(0, min(count - 1, state.page.hour + steps))
    case .daily:
      let count = state.page.report?.days(from: state.now).count ?? 0
      state.page.day = max(0, min(count - 1, state.page.day + steps))
    case .map:
      move(&state, by: .pan(east: steps, north: 0))
    case .detail:
      let next = (state.page.detail + steps) % detailCount
      state.page.detail = next < 0 ? next + detailCount : next
    }
  }

  /// Keeps the centre of the map where it is: a step is half as long at the next zoom.
  private static func zoom(_ map: inout MapWindow, by steps: Int) {
    let zoom = max(0, min(MapWindow.closest, map.zoom + steps))
    guard zoom != map.zoom else { return }
    if zoom > map.zoom {
      map.east *= 2
      map.north *= 2
    } else {
      map.east /= 2
      map.north /= 2
    }
    map.zoom = zoom
  }
}

/// The values of the detail section, in the order they stand in.
public enum DetailValue: Int, CaseIterable, Hashable, Sendable {
  case temperature, feelsLike, humidity, dewPoint, pressure, cloud, visibility
  case wind, gusts, uv, airQuality, precipitation, sun, moon
}
