import ArgumentParser

/// Where the program begins. A first word that is a command of its own is taken before a place can
/// be called by it.
@main
enum Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "cities" {
      CitiesCommand.main(Array(arguments.dropFirst()))
    } else {
      WeatherTUICommand.main(arguments)
    }
  }
}
