import TerminalUI
import WeatherFeature

/// The output of `--help` for a command.
struct CommandHelp {
  /// The maximum width of the column of options. The help of a longer option starts on the next
  /// line.
  private static let maxOptionWidth = 26

  let command: CommandDefinition

  /// Returns the text in lines of at most `columns` columns.
  func text(columns: Int = 80) -> String {
    var blocks = [usage, Self.wrapped(command.summary, columns)]
    blocks += command.discussion.map { Self.wrapped($0, columns) }
    if let argument = command.argument {
      blocks.append(Self.table([(argument.placeholder, argument.help)], columns))
    }
    let below = subcommands.map { ($0.words.joined(separator: " "), $0.summary) }
    if !below.isEmpty { blocks.append("Commands:\n" + Self.table(below, columns)) }
    let options = command.options.map { option in
      ((option.flags.dropLast() + [option.synopsis]).joined(separator: ", "), option.help)
    }
    blocks.append("Options:\n" + Self.table(options, columns))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var usage: String {
    let lines = [command] + (command.words.isEmpty ? subcommands : [])
    return lines.enumerated().map { index, command in
      (index == 0 ? "Usage: " : "       ") + command.synopsis
    }.joined(separator: "\n")
  }

  /// The visible commands below this one, without those that only group others.
  private var subcommands: [CommandDefinition] {
    CommandTable.definitions.filter { definition in
      !definition.isHidden && definition.subcommands.isEmpty
        && definition.words.count > command.words.count
        && definition.words.starts(with: command.words)
    }
  }

  private static func table(_ rows: [(String, String)], _ columns: Int) -> String {
    let width = min(maxOptionWidth, rows.map { TextWidth.of($0.0) }.max() ?? 0)
    let indent = String(repeating: " ", count: width + 4)
    return rows.map { term, help in
      let lines = TextWrap.logicalLines(help, width: max(20, columns - width - 4))
        .joined(separator: "\n" + indent)
      let room = width - TextWidth.of(term)
      return room < 0
        ? "  \(term)\n\(indent)\(lines)"
        : "  \(term)" + String(repeating: " ", count: room + 2) + lines
    }.joined(separator: "\n")
  }

  private static func wrapped(_ text: String, _ columns: Int) -> String {
    TextWrap.logicalLines(text, width: columns).joined(separator: "\n")
  }
}
