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
    var meta: Lenient<[String: LenientValue]>?
    var timeseries: LenientList<Step>
  }

  /// One step: the values at its time, and summaries of the following hours.
  struct Step: Decodable, Sendable {
    /// `instant`, and the periods `next_1_hours`, `next_6_hours` and `next_12_hours`.
    typealias Contents = [String: Lenient<Period>]

    var time: LenientValue?
    var data: Lenient<Contents>?
  }

  /// The values at a time or over a period by MET Norway's names, and the weather symbol.
  struct Period: Decodable, Sendable {
    var summary: Lenient<[String: LenientValue]>?
    var details: Lenient<[String: LenientValue]>?

    func number(_ name: String, _ range: ClosedRange<Double>) -> Double? {
      (details?.value?[name]).within(range)
    }

    /// The symbol's name, such as `lightrainshowers_day`.
    var symbol: String? { summary?.value?["symbol_code"]?.text }
  }
}
