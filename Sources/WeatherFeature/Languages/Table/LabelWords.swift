/// The labels that stand before values.
package struct LabelWords: Sendable {
  package let temperature: String
  package let feelsLike: String
  /// `feels`, where there is little room.
  package let feelsLikeShort: String
  package let high: String
  package let low: String
  package let wind: String
  package let gusts: String
  package let humidity: String
  package let dewPoint: String
  package let dewPointShort: String
  package let pressure: String
  package let cloud: String
  package let visibility: String
  package let uvIndex: String
  package let uvShort: String
  package let airQuality: String
  package let airShort: String
  package let precipitation: String
  package let rain: String
  package let snow: String
  package let precipitationToday: String
  package let probability: String
  package let sun: String
  package let sunrise: String
  package let sunset: String
  package let dayLength: String
  package let moon: String
  package let elevation: String
  package let coordinates: String
  package let timeZone: String
  package let population: String
  package let alerts: String
  package let now: String
  package let condition: String
  package let localTime: String
  package let source: String
  package let received: String
  package let pm25: String
  package let pm10: String
  package let ozone: String
  package let nitrogenDioxide: String
  package let sulphurDioxide: String
  package let carbonMonoxide: String
}
