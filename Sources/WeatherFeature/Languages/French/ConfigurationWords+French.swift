extension ConfigurationWords {
  static let french = ConfigurationWords(
    missing: {
      "\($0) n’existe pas ; indiquez un autre fichier avec --config, ou retirez l’option."
    },
    unreadable: { path, reason in
      "\(path) est illisible (\(reason)) ; corrigez cela, ou indiquez un autre fichier avec --config."
    },
    tooLarge: { path, kibibytes in
      "\(path) dépasse \(kibibytes) Kio ; indiquez un fichier de configuration avec --config."
    },
    notUTF8: { "\($0) n’est pas du texte UTF-8 ; enregistrez-le en UTF-8." },
    malformed: { place, reason in
      "\(place) : ce n’est pas du TOML (\(reason)) ; corrigez la ligne."
    },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "vouliez-vous dire « \($0) » ?" } ?? "retirez-la."
      return "\(place) : la clé « \(key) » n’existe pas ; \(hint)"
    },
    wantsText: { place, key in
      "\(place) : « \(key) » attend un texte entre guillemets."
    },
    wantsFlag: { place, key in
      "\(place) : « \(key) » attend true ou false, sans guillemets."
    },
    wantsTable: { place, key in
      "\(place) : « \(key) » est une table ; écrivez [\(key)] sur une ligne et ses clés au-dessous."
    },
    unknownValue: { place, key, value, nearest, all in
      "\(place) : « \(key) » ne connaît pas « \(value) » ; vouliez-vous dire « \(nearest) » ? Il y a : \(all)."
    },
    takenTheme: { place, name in
      "\(place) : le thème « \(name) » est celui du programme ; donnez un autre nom au vôtre."
    },
    noColor: { place, key, value in
      "\(place) : « \(key) » n’est pas une couleur : « \(value) ». Écrivez #rrggbb, un nom comme bright-blue, ou 0 à 255."
    },
    exposed: { path, mode, command in
      "\(path) contient la clé d’API et d’autres peuvent la lire (mode \(mode)) ; exécutez : \(command)"
    },
    keyFile: { place, path, reason in
      "\(place) : pas de clé d’API dans \(path) (\(reason)) ; mettez-la sur la première ligne."
    })
}
