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
