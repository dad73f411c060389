package import WeatherModel
package import WeatherWords

extension Words {
  /// Returns the name of a provider. Sample weather has the same name everywhere in the program.
  package func name(of provider: Provider) -> String {
    provider == .sample ? status.sample : provider.displayName
  }
}
