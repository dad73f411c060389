import MVI
import TerminalUI
import WeatherModel
import WeatherWords

/// Keys, the mouse and the size: the top layer takes them first, the page what is left.
extension AppReducer {
  func take(_ event: InputEvent, _ state: inout AppState) -> EffectType<AppAction> {
    state.notice = nil
    if case .resize(let size) = event {
      state.size = size
      keepFocusInSight(&state)
      fitSearch(&state)
      return .none
    }
    if state.showsHelp {
      takeInHelp(event, &state)
      return .none
    }
    if state.location != nil {
      return takeInLocation(event, &state)
    }
    if state.settingsPanel != nil {
      return takeInSettings(event, &state)
    }
    if state.search != nil { return takeInSearch(event, &state) }
    if state.board.isShown, let effect = takeOnBoard(event, &state) { return effect }
    if case .mouse(let mouse) = event, mouse.kind == .press {
      return click(mouse.position, &state)
    }
    guard let command = AppKeys.command(for: event) else { return .none }
    return perform(command, &state)
  }

  func click(_ point: Point, _ state: inout AppState) -> EffectType<AppAction> {
    guard let target = ClickTargets.target(at: point, in: state) else { return .none }
    switch target {
    case .section(let section): return focus(section, &state)
    case .item(let section, let index): return press(index, in: section, &state)
    case .row(let row): return reduceBoard(.perform(.press(row)), &state)
    case .key(let key): return take(.key(key), &state)
    }
  }

  func perform(_ command: AppCommand, _ state: inout AppState) -> EffectType<AppAction> {
    switch command {
    case .quit:
      state.isQuitting = true
    case .search:
      openSearch(&state)
    case .board:
      return openBoard(&state)
    case .whereAmI:
      return askWhereIAm(&state)
    case .help:
      state.showsHelp = true
    case .reload:
      return weather.reduce(state: &state, action: .weather(.reload))
    case .units:
      return change(.change(.units, by: 1), &state)
    case .language:
      return change(.change(.language, by: 1), &state)
    case .theme:
      return change(.change(.theme, by: 1), &state)
    case .mouse:
      return change(.change(.mouse, by: 1), &state)
    case .settings:
      return change(.opened, &state)
    case .favourite:
      guard let place = state.weather.place else { return .none }
      toggleFavourite(place, &state)
      return keep(state)
    case .neighbour(let steps):
      return walkFavourites(steps, &state)
    case .open:
      return weather.reduce(state: &state, action: .weather(.openFocused))
    case .back:
      return weather.reduce(state: &state, action: .weather(.closeOpened))
    case .sectionBy(let steps) where state.weather.panel != nil:
      return weather.reduce(state: &state, action: .weather(.moveInside(steps)))
    case .sectionBy(let steps) where state.weather.holdsMap:
      return weather.reduce(state: &state, action: .weather(.pan(east: 0, north: -steps)))
    case .sectionBy(let steps):
      let next = Section(rawValue: state.weather.focus.rawValue + steps)
      return next.map { focus($0, &state) } ?? .none
    case .section(let section):
      return focus(section, &state)
    case .inside(let steps):
      let moved = weather.reduce(state: &state, action: .weather(.moveInside(steps)))
      showChosen(&state)
      return moved
    case .page where state.weather.panel != nil, .wheel where state.weather.panel != nil:
      break
    case .page(let pages):
      scroll(by: pages * max(1, PageLayout(of: state).window.height - 2), &state)
    case .wheel(let rows):
      scroll(by: rows, &state)
    case .zoom(let steps):
      let zoom = state.weather.map.zoom
      let effect = weather.reduce(state: &state, action: .weather(.zoom(steps)))
      if state.weather.map.zoom == zoom {
        let words = state.settings.language.words.status
        state.notice = steps > 0 ? words.noLargerZoom : words.noSmallerZoom
      }
      return effect
    case .recentre:
      return weather.reduce(state: &state, action: .weather(.recentre))
    }
    return .none
  }
}
