import FoundationEssentials
public import WeatherModel

/// What happens to the weather of the places.
public enum ForecastsAction: Sendable, Equatable {
  /// Places came on the screen: what is kept of them is shown at once, what is old is asked for.
  case appeared([Place])
  /// A place is looked at from afar: what is kept of it is enough.
  case glanced(Place)
  /// What was kept of places that nothing was known of.
  case kept([Place], [WeatherReport])
  /// The person wants everything in sight to be asked for.
  case reload
  /// Ask for what is old, in sight, and may be asked for.
  case refresh
  /// Another provider is to be asked: what the last one said leaves the screen.
  case providerChanged
  /// The texts of the provider are wanted in another language.
  case languageChanged
  /// Somebody else is to be asked for official warnings.
  case warningsChanged
  /// The language, or whom to ask for warnings, has stayed the same for a moment.
  case settled
  /// The provider answered, or failed to.
  case answered([WeatherAnswer])
  /// Questions have taken long enough to show that they are under way.
  case spinnerTurned
  /// The kernel said whether there is a way to the network.
  case networkChanged(Bool)
  /// The network has been back for a moment.
  case networkSettled(attempt: Int)
  /// The clock jumped: the machine slept, or was set.
  case clockJumped
}
