import Foundation
import MVI
import TerminalUI
import WeatherModel

/// The board over the page.
extension AppReducer {
  /// Lets the board reduce, and keeps what it changed for the next run.
  func reduceBoard(_ action: BoardAction, _ state: inout AppState) -> EffectType<AppAction> {
    let favourites = state.favourites
    let order = state.board.order
    var asked: Date?
    if case .answered(let answers) = action, let place = answers.first?.request.place {
      asked = state.board.rows[place.id]?.askedAt
    }
    let effect = board.reduce(state: &state, action: .board(action))
    if case .answered(let answers) = action {
      noteAnswers(answers.map(\.result), askedAt: asked, &state)
    }
    guard state.favourites != favourites || state.board.order != order else { return effect }
    return .merge(effect, keep(state))
  }

  /// Opens the board over the page; the page's weather is known there at once.
  func openBoard(_ state: inout AppState) -> EffectType<AppAction> {
    reduceBoard(.opened(state.weather.report), &state)
  }

  /// Goes back to the page, which may have become old meanwhile.
  func closeBoard(_ state: inout AppState) -> EffectType<AppAction> {
    state.board.isShown = false
    guard let place = state.weather.place else { return .none }
    return weather.reduce(state: &state, action: known(place, state))
  }

  /// How a place is opened: with the board's answer where there is one.
  func known(_ place: Place, _ state: AppState) -> AppAction {
    guard state.board.provider == state.settings.provider,
      let report = state.board.rows[place.id]?.report
    else { return .weather(.open(place)) }
    return .weather(.openKnown(place, report))
  }

  /// An event while the board is on the screen; nil when it is for the program as a whole.
  func takeOnBoard(_ event: InputEvent, _ state: inout AppState) -> EffectType<AppAction>? {
    if case .mouse(let mouse) = event, mouse.kind == .press {
      return click(mouse.position, &state)
    }
    if let command = BoardKeys.command(for: event, isTyping: state.board.isTyping) {
      // There is nothing to narrow: what the person wants is a first place.
      if command == .narrow, state.favourites.isEmpty {
        state.board.isShown = false
        return perform(.search, &state)
      }
      return reduceBoard(.perform(command), &state)
    }
    guard let command = AppKeys.command(for: event) else { return EffectType.none }
    switch command {
    case .sectionBy, .section, .inside, .page, .wheel, .zoom, .recentre, .neighbour, .favourite,
      .search, .reload, .board:
      // The page is not in sight.
      return EffectType.none
    default:
      return nil
    }
  }

  /// Has the board follow changes of the settings and of the room.
  func followOnBoard(
    _ before: (settings: DisplaySettings, size: Size), _ state: inout AppState
  ) -> EffectType<AppAction> {
    guard state.board.isShown else { return .none }
    if state.settings.provider != before.settings.provider {
      return reduceBoard(.opened(nil), &state)
    }
    guard state.settings != before.settings || state.size != before.size else { return .none }
    return reduceBoard(.rearrange, &state)
  }
}

extension AppState {
  /// What the board's reducer works on.
  var boardScope: BoardReducer.State {
    get {
      BoardReducer.State(
        board: board, favourites: favourites, settings: settings, network: network, now: now,
        notice: notice, listHeight: BoardLayout(of: self).list.height)
    }
    set {
      board = newValue.board
      favourites = newValue.favourites
      now = newValue.now
      notice = newValue.notice
    }
  }
}
