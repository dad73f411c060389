/// What is written to standard error, one sentence with a remedy each.
package struct CommandLineWords: Sendable {
  let texts: Catalog

  /// No place has the name; `nearest` is one that comes near.
  package func placeNotFound(_ query: String, _ nearest: String?) -> String {
    guard let nearest else { return texts["commandLine.placeNotFound", ["query": query]] }
    return texts["commandLine.placeNotFoundNearest", ["query": query, "nearest": nearest]]
  }
  package func coordinateOffGlobe(_ text: String) -> String {
    texts["commandLine.coordinateOffGlobe", ["text": text]]
  }
  /// Full screen was asked for where there is no terminal.
  package var noTerminal: String { texts["commandLine.noTerminal"] }
  package func terminalUnknown(_ name: String) -> String {
    texts["commandLine.terminalUnknown", ["name": name]]
  }
  /// A kept answer was given in place of a fresh one.
  package func stale(_ provider: String, _ age: String, _ reason: String) -> String {
    texts["commandLine.stale", ["provider": provider, "age": age, "reason": reason]]
  }
  package var anotherCopyAsks: String { texts["commandLine.anotherCopyAsks"] }
  /// The same of an answer that was kept at a time when the clock was ahead of what it says now.
  package func staleAhead(_ provider: String, _ time: String, _ reason: String) -> String {
    texts["commandLine.staleAhead", ["provider": provider, "time": time, "reason": reason]]
  }
  package func unknownPlaceholder(_ name: String, _ nearest: String?, _ all: String) -> String {
    guard let nearest else {
      return texts["commandLine.unknownPlaceholderUnlike", ["name": name, "all": all]]
    }
    return texts["commandLine.unknownPlaceholder", ["name": name, "nearest": nearest, "all": all]]
  }
  package func braceNotClosed(_ rest: String) -> String {
    texts["commandLine.braceNotClosed", ["rest": rest]]
  }
  package func unknownValue(_ option: String, _ value: String, _ nearest: String?, _ all: String)
    -> String
  {
    guard let nearest else {
      return texts[
        "commandLine.unknownValueUnlike", ["option": option, "value": value, "all": all]]
    }
    return texts[
      "commandLine.unknownValue",
      ["option": option, "value": value, "nearest": nearest, "all": all]]
  }
  /// An option that takes a command has an empty one.
  package func emptyCommand(_ option: String) -> String {
    texts["commandLine.emptyCommand", ["option": option]]
  }
  /// A value of another form than the option takes.
  package func invalidValue(_ option: String, _ value: String, _ examples: String) -> String {
    texts[
      "commandLine.invalidValue", ["option": option, "value": value, "examples": examples]]
  }
  package func unknownOption(_ option: String, _ command: String, _ nearest: String?) -> String {
    guard let nearest else {
      return texts["commandLine.unknownOption", ["option": option, "command": command]]
    }
    return texts[
      "commandLine.unknownOptionNearest",
      ["option": option, "command": command, "nearest": nearest]]
  }
  /// An option without its value, or a command without its argument; `owner` is which.
  package func missingArgument(_ owner: String, _ argument: String, _ usage: String) -> String {
    texts[
      "commandLine.missingArgument", ["owner": owner, "argument": argument, "usage": usage]]
  }
  /// An option or a command with a word that it does not take.
  package func unexpectedArgument(_ owner: String, _ text: String, _ usage: String) -> String {
    texts["commandLine.unexpectedArgument", ["owner": owner, "text": text, "usage": usage]]
  }
  package var emptyPlace: String { texts["commandLine.emptyPlace"] }
  package func exclusiveOptions(_ options: String) -> String {
    texts["commandLine.exclusiveOptions", ["options": options]]
  }
  /// An option that means nothing without another one.
  package func optionNeeded(_ option: String, _ needed: String) -> String {
    texts["commandLine.optionNeeded", ["option": option, "needed": needed]]
  }
  /// Standard output is closed, or what it goes to takes no more.
  package func outputUnwritable(_ reason: String) -> String {
    texts["commandLine.outputUnwritable", ["reason": reason]]
  }
  package func imported(_ count: String, _ path: String) -> String {
    texts["commandLine.imported", ["count": count, "path": path]]
  }
  package func importFailed(_ path: String, _ reason: String) -> String {
    texts["commandLine.importFailed", ["path": path, "reason": reason]]
  }
  /// Why a list of places cannot be used, as part of a sentence.
  package func listUnreadable(_ path: String, _ reason: String) -> String {
    texts["commandLine.listUnreadable", ["path": path, "reason": reason]]
  }
  package func listUnwritable(_ path: String, _ reason: String) -> String {
    texts["commandLine.listUnwritable", ["path": path, "reason": reason]]
  }
  package var listNotAList: String { texts["commandLine.listNotAList"] }
  package var listEmpty: String { texts["commandLine.listEmpty"] }
  package var listTooLarge: String { texts["commandLine.listTooLarge"] }
  package var listDamagedArchive: String { texts["commandLine.listDamagedArchive"] }
  package var listIncomplete: String { texts["commandLine.listIncomplete"] }
  package var listUTF16: String { texts["commandLine.listUTF16"] }
  /// Follows a failed import: nothing was changed.
  package var oldListStays: String { texts["commandLine.oldListStays"] }
  /// How many entries of an imported list were left out.
  package func importDropped(_ count: String) -> String {
    texts["commandLine.importDropped", ["count": count]]
  }
  /// Why entries were left out, in a few words.
  package func importCause(named cause: String) -> String {
    texts["commandLine.importCause", cause]
  }
  /// `line 13: not readable`
  package func importRecord(_ number: String, _ cause: String) -> String {
    texts["commandLine.importRecord", ["number": number, "cause": cause]]
  }
  package func importLine(_ line: String, _ cause: String) -> String {
    texts["commandLine.importLine", ["line": line, "cause": cause]]
  }
  /// How many more lines were left out than are named.
  package func importMore(_ count: String) -> String {
    texts["commandLine.importMore", ["count": count]]
  }
  package var noPlaceYet: String { texts["commandLine.noPlaceYet"] }
  /// A base URL of the environment that is none.
  package func addressInvalid(_ setting: String, _ text: String) -> String {
    texts["commandLine.addressInvalid", ["setting": setting, "text": text]]
  }
  /// An address over which the key would go in the clear.
  package func addressUnprotected(_ setting: String, _ text: String) -> String {
    texts["commandLine.addressUnprotected", ["setting": setting, "text": text]]
  }
}
