import Foundation
import WeatherModel

/// Responses in data.go.kr's format, made for these tests.
enum KMABodies {
  static func envelope(_ rows: [String], code: String = "00", words: String = "NORMAL_SERVICE")
    -> String
  {
    let body =
      rows.isEmpty
      ? ""
      : #","body":{"dataType":"JSON","items":{"item":[\#(rows.joined(separator: ","))]},"#
        + #""pageNo":1,"numOfRows":1500,"totalCount":\#(rows.count)}"#
    return #"{"response":{"header":{"resultCode":"\#(code)","resultMsg":"\#(words)"}\#(body)}}"#
  }

  static func forecast(_ category: String, _ date: String, _ time: String, _ value: String)
    -> String
  {
    #"{"baseDate":"20270115","baseTime":"1400","category":"\#(category)","fcstDate":"\#(date)","#
      + #""fcstTime":"\#(time)","fcstValue":"\#(value)","nx":60,"ny":127}"#
  }

  static func observation(_ values: [String: String]) -> String {
    envelope(
      values.sorted { $0.key < $1.key }.map {
        #"{"baseDate":"20270115","baseTime":"1700","category":"\#($0)","nx":60,"ny":127,"#
          + #""obsrValue":"\#($1)"}"#
      })
  }

  static func gateway(_ code: Int, _ words: String) -> String {
    """
    <OpenAPI_ServiceResponse>
      <cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>\(words)</returnAuthMsg>
        <returnReasonCode>\(code)</returnReasonCode></cmmMsgHeader>
    </OpenAPI_ServiceResponse>
    """
  }

  static let noData = envelope([], code: "03", words: "NO_DATA")

  /// Returns 70 hours from 15:00 on 15 January, all 14 categories: 980 rows. Every value identifies
  /// its hour.
  static func days() -> [String] {
    (0..<70).flatMap { index -> [String] in
      let moment = LocalTime(
        Date(timeIntervalSince1970: 1_799_992_800 + Double(index) * 3600), utcOffset: 32_400)
      let date = moment.date.description.filter { $0 != "-" }
      let time = moment.hourAndMinute24.filter { $0 != ":" }
      var values = [
        ("TMP", "\(index % 30 - 10)"), ("UUU", "1.1"), ("VVV", "-0.4"), ("VEC", "\(index * 5)"),
        ("WSD", "\(index).5"), ("SKY", ["1", "3", "4"][index % 3]),
        ("PTY", index % 7 == 3 ? "1" : "0"),
        ("POP", "\(index)"), ("WAV", "0"), ("PCP", index % 7 == 3 ? "\(index).0mm" : "강수없음"),
        ("REH", "\(index + 20)"), ("SNO", "적설없음"),
      ]
      values.append(time == "0600" ? ("TMN", "-11.5") : ("ZZZ", "1"))
      values.append(time == "1500" ? ("TMX", "21.5") : ("YYY", "1"))
      return values.map { forecast($0.0, date, time, $0.1) }
    }
  }
}
