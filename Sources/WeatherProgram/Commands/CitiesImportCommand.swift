import ArgumentParser
import CitySearch
import FoundationEssentials
import Glibc
import WeatherFeature
import WeatherServices
import WeatherWords

extension CitiesCommand {
  /// Takes over another list of places.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Use another list of places.",
      discussion: """
        FILE is OpenWeather's city.list.json or a GeoNames dump (tab-separated), plain or compressed \
        with gzip. When it cannot be used, the list so far stays in use. Delete the imported list, \
        whose place is printed, to go back to the one that comes with the program.
        """)

    /// The most lines named of those that were left out.
    private static let namedLines = 20

    @Argument(help: "A list of places.", completion: .file())
    var file: String

    @OptionGroup var asking: AskingOptions

    func run() throws {
      let session = Session.orFail(asking.choices)
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
}

/// A bar on standard error, when that is a terminal.
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
