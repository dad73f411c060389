import JSON
import WeatherModel

/// Decodes responses and describes decoding errors in a few words.
enum Answer {
  /// The maximum number of values in a response. A response for fifty places of Open-Meteo has some
  /// 130,000. A body could hold a million, which would take seconds to decode before a mapper could
  /// discard them.
  static let maxValues = 300_000

  /// The decoded value, and the provider's error if the body has one. The body is parsed once and
  /// may match both.
  struct OrRefusal<Value: Decodable, Refusal: Decodable> {
    var value: Result<Value, WeatherError>
    var refusal: Refusal?

    init(_ body: [UInt8]) {
      do throws(WeatherError) {
        let both = try decode(Both.self, from: body)
        refusal = both.refusal
        value = both.value.mapError { WeatherError($0) }
      } catch {
        value = .failure(error)
      }
    }

    private struct Both: Decodable {
      var value: Result<Value, any Error>
      var refusal: Refusal?

      init(from decoder: any Decoder) throws {
        value = Result { try Value(from: decoder) }
        refusal = try? Refusal(from: decoder)
      }
    }
  }

  static func decode<Value: Decodable>(
    _ type: Value.Type, from body: [UInt8]
  ) throws(WeatherError) -> Value {
    guard !body.isEmpty else { throw .emptyResponse }
    guard body.first(where: { !isBlank($0) }) != UInt8(ascii: "<") else { throw .webPage }
    guard atMostValues(in: body) <= maxValues else {
      throw .responseUnreadable(detail: "too many values")
    }
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw WeatherError(error)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// Returns an upper bound of the number of values in a JSON text: the number of separators,
  /// including those in strings.
  private static func atMostValues(in body: [UInt8]) -> Int {
    body.count { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "{") }
  }

  fileprivate static func words(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "no \(path(context.codingPath + [key]))"
    case .typeMismatch(_, let context) where context.codingPath.isEmpty,
      .valueNotFound(_, let context) where context.codingPath.isEmpty:
      "not an object"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "unexpected value at \(path(context.codingPath))"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "unexpected value at \(path(context.codingPath))"
    default:
      WeatherError.Cause.notJSON.rawValue
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
      .cleanedFromOutside(limit: 60)
  }
}

extension WeatherError {
  /// The error of a decoding failure.
  fileprivate init(_ error: any Error) {
    let words = (error as? DecodingError).map { Answer.words(for: $0) }
    self = .responseUnreadable(detail: words ?? Cause.notJSON.rawValue)
  }
}

extension HTTPResponse {
  /// Returns the response if its status is 2xx; otherwise throws the error for the status.
  /// - Parameters:
  ///   - status: The status to use if the body contradicts the head.
  ///   - words: The provider's own text for the error.
  ///   - hasKey: Whether the request had a key that the provider may have rejected.
  func validated(
    status: Int? = nil, words: String?, hasKey: Bool
  ) throws(WeatherError) -> HTTPResponse {
    let status = status ?? self.status
    switch status {
    case 200...299: return self
    case 401 where hasKey, 403 where hasKey: throw .keyRefused(status: status)
    case 404: throw .placeNotFound
    case 429: throw .tooManyRequests(retryAt: nil)
    case 500...599: throw .serverError(status: status)
    default:
      let detail = words?.cleanedFromOutside()
      throw .badRequest(status: status, detail: detail.flatMap { $0.isEmpty ? nil : $0 })
    }
  }
}
