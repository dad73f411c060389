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
    guard state.board.order != .own else { return state.favourites }
    let format = WeatherFormat(state.settings)
    let byName = state.favourites
      .map { (place: $0, key: state.settings.language.orderKey(of: format.placeName($0))) }
      .sorted { $0.key < $1.key }.map(\.place)
    guard state.board.order == .temperature else { return byName }
    // What is not known stands at the end; of equal ones the name decides.
    return byName.enumerated()
      .map { (index: $0, place: $1, temperature: temperature(of: $1, state) ?? -1000) }
      .sorted { ($1.temperature, $0.index) < ($0.temperature, $1.index) }.map(\.place)
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
