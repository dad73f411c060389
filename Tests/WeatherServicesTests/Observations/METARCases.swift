import Foundation
import Testing
import WeatherModel

/// A body of `api/data/metar` and its summary in English; `nil` for none.
struct METARCase: CustomTestStringConvertible, Sendable {
  let name: String
  let body: String
  let line: String?

  var testDescription: String { name }

  /// 17:45 in Seoul.
  static let now = Date(timeIntervalSince1970: 1_800_002_700)
  static let seoul = Place(
    id: "1835848", name: "Seoul", countryCode: "KR",
    coordinate: Coordinate(latitude: 37.50, longitude: 126.60))

  /// Returns a clock set to ``now``.
  static func clock() -> SetClock {
    let clock = SetClock()
    clock.advance(now.timeIntervalSince(clock.now))
    return clock
  }

  /// Returns a row in the service's format, for a station about 14 km away.
  static func row(
    _ raw: String, minutesAgo: Int = 15, id: String = "RKSI", name: String = "Incheon Intl, 28, KR",
    latitude: Double = 37.469, longitude: Double = 126.451, _ fields: String
  ) -> String {
    let time = Int(now.timeIntervalSince1970) - minutesAgo * 60
    return """
      {"metar_id":1,"icaoId":"\(id)","receiptTime":"2027-01-15 08:33:00","obsTime":\(time),
       "reportTime":"2027-01-15T08:30:00.000Z",\(fields),"rawOb":"\(raw)","lat":\(latitude),
       "lon":\(longitude),"elev":7,"name":"\(name)"}
      """
  }

  private static func fields(
    temp: String = "8", wdir: String = "230", wspd: String = "10", wgst: String = "null",
    visib: String = "\"6+\"", wx: String = "null", clouds: String = "BKN"
  ) -> String {
    """
    "temp":\(temp),"dewp":5,"wdir":\(wdir),"wspd":\(wspd),"wgst":\(wgst),"visib":\(visib),
    "altim":1009,"slp":null,"wxString":\(wx),"clouds":[{"cover":"\(clouds)","base":1500}]
    """
  }

  private static func said(_ values: String, at clock: String = "17:30") -> String {
    "Measured \(clock) at Incheon airport, 14 km: \(values)"
  }

  private static func one(_ name: String, _ row: String, _ values: String?) -> METARCase {
    METARCase(name: name, body: "[\(row)]", line: values.map { said($0) })
  }

