extension ConfigurationWords {
  static let portuguese = ConfigurationWords(
    missing: { "\($0) não existe; indique outro arquivo com --config, ou tire a opção." },
    unreadable: { path, reason in
      "Não foi possível ler \(path) (\(reason)); corrija isso, ou indique outro arquivo com --config."
    },
    tooLarge: { path, kibibytes in
      "\(path) passa de \(kibibytes) KiB; indique um arquivo de configuração com --config."
    },
    notUTF8: { "\($0) não é texto UTF-8; salve-o como UTF-8." },
    malformed: { place, reason in
      "\(place): isto não é TOML (\(reason)); corrija a linha."
    },
    unknownKey: { place, key, nearest in
      let hint = nearest.map { "você quis dizer “\($0)”?" } ?? "retire-a."
      return "\(place): não há chave “\(key)”; \(hint)"
    },
    wantsText: { place, key in
      "\(place): “\(key)” espera um texto entre aspas."
    },
    wantsFlag: { place, key in
      "\(place): “\(key)” espera true ou false, sem aspas."
    },
    wantsTable: { place, key in
      "\(place): “\(key)” é uma tabela; escreva [\(key)] em uma linha e suas chaves abaixo."
    },
    unknownValue: { place, key, value, nearest, all in
      "\(place): “\(key)” não conhece “\(value)”; você quis dizer “\(nearest)”? Há: \(all)."
    },
    takenTheme: { place, name in
      "\(place): o tema “\(name)” vem com o programa; dê outro nome ao seu."
    },
    noColor: { place, key, value in
      "\(place): “\(key)” não é uma cor: “\(value)”. Escreva #rrggbb, um nome como bright-blue, ou de 0 a 255."
    },
    exposed: { path, mode, command in
      "\(path) contém a chave de API e outros podem lê-la (modo \(mode)); execute: \(command)"
    },
    keyFile: { place, path, reason in
      "\(place): não há chave de API em \(path) (\(reason)); ponha-a na primeira linha."
    })
}
