public import TerminalUI
public import WeatherModel

/// The actions of the program.
public enum AppAction: Sendable, Equatable {
  /// The program starts, with the first place and its cached weather.
  case started(Place?, cached: Fetched<WeatherReport>? = nil)
  /// A key, a click, a paste, a new size.
  case input(InputEvent)
  /// The user quits.
  case quit
  /// The terminal was resized.
  case resized(Size)
  /// The terminal reported its background.
  case backgroundReported(Color)
  /// A minute has passed.
  case minutePassed(Date)
  /// Another version of the program was installed over the running one.
  case upgraded
  /// Shows a status message in the footer until the next key press.
  case noted(StatusMessage)

  /// A place is opened.
  case opened(Place)
  /// Opens the favourite a number of positions after the current one.
  case walked(Int)
  /// The suggested places of a board without favourites.
  case startPlaces([Place])
  /// The place on the page is added to the favourites or removed.
  case favouriteToggled
  /// Opens the board, or the search pane.
  case boardOpened, searchOpened
  /// Opens the search pane with typed text that is not a command.
  case typed(InputEvent)
  /// The typing pause elapsed: the letters were commands.
  case typingSettled
  /// The actions of the help.
  case help(HelpAction)

  /// The search index is ready.
  case cityIndexReady
  /// The search index changed to a state other than ready.
  case cityIndex(CityIndexStatus)

  /// The actions of the forecasts.
  case forecasts(ForecastsAction)
  /// The actions of the weather page.
  case page(PageAction)
  /// The actions of the board.
  case board(BoardAction)
  /// The actions of the search pane.
  case search(SearchAction)
  /// The actions of the warnings screen.
  case warnings(WarningsAction)
  /// The actions of the year screen.
  case year(YearAction)
  /// The actions of the date screen.
  case dated(DatedAction)
  /// The actions of the settings.
  case settings(SettingsAction)
  /// The actions of the location dialogue.
  case location(LocationAction)
  /// The actions of the map's weather field.
  case field(FieldAction)
  /// The actions of the map's radar.
  case radar(RadarAction)
  /// The actions of the tropical cyclones.
  case storms(StormAction)
  /// The actions of the provider's pictures.
  case pictures(PicturesAction)
  /// The actions of animations.
  case motion(MotionAction)
}
