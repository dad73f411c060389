import CitySearch
import Glibc
import WeatherFeature
import WeatherServices
import WeatherWords

/// Replaces the list of places.
struct CitiesImportCommand: Command {
  static let words = ["cities", "import"]
  static let definition = CommandDefinition(
    words: words, summary: "Use another list of places.",
    discussion: [
      """
      FILE is OpenWeather's city.list.json or a GeoNames dump (tab-separated), plain or compressed \
      with gzip or xz. If it cannot be used, the current list is kept. Delete the imported list, \
      whose path is printed, to go back to the one that comes with the program.
      """
    ],
    argument: ArgumentDefinition(
      placeholder: "FILE", help: "A list of places.", values: .file, isRequired: true),
    options: OptionDefinition.common + [.help])

  /// The maximum number of skipped lines to name.
  private static let namedLines = 20

  private let file: String
  private let common: CommandLineChoices

  init(_ arguments: ParsedArguments) throws(CommandLineProblem) {
    file = arguments.text ?? ""
    common = arguments.common
  }

  func run() {
    let session = Session.orFail(common)
    session.warnOfStorageIssues()
    let words = session.settings.language.words
    let bar = ProgressBar()
    let summary: CityListImport.Summary
    do throws(CityListError) {
      summary = try CityListImport.run(
        file, to: session.paths.importedList, cacheDirectory: session.paths.cache,
        knownListAt: Session.shippedList(session.environment)
      ) { bar?.show($0) }
    } catch {
      bar?.clear()
      Program.fail(ImportReport.failure(error, file: file, words: words), .unreadableAnswer)
    }
    bar?.clear()
    let report = ImportReport(
      summary, file: file, list: session.paths.importedList, words: words,
      namedLines: Self.namedLines)
    Program.write(report.text, words)
  }
}

/// A progress bar on standard error, if that is a terminal.
final class ProgressBar {
  private static let width = 40
  private var shown = -1

  init?() {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
  }

  func show(_ share: Double) {
    let percent = Int(max(0, min(1, share)) * 100)
    guard percent > shown else { return }
    shown = percent
    Program.say("\r" + Self.text(percent: percent))
  }

  func clear() { Program.say("\r\u{1B}[K") }

  static func text(percent: Int) -> String {
    let filled = percent * width / 100
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: width - filled)
    return "[\(bar)] \(percent) %"
  }
}