  static let all: [METARCase] = [
    one(
      "mist and gusts",
      row(
        "METAR RKSI 150830Z 23010G18KT 3000 BR BKN015 08/05 Q1009",
        fields(wgst: "18", visib: "1.86", wx: "\"BR\"")), "8°, mist, gusts 9 m/s"),
    one(
      "AUTO", row("METAR RKSI 150830Z AUTO 23010KT 9999 BKN015 08/05 Q1009", fields()),
      "8°, cloudy, wind 5 m/s"),
    one(
      "AUTO without a sensor of weather",
      row("METAR RKSI 150830Z AUTO 23010KT 9999 // BKN015 08/05 Q1009", fields()),
      "8°, cloudy, wind 5 m/s"),
    one(
      "CAVOK",
      row("METAR RKSI 150830Z 23010KT CAVOK 08/05 Q1009", fields(clouds: "CAVOK")),
      "8°, clear, wind 5 m/s"),
    one(
      "CAVOK in the text alone",
      row(
        "RKSI 150830Z 23010KT CAVOK 08/05 Q1009",
        #""temp":8,"wspd":10,"wdir":230,"clouds":[]"#), "8°, clear, wind 5 m/s"),
    one(
      "negative",
      row(
        "METAR RKSI 150830Z 23010KT 9999 FEW030 M04/M07 Q1030", fields(temp: "-4", clouds: "FEW")),
      "−4°, mostly clear, wind 5 m/s"),
    one(
      "negative in the text alone",
      row("METAR RKSI 150830Z 23010KT 9999 FEW030 M04/M07 Q1030", fields(temp: "null")),
      "−4°, cloudy, wind 5 m/s"),
    one(
      "just below zero",
      row("METAR RKSI 150830Z 23010KT 9999 BKN015 M00/M01 Q1009", fields(temp: "null")),
      "0°, cloudy, wind 5 m/s"),
    one(
      "tenths of a negative temperature in the remarks",
      row(
        "METAR RKSI 150830Z 23010KT 10SM BKN015 M05/M07 A2992 RMK T10461070", fields(temp: "null")),
      "−5°, cloudy, wind 5 m/s"),
    one(
      "shallow fog", row("METAR RKSI X", fields(wx: "\"MIFG\"")), "8°, mist, wind 5 m/s"),
    one(
      "the worst of several groups", row("METAR RKSI X", fields(wx: "\"-DZ +TSGR BR\"")),
      "8°, thunderstorm, wind 5 m/s"),
    one(
      "metres per second",
      row("METAR RKSI 150830Z 23004G09MPS 9999 OVC015 08/05 Q1009", #""temp":8"#),
      "8°, gusts 9 m/s"),
    one(
      "VRB",
      row("METAR RKSI 150830Z VRB02KT 9999 BKN015 08/05 Q1009", fields(wdir: "\"VRB\"", wspd: "2")),
      "8°, cloudy, wind 1 m/s"),
    one(
      "calm",
      row(
        "METAR RKSI 150830Z 00000KT 9999 SKC 08/05 Q1009",
        fields(wdir: "0", wspd: "0", clouds: "SKC")),
      "8°, clear, wind 0 m/s"),
    one(
      "a clear sky without layers of clouds",
      row(
        "METAR RKSI 150830Z 00000KT 9999 SKC 08/05 Q1009",
        #""temp":8,"wspd":0,"wdir":0,"cover":"SKC","clouds":[]"#), "8°, clear, wind 0 m/s"),
    one(
      "no temperature",
      row("METAR RKSI 150830Z 23010KT 9999 BKN015 ///// Q1009", fields(temp: "null")),
      "cloudy, wind 5 m/s"),
    one(
      "nothing at all", row("METAR RKSI 150830Z NIL", #""temp":null,"clouds":[]"#), nil),
    one(
      "SPECI",
      row(
        "SPECI RKSI 150830Z 23025G40KT 1500 +TSRA BKN010CB 18/17 Q1002",
        fields(temp: "18", wspd: "25", wgst: "40", wx: "\"+TSRA\"")),
      "18°, thunderstorm, gusts 21 m/s"),
    METARCase(
      name: "a SPECI after the METAR of the same station",
      body: "[\(row("METAR RKSI X", minutesAgo: 40, fields(temp: "20"))),"
        + "\(row("SPECI RKSI X", minutesAgo: 15, fields(temp: "18", wx: "\"RA\"")))]",
      line: said("18°, rain, wind 5 m/s")),
    one("half an hour ahead", row("METAR RKSI X", minutesAgo: -30, fields()), nil),
    METARCase(
      name: "five minutes ahead, as clocks differ",
      body: "[\(row("METAR RKSI X", minutesAgo: -5, fields()))]",
      line: said("8°, cloudy, wind 5 m/s", at: "17:50")),
    one("91 minutes old", row("METAR RKSI X", minutesAgo: 91, fields()), nil),
    METARCase(
      name: "89 minutes old", body: "[\(row("METAR RKSI X", minutesAgo: 89, fields()))]",
      line: said("8°, cloudy, wind 5 m/s", at: "16:16")),
    METARCase(
      name: "26 km away",
      body: "[\(row("METAR RKSI X", latitude: 37.735, longitude: 126.60, fields()))]", line: nil),
    METARCase(
      name: "the nearest of two stations",
      body: "[\(row("METAR RKSI X", fields(temp: "3"))),"
        + row(
          "METAR RKSS X", id: "RKSS", name: "Seoul/Gimpo Intl, KR", latitude: 37.558,
          longitude: 126.70, fields()) + "]",
      line: "Measured 17:30 at Seoul/Gimpo airport, 11 km: 8°, cloudy, wind 5 m/s"),
    METARCase(
      name: "the nearest one is silent",
      body: "[\(row("METAR RKSI X", fields())),"
        + row(
          "METAR RKSS X", minutesAgo: 100, id: "RKSS", latitude: 37.51, longitude: 126.60, fields())
        + "]",
      line: said("8°, cloudy, wind 5 m/s")),
    METARCase(
      name: "a station without a name",
      body: "[\(row("METAR RKSI X", name: "", fields()))]",
      line: "Measured 17:30 at RKSI airport, 14 km: 8°, cloudy, wind 5 m/s"),
    one("snow", row("METAR RKSI X", fields(temp: "-1", wx: "\"-SN BR\"")), "−1°, snow, wind 5 m/s"),
    one(
      "freezing rain", row("METAR RKSI X", fields(temp: "0", wx: "\"FZRA\"")),
      "0°, freezing rain, wind 5 m/s"),
    one("fog", row("METAR RKSI X", fields(wx: "\"FG\"")), "8°, fog, wind 5 m/s"),
    one(
      "rain in the vicinity", row("METAR RKSI X", fields(wx: "\"VCSH\"")), "8°, cloudy, wind 5 m/s"),
    one("blowing snow", row("METAR RKSI X", fields(wx: "\"BLSN HZ\"")), "8°, haze, wind 5 m/s"),
    one("an impossible temperature", row("RKSI X", fields(temp: "812")), "cloudy, wind 5 m/s"),
    METARCase(name: "an empty list", body: "[]", line: nil),
    METARCase(name: "an object", body: #"{"status":"error","error":"Invalid bbox"}"#, line: nil),
    METARCase(
      name: "rows that are none beside one that is",
      body: #"["x",null,{"icaoId":"RKXX"},{"lat":37.5,"lon":126.6},"#
        + "\(row("METAR RKSI X", fields()))]",
      line: said("8°, cloudy, wind 5 m/s")),
    METARCase(
      name: "half a body", body: "[" + row("METAR RKSI X", fields()).dropLast(20), line: nil),
    METARCase(name: "HTML", body: "<html><h1>502 Bad Gateway</h1></html>", line: nil),
  ]
}
