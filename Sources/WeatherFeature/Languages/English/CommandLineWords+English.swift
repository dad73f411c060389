import CitySearch

extension CommandLineWords {
  static let english = CommandLineWords(
    placeNotFound: { query, nearest in
      let hint = nearest.map { "Did you mean \($0)? " } ?? ""
      return "No place matches “\(query)”. \(hint)"
        + "weather-tui cities search lists what there is; coordinates work too: 37.57,126.98."
    },
    coordinateOffGlobe: {
      "\($0) is not on the globe: latitude is -90 to 90, longitude -180 to 180."
    },
    noTerminal:
      "Standard output is no terminal; use --print, --json or --format to write the weather there.",
    terminalUnknown: {
      "The terminal type “\($0)” is not known; set TERM, for example to xterm-256color."
    },
    stale: { provider, age, reason in
      "\(provider) could not be asked (\(reason)); this is what it said \(age) ago."
    },
    unknownPlaceholder: { name, nearest, all in
      "--format has no placeholder {\(name)}; did you mean {\(nearest)}? There are: \(all)."
    },
    braceNotClosed: {
      "--format has a { without its } at “\($0)”; write {{ for a brace itself."
    },
    unknownValue: { option, value, nearest, all in
      "\(option) does not know “\(value)”; did you mean \(nearest)? There are: \(all)."
    },
    conflictingOutputs: "Only one of --print, --json and --format can be given.",
    keyNotAnOption:
      "The API key is never an option, where others could read it; set OPENWEATHER_API_KEY.",
    imported: { count, path in "Imported \(count) places from \(path)." },
    importFailed: { path, reason in
      "\(path) could not be imported (\(reason)); give OpenWeather's city.list.json or a GeoNames dump."
    },
    listProblem: { problem in
      switch problem {
      case .unreadable(let path, let reason): "\(path): \(reason)"
      case .notAList: "it is no list of places"
      case .empty: "it has no place that could be used"
      case .tooLarge: "it is too long for a list of places"
      case .damagedArchive: "the compressed file is damaged or incomplete"
      case .unwritable(let path, let reason): "writing \(path): \(reason)"
      }
    },
    oldListStays: "The list in use stays as it was.",
    importDropped: { "Left out: \($0)." },
    importCause: { cause in
      switch cause {
      case .unreadable: "not readable"
      case .wrongColumns: "columns missing"
      case .notAPlace: "not a populated place"
      case .noName: "no name"
      case .noIdentifier: "no number"
      case .badCoordinates: "coordinates missing or off the globe"
      case .duplicate: "the same place came before"
      case .tooMany: "more places than the index holds"
      }
    },
    importLine: { line, cause in "line \(line): \(cause)" },
    importMore: { "and \($0) more" },
    noPlaceYet: "No place is known yet; name one, like weather-tui Busan.",
    addressInvalid: {
      "\($0) is no address: “\($1)”. It takes a scheme and a host, like https://example.org."
    })
}
