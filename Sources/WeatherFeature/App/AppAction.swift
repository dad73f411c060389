public import TerminalUI
public import WeatherModel

/// Everything that can happen to the program.
public enum AppAction: Sendable, Equatable {
  /// The program starts, with the place to show first and what is kept of its weather.
  case started(Place?, cached: WeatherReport? = nil)
  /// A key, a click, a paste, a new size.
  case input(InputEvent)
  /// The person leaves.
  case quit
  /// The terminal has another size.
  case resized(Size)
  /// The terminal said what its text stands on.
  case backgroundReported(Color)
  /// The clock reached another minute.
  case minutePassed(Date)
  /// Another version of the program was installed over the running one.
  case upgraded
  /// Something to say in the footer until the next key.
  case noted(StatusMessage)

  /// A place is to be shown.
  case opened(Place)
  /// Another favourite is to be shown, so many further on.
  case walked(Int)
  /// The places that the board starts with, where the person has chosen none.
  case startPlaces([Place])
  /// The place on the page becomes a favourite, or no longer is one.
  case favouriteToggled
  /// The board comes on the screen, or the search pane.
  case boardOpened, searchOpened
  /// Text that is no command opens the search and is its first.
  case typed(InputEvent)
  /// No letter followed the last one: the letters were commands.
  case typingSettled
  /// What happens to the help.
  case help(HelpAction)

  /// The search index can be asked.
  case cityIndexReady
  /// How the search index is doing otherwise.
  case cityIndex(CityIndexStatus)

  /// What happens to the weather of the places.
  case forecasts(ForecastsAction)
  /// What happens on the weather page.
  case page(PageAction)
  /// What happens on the board.
  case board(BoardAction)
  /// What happens in the search pane.
  case search(SearchAction)
  /// What happens in the panel of the warnings.
  case warnings(WarningsAction)
  /// What happens in the year at a place.
  case year(YearAction)
  /// What happens to the settings.
  case settings(SettingsAction)
  /// What happens on the way to the machine's place.
  case location(LocationAction)
  /// What happens to the weather field of the map.
  case field(FieldAction)
  /// What happens to the radar of the map.
  case radar(RadarAction)
  /// What happens to the tropical cyclones.
  case storms(StormAction)
  /// What happens to the provider's pictures.
  case pictures(PicturesAction)
  /// What moves of itself.
  case motion(MotionAction)
}
