import WeatherModel

/// A JSON value of unknown type: a number may come as a string, a string as a number, either as
/// null or as something else. Decoding never fails, so that one unexpected value does not
/// invalidate the whole response. A Boolean is neither a number nor text.
struct LenientValue: Decodable, Sendable {
  /// The value as a finite number.
  var number: Double?
  /// The value as text, if it was a string.
  var text: String?

  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.singleValueContainer() else { return }
    if let value = try? container.decode(Double.self) {
      number = value.isFinite ? value : nil
    } else if let value = try? container.decode(String.self) {
      text = value
      number = Double(value).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  /// The value as a whole number.
  var integer: Int? { number.flatMap { abs($0) < 1e15 ? Int($0.rounded()) : nil } }

  /// The time that the value names in Unix seconds; nil for 0 and for times outside the years 2000
  /// to 2099.
  var moment: Date? {
    guard let number else { return nil }
    let moment = Date(timeIntervalSince1970: number)
    return Self.isPlausible(moment) ? moment : nil
  }

  /// The value as an offset from UTC in seconds; nil unless it is a number of quarter-hours that
  /// some clock on earth may be ahead or behind.
  var utcOffset: Int? {
    integer.flatMap { (-43_200...50_400).contains($0) && $0 % 900 == 0 ? $0 : nil }
  }

  /// Whether a time is in the years 2000 to 2099.
  static func isPlausible(_ moment: Date) -> Bool {
    (946_684_800..<4_102_444_800).contains(moment.timeIntervalSince1970)
  }
}

/// A part of a response; nil if it does not have the expected shape, and so are its members.
@dynamicMemberLookup
struct Lenient<Wrapped: Decodable & Sendable>: Decodable, Sendable {
  var value: Wrapped?

  init(from decoder: any Decoder) throws {
    value = try? Wrapped(from: decoder)
  }

  subscript<Member>(dynamicMember path: KeyPath<Wrapped, Member>) -> Member? {
    value?[keyPath: path]
  }

  subscript<Member>(dynamicMember path: KeyPath<Wrapped, Member?>) -> Member? {
    value?[keyPath: path]
  }
}

/// A list without the entries that do not have the expected shape, cut at the maximum number of
/// entries.
struct LenientList<Element: Decodable & Sendable>: Decodable, Sendable {
  var elements: [Element]
  /// Whether the value is no list, or an entry does not have the expected shape.
  var isIncomplete = false

  init(_ elements: [Element]) { self.elements = elements }

  init(from decoder: any Decoder) throws {
    let entries = decoder.entries(Lenient<Element>.self)
    elements = entries.compactMap(\.value)
    isIncomplete =
      elements.count < entries.count || entries.isEmpty && (try? decoder.unkeyedContainer()) == nil
  }
}

extension Decoder {
  /// Returns the first `max` entries of a list; an empty array if the value is not a list. The
  /// default is one more than the hours of a report, because the extra entry has the precipitation
  /// of the last hour.
  func entries<Element: Decodable>(
    _ type: Element.Type, max: Int = WeatherReport.maxHours + 1
  ) -> [Element] {
    guard var container = try? unkeyedContainer() else { return [] }
    var entries: [Element] = []
    while !container.isAtEnd, entries.count < max,
      let entry = try? container.decode(Element.self)
    {
      entries.append(entry)
    }
    return entries
  }
}

/// A single object or a list of them.
struct OneOrMany<Element: Decodable & Sendable>: Decodable, Sendable {
  var elements: [Element]

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.unkeyedContainer() {
      var list: [Element] = []
      var container = container
      while !container.isAtEnd { list.append(try container.decode(Element.self)) }
      elements = list
    } else {
      elements = [try Element(from: decoder)]
    }
  }
}

extension Optional<Double> {
  /// Returns the value if it is inside `range`; minus zero becomes zero.
  func within(_ range: ClosedRange<Double>) -> Double? {
    guard let self, range.contains(self) else { return nil }
    return self == 0 ? 0 : self
  }
}

extension Optional<LenientValue> {
  /// Returns the number if it is inside `range`; minus zero becomes zero.
  func within(_ range: ClosedRange<Double>) -> Double? {
    (self?.number).within(range)
  }
}

extension Optional<String> {
  /// Returns the cleaned paragraphs of a longer text; nil if nothing is left.
  func cleanedParagraphs(limit: Int) -> String? {
    guard let text = self?.paragraphsFromOutside(limit: limit), !text.isEmpty else { return nil }
    return text
  }

  /// Returns the cleaned text; nil if nothing is left.
  func cleaned(limit: Int = 200) -> String? {
    guard let text = self?.cleanedFromOutside(limit: limit), !text.isEmpty else { return nil }
    return text
  }
}
