/// The values of the detail section, in the order they stand in.
public enum DetailValue: Int, CaseIterable, Hashable, Sendable {
  case temperature, feelsLike, humidity, dewPoint, pressure, cloud, visibility
  case wind, gusts, uv, airQuality, precipitation, sun, moon
}
