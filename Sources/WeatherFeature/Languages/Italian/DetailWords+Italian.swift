extension DetailWords {
  static let italian = DetailWords(
    feelsBelow: { "\($0) in meno" },
    feelsAbove: { "\($0) in più" },
    feelsSame: "come l’aria",
    feelsColderMeaning:
      "Il vento porta via il calore del corpo: ci si vesta per il valore più basso.",
    feelsWarmerMeaning:
      "L’aria umida non lascia che il sudore rinfreschi: niente sforzi, e bere molto.",
    feelsSameMeaning: "Né il vento né l’umidità cambiano la sensazione.",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "Aria secca: la sentono pelle e gola, e il fuoco prende facilmente."
      case .comfortable: "Un’umidità che quasi tutti trovano gradevole."
      case .humid: "Aria umida: il bucato asciuga lentamente."
      case .veryHumid: "L’aria è quasi satura: possibili rugiada o nebbia."
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "Aria molto secca; labbra e pelle si screpolano."
      case .dry: "Aria secca e frizzante."
      case .comfortable: "Aria gradevole, né secca né umida."
      case .humid: "Un po’ umida; con lo sforzo si suda."
      case .muggy: "Afosa; le notti rinfrescano appena."
      case .oppressive: "Opprimente; il corpo fatica a raffreddarsi."
      }
    },
    pressureChange: { arrow, amount in
      "\(arrow) \(amount) in 3 h"
    },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "In forte calo: vento e pioggia probabili a breve."
      case .falling: "In calo: il tempo probabilmente peggiora."
      case .steady: "Stabile: il tempo probabilmente resta com’è."
      case .rising: "In aumento: è più probabile un tempo stabile."
      case .risingFast: "In forte aumento: si rasserena, spesso con raffiche."
      }
    },
    pressureUnknown: "La previsione non dice come evolve la pressione.",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "Quasi nessuna nuvola."
      case .few: "Poche nuvole, molto sole di giorno e stelle di notte."
      case .scattered: "Le nuvole vanno e vengono; circa metà del cielo è libera."
      case .broken: "Molto nuvoloso, con schiarite."
      case .overcast: "Tutto il cielo è coperto."
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "Nebbia fitta: si vede a meno di 200 m. Meglio non guidare."
      case .fog: "Nebbia: si vede a meno di 1 km. Guidare piano e con le luci."
      case .mist: "Foschia: le cose lontane sbiadiscono."
      case .haze: "Caligine: colline e torri appaiono pallide."
      case .good: "Buona visibilità."
      case .clear: "Si vede nitido fino a molto lontano."
      }
    },
    windMeaning: { force in
      [
        "Il fumo sale diritto.",
        "Il fumo piega; le banderuole non girano ancora.",
        "Si sente sul viso; le foglie frusciano.",
        "Foglie e ramoscelli si muovono di continuo; le bandiere leggere si stendono.",
        "Si alzano polvere e carta; i rami piccoli si muovono.",
        "Oscillano gli alberelli; si formano ondine negli stagni.",
        "Si muovono i rami grossi; è difficile reggere l’ombrello.",
        "Si muovono alberi interi; è faticoso camminare controvento.",
        "Si spezzano i ramoscelli; camminare è molto difficile.",
        "Danni ai tetti; stare lontani dagli alberi.",
        "Alberi sradicati; restare in casa.",
        "Danni diffusi; restare in casa.",
        "Devastazione; mettersi al riparo.",
      ][force.number]
    },
    beaufort: { "forza \($0)" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "Nulla di insolito."
      case 5...6: "Raffiche che strattonano ombrelli e cappelli."
      case 7...8: "Raffiche che spezzano ramoscelli; fissare ciò che è fuori."
      default: "Raffiche pericolose: stare lontani da alberi e ponteggi."
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "Nessuna protezione necessaria."
      case .moderate: "Ombra verso mezzogiorno; cappello e crema solare se si sta fuori a lungo."
      case .high: "Cappello, camicia, crema solare; ombra verso mezzogiorno."
      case .veryHigh: "All’ombra verso mezzogiorno; la pelle nuda si scotta in mezz’ora."
      case .extreme: "Evitare il sole verso mezzogiorno; la pelle nuda si scotta in pochi minuti."
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "Buona per tutti, anche all’aperto."
      case 1: "Bene per quasi tutti."
      case 2: "Chi è sensibile può ridurre le attività all’aperto."
      case 3: "Ridurre le attività all’aperto; chi è sensibile resti in casa."
      case 4: "Evitare sforzi all’aperto; usare la mascherina."
      default: "Restare in casa con le finestre chiuse."
      }
    },
    wetHours: { "\($0) h" },
    dryDay: "asciutto",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "Nessuna precipitazione."
      case .light: "Debole: basta un cappuccio."
      case .moderate: "Moderata: prendere l’ombrello."
      case .heavy: "Forte: pozzanghere e poca visibilità sulla strada."
      case .violent: "Nubifragio: stare lontani da torrenti e sottopassi."
      }
    },
    polarDay: "Oggi il sole non tramonta.",
    polarNight: "Oggi il sole non sorge.",
    sunMeaning: { "Il sole resta sopra l’orizzonte \($0)." },
    moonLit: { "\($0) illuminata" },
    waxing: "crescente",
    waning: "calante",
    fullIn: { days in days <= 0 ? "piena oggi" : days == 1 ? "piena domani" : "piena tra \(days) g"
    },
    newIn: { days in days <= 0 ? "nuova oggi" : days == 1 ? "nuova domani" : "nuova tra \(days) g"
    },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "Le notti sono le più buie."
      case .waxingCrescent: "Una falce sottile nel cielo della sera."
      case .firstQuarter: "Illuminata a metà; tramonta verso mezzanotte."
      case .waxingGibbous: "Luminosa fin dopo mezzanotte."
      case .fullMoon: "Luminosa tutta la notte; sorge al tramonto."
      case .waningGibbous: "Sorge in serata, luminosa fino al mattino."
      case .lastQuarter: "Illuminata a metà; sorge verso mezzanotte."
      case .waningCrescent: "Una falce sottile prima dell’alba."
      }
    },
    unknownMeaning: { "\($0) qui non dà questo valore." },
    chartSpan: "prossime 24 h")
}
