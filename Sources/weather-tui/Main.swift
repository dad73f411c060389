import CArguments
import WeatherProgram

/// Where the program begins.
@main
enum Main {
  static func main() {
    Program.run(
      (1..<max(1, carg_count())).compactMap {
        unsafe carg_word($0).map { unsafe String(cString: $0) }
      })
  }
}
