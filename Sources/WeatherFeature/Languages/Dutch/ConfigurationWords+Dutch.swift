extension ConfigurationWords {
  static let dutch = ConfigurationWords(
    missing: { "\($0) bestaat niet; noem een ander bestand met --config, of laat het weg." },
    unreadable: { path, reason in
      "\(path) is niet te lezen (\(reason)); herstel dat, of noem een ander bestand met --config."
    },
    tooLarge: { "\($0) is groter dan \($1) KiB; noem een configuratiebestand met --config." },
    notUTF8: { "\($0) is geen UTF-8-tekst; sla het op als UTF-8." },
    malformed: { "\($0): dit is geen TOML (\($1)); verbeter de regel." },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "bedoelt u “\($0)”?" } ?? "haal hem weg."
      return "\(place): er is geen sleutel “\(key)”; \(hint)"
    },
    wantsText: { "\($0): “\($1)” vraagt een tekst tussen aanhalingstekens." },
    wantsFlag: { "\($0): “\($1)” vraagt true of false, zonder aanhalingstekens." },
    wantsTable: {
      "\($0): “\($1)” is een tabel; schrijf [\($1)] op een regel, met de sleutels eronder."
    },
    unknownValue: { place, key, value, nearest, all in
      "\(place): “\(key)” kent “\(value)” niet; bedoelt u “\(nearest)”? Er zijn: \(all)."
    },
    takenTheme: {
      "\($0): het thema “\($1)” hoort bij het programma; geef het uwe een andere naam."
    },
    noColor: { place, key, value in
      "\(place): “\(key)” is geen kleur: “\(value)”. Schrijf #rrggbb, een naam als bright-blue, of 0 tot 255."
    },
    exposed: { path, mode, command in
      "\(path) bevat de API-sleutel en anderen kunnen hem lezen (rechten \(mode)); voer uit: \(command)"
    },
    keyFile: { place, path, reason in
      "\(place): geen API-sleutel in \(path) (\(reason)); zet de sleutel op de eerste regel."
    })
}
