package import WeatherModel
package import WeatherWords

extension Provider {
  /// The provider of the archive and of the models beside this one: Open-Meteo, or sample weather
  /// itself.
  var archive: Provider { self == .sample ? .sample : .openMeteo }
}

extension Words {
  /// Returns the name of a provider. Sample weather has the same name everywhere in the program.
  package func name(of provider: Provider) -> String {
    provider == .sample ? status.sample : provider.displayName
  }
}
