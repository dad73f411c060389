import ArgumentParser

extension Program {
  /// Does what the command line asks for.
  ///
  /// A first word that is a command of its own is taken before a place can be called by it.
  /// - Parameter arguments: What follows the program's name.
  public static func run(_ arguments: [String]) {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case nil: FullScreen.run(session: .orFail(Choices()), place: nil)
    case "cities": CitiesCommand.main(rest)
    case "doctor": DoctorCommand.main(rest)
    case "here": HereCommand.main(rest)
    default: WeatherTUICommand.main(arguments.map(place))
    }
  }

  /// A place south of the equator begins with a minus, which would make it an option: a space
  /// before it, which the reading of places ignores, keeps it a place.
  static func place(_ argument: String) -> String {
    argument.hasPrefix("-") && CityDirectory.isPoint(argument) ? " " + argument : argument
  }
}
