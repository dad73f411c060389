/// In the file, the choices are stored next to the other fields, each under the name of its
/// setting. On and off are stored as `true` and `false`.
extension PersistedState: Codable {
  private enum Field: String, CaseIterable {
    case version, lastPlace, recents, favourites, boardOrder, discoveries, exactColorTerminals
    case background = "ground"
    case notifications = "notices"
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ field: Field) { stringValue = field.rawValue }
    init(_ setting: SettingKey) { stringValue = setting.rawValue }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }

    /// The setting with this name; nil for a field of another kind.
    var setting: SettingKey? {
      Field(rawValue: stringValue) == nil ? SettingKey(stringValue) : nil
    }
  }

  /// An entry of a list; nil if it cannot be decoded.
  private struct Entry<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
  }

  /// Decodes every readable field, and every readable entry of the lists of places.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func value<Value: Decodable>(_ key: Key) -> Value? {
      (try? container.decodeIfPresent(Value.self, forKey: key)) ?? nil
    }
    var isWhole = true
    func list<Value: Decodable>(_ field: Field) -> [Value] {
      guard container.contains(Key(field)) else { return [] }
      let entries: [Entry<Value>]? = value(Key(field))
      let readable = (entries ?? []).compactMap(\.value)
      if entries?.count != readable.count { isWhole = false }
      return readable
    }
    self.init(
      lastPlace: value(Key(.lastPlace)), recents: list(.recents), favourites: list(.favourites))
    version = try container.decode(Int.self, forKey: Key(.version))
    boardOrder = value(Key(.boardOrder))
    discoveries = list(.discoveries)
    isIncomplete = !isWhole || version > Self.currentVersion
    background = value(Key(.background))
    exactColorTerminals = value(Key(.exactColorTerminals)) ?? []
    notifications = value(Key(.notifications)) ?? NotificationHistory()
    for key in container.allKeys {
      guard let setting = key.setting else { continue }
      let flag: Bool? = value(key)
      choices[setting] = flag.map { "\($0)" } ?? value(key)
    }
  }

  /// Encodes the fields that are set.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(version, forKey: Key(.version))
    try container.encodeIfPresent(lastPlace, forKey: Key(.lastPlace))
    try container.encode(recents, forKey: Key(.recents))
    try container.encode(favourites, forKey: Key(.favourites))
    try container.encodeIfPresent(boardOrder, forKey: Key(.boardOrder))
    try container.encodeIfPresent(background, forKey: Key(.background))
    try container.encode(discoveries, forKey: Key(.discoveries))
    if !exactColorTerminals.isEmpty {
      try container.encode(exactColorTerminals, forKey: Key(.exactColorTerminals))
    }
    if notifications != NotificationHistory() {
      try container.encode(notifications, forKey: Key(.notifications))
    }
    for (setting, text) in choices {
      if let flag = Bool(text) {
        try container.encode(flag, forKey: Key(setting))
      } else {
        try container.encode(text, forKey: Key(setting))
      }
    }
  }
}
