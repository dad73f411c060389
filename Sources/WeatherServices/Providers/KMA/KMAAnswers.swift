import WeatherModel

/// The decoded parts of the Korea Meteorological Administration's responses at data.go.kr.
enum KMAResponse {
  struct Envelope<Element: Decodable & Sendable>: Decodable, Sendable {
    struct Response: Decodable, Sendable {
      var header: Lenient<[String: LenientValue]>?
      var body: Lenient<Body>?
    }

    struct Body: Decodable, Sendable {
      var items: Lenient<Items>?
    }

    struct Items: Decodable, Sendable {
      var item: Rows<Element>
    }

    var response: Response
  }

  /// The value of one category at one time.
  struct Row: Decodable, Sendable {
    var category: LenientValue?
    var fcstDate: LenientValue?
    var fcstTime: LenientValue?
    var fcstValue: LenientValue?
    var obsrValue: LenientValue?
  }

  /// The maximum number of rows. Five days of 24 hours with 14 categories each are 1,680.
  private static let maxRows = 3_000

  /// The rows of a table. A forecast has more of them than ``LenientList`` accepts.
  struct Rows<Element: Decodable & Sendable>: Decodable, Sendable {
    var rows: [Element] = []

    init(from decoder: any Decoder) throws {
      guard var container = try? decoder.unkeyedContainer() else {
        // A single row may come without a list around it.
        rows = [try? Element(from: decoder)].compactMap(\.self)
        return
      }
      while !container.isAtEnd, rows.count < maxRows,
        let row = try? container.decode(Lenient<Element>.self)
      {
        if let row = row.value { rows.append(row) }
      }
    }
  }

  /// Returns the query for a page of at most `rows` rows, as every operation needs it.
  static func query(key: String, rows: Int) -> [HTTPRequest.QueryItem] {
    [.init(name: "serviceKey", value: key, isSecret: true)]
      + HTTPRequest.query(["pageNo": "1", "numOfRows": String(rows), "dataType": "JSON"])
  }

  /// Returns the rows of a forecast or an observation.
  static func rows(_ body: [UInt8], status: Int, now: Date) throws(WeatherError) -> [Row] {
    try entries(Row.self, body, status: status, now: now)
  }

  /// Returns the rows of a body; throws the error that the service reports. Its gateway reports
  /// errors in XML, whatever format was requested.
  static func entries<Element: Decodable & Sendable>(
    _ type: Element.Type, _ body: [UInt8], status: Int, now: Date
  ) throws(WeatherError) -> [Element] {
    let isXML = String(decoding: body.prefix(200), as: UTF8.self).trimmed.hasPrefix("<")
    if isXML, let refusal = gatewayRefusal(body, now: now) { throw refusal }
    guard status == 200 else {
      switch status {
      case 401, 403: throw .keyRefused(status: status)
      case 429: throw .tooManyRequests(retryAt: nil)
      case 500...: throw .serverError(status: status)
      default: throw .badRequest(status: status, detail: nil)
      }
    }
    // An intermediate gateway may return a page instead of a response.
    guard !isXML else { throw .webPage }
    let envelope = try Answer.decode(Envelope<Element>.self, from: body)
    guard let code = envelope.response.header?.value?["resultCode"]?.integer else {
      throw .responseUnreadable(detail: "no resultCode")
    }
    guard code == 0 else {
      throw error(code: code, words: envelope.response.header?.value?["resultMsg"]?.text, now: now)
    }
    return envelope.response.body?.items?.item?.rows ?? []
  }

  /// Returns the error in an `<OpenAPI_ServiceResponse>`, by its code and message; nil for other
  /// XML.
  private static func gatewayRefusal(_ body: [UInt8], now: Date) -> WeatherError? {
    let text = String(decoding: body.prefix(2_000), as: UTF8.self)
    func element(_ name: String) -> String? {
      guard let start = text.range(of: "<\(name)>"),
        let end = text.range(of: "</\(name)>", startingAt: start.upperBound)
      else { return nil }
      return String(text[start.upperBound..<end.lowerBound]).trimmed
    }
    let code = (element("returnReasonCode") ?? element("resultCode")).flatMap { Int($0) }
    guard let code else { return nil }
    return error(
      code: code, words: element("returnAuthMsg") ?? element("resultMsg") ?? element("errMsg"),
      now: now)
  }

  private static func error(code: Int, words: String?, now: Date) -> WeatherError {
    switch KMACode(rawValue: code) {
    case .accessDenied, .keySuspended, .keyNotRegistered, .keyExpired, .addressNotRegistered,
      .unsignedCall:
      .keyRefused(status: code)
    // The daily limit is the one that the user applied for; the next day begins at midnight in
    // Korea.
    case .requestsExceeded: .tooManyRequests(retryAt: midnight(after: now))
    case .serviceTimeOut: .timedOut
    case .applicationError, .databaseError, .httpError, .unknownError: .serverError(status: code)
    case .noData, .invalidParameter, nil:
      .badRequest(status: code, detail: words.cleaned(limit: 80))
    }
  }

  private static func midnight(after moment: Date) -> Date {
    let zone = PlaceTimeZone(identifier: nil, fixedOffset: KMAIssue.utcOffset)
    return zone.start(of: zone.localTime(moment).date.advanced(byDays: 1))
  }
}

extension String {
  /// Returns the first occurrence of a text from `start` on.
  fileprivate func range(of text: String, startingAt start: Index? = nil) -> Range<Index>? {
    firstRange(ofText: text, from: start)
  }
}
