import WeatherModel

/// The decoded parts of locationforecast/2.0/compact and nowcast/2.0/complete: GeoJSON with a list
/// of steps.
enum MetNorwayResponse {
  struct Forecast: Decodable, Sendable {
    var geometry: Lenient<Geometry>?
    var properties: Properties
  }

  /// The longitude, the latitude and the elevation of the model's terrain.
  struct Geometry: Decodable, Sendable {
    var coordinates: LenientList<LenientValue>?
  }

  struct Properties: Decodable, Sendable {
    /// The metadata of a nowcast.
    struct Meta: Decodable, Sendable {
      var radarCoverage: LenientValue?

      enum CodingKeys: String, CodingKey {
        case radarCoverage = "radar_coverage"
      }
    }

    var meta: Lenient<Meta>?
    var timeseries: LenientList<Step>
  }

  /// One step: the values at its time, and summaries of the following hours.
  struct Step: Decodable, Sendable {
    struct Contents: Decodable, Sendable {
      var instant: Lenient<Period>?
      var nextHour: Lenient<Period>?
      var nextSixHours: Lenient<Period>?
      var nextTwelveHours: Lenient<Period>?

      enum CodingKeys: String, CodingKey {
        case instant
        case nextHour = "next_1_hours"
        case nextSixHours = "next_6_hours"
        case nextTwelveHours = "next_12_hours"
      }
    }

    var time: LenientValue?
    var data: Lenient<Contents>?
  }

  /// The values at a time or over a period by MET Norway's names, and the weather symbol.
  struct Period: Decodable, Sendable {
    struct Summary: Decodable, Sendable {
      var symbolCode: LenientValue?

      enum CodingKeys: String, CodingKey {
        case symbolCode = "symbol_code"
      }
    }

    var summary: Lenient<Summary>?
    var details: Lenient<[String: LenientValue]>?

    func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
      (details?.value?[name]).within(range)
    }

    /// The symbol's name, such as `lightrainshowers_day`.
    var symbol: String? { summary?.symbolCode?.text }
  }
}
