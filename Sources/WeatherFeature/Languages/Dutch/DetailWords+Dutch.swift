extension DetailWords {
  static let dutch = DetailWords(
    feelsBelow: { "\($0) kouder" },
    feelsAbove: { "\($0) warmer" },
    feelsSame: "geen verschil",
    feelsColderMeaning: "De wind voert warmte van de huid af: kleed u op de gevoelstemperatuur.",
    feelsWarmerMeaning:
      "Vochtige lucht laat zweet slecht verdampen: doe rustig aan en drink genoeg.",
    feelsSameMeaning: "Wind noch vocht verandert hoe warm het aanvoelt.",
    humidityMeaning: { humidity in
      switch humidity {
      case .dry: "Droge lucht: huid en keel merken het, en brand ontstaat snel."
      case .comfortable: "Een vochtigheid die de meeste mensen prettig vinden."
      case .humid: "Vochtige lucht: de was droogt langzaam."
      case .veryHumid: "De lucht is bijna verzadigd: er kan dauw of mist ontstaan."
      }
    },
    dewPointMeaning: { comfort in
      switch comfort {
      case .veryDry: "Zeer droge lucht; lippen en huid kunnen barsten."
      case .dry: "Droge, frisse lucht."
      case .comfortable: "Aangename lucht, droog noch vochtig."
      case .humid: "Iets vochtig; bij inspanning zweet men snel."
      case .muggy: "Zwoel; de nachten koelen nauwelijks af."
      case .oppressive: "Drukkend; het lichaam kan nauwelijks afkoelen."
      }
    },
    pressureChange: { arrow, amount in "\(arrow) \(amount) in 3 u" },
    pressureMeaning: { trend in
      switch trend {
      case .fallingFast: "Daalt snel: wind en regen zijn spoedig te verwachten."
      case .falling: "Daalt: het weer kan omslaan."
      case .steady: "Stabiel: het weer blijft waarschijnlijk zoals het is."
      case .rising: "Stijgt: rustig weer wordt waarschijnlijker."
      case .risingFast: "Stijgt snel: het klaart op, vaak met een vlagerige wind."
      }
    },
    pressureUnknown: "De verwachting zegt niet waar de luchtdruk heen gaat.",
    cloudMeaning: { cloud in
      switch cloud {
      case .clear: "Nauwelijks een wolkje."
      case .few: "Een paar wolken; overdag veel zon, ’s nachts sterren."
      case .scattered: "Wolken komen en gaan; ongeveer de helft van de hemel is open."
      case .broken: "Grotendeels bewolkt, met opklaringen."
      case .overcast: "De hele hemel is bedekt."
      }
    },
    visibilityMeaning: { visibility in
      switch visibility {
      case .denseFog: "Dichte mist: het zicht is minder dan 200 m. Ga liever niet rijden."
      case .fog: "Mist: het zicht is minder dan 1 km. Rijd langzaam, met de lichten aan."
      case .mist: "Nevel: wat ver weg is, vervaagt."
      case .haze: "Heiig: heuvels en torens ogen flets."
      case .good: "Goed zicht."
      case .clear: "Helder zicht, tot ver in de omtrek."
      }
    },
    windMeaning: { force in
      [
        "Rook stijgt recht op.",
        "Rook waait weg; windvanen draaien nog niet.",
        "Voelbaar in het gezicht; bladeren ritselen.",
        "Bladeren en twijgen bewegen voortdurend; lichte vlaggen wapperen.",
        "Stof en papier waaien op; kleine takken bewegen.",
        "Kleine bomen zwaaien; golfjes op vijvers.",
        "Grote takken bewegen; een paraplu is moeilijk vast te houden.",
        "Hele bomen bewegen; tegen de wind in lopen is lastig.",
        "Twijgen breken af; lopen is zeer moeilijk.",
        "Schade aan daken; blijf weg bij bomen.",
        "Bomen raken ontworteld; blijf binnen.",
        "Grote schade op veel plaatsen; blijf binnen.",
        "Verwoesting; zoek beschutting.",
      ][force.number]
    },
    beaufort: { "windkracht \($0)" },
    gustMeaning: { force in
      switch force.number {
      case ...4: "Niets bijzonders."
      case 5...6: "Windstoten die aan paraplu’s en hoeden rukken."
      case 7...8: "Windstoten die twijgen breken; zet vast wat buiten los staat."
      default: "Gevaarlijke windstoten: blijf weg bij bomen en steigers."
      }
    },
    uvAdvice: { uvClass in
      switch uvClass {
      case .low: "Geen bescherming nodig."
      case .moderate: "Rond het middaguur schaduw; bij langer verblijf een hoed en zonnebrandcrème."
      case .high: "Hoed, bedekkende kleding, zonnebrandcrème; rond het middaguur schaduw."
      case .veryHigh:
        "Blijf rond het middaguur in de schaduw: blote huid verbrandt binnen een half uur."
      case .extreme: "Mijd de zon rond het middaguur: blote huid verbrandt binnen enkele minuten."
      }
    },
    airAdvice: { airClass in
      switch airClass.rank {
      case 0: "Goed voor iedereen, ook buiten."
      case 1: "Prima voor bijna iedereen."
      case 2: "Gevoelige mensen kunnen het buiten beter wat rustiger aan doen."
      case 3: "Doe het buiten rustig aan; gevoelige mensen kunnen beter binnen blijven."
      case 4: "Mijd inspanning buiten; draag een masker."
      default: "Blijf binnen met de ramen dicht."
      }
    },
    wetHours: { "\($0) u" },
    dryDay: "droog",
    rainMeaning: { intensity in
      switch intensity {
      case .none: "Geen neerslag."
      case .light: "Licht: een capuchon is genoeg."
      case .moderate: "Matig: neem een paraplu mee."
      case .heavy: "Zwaar: plassen, slecht zicht op de weg."
      case .violent: "Wolkbreuk: blijf weg bij beken en tunnels."
      }
    },
    polarDay: "De zon gaat vandaag niet onder.",
    polarNight: "De zon komt vandaag niet op.",
    sunMeaning: { "De zon staat \($0) boven de horizon." },
    moonLit: { "\($0) verlicht" },
    waxing: "wassend",
    waning: "afnemend",
    fullIn: { days in
      days <= 0
        ? "vandaag vol" : days == 1 ? "morgen vol" : "vol over \(days) dagen"
    },
    newIn: { days in
      days <= 0
        ? "vandaag nieuw"
        : days == 1 ? "morgen nieuw" : "nieuw over \(days) dagen"
    },
    moonMeaning: { phase in
      switch phase {
      case .newMoon: "De nachten zijn op hun donkerst."
      case .waxingCrescent: "Een smalle sikkel aan de avondhemel."
      case .firstQuarter: "Half verlicht; gaat rond middernacht onder."
      case .waxingGibbous: "Helder tot lang na middernacht."
      case .fullMoon: "De hele nacht helder; komt op bij zonsondergang."
      case .waningGibbous: "Komt ’s avonds op, helder tot de ochtend."
      case .lastQuarter: "Half verlicht; komt rond middernacht op."
      case .waningCrescent: "Een smalle sikkel voor zonsopkomst."
      }
    },
    unknownMeaning: { "\($0) geeft deze waarde hier niet." },
    chartSpan: "komende 24 u")
}
