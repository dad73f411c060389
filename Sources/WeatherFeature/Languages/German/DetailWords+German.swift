extension DetailWords {
  static let german = DetailWords(
    feelsBelow: { "\($0) kälter" },
    feelsAbove: { "\($0) wärmer" },
    feelsSame: "wie gemessen",
    feelsColderMeaning:
      "Der Wind trägt Körperwärme fort: Kleiden Sie sich für den niedrigeren Wert.",
    feelsWarmerMeaning:
      "In feuchter Luft kühlt Schwitzen kaum: Schonen Sie sich und trinken Sie genug.",
    feelsSameMeaning: "Weder Wind noch Feuchte ändern, wie warm es sich anfühlt.",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "Trockene Luft: Haut und Hals spüren es, Feuer entsteht leicht."
      case .comfortable: "Eine Luftfeuchte, die die meisten als angenehm empfinden."
      case .humid: "Feuchte Luft: Wäsche trocknet langsam."
      case .veryHumid: "Die Luft ist fast gesättigt: Tau oder Nebel sind möglich."
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "Sehr trockene Luft; Lippen und Haut werden rissig."
      case .dry: "Trockene, frische Luft."
      case .comfortable: "Angenehme Luft, weder trocken noch feucht."
      case .humid: "Etwas feucht; bei Anstrengung schwitzt man."
      case .muggy: "Schwül; auch die Nächte kühlen kaum ab."
      case .oppressive: "Drückend; der Körper kann sich kaum kühlen."
      }
    },
    pressureChange: { arrow, amount in
      "\(arrow) \(amount) in 3 h"
    },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "Fällt stark: Bald sind Wind und Regen wahrscheinlich."
      case .falling: "Fällt: Das Wetter schlägt wahrscheinlich um."
      case .steady: "Gleichbleibend: Das Wetter bleibt wohl, wie es ist."
      case .rising: "Steigt: Beständiges Wetter wird wahrscheinlicher."
      case .risingFast: "Steigt stark: Es klart auf, oft mit böigem Wind."
      }
    },
    pressureUnknown: "Wohin der Luftdruck geht, sagt die Vorhersage nicht.",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "Kaum eine Wolke."
      case .few: "Wenige Wolken, tags viel Sonne, nachts Sterne."
      case .scattered: "Wolken kommen und gehen; etwa der halbe Himmel ist frei."
      case .broken: "Überwiegend bewölkt, mit Lücken."
      case .overcast: "Der ganze Himmel ist bedeckt."
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "Dichter Nebel: Sicht unter 200 m. Lassen Sie das Auto stehen."
      case .fog: "Nebel: Sicht unter 1 km. Fahren Sie langsam und mit Licht."
      case .mist: "Dunst: Fernes verschwimmt."
      case .haze: "Diesig: Hügel und Türme wirken blass."
      case .good: "Gute Sicht."
      case .clear: "Klare Sicht bis in die Ferne."
      }
    },
    windMeaning: { force in
      [
        "Rauch steigt senkrecht auf.",
        "Rauch zieht leicht ab; Windfahnen stehen noch still.",
        "Im Gesicht spürbar; Blätter säuseln.",
        "Blätter und dünne Zweige bewegen sich, Wimpel strecken sich.",
        "Staub und Papier wirbeln auf, Zweige bewegen sich.",
        "Kleine Laubbäume schwanken, auf Seen bilden sich Schaumköpfe.",
        "Starke Äste bewegen sich, Regenschirme sind kaum zu halten.",
        "Ganze Bäume bewegen sich, das Gehen gegen den Wind fällt schwer.",
        "Zweige brechen, das Gehen ist sehr erschwert.",
        "Schäden an Dächern; halten Sie sich von Bäumen fern.",
        "Bäume werden entwurzelt; bleiben Sie im Haus.",
        "Verbreitet schwere Schäden; bleiben Sie im Haus.",
        "Verwüstungen; suchen Sie Schutz.",
      ][force.number]
    },
    beaufort: { "Stärke \($0)" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "Nichts Ungewöhnliches."
      case 5...6: "Böen, die an Schirmen und Hüten zerren."
      case 7...8: "Böen, die Zweige brechen; sichern Sie, was draußen lose steht."
      default: "Gefährliche Böen: Meiden Sie Bäume und Gerüste."
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "Kein Schutz nötig."
      case .moderate: "Mittags Schatten; bei längerem Aufenthalt Hut und Sonnencreme."
      case .high: "Hut, Hemd und Sonnencreme; mittags in den Schatten."
      case .veryHigh:
        "Mittags im Schatten bleiben; ungeschützte Haut verbrennt in einer halben Stunde."
      case .extreme: "Mittagssonne meiden; ungeschützte Haut verbrennt in Minuten."
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "Gut für alle, auch im Freien."
      case 1: "Für fast alle unbedenklich."
      case 2: "Empfindliche sollten sich draußen etwas schonen."
      case 3: "Draußen weniger anstrengen; Empfindliche bleiben besser drinnen."
      case 4: "Anstrengung im Freien meiden; Maske tragen."
      default: "Drinnen bleiben und die Fenster schließen."
      }
    },
    wetHours: { "\($0) h" },
    dryDay: "trocken",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "Kein Niederschlag."
      case .light: "Leicht: Eine Kapuze genügt."
      case .moderate: "Mäßig: Nehmen Sie einen Schirm mit."
      case .heavy: "Stark: Pfützen und schlechte Sicht auf der Straße."
      case .violent: "Wolkenbruch: Meiden Sie Bäche und Unterführungen."
      }
    },
    polarDay: "Die Sonne geht heute nicht unter.",
    polarNight: "Die Sonne geht heute nicht auf.",
    sunMeaning: { "Die Sonne steht \($0) über dem Horizont." },
    moonLit: { "\($0) beleuchtet" },
    waxing: "zunehmend",
    waning: "abnehmend",
    fullIn: { days in days <= 0 ? "heute voll" : days == 1 ? "morgen voll" : "voll in \(days) d" },
    newIn: { days in days <= 0 ? "heute neu" : days == 1 ? "morgen neu" : "neu in \(days) d" },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "Die Nächte sind jetzt am dunkelsten."
      case .waxingCrescent: "Eine schmale Sichel am Abendhimmel."
      case .firstQuarter: "Halb beleuchtet; er geht gegen Mitternacht unter."
      case .waxingGibbous: "Hell bis lange nach Mitternacht."
      case .fullMoon: "Die ganze Nacht hell; er geht bei Sonnenuntergang auf."
      case .waningGibbous: "Geht am Abend auf und scheint bis zum Morgen."
      case .lastQuarter: "Halb beleuchtet; er geht gegen Mitternacht auf."
      case .waningCrescent: "Eine schmale Sichel vor Sonnenaufgang."
      }
    },
    unknownMeaning: { "\($0) gibt diesen Wert hier nicht an." },
    chartSpan: "nächste 24 h")
}
