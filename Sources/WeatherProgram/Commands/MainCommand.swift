import FoundationEssentials
import WeatherFeature
import WeatherModel
import WeatherWords

/// What the main command was told.
struct MainArguments: Equatable {
  var place: [String] = []
  var asking = CommandLineChoices()
  var output = OutputChoices()

  /// Does what was asked for.
  func run() -> Never {
    let session = Session.orFail(asking)
    // A name of several words needs no quotes.
    let place = place.isEmpty ? nil : place.joined(separator: " ")
    if let oneShot = oneShot(session) { oneShot.run(place: place) }
    FullScreen.run(session: session, place: place)
  }

  /// What is to be written; nil where nothing is. A mistake ends the program before anything is
  /// requested: it must not cost a request.
  private func oneShot(_ session: Session) -> OneShot? {
    let words = session.settings.language.words
    do {
      guard let wanted = try output.output() else { return nil }
      try wanted.template?.validate()
      return OneShot(session: session, output: wanted, maxAge: try output.limit())
    } catch let problem as SettingsProblem {
      Program.fail(words.text(for: problem), problem.status)
    } catch let problem as LineFormat.UnknownPlaceholder {
      Program.fail(problem.sentence(words), .usage)
    } catch {
      Program.fail("\(error)", .usage)
    }
  }
}

extension MainArguments {
  /// Reads a plain command line, such as a status bar gives every minute, without the parser: to set
  /// that up takes longer than everything else that is done for such a line.
  ///
  /// Nil where it is not plain: what is unknown, given twice, without its value or contradictory is
  /// the parser's, which has the sentences for it.
  init?(plain arguments: [String]) {
    var rest = arguments[...]
    var seen: Set<String> = []
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-") else {
        place.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0].dropFirst(2))
      guard argument.hasPrefix("--"), seen.insert(name).inserted else { return nil }
      let isRead =
        parts.count == 2
        ? take(name, String(parts[1])) : take(name) || take(name, Self.value(&rest))
      guard isRead else { return nil }
    }
    guard output.contradiction == nil else { return nil }
  }

  /// The value that follows an option; nil where another option does.
  private static func value(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, !next.hasPrefix("-") || next == "-" else { return nil }
    return rest.removeFirst()
  }

  /// Takes an option that stands by itself; false where it is none.
  private mutating func take(_ flag: String) -> Bool {
    switch flag {
    case "print": output.print = true
    case "plain": output.plain = true
    case "json": output.json = true
    case "ics": output.ics = true
    default: return take(setting: flag) { $0.meaning }
    }
    return true
  }

  /// Takes an option with its value; false where it is none.
  private mutating func take(_ option: String, _ value: String?) -> Bool {
    guard let value, !value.isEmpty else { return false }
    switch option {
    case "hours": output.hours = value
    case "days": output.days = value
    case "bar": output.bar = value
    case "svg": output.svg = value
    case "format": output.format = value
    case "max-age": output.maxAge = value
    case "config": asking.config = value
    case "log-level": asking.logLevel = value
    default: return take(setting: option) { $0.meaning == nil ? value : nil }
    }
    return true
  }

  private mutating func take(setting name: String, _ text: (SettingOption) -> String?) -> Bool {
    for definition in SettingDefinition.all {
      guard let option = definition.options.first(where: { $0.name == name }) else { continue }
      guard let text = text(option), asking.given[definition.key] == nil else { return false }
      asking.given[definition.key] = GivenOption(option.flag, text)
      return true
    }
    return false
  }
}
