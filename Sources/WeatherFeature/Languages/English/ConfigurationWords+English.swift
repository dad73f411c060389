extension ConfigurationWords {
  static let english = ConfigurationWords(
    missing: { "\($0) is not there; name another file with --config, or leave it out." },
    unreadable: { path, reason in
      "\(path) cannot be read (\(reason)); mend that, or name another file with --config."
    },
    tooLarge: { "\($0) is larger than \($1) KiB; name a configuration file with --config." },
    notUTF8: { "\($0) is not UTF-8 text; save it as UTF-8." },
    malformed: { "\($0): this is no TOML (\($1)); correct the line." },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "did you mean “\($0)”?" } ?? "take it out."
      return "\(place): there is no key “\(key)”; \(hint)"
    },
    wantsText: { "\($0): “\($1)” takes a text in quotes." },
    wantsFlag: { "\($0): “\($1)” takes true or false, without quotes." },
    wantsTable: { "\($0): “\($1)” is a table; write [\($1)] on a line, and its keys below." },
    unknownValue: { place, key, value, nearest, all in
      "\(place): “\(key)” does not know “\(value)”; did you mean “\(nearest)”? There are: \(all)."
    },
    takenTheme: { "\($0): the theme “\($1)” comes with the program; give yours another name." },
    noColor: { place, key, value in
      "\(place): “\(key)” is no colour: “\(value)”. Write #rrggbb, a name like bright-blue, or 0 to 255."
    },
    exposed: { path, mode, command in
      "\(path) holds the API key and others may read it (mode \(mode)); run: \(command)"
    },
    keyFile: { place, path, reason in
      "\(place): no API key in \(path) (\(reason)); put the key on its first line."
    })
}
