import CitySearch
import TerminalUI
import WeatherModel
import WeatherWords

/// Which places stand on the board, and in which order.
enum BoardArrangement {
  /// Sorts and narrows the list anew; the choice stays on its place.
  static func arrange(_ state: inout BoardReducer.State) {
    let chosen = state.board.selected?.id
    state.board.arranged = narrowed(sorted(state), state)
    state.board.list.selected =
      state.board.arranged.firstIndex { $0.id == chosen } ?? state.board.list.selected
    settle(&state)
  }

  /// Chooses a place, where it is on the board.
  static func select(_ id: Place.ID, _ state: inout BoardReducer.State) {
    guard let index = state.board.arranged.firstIndex(where: { $0.id == id }) else { return }
    state.board.list.selected = index
    settle(&state)
  }

  /// Keeps the choice on the list and in sight.
  static func settle(_ state: inout BoardReducer.State) {
    state.board.list.move(by: 0, count: state.board.arranged.count)
    state.board.list.settle(count: state.board.arranged.count, height: state.listHeight)
  }

  /// All places in the order that is chosen.
  static func sorted(_ state: BoardReducer.State) -> [Place] {
    let language = state.settings.language
    let format = WeatherFormat(state.settings)
    func byName(_ one: Place, _ other: Place) -> Bool {
      language.sorts(format.placeName(one), before: format.placeName(other))
    }
    switch state.board.order {
    case .own:
      return state.favourites
    case .name:
      return state.favourites.sorted(by: byName)
    case .temperature:
      return state.favourites.sorted { one, other in
        let (first, second) = (temperature(of: one, state), temperature(of: other, state))
        // What is not known stands at the end.
        return first == second ? byName(one, other) : first ?? -1000 > second ?? -1000
      }
    }
  }

  private static func temperature(of place: Place, _ state: BoardReducer.State) -> Double? {
    state.forecasts[place]?.report?.weatherNow(at: state.now).weather.temperature
  }

  private static func narrowed(_ places: [Place], _ state: BoardReducer.State) -> [Place] {
    guard let query = state.board.filter?.text, !query.isEmpty else { return places }
    let filter = NameFilter(query)
    let format = WeatherFormat(state.settings)
    return places.filter { place in
      filter.matches(
        [place.name, place.localName, format.division(place), format.country(place.countryCode)]
          .compactMap(\.self))
    }
  }
}
