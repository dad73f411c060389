import WeatherFeature

extension CommandTable {
  /// The commands as JSON, for the script that generates the manual.
  static var json: String {
    JSONValue.array(
      definitions.filter { !$0.isHidden }.map { command in
        .object([
          ("name", .text(command.name)), ("usage", .text(command.usage)),
          ("summary", .text(command.summary)),
          ("discussion", .array(command.discussion.map { .text($0) })),
          ("subcommands", .array(command.subcommands.map { .text($0) })),
          ("options", .array(command.options.map(json))),
        ])
      }
    ).singleLine
  }

  private static func json(_ option: OptionDefinition) -> JSONValue {
    .object([
      ("flags", .array(option.flags.map { .text($0) })), ("placeholder", .text(option.placeholder)),
      ("help", .text(option.help)),
    ])
  }
}
