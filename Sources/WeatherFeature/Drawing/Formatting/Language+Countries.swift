import CitySearch
import WeatherWords

extension Language {
  /// A country's name by its ISO 3166-1 code, upper case; nil when the code is not known.
  package func countryName(of countryCode: String) -> String? {
    let name = RegionNames.country(countryCode, language: code)
    return name == countryCode ? nil : name
  }

  /// The name of a country's first-level division: `Gyeonggi-do`, 경기도.
  package func divisionName(_ name: String, of countryCode: String) -> String {
    RegionNames.division(name, country: countryCode, language: code)
  }
}
