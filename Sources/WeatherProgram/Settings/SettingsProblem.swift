import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// The reason why the settings of a run cannot be determined.
enum SettingsProblem: Error {
  /// An option has an invalid value.
  case option(String, value: String, known: [String])
  /// The value of an option is not a number in the range.
  case number(String, value: String, ClosedRange<Int>)
  /// The value of an option or a variable does not have the form of the examples.
  case malformed(String, value: String, examples: [String] = TimeSpan.examples)
  /// The configuration file cannot be used.
  case configuration(ConfigurationProblem)
  /// An environment variable is not a valid address.
  case address(Endpoints.InvalidAddress)

  /// The exit status for the problem.
  var status: Program.Status {
    switch self {
    case .option, .number, .malformed: .usage
    case .configuration, .address: .configuration
    }
  }
}

extension Words {
  /// Returns the problem with the settings, as a sentence that says how to fix it.
  func text(for problem: SettingsProblem) -> String {
    switch problem {
    case .option(let option, let value, let known):
      commandLine.unknownValue(
        option, value.inMessage, nearestName(to: value, in: known), known.joined(separator: ", "))
    case .number(let option, let value, let range):
      commandLine.unknownValue(
        option, value.inMessage, nil, "\(range.lowerBound)…\(range.upperBound)")
    case .malformed(let option, let value, let examples):
      commandLine.invalidValue(option, value.inMessage, examples.joined(separator: ", "))
    case .configuration(let problem): text(for: problem)
    case .address(let address) where address.isUnprotected:
      commandLine.addressUnprotected(address.setting, address.text)
    case .address(let address): commandLine.addressInvalid(address.setting, address.text)
    }
  }

  func text(for problem: ConfigurationProblem) -> String {
    let path = problem.path
    let place = ([path] + [problem.line, problem.column].compactMap { $0.map(String.init) })
      .joined(separator: ":")
    switch problem.cause {
    case .missing: return configuration.missing(path)
    case .unreadable(let reason):
      return configuration.unreadable(path, commandLine.reason(reason))
    case .tooLarge(let limit): return configuration.tooLarge(path, limit >> 10)
    case .notUTF8: return configuration.notUTF8(path)
    case .malformed(let mistake): return configuration.malformed(place, text(for: mistake))
    case .unknownKey(let key, let known):
      return configuration.unknownKey(place, key, nearestName(to: key, in: known))
    case .wrongKind(let key, let kind): return wrongKind(place, key, kind)
    case .unknownValue(let key, let value, let known):
      return configuration.unknownValue(
        place, key, value, nearestName(to: value, in: known), known.joined(separator: ", "))
    case .takenName(let name): return configuration.takenTheme(place, name)
    case .noAddress(let key, let value):
      return commandLine.addressInvalid("\(place): \(key)", value)
    case .unprotectedAddress(let key, let value):
      return commandLine.addressUnprotected("\(place): \(key)", value)
    case .noColor(let key, let value): return configuration.noColor(place, key, value)
    case .exposed(let mode):
      return configuration.exposed(path, String(mode, radix: 8), "chmod 600 '\(path)'")
    case .keyFile(let file, let reason):
      return configuration.keyFile(place, file, commandLine.reason(reason))
    }
  }

  private func text(for mistake: TOMLMistake) -> String {
    switch mistake {
    case .keyMissing: configuration.tomlKey
    case .valueMissing: configuration.tomlValue
    case .signMissing(let sign): configuration.tomlSign(sign)
    case .lineGoesOn: configuration.tomlLineEnd
    case .unclosed(let sign): configuration.tomlUnclosed(sign)
    case .duplicate(let key): configuration.tomlTwice(key)
    case .closed(let key): configuration.tomlClosed(key)
    case .controlCharacter: configuration.tomlControl
    case .escape: configuration.tomlEscape
    case .noValue(let text): configuration.tomlWord(text)
    case .numberTooLarge(let number): configuration.tomlNumber(number)
    case .tooDeep: configuration.tomlDepth
    case .unsupported(let text): configuration.tomlUnsupported(text)
    }
  }

  private func wrongKind(_ place: String, _ key: String, _ kind: ConfigurationKind) -> String {
    switch kind {
    case .flag: configuration.wantsFlag(place, key)
    case .table: configuration.wantsTable(place, key)
    case .text, .name, .address, .color: configuration.wantsText(place, key)
    }
  }
}
