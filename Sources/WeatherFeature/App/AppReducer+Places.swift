import MVI
import WeatherModel
import WeatherWords

/// The place that is shown, and the places that are kept.
extension AppReducer {
  /// Places remembered as opened before.
  private static let recentLimit = 12

  func open(_ place: Place, _ state: inout AppState) -> EffectType<AppAction> {
    state.recents.removeAll { $0.id == place.id }
    state.recents.insert(place, at: 0)
    state.recents = Array(state.recents.prefix(Self.recentLimit))
    let loading = weather.reduce(state: &state, action: known(place, state))
    return .merge(loading, keep(state))
  }

  func toggleFavourite(_ place: Place, _ state: inout AppState) {
    let words = state.settings.language.words
    let name = WeatherFormat(units: state.settings.units, words: words).placeName(place)
    if let index = state.favourites.firstIndex(where: { $0.id == place.id }) {
      state.favourites.remove(at: index)
      state.notice = words.status.favouriteRemoved(name)
    } else {
      state.favourites.append(place)
      state.notice = words.status.favouriteAdded(name)
    }
  }

  func walkFavourites(_ steps: Int, _ state: inout AppState) -> EffectType<AppAction> {
    let favourites = state.favourites
    guard !favourites.isEmpty else {
      state.notice = state.settings.language.words.status.noFavourites
      return .none
    }
    let here = favourites.firstIndex { $0.id == state.weather.place?.id }
    let next = here.map { ($0 + steps + favourites.count) % favourites.count } ?? 0
    guard next != here else { return .none }
    return .merge(open(favourites[next], &state), slide(steps, &state))
  }

  func keep(_ state: AppState) -> EffectType<AppAction> {
    let remembered = state.remembered
    let remember = remember
    return .run { _ in remember(remembered) }
  }
}
