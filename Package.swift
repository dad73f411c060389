// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is held to; warnings are errors wherever CI is set.
let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// Optimised in debug builds as well.
let optimised: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Whether the whole program is optimised for its tests, which then take a fraction of the time.
let isOptimised = Context.environment["WEATHER_TUI_OPTIMISED"] != nil

/// The part that `make ci` runs under a sanitizer; nil for the whole program.
let part = Context.environment["WEATHER_TUI_PART"]

/// The tests of the terminal that draw the program's screens, which no part has.
let testsOfScreens = ["CoarseThemeTests.swift", "FieldBytesTests.swift", "SlowReaderTests.swift"]

/// The program, without the regular expressions of `_StringProcessing`: they would be a megabyte of it.
let program =
  strict
  + [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]
  + (isOptimised ? optimised : [])

/// Requires `unsafe` before each expression that the compiler cannot check: pointers, and functions of C
/// that take them. The targets on the terminal's C libraries and on the search's mapped index consist of such
/// expressions, and go without.
let safe: [SwiftSetting] = [.strictMemorySafety()]

/// What waits for people and networks, or is fast enough: its size counts more than its speed.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// What every test draws or compares with: unoptimised, the tests take twice as long. The tests of a
/// part draw nothing, and take less time than optimising would; but they search and read JSON as well.
let measured = program + (part == nil ? optimised : [])

/// Only `make docs` needs it.
let documentation: [Package.Dependency] =
  Context.environment["WEATHER_TUI_DOCS"] == nil
  ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", exact: "1.5.0")]

/// Whether only the program is built, as `make release` does: without the tests and the packages that
/// only they use, so that nothing is fetched for them.
let isRelease = Context.environment["WEATHER_TUI_RELEASE"] != nil

