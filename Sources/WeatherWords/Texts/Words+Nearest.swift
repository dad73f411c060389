extension CommandLineWords {
  /// Returns the message that no place has a name; `nearest` is a similar name.
  package func placeNotFound(_ query: String, _ nearest: String?) -> String {
    guard let nearest else { return texts["commandLine.placeNotFound", ["query": query]] }
    return texts["commandLine.placeNotFoundNearest", ["query": query, "nearest": nearest]]
  }
  package func unknownPlaceholder(_ name: String, _ nearest: String?, _ all: String) -> String {
    guard let nearest else {
      return texts["commandLine.unknownPlaceholderUnlike", ["name": name, "all": all]]
    }
    return texts["commandLine.unknownPlaceholder", ["name": name, "nearest": nearest, "all": all]]
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
  package func unknownOption(_ option: String, _ command: String, _ nearest: String?) -> String {
    guard let nearest else {
      return texts["commandLine.unknownOption", ["option": option, "command": command]]
    }
    return texts[
      "commandLine.unknownOptionNearest",
      ["option": option, "command": command, "nearest": nearest]]
  }
  /// Returns the reason why entries were skipped, in a few words.
  package func importCause(named cause: String) -> String {
    texts["commandLine.importCause", cause]
  }
}

extension ConfigurationWords {
  package func unknownKey(_ place: String, _ key: String, _ nearest: String?) -> String {
    guard let nearest else {
      return texts["configuration.unknownKey", ["place": place, "key": key]]
    }
    return texts[
      "configuration.unknownKeyNearest", ["place": place, "key": key, "nearest": nearest]]
  }
  package func unknownValue(
    _ place: String, _ key: String, _ value: String, _ nearest: String?, _ all: String
  ) -> String {
    guard let nearest else {
      return texts[
        "configuration.unknownValueUnlike",
        ["place": place, "key": key, "value": value, "all": all]]
    }
    return texts[
      "configuration.unknownValue",
      ["place": place, "key": key, "value": value, "nearest": nearest, "all": all]]
  }
}
