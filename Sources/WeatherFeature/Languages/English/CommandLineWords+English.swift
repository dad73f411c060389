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
    noPlaceYet: "No place is known yet; name one, like weather-tui Busan.",
    addressInvalid: {
      "\($0) is no address: “\($1)”. It takes a scheme and a host, like https://example.org."
    })
}
