import WeatherModel

/// The shape of locationforecast/2.0/compact and of nowcast/2.0/complete, as far as they are read:
/// GeoJSON with a list of steps.
enum MetNorwayResponse {
  struct Forecast: Decodable, Sendable {
    var geometry: Lenient<Geometry>?
    var properties: Properties
  }

  /// Longitude, latitude, and the height of the model's ground.
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

  /// One moment: the values at it, and what the hours after it bring.
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

  /// A moment's or a span's values by MET Norway's names, and its weather symbol.
  struct Period: Decodable, Sendable {
    struct Summary: Decodable, Sendable {
      var symbolCode: LenientValue?

      enum CodingKeys: String, CodingKey {
        case symbolCode = "symbol_code"
      }
    }

    var summary: Lenient<Summary>?
    var details: Lenient<[String: LenientValue]>?

    /// A value in its range.
    func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
      (details?.value?[name]).within(range)
    }

    /// The symbol's name, such as `lightrainshowers_day`.
    var symbol: String? { summary?.value?.symbolCode?.text }
  }
}
