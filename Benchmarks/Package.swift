// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "weather-tui", path: "..")],
  targets: [
    .executableTarget(
      name: "bench",
      dependencies: [
        .product(name: "MVI", package: "weather-tui"),
        .product(name: "CitySearch", package: "weather-tui"),
        .product(name: "TerminalUI", package: "weather-tui"),
        .product(name: "WeatherFeature", package: "weather-tui"),
        .product(name: "WeatherServices", package: "weather-tui"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
