import CArguments
import WeatherProgram

/// Where the program begins.
@main
enum Main {
  static func main() {
    Program.run((1..<max(1, carg_count())).compactMap { carg_word($0).map { String(cString: $0) } })
  }
}
