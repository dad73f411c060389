import Glibc

/// The simplified wet bulb globe temperature of the Australian Bureau of Meteorology. It assumes
/// light wind and a moderately high sun, so it is valid only by day.
enum WetBulbGlobeTemperature {
  /// The temperature from which Japan's Ministry of the Environment issues a severe warning of heat
  /// illness.
  static let stress = 28.0

  /// Returns the temperature in °C, from the air temperature in °C and the relative humidity in
  /// percent.
  static func celsius(temperature: Double, humidity: Double) -> Double {
    let pressure = humidity / 100 * 6.105 * exp(17.27 * temperature / (237.7 + temperature))
    return 0.567 * temperature + 0.393 * pressure + 3.94
  }
}

/// Canada's index of the perceived heat of humid air (Masterton and Richardson, 1979).
enum Humidex {
  /// The index from which Environment Canada reports some discomfort.
  static let discomfort = 30.0

  /// Returns the index for a temperature and a dew point in °C.
  static func index(temperature: Double, dewPoint: Double) -> Double {
    let pressure = 6.11 * exp(5417.7530 * (1 / 273.16 - 1 / (273.15 + dewPoint)))
    return temperature + 0.5555 * (pressure - 10)
  }
}

/// The vapour pressure deficit: the pressure of the additional water vapour that the air can hold.
enum VapourPressureDeficit {
  /// Returns the deficit in kPa, from a temperature in °C and a relative humidity in percent (FAO
  /// Irrigation and Drainage Paper 56, equation 11).
  static func kilopascals(temperature: Double, humidity: Double) -> Double {
    0.6108 * exp(17.27 * temperature / (temperature + 237.3)) * (1 - humidity / 100)
  }
}
