import Foundation
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

@Suite struct ReportJSONTests {
  private func json(_ report: Fetched<WeatherReport>, isStale: Bool = false) -> String {
    ReportJSON(report, now: SampleReports.now, language: .english, isStale: isStale).text
  }

  /// The published schema, with every member described.
  private static let schema = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../docs/schema.json")

  @Test(arguments: ["full", "empty", "stale", "not asked", "warned", "three hours", "sample"])
  func everyReportStateConformsToTheSchema(state: String) throws {
    var report = state == "empty" ? SampleReports.empty : SampleReports.full
    switch state {
    case "not asked": report.alerts = nil
    case "warned": report.alerts?[0].severity = .extreme
    case "three hours": report.stepHours = 3
    case "sample": report.provider = .sample
    default: break
    }
    let mistakes = try JSONSchema(file: Self.schema, isClosed: true)
      .mistakes(in: json(report, isStale: state == "stale"))
    #expect(mistakes.isEmpty)
  }

  @Test func schemaIncludesEveryConditionAndAirQualityScale() throws {
    let schema = try JSONSchema(file: Self.schema)
    for condition in Condition.allCases {
      var report = SampleReports.full
      report.current.condition = condition
      #expect(try schema.mistakes(in: json(report)).isEmpty)
    }
    for scale in AirQuality.Scale.allCases {
      var report = SampleReports.full
      report.airQuality = AirQuality(index: nil, scale: scale)
      #expect(try schema.mistakes(in: json(report)).isEmpty)
    }
  }

