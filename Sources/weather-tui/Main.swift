import WeatherProgram

/// Where the program begins.
@main
enum Main {
  static func main() {
    Program.run(Array(CommandLine.arguments.dropFirst()))
  }
}
