import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

/// Bodies whose values are only in the report's text, with everything that is read from them.
@Suite struct METARBodyTests {
  /// A text, and its values: temperature, dew point, wind with gusts and direction, visibility,
  /// pressure, condition, obscuration, and whether it is wet.
  struct Body: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let values: String

    init(_ name: String, _ text: String, _ values: String) {
      (testDescription, self.text, self.values) = (name, text, values)
    }
  }

  private static let plain = "8/5° 5.1 g– 230 10000m 1009 – – dry"

  static let bodies: [Body] = [
    Body("routine", "METAR RKSI 150830Z 23010KT 9999 FEW030 08/05 Q1009", plain),
    Body("AUTO", "METAR RKSI 150830Z AUTO 23010KT 9999NDV NCD 08/05 Q1009", plain),
    Body("varying direction", "METAR RKSI 150830Z 23010KT 200V260 9999 08/05 Q1009", plain),
    Body("no significant cloud", "METAR EDDM 150820Z 23010KT 9999 NSC 08/05 Q1009", plain),
    Body("end of the report", "METAR RKSI 150830Z 23010KT 9999 08/05 Q1009=", plain),
    Body(
      "no sensor of weather", "METAR RKSI 150830Z AUTO 23010KT 9999 // ////// 08/05 Q1009",
      "8/5° 5.1 g– 230 10000m 1009 – – ?"),
    Body(
      "sensor of weather out of order",
      "METAR KDEN 150853Z AUTO 18010KT 10SM CLR 20/01 A3001 RMK AO2 PWINO",
      "20/1° 5.1 g– 180 16093.4m 1016.3 – – ?"),
    Body(
      "CAVOK", "METAR RKSI 150830Z 23010KT CAVOK 08/05 Q1009",
      "8/5° 5.1 g– 230 10000m 1009 clear – dry"),
    Body(
      "below zero", "METAR RKSI 150830Z 23010KT 9999 FEW030 M05/M07 Q1030",
      "-5/-7° 5.1 g– 230 10000m 1030 – – dry"),
    Body(
      "slightly below zero", "METAR RKSI 150830Z 23010KT 9999 M00/M00 Q1030",
      "0/0° 5.1 g– 230 10000m 1030 – – dry"),
    Body(
      "no dew point", "METAR RKSI 150830Z 23010KT 9999 08/// Q1009",
      "8/–° 5.1 g– 230 10000m 1009 – – dry"),
    Body(
      "no temperature", "METAR RKSI 150830Z 23010KT 9999 ///// Q1009",
      "–/–° 5.1 g– 230 10000m 1009 – – dry"),
    Body(
      "no wind, visibility and pressure", "METAR RKSI 150830Z AUTO /////KT //// 08/05 Q////",
      "8/5° – g– – –m – – – dry"),
    Body(
      "no wind, but the visibility", "METAR RKSI 150830Z AUTO /////KT 0800 08/05 Q1009",
      "8/5° – g– – 800m 1009 – – dry"),
    Body(
      "no direction", "METAR RKSI 150830Z AUTO ///05KT 9999 08/05 Q1009",
      "8/5° 2.6 g– – 10000m 1009 – – dry"),
    Body(
      "VRB", "METAR RKSI 150830Z VRB02KT 9999 08/05 Q1009", "8/5° 1 g– – 10000m 1009 – – dry"),
    Body(
      "calm", "METAR RKSI 150830Z 00000KT 9999 08/05 Q1009", "8/5° 0 g– – 10000m 1009 – – dry"),
    Body(
      "gusts in metres per second", "METAR UUEE 150830Z 24005G12MPS 9999 08/05 Q1009",
      "8/5° 5 g12 240 10000m 1009 – – dry"),
    Body(
      "SPECI", "SPECI RKSI 150830Z 23025G40KT 1500 +TSRA BKN010CB 18/17 Q1002",
      "18/17° 12.9 g20.6 230 1500m 1002 thunderstorm – wet"),
    Body(
      "COR", "METAR COR RKSI 150830Z 23010KT 9999 RA 08/05 Q1009",
      "8/5° 5.1 g– 230 10000m 1009 rain – wet"),
    Body(
      "fractions of miles, runway range and tenths",
      "METAR KBOS 150854Z 32015G25KT 1 1/2SM R04R/2400FT -SN BR VV005 M04/M06 A2978 RMK AO2 "
        + "SLP088 T10441061", "-4.4/-6.1° 7.7 g12.9 320 2414m 1008.5 snow – wet"),
    Body(
      "less than a quarter of a mile", "METAR KSFO 150856Z 00000KT M1/4SM FG VV001 10/10 A3005",
      "10/10° 0 g– – 402.3m 1017.6 fog – dry"),
    Body(
      "more than six miles", "METAR KDEN 150853Z 18010KT P6SM SKC 20/01 A3001",
      "20/1° 5.1 g– 180 9656.1m 1016.3 – – dry"),
    Body(
      "runway range", "METAR EGLL 150820Z 23010KT 0400 R27L/0600U FG VV001 08/08 Q1020",
      "8/8° 5.1 g– 230 400m 1020 fog – dry"),
    Body(
      "state of a runway", "METAR LFPG 150830Z 23010KT 9999 08/05 Q1009 24//////", plain),
    Body(
      "visibility by direction", "METAR RKSI 150830Z 23010KT 2000 1200NE BR 08/07 Q1009",
      "8/7° 5.1 g– 230 2000m 1009 – mist dry"),
    Body("recent rain", "METAR LFPG 150830Z 23010KT 9999 RERA SCT020 08/05 Q1009", plain),
    Body(
      "TEMPO", "METAR UUEE 150830Z 05006MPS 1500 BR M12/M14 Q1024 TEMPO 0300 +SHSN FG",
      "-12/-14° 6 g– 50 1500m 1024 – mist dry"),
    Body("BECMG", "METAR EDDF 150820Z 23010KT 9999 08/05 Q1009 BECMG 1200 +TSRA", plain),
    Body("PROB30", "METAR LOWW 150820Z 23010KT 9999 08/05 Q1009 PROB30 TEMPO FZRA", plain),
    Body(
      "NOSIG", "METAR RKSI 150830Z 23010KT 9999 -RA 08/05 Q1009 NOSIG=",
      "8/5° 5.1 g– 230 10000m 1009 rain – wet"),
    Body(
      "remarks about earlier weather",
      "METAR KDEN 150853Z 18010KT 10SM CLR 20/01 A3001 RMK AO2 RAB15E30 TS MOV E",
      "20/1° 5.1 g– 180 16093.4m 1016.3 – – dry"),
    Body("weather in the vicinity", "METAR RKSI 150830Z 23010KT 9999 VCTS 08/05 Q1009", plain),
    Body(
      "unknown precipitation", "METAR KDEN 150853Z AUTO 18010KT 3SM UP OVC010 00/M01 A3001",
      "0/-1° 5.1 g– 180 4828m 1016.3 – – wet"),
    Body(
      "blowing snow", "METAR CYRB 150830Z 23010KT 0800 BLSN M20/M23 A2992",
      "-20/-23° 5.1 g– 230 800m 1013.2 – – dry"),
    Body("low drifting dust", "METAR OERK 150830Z 23010KT 9999 DRDU 08/05 Q1009", plain),
    Body("a station named SASA", "METAR SASA 150830Z 23010KT 9999 FEW030 08/05 Q1009", plain),
    Body("a station named FZIC", "METAR FZIC 150830Z 23010KT 9999 FEW030 08/05 Q1009", plain),
  ]

  @Test(arguments: bodies)
  func everyValueOfATextIsRead(_ body: Body) throws {
    let row = METARCase.row(body.text, #""temp":null"#)
    let found = try #require(
      try AviationWeather.observation(
        Array("[\(row)]".utf8), near: METARCase.seoul.coordinate, now: METARCase.now))
    func text(_ value: Double?) -> String {
      value.map { String(format: "%g", ($0 * 10).rounded() / 10) } ?? "–"
    }
    let wet = found.isWet.map { $0 ? "wet" : "dry" } ?? "?"
    let values = [
      "\(text(found.temperature))/\(text(found.dewPoint))°", text(found.windSpeed),
      "g" + text(found.windGust), text(found.windDirection), text(found.visibility) + "m",
      text(found.pressure), found.condition?.rawValue ?? "–", found.obscuration?.rawValue ?? "–",
      wet,
    ]
    #expect(values.joined(separator: " ") == body.values)
  }

  /// The service's own field may contain the weather of a trend.
  @Test func weatherOfTheTextTakesPrecedence() throws {
    func condition(_ text: String) throws -> Condition? {
      let row = METARCase.row(text, #""temp":8,"wxString":"-RA TSRA","clouds":[]"#)
      return try AviationWeather.observation(
        Array("[\(row)]".utf8), near: METARCase.seoul.coordinate, now: METARCase.now)?.condition
    }
    #expect(try condition("METAR RKSI 150830Z 23010KT 9999 -RA 08/05 Q1009 TEMPO TSRA") == .rain)
    #expect(try condition("not a report") == .thunderstorm)
  }

  @Test func correctionReplacesTheReportOfTheSameTime() throws {
    let first = METARCase.row("METAR RKSI 150830Z 23010KT 9999 18/05 Q1009", #""temp":18"#)
    let corrected = METARCase.row("METAR COR RKSI 150830Z 23010KT 9999 08/05 Q1009", #""temp":8"#)
    for rows in [[first, corrected], [corrected, first]] {
      let found = try AviationWeather.observation(
        Array("[\(rows.joined(separator: ","))]".utf8), near: METARCase.seoul.coordinate,
        now: METARCase.now)
      #expect(found?.temperature == 8)
    }
  }
}