  @Test(arguments: [
    (#""schema": 3"#, #""schema": 1"#), (#""stale": false"#, #""stale": "no""#),
    (#""humidity": 63"#, #""humidity": 163"#), (#""name": "Seoul","#, ""),
    ("T18:40:00+09:00", " 18:40"), (#""country": "KR""#, #""country": "Korea""#),
    (#""is_day": false"#, #""is_day": 0"#), (#""condition": "rain""#, #""condition": "wet""#),
    (#""uv_index": 1"#, #""uv_index": true"#), (#""step_hours": 1"#, #""step_hours": 1.5"#),
  ])
  func schemaRejectsInvalidValues(right: String, wrong: String) throws {
    let text = json(SampleReports.full)
    try #require(text.contains(right))
    let mistakes = try JSONSchema(file: Self.schema)
      .mistakes(in: text.replacing(right, with: wrong, maxReplacements: 1))
    #expect(mistakes.count == 1)
  }

  @Test func supplementedValuesStateTheirProvider() throws {
    var report = SampleReports.full
    report.provider = .kma
    report.supplemented = SupplementedValues(provider: .openMeteo, values: [.uvIndex, .pressure])
    let text = json(report)
    #expect(text.contains(#""filled_from": "open-meteo""#))
    #expect(try JSONSchema(file: Self.schema, isClosed: true).mistakes(in: text).isEmpty)
    let page = PlainPage(report, now: SampleReports.now, settings: DisplaySettings()).text
    #expect(page.contains("Pressure, UV index: "))
  }

  @Test func everyValueIsEncodedUnderItsKey() {
    #expect(
      json(SampleReports.full) == #"""
        {
          "schema": 3,
          "place": {
            "id": "geonames:1835848",
            "name": "Seoul",
            "admin1": "Seoul",
            "country": "KR",
            "latitude": 37.566,
            "longitude": 126.9784,
            "timezone": "Asia/Seoul",
            "utc_offset_seconds": 32400
          },
          "provider": "open-meteo",
          "filled_from": null,
          "filled": [],
          "fetched_at": "2026-11-21T18:40:00+09:00",
          "stale": false,
          "step_hours": 1,
          "current": {
            "time": "2026-11-21T18:40:00+09:00",
            "condition": "rain",
            "description": "Light \"rain\"",
            "is_day": false,
            "temperature": 9.1,
            "feels_like": 7.2,
            "humidity": 63,
            "dew_point": 0.3,
            "pressure": 1016.4,
            "cloud_cover": 75,
            "visibility": 10000,
            "wind_speed": 3.2,
            "wind_gust": 7.1,
            "wind_direction": 225,
            "uv_index": 1,
            "precipitation_rate": 0.4,
            "snow_depth": null
          },
          "observed": null,
          "outlook": "Rain until 20:00",
          "advice": [],
          "spells": [
            {
              "start": "2026-11-21T16:00:00+09:00",
              "end": "2026-11-21T20:00:00+09:00",
              "condition": "rain",
              "changes": [
                {
                  "time": "2026-11-21T16:00:00+09:00",
                  "condition": "rain"
                }
              ],
              "precipitation": 3.2,
              "source": "forecast"
            }
          ],
          "nowcast": null,
          "than_yesterday": {
            "temperature": null,
            "temperature_max": 0
          },
          "than_usual": {
            "temperature_max": null,
            "usual_min": null,
            "usual_max": null
          },
          "hourly": [
            {
              "time": "2026-11-21T18:00:00+09:00",
              "condition": "rain",
              "is_day": false,
              "temperature": 9,
              "feels_like": null,
              "humidity": null,
              "dew_point": null,
              "precipitation_probability": 0.6,
              "precipitation": 0.8,
              "wind_speed": 3.4,
              "wind_class": null,
              "wind_gust": null,
              "wind_direction": 220,
              "cloud_cover": null,
              "pressure": 1016,
              "visibility": null,
              "uv_index": null,
              "sunshine_hours": null,
              "snowfall": null,
              "snow_depth": null
            },
            {
              "time": "2026-11-21T19:00:00+09:00",
              "condition": "rain",
              "is_day": false,
              "temperature": 8,
              "feels_like": null,
              "humidity": null,
              "dew_point": null,
              "precipitation_probability": 0.6,
              "precipitation": 0.8,
              "wind_speed": 3.4,
              "wind_class": null,
              "wind_gust": null,
              "wind_direction": 220,
              "cloud_cover": null,
              "pressure": 1017,
              "visibility": null,
              "uv_index": null,
              "sunshine_hours": null,
              "snowfall": null,
              "snow_depth": null
            },
            {
              "time": "2026-11-21T20:00:00+09:00",
              "condition": "cloudy",
              "is_day": false,
              "temperature": 7,
              "feels_like": null,
              "humidity": null,
              "dew_point": null,
              "precipitation_probability": 0.6,
              "precipitation": 0,
              "wind_speed": 3.4,
              "wind_class": null,
              "wind_gust": null,
              "wind_direction": 220,
              "cloud_cover": null,
              "pressure": 1018,
              "visibility": null,
              "uv_index": null,
              "sunshine_hours": null,
              "snowfall": null,
              "snow_depth": null
            }
          ],
          "daily": [
            {
              "date": "2026-11-21",
              "condition": "rain",
              "temperature_min": 6,
              "temperature_max": 14,
              "precipitation_probability": 0.6,
              "precipitation": 4.2,
              "wind_speed_max": null,
              "wind_class_max": null,
              "uv_index_max": null,
              "sunshine_hours": null,
              "snowfall": null,
              "sunrise": "2026-11-21T07:14:00+09:00",
              "sunset": "2026-11-21T17:18:00+09:00"
            },
            {
              "date": "2026-11-22",
              "condition": "rain",
              "temperature_min": 6,
              "temperature_max": 14,
              "precipitation_probability": 0.6,
              "precipitation": 4.2,
              "wind_speed_max": null,
              "wind_class_max": null,
              "uv_index_max": null,
              "sunshine_hours": null,
              "snowfall": null,
              "sunrise": "2026-11-21T07:14:00+09:00",
              "sunset": "2026-11-21T17:18:00+09:00"
            }
          ],
          "air_quality": {
            "index": 42,
            "scale": "us-aqi",
            "pm2_5_grade": "good",
            "pm10_grade": null,
            "pm2_5": 10.2,
            "pm10": null,
            "o3": null,
            "no2": null,
            "so2": null,
            "co": null,
            "pollen": null,
            "hourly": null
          },
          "alerts": [
            {
              "event": "Strong wind advisory",
              "severity": null,
              "preliminary": false,
              "sender": "KMA",
              "start": "2026-11-21T17:42:00+09:00",
              "end": "2026-11-22T06:42:00+09:00",
              "area": null,
              "text": "Line one\nLine two",
              "instruction": null,
              "web": null
            }
          ],
          "warnings": {
            "state": "issued",
            "source": "open-meteo",
            "checked_at": "2026-11-21T18:40:00+09:00",
            "failed_at": null
          }
        }

        """#)
  }

  @Test func keysAreTheSameForKnownAndUnknownValues() throws {
    let full = try object(json(SampleReports.full))
    let empty = try object(json(SampleReports.empty))
    #expect(full.keys == empty.keys)
    for key in ["place", "current"] {
      #expect(
        (full[key] as? [String: Any])?.keys == (empty[key] as? [String: Any])?.keys, "\(key)")
    }
    for key in ["hourly", "daily"] {
      let first = (full[key] as? [[String: Any]])?.first
      #expect(first?.keys == (empty[key] as? [[String: Any]])?.first?.keys, "\(key)")
    }
    #expect(empty["air_quality"] is NSNull)
    #expect(empty["outlook"] is NSNull)
    // The warnings were not requested, which is not the same as none.
    #expect(empty["alerts"] is NSNull)
    var none = SampleReports.empty
    none.alerts = []
    #expect(try object(json(none))["alerts"] as? [String] == [])
    let current = empty["current"] as? [String: Any]
    #expect(current?["temperature"] is NSNull)
    #expect(current?["condition"] as? String == "unknown")
  }

  @Test func staleReportsAreMarked() throws {
    #expect(try object(json(SampleReports.full, isStale: true))["stale"] as? Bool == true)
    #expect(try object(json(SampleReports.full))["stale"] as? Bool == false)
    let old = try object(json(SampleReports.outdated(hours: 8760)))
    #expect(old["stale"] as? Bool == true)
    #expect((old["current"] as? [String: Any])?["time"] as? String == "2025-11-21T18:40:00+09:00")
  }

  @Test func expiredEntriesAreOmitted() throws {
    let report = try object(json(SampleReports.full))
    let times = (report["hourly"] as? [[String: Any]])?.compactMap { $0["time"] as? String }
    #expect(times?.first == "2026-11-21T18:00:00+09:00")
    #expect((report["daily"] as? [[String: Any]])?.first?["date"] as? String == "2026-11-21")
    #expect((report["alerts"] as? [Any])?.count == 1)
  }

  @Test func nonFiniteNumbersAreEncodedAsNull() throws {
    var report = SampleReports.full
    report.current.temperature = .nan
    report.current.windSpeed = .infinity
    report.current.pressure = -0.0
    let current = try object(json(report))["current"] as? [String: Any]
    #expect(current?["temperature"] is NSNull)
    #expect(current?["wind_speed"] is NSNull)
    #expect(json(report).contains("\"pressure\": 0,"))
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
