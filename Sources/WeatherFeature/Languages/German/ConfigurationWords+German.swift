extension ConfigurationWords {
  static let german = ConfigurationWords(
    missing: {
      "\($0) gibt es nicht; nennen Sie mit --config eine andere Datei, oder lassen Sie es weg."
    },
    unreadable: { path, reason in
      "\(path) ist nicht lesbar (\(reason)); beheben Sie das, oder nennen Sie mit --config eine andere Datei."
    },
    tooLarge: { path, kibibytes in
      "\(path) ist größer als \(kibibytes) KiB; nennen Sie mit --config eine Konfigurationsdatei."
    },
    notUTF8: { "\($0) ist kein UTF-8-Text; speichern Sie die Datei als UTF-8." },
    malformed: { place, reason in
      "\(place): Das ist kein TOML (\(reason)); berichtigen Sie die Zeile."
    },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "meinten Sie „\($0)“?" } ?? "nehmen Sie ihn heraus."
      return "\(place): Den Schlüssel „\(key)“ gibt es nicht; \(hint)"
    },
    wantsText: { place, key in
      "\(place): „\(key)“ erwartet Text in Anführungszeichen."
    },
    wantsFlag: { place, key in
      "\(place): „\(key)“ erwartet true oder false, ohne Anführungszeichen."
    },
    wantsTable: { place, key in
      "\(place): „\(key)“ ist eine Tabelle; schreiben Sie [\(key)] in eine Zeile und die Schlüssel darunter."
    },
    unknownValue: { place, key, value, nearest, all in
      "\(place): „\(key)“ kennt „\(value)“ nicht; meinten Sie „\(nearest)“? Es gibt: \(all)."
    },
    takenTheme: { place, name in
      "\(place): Das Farbschema „\(name)“ gehört zum Programm; geben Sie Ihrem einen anderen Namen."
    },
    noColor: { place, key, value in
      "\(place): „\(key)“ ist keine Farbe: „\(value)“. Schreiben Sie #rrggbb, einen Namen wie bright-blue oder 0 bis 255."
    },
    exposed: { path, mode, command in
      "\(path) enthält den API-Schlüssel, und andere dürfen ihn lesen (Modus \(mode)); führen Sie aus: \(command)"
    },
    keyFile: { place, path, reason in
      "\(place): kein API-Schlüssel in \(path) (\(reason)); schreiben Sie ihn in die erste Zeile."
    })
}
