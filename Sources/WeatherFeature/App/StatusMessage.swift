public import WeatherModel
import WeatherWords

/// A message in the footer about the last key or a later event, shown until the next key. It is
/// translated when it is drawn.
public enum StatusMessage: Equatable, Sendable {
  /// The hint at the first start: how to open another place.
  case firstStart
  /// Another version of the program is installed, and runs after a restart.
  case upgraded
  /// The network is available again.
  case networkBack
  /// A request to the provider failed, but the weather on the screen is still fresh.
  case failed(WeatherFailure, at: Date)
  /// A reload that the user requested is running.
  case requesting(Provider)
  /// The screen shows no place whose weather could be requested again.
  case nothingToReload
  /// A reload is complete, for all places or for a number of them.
  case updated(at: Date), updatedPartly(Int, of: Int, at: Date)
  /// No request was made, because the last response is valid until the given time.
  case rests(Provider, until: Date)
  /// Requests are forbidden by `--offline`.
  case offlineByChoice
  /// A place was added to the favourites, or taken from them.
  case favouriteAdded(Place), favouriteRemoved(Place)
  /// There are no favourites to walk through.
  case noFavourites
  /// A place was removed from the board.
  case removedFromBoard(Place)
  /// No removed place can be restored to the board.
  case nothingToUndo
  /// The map is already at its largest, or smallest, scale.
  case noLargerZoom, noSmallerZoom
  /// A setting is fixed outside the program.
  case settingFixed(SettingKey, by: SettingSource)
  /// A setting was changed.
  case settingChanged(SettingKey)
  /// The location is requested where it is needed, not in the settings.
  case locationHint
  /// The user does not allow requests for the machine's location.
  case locationNotAllowed
  /// The system did not report the machine's location.
  case locationFailed(LocationError)
  /// The web page of an authority could not be opened.
  case noBrowser(String)
  /// A file cannot be used.
  case storage(StorageIssue)
}

extension StatusMessage {
  /// The text of the message in the current language; nil where the screen itself shows the change
  /// or the failure.
  func text(in state: AppState) -> String? {
    let words = state.settings.language.words
    let format = WeatherFormat(state.settings)
    switch self {
    case .firstStart: return words.status.firstStart
    case .upgraded: return words.status.upgraded
    case .networkBack: return words.status.networkBack
    case .failed(let failure, let moment):
      return state.showsFailure ? nil : words.error(failure, now: moment).headline
    case .requesting(let provider): return words.status.asking(words.name(of: provider))
    case .nothingToReload: return words.status.nothingToReload
    case .updated(let moment): return words.status.updated(clock(of: moment, in: state))
    case .updatedPartly(let done, let total, let moment):
      return words.status.updated(clock(of: moment, in: state), done, of: total)
    case .rests(let provider, let moment):
      return words.status.rests(words.name(of: provider), until: clock(of: moment, in: state))
    case .offlineByChoice: return words.status.offlineByChoice
    case .favouriteAdded(let place): return words.status.favouriteAdded(format.placeName(place))
    case .favouriteRemoved(let place):
      return words.status.favouriteRemoved(format.placeName(place))
    case .noFavourites: return words.status.noFavourites
    case .removedFromBoard(let place): return words.board.removed(format.placeName(place))
    case .nothingToUndo: return words.board.nothingToUndo
    case .noLargerZoom: return words.status.noLargerZoom
    case .noSmallerZoom: return words.status.noSmallerZoom
    case .settingFixed(let key, let source):
      return source.origin.map {
        words.settings.cannotChange(
          SettingsText(state.settings, state.settingsContext).title(of: key), $0)
      }
    case .settingChanged(let key):
      return SettingsText(state.settings, state.settingsContext).announcement(of: key)
    case .locationHint: return words.settings.locationHint
    case .locationNotAllowed: return words.location.notAllowed
    case .locationFailed(let error): return words.location.failure(error)
    case .noBrowser(let address): return words.status.noBrowser(address)
    case .storage(let problem): return words.text(for: problem)
    }
  }
}

extension StatusMessage {
  /// Returns a time in the time zone of the page's place, with its day if it is not today.
  private func clock(of moment: Date, in state: AppState) -> String {
    let format = WeatherFormat(state.settings)
    let zone =
      state.report?.timeZone
      ?? state.placesInSight.lazy.compactMap { state.forecasts[$0]?.report?.timeZone }.first
      ?? PlaceTimeZone(identifier: nil, fixedOffset: 0)
    return format.moment(zone.localTime(moment), today: zone.localTime(state.now).date)
  }
}

extension Words {
  /// Returns the message for a problem with a file, in one line.
  package func text(for problem: StorageIssue) -> String {
    let name = problem.path.split(separator: "/").last.map(String.init) ?? problem.path
    return switch problem {
    case .quarantine: status.fileSetAside(name, name + ".corrupt")
    case .unreadable: status.fileUnreadable(name)
    case .tooLarge: status.fileTooLarge(name)
    case .unwritable: status.fileUnwritable(name)
    }
  }
}
