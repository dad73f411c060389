/// One setting that was chosen in the program, to be found again by the next run.
public enum SavedChoice: Hashable, Sendable {
  case units(UnitSystem)
  /// The language's code.
  case language(String)
  /// The theme's name.
  case theme(String)
  case provider(ProviderChoice)
  /// The icon set's name, or `auto`.
  case icons(String)
  case animation(Bool)
  case mouse(Bool)
  /// The answer whether the system may be asked for the location; nil asks again.
  case location(Bool?)
}

extension SavedState {
  /// Takes a choice over; every other one stays as it is.
  public mutating func take(_ choice: SavedChoice) {
    switch choice {
    case .units(let units): self.units = units
    case .language(let code): language = code
    case .theme(let name): theme = name
    case .provider(let provider): self.provider = provider
    case .icons(let name): icons = name
    case .animation(let isOn): animation = isOn
    case .mouse(let isOn): mouse = isOn
    case .location(let answer): location = answer
    }
  }
}
