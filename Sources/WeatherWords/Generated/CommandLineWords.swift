// Written by Scripts/words.py from Languages/en.po.
// swift-format-ignore-file

/// What is written to standard error, one sentence with a remedy each.
package struct CommandLineWords: Sendable {
  let texts: Catalog

  /// On standard error, where a place was taken by another name, by a code or by the beginning of
  /// its name. `No place of the list is mainly called “petra”: this is Saint Petersburg, Saint
  /// Petersburg, Russia.`
  package func placeTaken(_ query: String, _ place: String) -> String {
    texts["commandLine.placeTaken", ["query": query, "place": place]]
  }

  /// After the sentence about another place that is shown: the command that was probably meant.
  /// `Did you mean weather-tui doctor?`
  package func didYouMean(_ nearest: String) -> String {
    texts["commandLine.didYouMean", ["nearest": nearest]]
  }

  /// Standard error: one sentence with a remedy. `95,200 is not on the globe: latitude is -90 to
  /// 90, longitude -180 to 180.`
  package func coordinateOffGlobe(_ text: String) -> String {
    texts["commandLine.coordinateOffGlobe", ["text": text]]
  }

  /// Standard error: one sentence with a remedy. Full screen was asked for where there is no
  /// terminal. `Standard output is not a terminal; use --print, --json or --format to write the
  /// weather there.`
  package var noTerminal: String { texts["commandLine.noTerminal"] }

  /// Standard error: one sentence with a remedy. `Unknown terminal type “vt52x”; set TERM, for
  /// example to xterm-256color.`
  package func terminalUnknown(_ name: String) -> String {
    texts["commandLine.terminalUnknown", ["name": name]]
  }

  /// Error message on standard error: a sentence with a remedy. `TERM is not set; set TERM, for
  /// example to xterm-256color.`
  package var terminalMissing: String { texts["commandLine.terminalMissing"] }

  /// Standard error: one sentence with a remedy. A kept answer was given in place of a fresh one.
  /// `Could not reach Open-Meteo (permission denied); showing data from 59 min ago.`
  package func stale(_ provider: String, _ age: String, _ reason: String) -> String {
    texts["commandLine.stale", ["provider": provider, "age": age, "reason": reason]]
  }

  /// Standard error. The response describes weather of an earlier time, as that of a server that is
  /// no longer updated. `Open-Meteo answered with data from 59 min ago.`
  package func outdated(_ provider: String, _ age: String) -> String {
    texts["commandLine.outdated", ["provider": provider, "age": age]]
  }

  /// Standard error: one sentence with a remedy. `--format has a { without its } at “{temp”; write
  /// {{ for a brace itself.`
  package func braceNotClosed(_ rest: String) -> String {
    texts["commandLine.braceNotClosed", ["rest": rest]]
  }

  /// Standard error: one sentence with a remedy. `~/.config/weather-tui/config.toml could not be
  /// imported (permission denied); give OpenWeather's city.list.json or a GeoNames dump.`
  package func importFailed(_ path: String, _ reason: String) -> String {
    texts["commandLine.importFailed", ["path": path, "reason": reason]]
  }

  /// Standard error: one sentence with a remedy. Part of a sentence: why a list of places cannot be
  /// used. `~/.config/weather-tui/config.toml: permission denied`
  package func listUnreadable(_ path: String, _ reason: String) -> String {
    texts["commandLine.listUnreadable", ["path": path, "reason": reason]]
  }

  /// Standard error: one sentence with a remedy. Part of a sentence: why a list of places cannot be
  /// used. `not a list of places`
  package var listNotAList: String { texts["commandLine.listNotAList"] }

  /// Standard error: one sentence with a remedy. Part of a sentence: why a list of places cannot be
  /// used. `no usable place in it`
  package var listEmpty: String { texts["commandLine.listEmpty"] }

  /// Standard error: one sentence with a remedy. Part of a sentence: why a list of places cannot be
  /// used. `too large for a list of places`
  package var listTooLarge: String { texts["commandLine.listTooLarge"] }

  /// Standard error: one sentence with a remedy. Part of a sentence: why a list of places cannot be
  /// used. `the compressed file is damaged or incomplete`
  package var listDamagedArchive: String { texts["commandLine.listDamagedArchive"] }

  /// Standard error: one sentence with a remedy. Part of a sentence: why a list of places cannot be
  /// used. `writing ~/.config/weather-tui/config.toml: permission denied`
  package func listUnwritable(_ path: String, _ reason: String) -> String {
    texts["commandLine.listUnwritable", ["path": path, "reason": reason]]
  }

  /// Standard error: one sentence with a remedy. Follows a failed import: nothing was changed. `The
  /// current list is kept.`
  package var oldListStays: String { texts["commandLine.oldListStays"] }

  /// Standard error: one sentence with a remedy. How many entries of an imported list were left
  /// out. `Skipped: 3.`
  package func importDropped(_ count: String) -> String {
    texts["commandLine.importDropped", ["count": count]]
  }

  /// Standard error: one sentence with a remedy. `line 13: not readable`
  package func importLine(_ line: String, _ cause: String) -> String {
    texts["commandLine.importLine", ["line": line, "cause": cause]]
  }

  /// Standard error: one sentence with a remedy. How many more lines were left out than are named.
  /// `and 3 more`
  package func importMore(_ count: String) -> String {
    texts["commandLine.importMore", ["count": count]]
  }

  /// Standard error: one sentence with a remedy. `No place yet; name one, such as weather-tui
  /// Busan.`
  package var noPlaceYet: String { texts["commandLine.noPlaceYet"] }

  /// Standard error: one sentence with a remedy. A base URL of the environment that is none.
  /// `Language is not an address: “95,200”. Use a scheme and a host, such as https://example.org.`
  package func addressInvalid(_ setting: String, _ text: String) -> String {
    texts["commandLine.addressInvalid", ["setting": setting, "text": text]]
  }

  /// Standard error: one sentence with a remedy. `WEATHER_TUI_OPENWEATHER_URL would send the API
  /// key unencrypted: “http://192.0.2.1”. Use https; http is for this computer only.`
  package func addressUnprotected(_ setting: String, _ text: String) -> String {
    texts["commandLine.addressUnprotected", ["setting": setting, "text": text]]
  }

  /// Standard error: one sentence with a remedy. `Could not reach Open-Meteo (--offline); showing
  /// data from 2030-01-01 09:00, which is ahead of this computer’s clock.`
  package func staleAhead(_ provider: String, _ time: String, _ reason: String) -> String {
    texts["commandLine.staleAhead", ["provider": provider, "time": time, "reason": reason]]
  }

  /// Part of a sentence: why a list of places cannot be used. `the list is cut off: download it
  /// again`
  package var listIncomplete: String { texts["commandLine.listIncomplete"] }

  /// Part of a sentence: why a list of places cannot be used. `the list is in UTF-16: save it as
  /// UTF-8`
  package var listUTF16: String { texts["commandLine.listUTF16"] }

  /// `entry 13: not readable`, for a file that is a single line.
  package func importRecord(_ number: String, _ cause: String) -> String {
    texts["commandLine.importRecord", ["number": number, "cause": cause]]
  }

  /// Command line. The reason why an old answer is printed. `another copy is already asking`
  package var anotherCopyAsks: String { texts["commandLine.anotherCopyAsks"] }

  /// Standard error. An option or a command lacks its value. `--units needs UNITS; write --units
  /// metric|imperial|uk.`
  package func missingArgument(_ owner: String, _ argument: String, _ usage: String) -> String {
    texts["commandLine.missingArgument", ["owner": owner, "argument": argument, "usage": usage]]
  }

  /// Standard error. An option or a command has a word too many. `weather-tui doctor does not take
  /// “Seoul”; write weather-tui doctor.`
  package func unexpectedArgument(_ owner: String, _ text: String, _ usage: String) -> String {
    texts["commandLine.unexpectedArgument", ["owner": owner, "text": text, "usage": usage]]
  }

  /// Standard error. `PLACE is empty; name a place, such as weather-tui Busan, or leave it out.`
  package var emptyPlace: String { texts["commandLine.emptyPlace"] }

  /// Standard error. `These options cannot be combined: --json, --print; give only one of them.`
  package func exclusiveOptions(_ options: String) -> String {
    texts["commandLine.exclusiveOptions", ["options": options]]
  }

  /// Standard error. `--hours works only together with --print; add it.`
  package func optionNeeded(_ option: String, _ needed: String) -> String {
    texts["commandLine.optionNeeded", ["option": option, "needed": needed]]
  }

  /// Standard error. `Invalid value “soon” for --max-age; write one such as 0, 90s, 10m, 1h.`
  package func invalidValue(_ option: String, _ value: String, _ examples: String) -> String {
    texts["commandLine.invalidValue", ["option": option, "value": value, "examples": examples]]
  }

  /// Standard error. `Cannot write to standard output (No space left on device); send it somewhere
  /// writable.`
  package func outputUnwritable(_ reason: String) -> String {
    texts["commandLine.outputUnwritable", ["reason": reason]]
  }

  /// Command line. An option that takes a command has an empty one. `--exec needs a command, such
  /// as --exec 'notify-send Weather'`
  package func emptyCommand(_ option: String) -> String {
    texts["commandLine.emptyCommand", ["option": option]]
  }

  /// On standard error, where a place was taken by a name that other places may share. `Other
  /// places may be called “Alma” too: this is Alma, Quebec, Canada.`
  package func placeShared(_ query: String, _ place: String) -> String {
    texts["commandLine.placeShared", ["query": query, "place": place]]
  }
}

extension Words {
  /// What is written to standard error, one sentence with a remedy each.
  package var commandLine: CommandLineWords { CommandLineWords(texts: texts) }
}
