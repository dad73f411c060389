import ArgumentParser
import FoundationEssentials
import Glibc
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

extension Program {
  /// Does what the command line asks for.
  ///
  /// A command's name as the first word is the command, never a place of that name.
  /// - Parameter arguments: What follows the program's name.
  public static func run(_ arguments: [String]) {
    StandardStream.reserveNumbers()
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case nil: FullScreen.run(session: .orFail(CommandLineChoices()), place: nil)
    case "cities": run(CitiesCommand.self, rest)
    case "doctor": run(DoctorCommand.self, rest)
    case "here": run(HereCommand.self, rest)
    case "watch": run(WatchCommand.self, rest.map(place))
    case "--version" where rest.isEmpty: write(versionLine + "\n", Language.english.words)
    default:
      let arguments = arguments.map(place)
      if let plain = MainArguments(plain: arguments) { plain.run() }
      run(WeatherTUICommand.self, arguments)
    }
  }

  /// Runs a command as its `main` would, except that its messages are made printable: they repeat
  /// what was typed, and a terminal obeys control characters.
  private static func run(_ command: (some ParsableCommand).Type, _ arguments: [String]) {
    do {
      var parsed = try command.parseAsRoot(arguments)
      try parsed.run()
    } catch {
      let text = command.fullMessage(for: error).printable
      let status = command.exitCode(for: error)
      if !text.isEmpty {
        if status.isSuccess { write(text + "\n", Language.english.words) } else { say(text + "\n") }
      }
      exit(status.rawValue)
    }
  }

  /// A place south of the equator begins with a minus, which would make it an option: a space
  /// before it, which the reading of places ignores, keeps it a place.
  static func place(_ argument: String) -> String {
    argument.hasPrefix("-") && CityDirectory.isPoint(argument) ? " " + argument : argument
  }
}