/// What only the tests use.
let testing: [Package.Dependency] =
  isRelease
  ? []
  : [
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", exact: "1.7.3"),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ]

let package = Package(
  name: "weather-tui",
  products: [
    .executable(name: "weather-tui", targets: ["weather-tui"]),
    .library(name: "MVI", targets: ["MVI"]),
    .library(name: "TerminalUI", targets: ["TerminalUI"]),
    .library(name: "CitySearch", targets: ["CitySearch"]),
    // For the benchmarks.
    .library(name: "WeatherFeature", targets: ["WeatherFeature", "WeatherModel", "WeatherWords"]),
    .library(name: "WeatherServices", targets: ["WeatherServices"]),
    .library(name: "CursesDriver", targets: ["CursesDriver"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2")
  ] + testing + documentation,
  targets: [
    // The terminal.
    .systemLibrary(name: "CNcurses"),
    // libsixel, loaded with the first picture where the terminal wants that.
    .target(name: "CSixel"),
    // libpng, loaded with it.
    .target(name: "CPNG"),
    .target(name: "CTerminal"),
    // GNU FriBidi, loaded with the first text from right to left; nothing of it is needed to build.
    .target(name: "CFriBidi"),
    .target(name: "TerminalUI", dependencies: ["CTerminal", "CFriBidi"], swiftSettings: measured),
    .target(
      name: "CursesDriver",
      dependencies: ["TerminalUI", "CNcurses", "CTerminal", "CSixel", "CPNG"],
      swiftSettings: program),

    // What stands on nothing, but for files and the system's zlib (Debian: zlib1g-dev).
    .systemLibrary(name: "CZlib"),
    // liblzma, loaded with the first list in its format; nothing of it is needed to build.
    .target(name: "CLZMA"),
    .target(name: "MVI", swiftSettings: measured + safe),
    // Names of countries and divisions, and what letters fold to: files of Resources/ as bytes.
    .target(name: "CNameTables"),
    // Mapped files that survive their truncation.
    .target(name: "CMappedFile"),
    .target(name: "Files", dependencies: ["CMappedFile"], swiftSettings: measured + safe),
    .target(
      name: "CitySearch", dependencies: ["CLZMA", "CZlib", "CNameTables", "Files"],
      swiftSettings: program + optimised),
    .target(name: "WeatherModel", swiftSettings: measured + small + safe),
    .target(name: "JSON", swiftSettings: program + optimised + small + safe),

    // The texts: the files of Languages/ as bytes, and how they are asked for.
    .target(name: "CLanguages"),
    .target(
      name: "WeatherWords", dependencies: ["WeatherModel", "CLanguages", "CZlib"],
      swiftSettings: measured + small + safe),

    // The system's libcurl, loaded with the first request (Debian: libcurl4-openssl-dev).
    .target(name: "CCurl"),
    // libexpat, loaded with the first warning in XML; nothing of it is needed to build.
    .target(name: "CExpat"),
    // The warning zones of Korea: a file of Resources/ as bytes.
    .target(name: "CWarningZones"),
    // libsystemd's D-Bus client, loaded to find the machine (Debian: libsystemd-dev).
    .target(name: "CSystemBus"),

    // The world, the screens, the program that joins them, and the executable.
    .target(
      name: "WeatherServices",
      dependencies: [
        "WeatherModel", "Files", "JSON", "CArguments", "CCurl", "CExpat", "CSystemBus",
        "CWarningZones", "CZlib",
        .product(name: "Logging", package: "swift-log"),
      ],
      swiftSettings: program + small + safe),
    .target(
      name: "WeatherFeature",
      dependencies: ["MVI", "TerminalUI", "CitySearch", "WeatherModel", "WeatherWords", "JSON"],
      swiftSettings: program + small + safe),
    .target(
      name: "WeatherProgram",
      dependencies: [
        "WeatherFeature", "WeatherServices", "WeatherWords", "CursesDriver", "TerminalUI",
        "CitySearch", "Files", "CBuildInfo",
      ],
      swiftSettings: program + small + safe),
    // The commit that the program was built from.
    .target(name: "CBuildInfo"),
    // The words that the process was started with.
    .target(name: "CArguments"),
    .executableTarget(
      name: "weather-tui", dependencies: ["WeatherProgram", "CArguments"],
      swiftSettings: program + safe),

    // Tests.
    .target(name: "CMutexAnnotations", path: "Tests/CMutexAnnotations"),
    .target(
      name: "TestSupport",
      dependencies: [
        "CMutexAnnotations",
        "MVI", "TerminalUI", "WeatherModel", "WeatherWords",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "FlyingFox", package: "FlyingFox"),
      ],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(name: "MVITests", dependencies: ["MVI", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "TerminalUITests", dependencies: ["TerminalUI", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "CursesDriverTests",
      dependencies: ["CursesDriver", "TestSupport"] + (part == nil ? ["WeatherFeature"] : []),
      exclude: part == nil ? [] : testsOfScreens,
      swiftSettings: strict),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "FilesTests", dependencies: ["Files", "TestSupport"], swiftSettings: strict),
    // What the results of the search are compared with; it reads every name of every place.
    .target(
      name: "NaiveSearch", dependencies: ["CitySearch"], path: "Tests/NaiveSearch",
      swiftSettings: strict + optimised),
    .testTarget(
      name: "CitySearchTests",
      dependencies: ["CitySearch", "NaiveSearch", "TestSupport"],
      exclude: ["Data"],
      swiftSettings: strict),
    .testTarget(
      name: "WeatherModelTests",
      dependencies: ["WeatherModel", "TestSupport"],
      exclude: ["Fixtures"] + (part == nil ? [] : ["Astronomy", "Derived", "Storms"]),
      swiftSettings: strict),
    .testTarget(
      name: "WeatherWordsTests",
      dependencies: ["WeatherWords", "TerminalUI", "TestSupport", "CZlib"],
      exclude: ["plural-forms.txt"],
      swiftSettings: strict),
    // A program for tests to kill while it writes.
    .executableTarget(
      name: "StorageWriter",
      dependencies: ["WeatherModel", "WeatherServices"],
      path: "Tests/StorageWriter",
      swiftSettings: strict),
    .testTarget(
      name: "WeatherServicesTests",
      dependencies: [
        "WeatherServices", "WeatherWords", "Files", "TestSupport", "StorageWriter", "CZlib",
      ] + (part == nil ? ["WeatherFeature"] : []),
      exclude: [
        "Answers", "Location/fake-geoclue.py", "Notices/fake-notifications.py",
        "Warnings/korean-counties.tsv",
      ] + (part == nil ? [] : ["Configuration", "Decoding", "Observations", "Providers"]),
      swiftSettings: strict),
    .testTarget(
      name: "WeatherFeatureTests",
      dependencies: ["WeatherFeature", "CitySearch", "TestSupport"],
      exclude: ["Drawing/Map/Snapshots", "Snapshots"],
      swiftSettings: strict),
    // Random inputs: a short replay in every test run, hours of it with `make fuzz`.
    .testTarget(
      name: "FuzzTests",
      dependencies: [
        "CitySearch", "CursesDriver", "TerminalUI", "TestSupport", "WeatherFeature", "WeatherModel",
        "WeatherServices",
      ],
      exclude: ["Corpus"],
      swiftSettings: strict),
    .testTarget(
      name: "WeatherProgramTests",
      dependencies: ["WeatherProgram", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: ["TestSupport", "weather-tui"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

/// What `make ci` runs under the sanitizers. `memory`: all that handles memory by hand, files and the
/// network; the screens above are drawn by one thread out of values, and the values derived from weather
/// are computed by code that the compiler checks. `threads`: of that what has several.
let leftOut: [String] =
  switch part {
  case "memory": ["WeatherFeature", "WeatherProgram", "weather-tui"]
  case "threads":
    [
      "WeatherFeature", "WeatherProgram", "weather-tui", "CitySearch", "CursesDriver",
      "TerminalUITests", "WeatherModelTests", "WeatherWordsTests",
    ]
  default: []
  }
package.products.removeAll { leftOut.contains($0.name) }
if isRelease { package.targets.removeAll { $0.path?.hasPrefix("Tests/") == true || $0.isTest } }
package.targets.removeAll { target in
  leftOut.contains { $0 == target.name || target.dependencies.names($0) }
}

extension [Target.Dependency] {
  /// Whether a target of the package is among them.
  func names(_ name: String) -> Bool {
    contains { dependency in
      if case .byNameItem(name, _) = dependency { true } else { false }
    }
  }
}
